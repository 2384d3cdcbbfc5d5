alien-warpish = Warpwesen
    .tagline = Jedes Schiff im Warp zählt für sie
    .flavour = Die Gefallenen sind in der Überzahl, und bei uns nehmen sie ab.
    .power-name = Nekromantie
    .power =
        Bist du Angreifer oder Verteidiger und deckst einen Angriff auf, benutzt du
        diese Fähigkeit: Jedes Schiff im Warp, von allen und auch deine eigenen, erhöht
        deine Summe um 1.
    .wild =
        Als Hauptspieler: Nach dem Aufdecken der Karten erhöht jedes deiner eigenen
        Schiffe im Warp die Summe deiner Seite um 1.
    .super =
        Als Hauptspieler: Nach dem Aufdecken der Karten senkt jedes Schiff deines Gegners
        im Warp seine Summe um 1.
    .zap = Der Warp bringt deiner Summe nichts.
    .help = Je länger der Krieg, desto stärker wirst du.
    .ruling-1 =
        Gezählt werden die Schiffe, wenn du diese Fähigkeit benutzt. Schiffe, die später
        im Gefecht in den Warp gehen oder ihn verlassen, ändern nichts.
    .ruling-2 =
        Aus dem Spiel entfernte Schiffe und solche auf dem Portal oder auf einer
        Alienidentität sind nicht im Warp.
    .ruling-3 =
        Es ist ein einfacher Zuschlag, weder multipliziert noch Teil des Kartenwerts. Bei
        einer Verhandlung gibt es keinen.
    .ruling-4 =
        Bei leerem Warp benutzt du diese Fähigkeit trotzdem, und es kommt nichts hinzu.
    .ruling-5 =
        Super: Die Schiffe deines Gegners zählen für dich und gegen ihn. Eine Summe darf
        unter null fallen. Nach einem Zap kann es nicht mehr gespielt werden.
    .ruling-6 = Super: Die Schiffe der Verbündeten im Warp zählen nicht.
    .ruling-7 =
        Beide Seiten des Manövers dürfen bei allen Karten gespielt werden, zählen aber
        nur, wenn Summen verglichen werden.
