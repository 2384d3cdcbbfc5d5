alien-warpish = Warpish
    .tagline = Every warp ship adds to its total
    .flavour = The fallen outnumber you, and they take our calls.
    .power-name = Necromancy
    .power =
        When you are the offense or the defense and turn up an attack, you use this
        power: every ship in the warp, of all players and your own, adds 1 to your
        total.
    .wild =
        As a main player, after the cards are turned up, each of your own ships in the
        warp adds 1 to your side's total.
    .super =
        As a main player, after the cards are turned up, each ship of your opponent in
        the warp takes 1 off your opponent's total.
    .zap = The warp adds nothing to your total.
    .help = The longer the war, the stronger you get.
    .ruling-1 =
        The ships are counted when you use this power. Ships that enter or leave the
        warp later in the reveal change nothing.
    .ruling-2 =
        Ships removed from the game, on the gate or on an alien sheet are not in the
        warp.
    .ruling-3 =
        It is a plain addition, neither multiplied nor part of the card's value. With a
        negotiate there is none.
    .ruling-4 = With an empty warp you use this power all the same, and add nothing.
    .ruling-5 =
        Super: your opponent's ships count for you and against your opponent. A total
        may fall below zero. After a zap it can no longer be played.
    .ruling-6 = Super: the warp ships of allies are not counted.
    .ruling-7 =
        Both flare sides may be played whatever the cards are, but matter only when
        totals are compared.
