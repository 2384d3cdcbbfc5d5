alien-mind = Mind
    .tagline = Looks into a main player's hand
    .flavour = We knew you would read this sentence.
    .power-name = Knowledge
    .power =
        Before anybody is invited, you may use this power to look at the whole hand of
        one main player: your opponent if you are a main player yourself, otherwise the
        offense or the defense as you like. What you see is for you alone.
    .wild =
        When another player is about to draw from the deck, look at each card that
        player draws, until the encounter is over. The cards still go to that player.
    .super =
        When you are not a main player, you may use this power to see both the offense's
        and the defense's hand.
    .zap = It comes before a card is shown: you see nothing.
    .help = Look before you decide whom to join.
    .ruling-1 =
        Everybody learns whose hand you saw; only you learn what is in it. You may not
        pass it on.
    .ruling-2 = You see the hand as it is at that moment, not what is drawn later.
    .ruling-3 = Only the hand: not the Miser's hoard, and no cards that are set aside.
    .ruling-4 = An empty hand may be chosen; then there is nothing to see.
    .ruling-5 = Losing your power later does not make you forget.
    .ruling-6 =
        When several powers act before the invitations, turn order decides; after a
        Mutant has filled up its hand, you see the new cards.
    .ruling-7 =
        Wild: it covers new hands, rewards taken as cards and powers that draw,
        beginning with the draw that was just announced. Cards from other players,
        destiny cards and aliens are not covered.
    .ruling-8 = Wild: you only look. Any choice among the cards is the drawer's.
    .ruling-9 = Super: a zap hides both hands, and the flare returns to your hand.

q-mind-look = Choose the hand you want to see.
    .why = Knowledge: you alone see it, as it is now.
