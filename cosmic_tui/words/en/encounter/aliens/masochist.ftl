alien-masochist = Masochist
    .tagline = Wins once all its ships are lost
    .flavour = Please aim carefully; we would hate to survive.
    .power-name = Hurt Yourself
    .power =
        At the start of every encounter, before the offense brings a ship back from the
        warp, you use this power if not one of your ships is left in play: you win the
        game. Ships in the warp and ships removed from the game are lost.

        You keep this power however few home colonies you have, even none. You may also
        win with foreign colonies like everybody else.
    .wild =
        When the offense is about to bring a ship back from the warp, name another
        player, yourself included: that player brings one back instead, and the offense
        none. Not if the offense would have no ship to launch.
    .super =
        At regroup in your own turn, remove one of your ships in the warp from the game
        for good. You then bring no ship back.
    .zap = You do not win yet. At the next regroup the question comes up again.
    .help = Lose everything, then survive one more regroup. Or just win with colonies.
    .ruling-1 = Never in the same game as Healer.
    .ruling-2 =
        A ship on a colony, on the gate, beside a planet or on a technology is still in
        play.
    .ruling-3 =
        Only the start of an encounter counts. Losing your last ship does not win by
        itself, and whoever wins before that regroup wins first.
    .ruling-4 =
        On your turn this comes before your ship returns from the warp: if you have
        lost everything, you win instead.
    .ruling-5 =
        If you are zapped in your own regroup, your ship returns onto the gate, and you
        are no longer without ships.
    .ruling-6 =
        Effects that empty the warp come too late, and your ships would have no colony
        to go to.
    .ruling-7 = All your ships means all twenty, or all sixteen with four planets.
    .ruling-8 = Everybody can count how close you are.
    .ruling-9 =
        If this alien passes to somebody else, that player's ships are looked at from
        then on.
    .ruling-10 =
        Wild: if the named player has no ship in the warp, or no colony, nothing returns
        at all.

q-masochist-favour = Choose who retrieves a ship in place of the offense.
    .why = That player brings one home from the warp; the offense doesn't.
