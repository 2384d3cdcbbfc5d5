alien-loser = Verlierer
    .tagline = Lassen die unterlegene Seite siegen
    .flavour = Der zweite Platz ist Ansichtssache und Papierkram.
    .power-name = Umsturz
    .power =
        Bevor die Herausforderungskarten gewählt werden und du Angreifer oder Verteidiger
        bist, darfst du diese Fähigkeit benutzen, indem du einen Umsturz ansagst. Dann
        muss jeder Hauptspieler, der einen Angriff hat, einen auslegen. Und ist die
        Herausforderung entschieden, gewinnt nach allem anderen die unterlegene Seite,
        und die siegreiche verliert.
    .wild =
        Als Hauptspieler: Bevor die Karten gewählt werden, lass beide Seiten verlieren:
        Alle Schiffe des Angreifers, des Verteidigers auf diesem Planeten und aller
        Verbündeten gehen in den Warp, und keine Karte wird ausgelegt.
    .super =
        Sag den Umsturz erst an, wenn beide Karten verdeckt liegen. Niemand muss dann
        einen Angriff auslegen; nur das Ergebnis wird vertauscht.
    .zap = Es gibt keinen Umsturz: Alle legen, was sie wollen, und die höhere Summe siegt.
    .help = Sag ihn an, und dann streng dich an zu verlieren.
    .ruling-1 =
        Der Tausch ist der allerletzte Schritt, nach Summen, automatischen Siegen und
        jeder anderen Fähigkeit.
    .ruling-2 =
        Ein Gleichstand geht an den Verteidiger und wird dann vertauscht: Der Angreifer
        gewinnt.
    .ruling-3 =
        Angriff gegen Verhandlung, möglich, wenn jemand keinen Angriff hatte: Die
        Verhandlung gewinnt. Keine Entschädigung, denn mit ihr ging kein Schiff verloren.
    .ruling-4 =
        Bei zwei Verhandlungen verliert niemand: Ihr verhandelt wie üblich.
    .ruling-5 =
        Ein Gleichziehen auf der Hand ist kein Angriff. Auslegen darf es nur, wer gar
        keinen Angriff hat.
    .ruling-6 =
        Wer fragt, wer gewonnen hat, sieht das vertauschte Ergebnis. Um wie viel, sagt
        die einfache Differenz der Summen.
    .ruling-7 =
        Die Pflicht, einen Angriff auszulegen, gilt für die Hände im Moment der Wahl;
        spätere Änderungen der Karten verletzen sie nicht.
    .ruling-8 =
        Verlierst du deine Fähigkeit nach der Ansage, ändert das nichts. Zwei Umstürze
        heben einander auf.
    .ruling-9 =
        Regulär: Beide Hauptspieler und alle Verbündeten haben verloren. Keine Kolonie,
        keine Entschädigung, keine Belohnung, und die Herausforderung war kein Erfolg.
    .ruling-10 =
        Regulär: Ein Verteidiger ohne Schiffe dort verliert keines, hat aber trotzdem
        verloren.
