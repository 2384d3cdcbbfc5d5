alien-virus = Viren
    .tagline = Schiffe mal Karte statt plus
    .flavour = Zwei sind ein Niesen, vier eine galaktische Pandemie.
    .power-name = Multiplikation
    .power =
        Bist du Angreifer oder Verteidiger und deckst einen Angriff auf, benutzt du
        diese Fähigkeit: Deine eigenen Schiffe in der Herausforderung werden mit dem Wert
        deiner Karte multipliziert statt addiert. Verbündete Schiffe, Verstärkungen und
        Zuschläge kommen danach wie üblich hinzu.
    .wild =
        Als Hauptspieler: Nach dem Aufdecken der Karten zählen für deine Summe deine
        Schiffe mal die deiner Verbündeten statt beider zusammen. Deine Karte kommt wie
        üblich hinzu.
    .super =
        Benutzt du diese Fähigkeit, multiplizieren verbündete Schiffe mit: alle Schiffe
        deiner Seite mal deine Karte.
    .zap = Du addierst Schiffe und Karte wie alle anderen.
    .help = Vier Schiffe und eine 20 sind 80. Kein Schiff und eine 40 sind nichts.
    .ruling-1 =
        Du multiplizierst auch, wo Addieren besser wäre, etwa mit einem Schiff oder einer
        00.
    .ruling-2 =
        Multipliziert wird der Wert der Karte nach allen Änderungen; feste Zuschläge und
        Verstärkungen nicht.
    .ruling-3 =
        Verteidigst du einen Planeten ohne eigene Schiffe, ist das Produkt null: Nur
        Verbündete und Zuschläge zählen.
    .ruling-4 =
        Ein Gleichziehen kopiert die aufgedruckte Zahl, und die wird multipliziert. Ein
        gegnerisches bekommt die bloße Zahl.
    .ruling-5 =
        Kommen oder gehen Schiffe, bevor die Summen verglichen werden, zählt die Zahl
        dieses Moments.
    .ruling-6 =
        Jedes Schiff in einer Multiplikation zählt eins, welches Gewicht es auch sonst hat.
    .ruling-7 =
        Gegen Antimaterie wird zuerst dein Produkt berechnet; dann werden verbündete
        Schiffe abgezogen, und die niedrigere Summe gewinnt.
    .ruling-8 =
        Regulär: Ohne Verbündete zählen die Schiffe gar nichts. Du wirst gewarnt, aber es
        ist erlaubt.
    .ruling-9 = Super: Verbündete Schiffe werden nicht ein zweites Mal addiert.
