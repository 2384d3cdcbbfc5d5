alien-barbarian = Barbarian
    .tagline = Plunders the beaten defender's hand
    .flavour = They knock first, but only with something heavy.
    .power-name = Loot and Pillage
    .power =
        When your side wins while you are the offense, you use this power before
        compensation is taken and before any ship moves. You look at your opponent's
        whole hand in private and keep up to as many of those cards as you have ships on
        the gate. The rest of that hand is discarded face up.
    .wild =
        As a main player or ally, when you have just received compensation or rewards,
        discard any of those new cards. You draw nothing for them.
    .super =
        When the offense wins with you as its ally, you may use this power on the
        opposing main player, keeping up to as many cards as you have ships on the gate.
    .zap = It comes before you see a card: nothing is looked at, taken or discarded.
    .help = Send four ships: that is also the number of cards you may keep.
    .ruling-1 =
        Only a win counts, even one without a card being turned up. A deal does not, nor
        does resettling an empty home planet.
    .ruling-2 = The encounter cards lie on the table and are no part of the hand.
    .ruling-3 =
        If the loser showed a negotiate, its compensation is drawn afterwards from your
        hand, which by then holds your loot.
    .ruling-4 =
        Only your own ships on the gate are counted, one each, whatever weight they
        have. With none there you keep nothing and the whole hand is discarded.
    .ruling-5 = You must plunder, but you may keep fewer cards than you could.
    .ruling-6 = An empty hand means there is nothing to do.
    .ruling-7 =
        A player left without cards draws no new hand now, only when an encounter card
        is next needed.
    .ruling-8 =
        What you keep is known to you and the former owner; what is discarded is seen by
        everybody.
    .ruling-9 =
        Once you look at the hand, no card in it can be played in answer; a zap has to
        come before.
    .ruling-10 = Wild: it covers one payment. Ships freed as rewards are not affected.
    .ruling-11 = Super: you plunder the defense, the main player you fought against.

q-barbarian-keep = Which of these cards do you keep? The rest are discarded.
    .why = Loot and Pillage: you keep up to one card for each of your ships on the gate.
q-barbarian-throw_away = Which of your new cards do you throw away?
    .why = Barbarian's flare: you discard any of the cards you were just paid, face up.
