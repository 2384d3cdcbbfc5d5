artifact-quash = Quash
    .when = Any player, when a deal has been agreed
    .line = The deal is void, and each side loses three ships.
    .text =
        The deal is void, and both dealing players pay for a failed deal: three ships
        each.
    .help = Nothing has changed hands yet when you play it.
    .ruling-1 = The encounter was no success, so the offense's turn ends.
    .ruling-2 = A deal that has failed anyway cannot be quashed.
