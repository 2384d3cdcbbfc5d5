alien-miser = Miser
    .tagline = Has a second, untouchable hand
    .flavour = Counted twice nightly, and once more for luck.
    .power-name = Hoard
    .power =
        At the start of the game you get two sets of eight cards. Look at both, keep one
        whole set as your hand and lay the other face down on your alien sheet: your
        hoard.

        Whenever you may play a card, you may use this power to play one from your hoard
        instead of your hand, with the same effect. A card that would return to your
        hand then returns to the hoard. Cards you gain always go to your hand.

        Nobody else may see, take or discard cards of your hoard, whatever they play.
        When there is no encounter card in it, you may show it, discard it and draw
        eight new cards as your hoard.
    .wild =
        When you have to replace your hand, or somebody collects compensation from you,
        lay this flare and two more cards from your hand aside. They are out of reach
        and not counted; you take them back afterwards.
    .super =
        At the start of an encounter in which you are the offense, put the top card of
        the deck into your hoard.
    .zap =
        The card goes back to the hoard without effect, and the hoard is closed until
        the encounter is over. You may at once play from your hand instead. Owning the
        hoard and renewing it cannot be zapped.
    .help = Empty your hand without fear: the hoard is still there.
    .ruling-1 =
        How many cards lie there is public. What they are is secret until you renew the
        hoard.
    .ruling-2 =
        The hoard is not part of your hand for compensation, looks, swaps, thefts,
        counts of cards, forced discards, deals or gifts.
    .ruling-3 =
        At the start of your turn only the hand is looked at: without an encounter card
        in it you draw a new hand, whatever lies in the hoard.
    .ruling-4 =
        When an encounter card is needed later, one in the hoard is enough. As the
        defense with none in your hand you may choose: one from the hoard, or a new
        hand.
    .ruling-5 =
        If a hoard card is zapped and your hand has no encounter card, the defense draws
        a new hand; as the offense your turn ends.
    .ruling-6 =
        If you have to play an attack and hold one in your hand, play an attack from
        either place. Otherwise you need not open the hoard, but if you do, take an
        attack if there is one.
    .ruling-7 =
        Everybody sees that an encounter card comes from the hoard, not which one.
    .ruling-8 =
        A flare played from the hoard returns to it. So does an encounter card that was
        laid but never turned up.
    .ruling-9 =
        You may renew the hoard at any moment between other actions, and again if the
        new one has no encounter card either.
    .ruling-10 =
        While your power is lost, the hoard lies there untouched: nobody can get at it,
        and you cannot play from it or renew it.
    .ruling-11 =
        The hoard goes where your alien sheet goes. If the sheet leaves the game, the
        hoard is discarded.
    .ruling-12 =
        Wild: exactly two more cards, or all others if there are fewer. You show the
        flare, not the two. In a new hand they come on top of the eight.

ev-miser-second_set = { $n ->
        [one] { $who } is dealt { $n } more card to choose.
       *[other] { $who } is dealt { $n } more cards to choose.
    }
    .you = { $n ->
        [one] You are dealt { $n } more card, as a set.
       *[other] You are dealt { $n } more cards, as a set.
    }
ev-miser-hoard_laid = { $n ->
        [one] { $who } has a hoard of { $n } card.
       *[other] { $who } has a hoard of { $n } cards.
    }
    .you = { $n ->
        [one] You have a hoard of { $n } card.
       *[other] You have a hoard of { $n } cards.
    }
ev-miser-hoard_shown = { $who } shows and renews the hoard.
    .you = You show and renew your hoard.
q-miser-choose_set = Which of your two sets becomes your hand?
    .why = Hoard: the other set lies face down on your sheet. No card changes sets.
opt-miser-hand = First set
opt-miser-hoard = Second set
q-miser-set_aside = Choose two cards to lay aside with this flare.
    .why = They are out of reach, and come back when the cards have moved.
