tech-cosmic_field_generator = Kosmosfeldgenerator
    .when = Alle, wenn eine Fähigkeit benutzt wird; dann abgelegt
    .text =
        Wirkt einmal wie ein Kosmischer Zap: Eine Benutzung einer beliebigen Fähigkeit
        wird aufgehoben, und die Fähigkeit ruht, bis die Herausforderung vorbei ist.
    .help = Er ist kein Artefakt; ein Karten-Zap erreicht ihn also nicht.
    .ruling-1 =
        Verhindern können ihn der Techno-Störsender und das reguläre Manöver der Heiler.
