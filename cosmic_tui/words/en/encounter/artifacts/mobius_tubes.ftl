artifact-mobius_tubes = Mobius Tubes
    .when = Only the offense, start of any of its encounters
    .line = All ships of all players leave the warp.
    .text =
        All ships of all players leave the warp and return to any of their owners'
        colonies.
    .help = Play it when most of those ships are yours.
    .ruling-1 =
        It comes before the ship you bring back at regroup; afterwards the warp is
        usually empty.
    .ruling-2 = It can be played in your first and in your second encounter.
    .ruling-3 =
        Owners place their ships in turn order. Ships without a colony to go to stay
        lost.
