alien-oracle = Seher
    .tagline = Kennen die Gegenkarte vor der Wahl
    .flavour = Morgen hat angerufen: Nimm eine größere Karte mit.
    .power-name = Vorsehung
    .power =
        In jeder Herausforderung, in der du Angreifer oder Verteidiger bist, benutzt du
        diese Fähigkeit, wenn die Herausforderungskarten gewählt werden: Dein Gegner legt
        zuerst eine Karte offen aus. Dann wählst du deine und legst sie verdeckt aus. Die
        Herausforderung geht weiter wie üblich.
    .wild =
        Als Hauptspieler: Bevor die Karten gewählt werden, misch deine Hand und die
        deines Gegners zusammen. Nimm zufällig so viele Karten zurück, wie du
        hineingegeben hast; den Rest bekommt dein Gegner.
    .super =
        Liegt die Karte deines Gegners offen, brich die Herausforderung ab: Jene Karte
        geht auf die Hand zurück, alle Schiffe auf dem Portal und alle Verbündeten fliegen
        heim, und es gilt als getroffene Vereinbarung.
    .zap =
        Er kommt, bevor eine Karte ausgelegt wird: Ihr wählt beide gleichzeitig und
        verdeckt.
    .help = Gewinn um eins, oder verlier mit deiner schlechtesten. Du weißt es vorher.
    .ruling-1 =
        Alles, was vor der Kartenwahl geschieht, ist dann vorbei, und beide Hände sind
        auf Herausforderungskarten geprüft.
    .ruling-2 =
        Die offene Karte ist nur bekannt, nicht aufgedeckt: Noch geschieht nichts, was
        zum Gefecht gehört, und Effekte auf verdeckte Karten wirken weiter auf sie.
    .ruling-3 = Alle sehen die offene Karte, und zu ändern ist sie nicht mehr.
    .ruling-4 =
        Ein gegnerisches Gleichziehen liegt offen als Gleichziehen. Was daraus wird,
        hängt von deiner Karte ab.
    .ruling-5 = Hexer dürfen die offene Karte gegen deine verdeckte tauschen.
    .ruling-6 = Verlierst du deine Fähigkeit, nachdem die Karte offen liegt, bleibt sie offen.
    .ruling-7 =
        Regulär: Gemischt werden nur die Hände, ohne Horte und ohne dieses Manöver. Beide
        behalten ihre Kartenzahl. Der Angreifer kann so ohne Herausforderungskarte
        bleiben, was den Zug beendet, oder der Verteidiger, der dann eine neue Hand zieht.
    .ruling-8 =
        Super: Es ist ein Erfolg des Angreifers ohne Bedingungen. Eine zweite
        Herausforderung ist möglich, niemand gewinnt Kolonie oder Karte, und die Schiffe
        des Verteidigers bleiben auf dem Planeten.
