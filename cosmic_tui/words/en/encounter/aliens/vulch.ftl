alien-vulch = Vulch
    .tagline = Pockets artifacts others throw away
    .flavour = One emperor's rubbish is our crown, sceptre and lunch.
    .power-name = Salvage
    .power =
        Whenever an artifact of another player would be discarded, because it was
        played, canceled or thrown away, you use this power: take it into your hand.

        When you have to draw a new hand, you keep all your artifacts and draw eight
        cards besides. This part is no use and cannot be zapped.
    .wild =
        As a main player who has won or made a deal, make your opponent hand you cards
        one by one, in an order your opponent chooses. Each time either discard the card
        and ask for the next, or keep it and stop.
    .super =
        For once, flares count as artifacts: collect the flares others discard, or keep
        your own when you draw a new hand.
    .zap = The artifact is discarded, and you collect nothing more in this encounter.
    .help = Let the others play their artifacts. They are all coming to you.
    .ruling-1 =
        A played artifact first takes effect, then it is yours. You may play it at the
        next moment that fits, but not while the present answers are still being
        settled.
    .ruling-2 = Artifacts discarded together by one player are one use.
    .ruling-3 =
        A canceled artifact is collected, and so is the one that canceled it if
        another player played that.
    .ruling-4 = The zap that stops you is not collected: your power is already blocked.
    .ruling-5 =
        Stolen, traded or given cards are not discarded, so there is nothing to collect.
        Your own artifacts are discarded as usual.
    .ruling-6 = You have no choice about it, and everybody sees what you collect.
    .ruling-7 =
        Keeping artifacts in a new hand works after a zap, but not while your power is
        lost.
    .ruling-8 =
        Wild: you may refuse every card, which empties that hand. It comes after
        compensation or the terms of the deal; an empty hand leaves nothing to ask for.
    .ruling-9 =
        Super: only flares that really are discarded, not those returning to a hand, and
        never your own.

ev-vulch-collected = { $who } salvages { $face }.
    .you = You salvage { $face }.
    .at-you = { $who } salvages your { $face }.
q-vulch-pass_card = Which card do you pass to { $whom }?
    .why = Vulch's flare: card by card, until one is kept. The others are discarded.
q-vulch-take = Do you keep this card, or discard it and ask for the next?
    .why = Vulch's flare: it stops once you keep one.
