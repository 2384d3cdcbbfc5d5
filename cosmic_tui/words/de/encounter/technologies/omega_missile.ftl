tech-omega_missile = Omega-Rakete
    .when = Alle, zu Beginn jeder Herausforderung; dann abgelegt
    .text =
        Wähle einen Planeten in einem beliebigen System. Er wird aus dem Spiel entfernt,
        und alle Schiffe darauf gehen in den Warp.
    .help = So verlorene Kolonien zählen sofort, für Fähigkeiten und Spielsieg.

q-omega_missile-planet = Welchen Planeten zerstörst du?
    .why = Omega-Rakete: Er ist für immer weg, und alle Schiffe darauf sind im Warp.
