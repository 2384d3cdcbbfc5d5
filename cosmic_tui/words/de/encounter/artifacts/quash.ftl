artifact-quash = Annullierung
    .when = Alle, wenn eine Vereinbarung steht
    .line = Die Vereinbarung ist nichtig, und jeder verliert drei Schiffe.
    .text =
        Die Vereinbarung ist nichtig, und beide Seiten zahlen für eine gescheiterte
        Verhandlung: je drei Schiffe.
    .help = Wenn du sie spielst, hat noch nichts den Besitzer gewechselt.
    .ruling-1 = Die Herausforderung war kein Erfolg; der Zug des Angreifers endet also.
    .ruling-2 = Eine ohnehin gescheiterte Verhandlung lässt sich nicht annullieren.
