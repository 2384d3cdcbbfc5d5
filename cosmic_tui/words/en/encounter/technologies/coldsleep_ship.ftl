tech-coldsleep_ship = Coldsleep Ship
    .when = Any player, start of any encounter; then discarded
    .text =
        Found a colony on a planet of another player where you have none, with up to
        four ships from your other colonies.
    .help = A colony without a fight. Victory is checked right afterwards.
    .ruling-1 = Ships of others on that planet stay; you live side by side.
    .ruling-2 =
        If you have no colony for the research ships to return to when it is completed,
        you may turn it on at once and found the colony with all of them.
