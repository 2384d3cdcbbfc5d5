tech-delta_scanners = Delta Scanners
    .when = Any player, start of any encounter; then discarded
    .text = Take any one card from the discard pile into your hand.
    .help = The pile lies open, so everybody sees what you take.
    .ruling-1 =
        The pile of the cards you play from your hand is meant, not destiny or
        technology cards.

q-delta_scanners-take = Which card do you take from the discard pile?
    .why = Delta Scanners: everybody sees which one it is.
