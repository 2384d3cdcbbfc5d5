alien-warrior = Warrior
    .tagline = Gathers experience, fights stronger
    .flavour = Scars are just medals you cannot lose.
    .power-name = Mastery
    .power =
        When an encounter in which you were the offense or the defense is over, put
        tokens on your alien sheet: one if you won or made a deal, two if you lost or
        failed to make a deal; one more in a four-planet game. This is no use and cannot
        be zapped.

        When you are the offense or the defense and turn up an attack, you use this
        power: each token adds 1 to your total. Tokens are never spent.
    .wild =
        When an encounter is over in which you were the defense, have one encounter at
        once as the offense, against the player who attacked you, on a planet of that
        player's home system. Then the game goes on where it was.
    .super =
        You may use this power as an ally when the main player of your side turns up an
        attack: your tokens add to that side's total.
    .zap = No bonus in this encounter. The tokens stay, and new ones come all the same.
    .help = Lose early and often. Later everything you lost fights for you.
    .ruling-1 = Tokens of an encounter arrive when it is over and do not help in it.
    .ruling-2 =
        While your power is lost you get no tokens, and those you have do not count.
        They count again when the power is back.
    .ruling-3 =
        If both sides lose, you have lost: two tokens. An encounter cut short brings
        none.
    .ruling-4 = A deal that is quashed has failed: two tokens.
    .ruling-5 =
        The bonus is a plain addition, neither multiplied nor part of the card's value.
        With a negotiate there is none.
    .ruling-6 = Everybody can count your tokens. They go where your alien sheet goes.
    .ruling-7 =
        Wild: this encounter has every phase but no destiny card; you choose the planet.
        It is not a turn: no new hand at its start and no second encounter from it. If
        you have no encounter card in planning, it just ends.
    .ruling-8 =
        Wild: afterwards the interrupted turn goes on, with a second encounter if one is
        due. Flares are counted anew for it.
    .ruling-9 = Super: as an ally you get no tokens for the encounter.
