tech-quark_battery = Quark Battery
    .when = A main player, after the cards are turned up; then discarded
    .text =
        When completed, put an encounter card from your hand under it. Nobody else may
        look at it or take it. Later, as a main player, you may swap your encounter card
        for it once the cards are turned up; then this technology and the swapped card
        are discarded.
    .help = The card under it is no part of your hand, not even for hand checks.
    .ruling-1 =
        With no encounter card to put there, this technology is discarded at once.
    .ruling-2 = A morph that copied your first card keeps that copy.

q-quark_battery-store = Which encounter card do you put under it?
    .why = Quark Battery: only you know it. It is no hand card until you swap it in.
