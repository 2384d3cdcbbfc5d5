alien-chosen = Chosen
    .tagline = Draws three for a better card
    .flavour = Heaven answers, though it often mumbles.
    .power-name = Divine Intervention
    .power =
        After the cards are turned up, and before reinforcements, you may use this power
        once as the offense or the defense: draw three cards from the deck. If there are
        encounter cards among them (attack, negotiate or morph) you may take one of
        these. Either it replaces your own encounter card, which is discarded; or, if
        both are attacks, its number is added to the value of your card.

        The other drawn cards are discarded face up. Drawing no encounter card, or
        taking none, leaves your card as it was.
    .wild = As a main player, when planning begins, draw one card from the deck.
    .super =
        When you have drawn the three cards, keep in your hand any of them that are not
        attack, negotiate or morph.
    .zap = It comes before you draw: no cards, and your first card stands.
    .help = A negotiate that turned out badly can still become an attack.
    .ruling-1 =
        A new card can change everything: an attack for a negotiate turns compensation
        or talks into a fight, and the other way round.
    .ruling-2 =
        A morph of yours that copied an attack counts as an attack, so a number may be
        added to it.
    .ruling-3 =
        A drawn morph can only replace. It at once copies what your opponent's card now
        is, at its printed value.
    .ruling-4 = If your opponent's card is a morph, it keeps what it copied at first.
    .ruling-5 = You draw in private; what you take and what you discard is shown.
    .ruling-6 =
        An added number is put on top after all other changes to the card, such as a
        reversal or an equalize.
    .ruling-7 =
        After adding, both cards are discarded as yours; an effect that picks up your
        encounter card takes the first one. After replacing, it takes the new one.
    .ruling-8 =
        If fewer than three cards are left even after reshuffling, you draw what there
        is.
    .ruling-9 =
        Super: you may wait until you have seen the three cards. The kept cards stay
        secret.

# $face comes formatted from card-…
ev-chosen-added = { $who } adds { $face } to the card.
    .you = You add { $face } to your card.
# What was kept is no encounter card; the others see only how many.
ev-chosen-kept = { $n ->
        [one] { $who } keeps { $n } of the drawn cards.
       *[other] { $who } keeps { $n } of the drawn cards.
    }
    .you = { $n ->
        [one] You keep { $n } of the cards you drew.
       *[other] You keep { $n } of the cards you drew.
    }
q-chosen-take = Which of these encounter cards do you take?
    .why = Divine Intervention: the cards you do not take are discarded.
    .pass = Your first card stands, and all the drawn cards are discarded.
q-chosen-how = Does { $face } replace your card, or is it added to it?
    .why = You can add one attack to another. A replaced card is discarded at once.
q-chosen-keep = Which of these cards go into your hand? At least one.
    .why = Super flare: nobody sees what you keep. The rest are discarded.
