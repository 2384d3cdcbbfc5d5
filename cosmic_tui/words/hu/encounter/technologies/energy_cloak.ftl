tech-energy_cloak = Energiapalást
    .when = Csak támadó, a kapu célzása után; aztán el kell dobni
    .text = Ebben az összecsapásban a védő senkit sem kérhet fel.
    .help = A felkérést tiltja, nem a csatlakozást: aki hívatlanul jön, az jön.
