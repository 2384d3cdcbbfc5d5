tech-xenon_lasers = Xenonlaser
    .when = Hauptspieler oder Verbündete, nach dem Aufdecken; bleibt im Spiel
    .text =
        In jeder Herausforderung, an der du beteiligt bist, darfst du die Summe deiner
        Seite um 1 erhöhen oder um 1 senken.
    .help = Ein Punkt macht aus Gleichstand Sieg. Einmal pro Herausforderung.

q-xenon_lasers-sign = Die Summe deiner Seite um 1 erhöhen oder um 1 senken?
    .why = Xenonlaser: einmal in dieser Herausforderung.
