artifact-quash = Annullierung
    .when = Alle, wenn eine Vereinbarung steht
    .line = Die Vereinbarung ist nichtig: je drei Schiffe.
    .text =
        Die Vereinbarung ist nichtig, und beide Seiten zahlen für eine gescheiterte
        Verhandlung: je drei Schiffe.
    .help = Wenn du es spielst, hat noch nichts gewechselt.
    .ruling-1 = Die Herausforderung war kein Erfolg; der Zug des Angreifers endet also.
    .ruling-2 = Eine ohnehin gescheiterte Verhandlung lässt sich nicht annullieren.
