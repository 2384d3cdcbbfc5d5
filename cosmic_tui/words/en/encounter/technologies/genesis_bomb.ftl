tech-genesis_bomb = Genesis Bomb
    .when = Any player, start of any encounter; secret until then, then discarded
    .text =
        Take the Genesis planet into your home system. You may at once settle it with
        any of the ships that researched this technology.
    .help = A sixth home planet, in every respect.
    .ruling-1 =
        It can be attacked, defended and resettled. Your colony there counts for keeping
        your power; for others a colony there is foreign.
    .ruling-2 =
        If the Genesis planet is already in the game, it moves to your system with the
        ships on it.

q-genesis_bomb-ships = How many of its ships settle the Genesis planet? Choose { $range }.
    .why = Genesis Bomb: the other ships that worked on it go to your colonies.
