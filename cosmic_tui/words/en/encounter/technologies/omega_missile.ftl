tech-omega_missile = Omega Missile
    .when = Any player, start of any encounter; then discarded
    .text =
        Choose a planet in any system. It is removed from the game, and all ships on it
        go to the warp.
    .help = Colonies lost this way count at once, for powers and for victory.

q-omega_missile-planet = Which planet do you destroy?
    .why = Omega Missile: it is gone for good, and all ships on it go to the warp.
