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

q-coldsleep_ship-planet = On which of the other players' planets do you found a colony?
    .why = Coldsleep Ship: whoever is there stays. It counts at once.
q-coldsleep_ship-ships = Which ships found the colony? Choose { $range }.
    .why = They can come from any of your colonies. If you empty one, you lose it.
q-coldsleep_ship-wake = You have no colony left. Where do all these ships wake up?
    .why = Coldsleep Ship: its researchers found a colony at once; then it is discarded.
    .pass = The ships go to the warp, and you keep the Coldsleep Ship for later.
