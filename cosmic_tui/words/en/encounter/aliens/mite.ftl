alien-mite = Mite
    .tagline = Demands a colony or a thinned hand
    .flavour = Very small teeth, very large letterhead.
    .power-name = Bluster
    .power =
        When you are the offense, your ships are on the gate and the defense holds more
        than three cards, you use this power. The defense chooses: either it discards
        cards at random until three are left, and the encounter goes on; or it gives
        way, and all your ships on the gate land on the planet as your colony, beside
        the ships already there. Then the encounter is over as a success for you: no
        card is played and no ship is lost.
    .wild =
        As a main player, when the alliances are formed and your opponent has more
        allied ships than you, send all allied ships of both sides home.
    .super =
        When the defense discards because of your bluster, look at those cards, keep as
        many as you like and discard the rest.
    .zap =
        It comes before the defense chooses: no discard, no colony, the encounter goes
        on.
    .help = Aim at somebody with a hand worth more than a planet.
    .ruling-1 =
        The hand is counted when your ships are on the gate, before anybody is invited.
        The Miser's hoard is not counted and cannot be discarded.
    .ruling-2 =
        The choice is the defense's alone, made before anybody knows which cards would
        go.
    .ruling-3 =
        When the defense gives way nobody has won or lost: no compensation, no rewards.
        You may have a second encounter, and if it was your fifth foreign colony you
        win.
    .ruling-4 =
        On your own home planet, where you came to drive a colony out, giving way means
        a home colony for you, and the other one stays.
    .ruling-5 = It works even if the defense has no ship on the planet.
    .ruling-6 =
        A defense left without encounter cards draws a new hand in planning as usual.
    .ruling-7 =
        Discarded cards are seen by everybody. With the super, those you keep are known
        only to you and the defense.
    .ruling-8 =
        Wild: allied ships are counted as pieces, without the main players' own. One
        against none is enough.
    .ruling-9 =
        Wild: whoever is sent home is no ally any more, with no share in winning, losing
        or rewards.

q-mite-give_way = Discard down to three cards, or let { $whom } land on your planet?
    .why = Bluster: which cards go is left to chance. Landing costs you no ship.
q-mite-keep = Which of these cards do you keep?
    .why = They come from your opponent's hand. The rest is discarded face up.
