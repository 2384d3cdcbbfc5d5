tech-infinity_drive = Infinity Drive
    .when = Any player, when an encounter is over; then discarded
    .text =
        You have an encounter at once as the offense, if you hold an encounter card.
        Then the game goes on where it was interrupted.
    .help = It works in other players' turns as well as in your own.
    .ruling-1 =
        It is no turn: no new hand at its start, and no second encounter from it. The
        interrupted turn loses nothing.

ev-infinity_drive-declared = { $who } will attack out of turn.
    .you = You will attack out of turn.
