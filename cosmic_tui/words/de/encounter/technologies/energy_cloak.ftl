tech-energy_cloak = Energiemantel
    .when = Nur der Angreifer, nach dem Ausrichten des Portals; dann abgelegt
    .text = Der Verteidiger darf in dieser Herausforderung niemanden einladen.
    .help = Verboten ist das Einladen, nicht das Helfen: Wer uneingeladen kommt, kommt.
