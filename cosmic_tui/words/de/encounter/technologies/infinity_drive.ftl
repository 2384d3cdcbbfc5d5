tech-infinity_drive = Unendlichkeitsantrieb
    .when = Alle, wenn eine Herausforderung vorbei ist; dann abgelegt
    .text =
        Du spielst sofort eine Herausforderung als Angreifer, wenn du eine
        Herausforderungskarte hast. Dann geht das Spiel dort weiter, wo es unterbrochen
        wurde.
    .help = Er wirkt in fremden Zügen ebenso wie in deinem eigenen.
    .ruling-1 =
        Es ist kein Spielzug: keine neue Hand zu Beginn, und keine zweite Herausforderung
        daraus. Der unterbrochene Zug verliert nichts.

ev-infinity_drive-declared = { $who } greift außer der Reihe an.
    .you = Du greifst außer der Reihe an.
