alien-calculator = Rechner
    .tagline = Stutzen den größeren Angriff
    .flavour = Jeder Sieg ist nur eine Subtraktion, die niemand nachgeprüft hat.
    .power-name = Angleichung
    .power =
        Sobald beide Herausforderungskarten verdeckt ausliegen und du Angreifer oder
        Verteidiger bist, darfst du diese Fähigkeit benutzen, indem du eine Angleichung
        ansagst. Sind beide Karten dann Angriffe mit verschiedenem Wert, ist die
        höhere nur noch die Differenz der beiden wert; die niedrigere behält ihren Wert.
        Gleichgültig ist, wem die höhere gehört.

        Bei gleichen Werten oder einer Verhandlung auf einer der Seiten ändert sich
        nichts.
    .wild =
        Als Hauptspieler: Sobald beide Karten verdeckt liegen, sag gerade oder ungerade
        an. Sind beide Angriffe, addiere ihre Werte. Stimmt die Ansage, sinkt die
        Karte deines Gegners um den Wert deiner Karte; stimmt sie nicht, sinkt deine um
        den Wert der gegnerischen.
    .super =
        Du darfst diese Fähigkeit auch als Verbündeter auf jeder Seite benutzen; sie
        wirkt auf die Karten der beiden Hauptspieler.
    .zap =
        Er muss mit deiner Ansage kommen: Beide Karten behalten ihren Wert. Sind die
        Karten aufgedeckt, ist es zu spät.
    .help = Gut für niedrige Karten: Aus 08 gegen 20 wird 08 gegen 12.
    .ruling-1 =
        Ein Gleichziehen kopiert die andere Karte; die Werte sind also gleich, und
        nichts wird verringert.
    .ruling-2 =
        Verringert wird der Wert der Karte, nicht die Summe: Schiffe und Verstärkungen
        kommen danach hinzu.
    .ruling-3 =
        Es geht um die zwei Karten, die schließlich aufgedeckt werden, egal wie sie
        vorher getauscht wurden.
    .ruling-4 =
        Eine Angleichung und eine Ansage gerade oder ungerade können beide offen sein.
        Sie werden in Zugreihenfolge ausgeführt; gerade oder ungerade wird an den eben
        aufgedeckten Werten geprüft, abgezogen wird mit den aktuellen.
    .ruling-5 =
        Verlierst du deine Fähigkeit zwischen Ansage und Aufdecken, ändert das nichts:
        Die Angleichung gilt.
    .ruling-6 =
        Regulär: Eine falsche Ansage kann deine Karte unter null drücken. Ist eine der
        Karten eine Verhandlung, verfällt die Ansage.

q-calculator-call = Ergeben die zwei Angriffe zusammen eine gerade oder ungerade Zahl?
    .why = Stimmt es, sinkt die gegnerische Karte um deine; sonst sinkt deine.
