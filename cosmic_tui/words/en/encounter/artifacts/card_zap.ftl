artifact-card_zap = Card Zap
    .when = Any player, when another player announces an artifact or a flare
    .line = An artifact or flare just announced is discarded without effect.
    .text =
        Answer an artifact or a flare, either side, that another player has just
        announced: it has no effect and goes to the discard pile.
    .help = Artifacts and flares only: no encounter cards, reinforcements, technologies.
    .ruling-1 = It has to come before the effect of that card begins.
    .ruling-2 =
        A zapped flare is lost to the discard pile and was its player's flare for this
        encounter. A price named for the card is not paid.
    .ruling-3 =
        It can answer a Cosmic Zap, or another Card Zap. The last answer is settled
        first.
