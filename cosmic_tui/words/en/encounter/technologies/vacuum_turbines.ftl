tech-vacuum_turbines = Vacuum Turbines
    .when = Any player, start of any encounter; then discarded
    .text = Draw four cards, keep as many of them as you like and discard the rest.
    .help = Everybody sees what you discard.

q-vacuum_turbines-discard = Which of the cards you drew do you discard? Any number.
    .why = Vacuum Turbines: you keep the others. Everybody sees what you discard.
