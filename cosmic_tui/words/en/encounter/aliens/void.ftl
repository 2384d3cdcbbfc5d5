alien-void = Void
    .tagline = Beaten ships leave the game forever
    .flavour = There was nothing here. There will be again.
    .power-name = Eradicate
    .power =
        When you win as the offense or the defense, you use this power: the ships your
        opponent and your opponent's allies lose through this defeat do not go to the
        warp but leave the game for good.

        Nobody may be brought below five ships in this way, four in a four-planet game:
        whatever would go beyond that goes to the warp instead.
    .wild =
        When an artifact is announced, send one of your ships from a colony outside the
        encounter to the warp: the artifact does nothing and is discarded.
    .super =
        You may use this power as an ally of the winning side, against the losing main
        player and all its allies.
    .zap = The beaten ships go to the warp as usual.
    .help = Every win makes somebody smaller for the rest of the game.
    .ruling-1 =
        Ships are removed before anything that saves ships from the warp: Zombie,
        Observer and others can only save those the limit sends there. Only a Healer may
        give removed ships back.
    .ruling-2 = Compensation counts only ships that really reach the warp.
    .ruling-3 =
        There has to be a winner: a failed deal, both sides losing or an encounter cut
        short do not count. Beating a negotiate does.
    .ruling-4 =
        Only losses through the defeat itself are removed; extra losses by other powers
        go to the warp. Bystanders are never touched.
    .ruling-5 =
        All ships a player still has in the game are counted for the limit, those in the
        warp included.
    .ruling-6 = Ships removed from the game count for nothing and can be seen by all.
    .ruling-7 =
        Wild: you may stop your own artifact too. If this flare is itself canceled, the
        ship is not paid. It can answer a Card Zap, unless that was aimed at this very
        flare.

q-void-pay = Which colony gives the ship?
    .why = Void's flare: it goes to the warp, and the artifact does nothing.
