# fine: term ship
alien-anti_matter = Antimaterie
    .tagline = Die kleinere Summe siegt
    .flavour = Sie zählen rückwärts und sind trotzdem vor dir da.
    .power-name = Negation
    .power =
        Bist du Angreifer oder Verteidiger und sind beide Herausforderungskarten
        Angriffe, benutzt du diese Fähigkeit: Die niedrigere Summe gewinnt. Bei
        Gleichstand siegt weiterhin der Verteidiger.

        Deine eigenen Schiffe und die Schiffe aller Verbündeten beider Seiten werden
        von der Summe ihrer Seite abgezogen statt addiert. Die eigenen Schiffe deines
        Gegners zählen wie immer dazu. Verstärkungen und andere Zuschläge behalten ihr
        Vorzeichen, und eine Summe darf unter null fallen.
    .wild =
        Sagt jemand anderes ein reguläres Manöver an und du bist Hauptspieler oder
        Verbündeter, verhindere es, bevor es etwas bewirkt.
    .super =
        Sagt jemand anderes ein Manöver an, regulär oder super, verhindere es, bevor
        es etwas bewirkt, egal welche Rolle du in der Herausforderung hast.
    .zap = Es wird wieder gewöhnlich gerechnet: Alle Schiffe zählen, die höhere Summe gewinnt.
    .help = Niedrige Karten, viele Schiffe, viele Verbündete: Hier hilft dir alles.
    .ruling-1 =
        Abgezogen wird von der Summe; die Karten behalten ihre Werte für alles, was sie
        abliest.
    .ruling-2 =
        Liegt auf einer der Seiten eine Verhandlung, bewirkt diese Fähigkeit nichts.
        Wird eine Karte später im Gefecht zur Verhandlung, gelten die gewöhnlichen
        Regeln.
    .ruling-3 = Ein Gleichziehen, das einen Angriff kopiert hat, ist ein Angriff.
    .ruling-4 =
        Zählt ein Schiff mehr als 1, wird es mit diesem Gewicht abgezogen oder
        addiert. Multipliziert dein Gegner Karte und Schiffe, wird das Produkt addiert,
        und die Verbündeten dieser Seite werden davon abgezogen.
    .ruling-5 =
        Werden außerdem Sieg und Niederlage vertauscht (Verlierer), geschieht das
        zuletzt: Dann gewinnt die höhere der geänderten Summen.
    .ruling-6 =
        Eine Verstärkungskarte darf auch an die Seite deines Gegners gehen, und meist
        willst du sie genau dort haben.
    .ruling-7 =
        Verlierst du deine Fähigkeit, nachdem die Benutzung angesagt ist, ändert das
        nichts: Die niedrigere Summe gewinnt trotzdem.
    .ruling-8 =
        Manöver: Die verhinderte Karte geht auf die Hand zurück und lässt sich in dieser
        Herausforderung nicht noch einmal versuchen; ein anderes Manöver darf aber noch
        gespielt werden. Für dich war es dein eines Manöver.
    .ruling-9 =
        Manöver: Alle sehen, welches Manöver versucht wurde. Auf deine Antwort kann
        wieder geantwortet werden; wird sie verhindert, wirkt das erste Manöver.
    .ruling-10 = Regulär: Bis der Verteidiger feststeht, kann nur der Angreifer es spielen.
