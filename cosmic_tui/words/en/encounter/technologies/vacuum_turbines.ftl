tech-vacuum_turbines = Vacuum Turbines
    .when = Any player, start of any encounter; then discarded
    .text = Draw four cards, keep as many of them as you like and discard the rest.
    .help = Everybody sees what you discard.
