tech-energy_cloak = Energy Cloak
    .when = Only the offense, after aiming the gate; then discarded
    .text = The defense may not invite anybody in this encounter.
    .help = It forbids inviting, not joining: players can still come uninvited.
