alien-tick_tock = Tick-Tack
    .tagline = Gewinnt, wenn der Countdown endet
    .flavour = Jede Waffenruhe ist ein Zahnrad mehr, das einrastet.
    .power-name = Geduld
    .power =
        Leg zu Spielbeginn zehn Plättchen auf deine Alienidentität, in einem Spiel mit
        vier Planeten acht.

        In jeder Herausforderung, gleich wer beteiligt ist: Hat der Verteidiger gewonnen
        oder wurde eine Vereinbarung getroffen, benutzt du diese Fähigkeit und
        entfernst ein Plättchen. Ist das letzte weg, gewinnst du das Spiel, sobald der
        Spielsieg geprüft wird. Du darfst auch wie alle anderen mit Fremdkolonien
        gewinnen.
    .wild =
        Ist der Ablagestapel zu einem neuen Stapel gemischt worden, stell ein bis vier
        deiner Schiffe von deinen Kolonien auf einen Heimatplaneten einer anderen Person
        und errichte dort eine Kolonie, neben allen, die schon da sind.
    .super =
        Hast du als Hauptspieler gewonnen oder eine Vereinbarung getroffen, schick
        eines deiner Schiffe in den Warp und entferne noch ein Plättchen.
    .zap = Das Plättchen kommt auf deine Identität zurück, auch wenn es das letzte war.
    .help = Frieden und sture Verteidiger bringen dich näher. Hilf beiden.
    .ruling-1 =
        Höchstens ein Plättchen pro Herausforderung durch diese Fähigkeit: Sieg des
        Verteidigers und Vereinbarung schließen einander aus.
    .ruling-2 =
        Nur das Endergebnis zählt: nach einem Umsturz oder automatischen Sieg, und nur,
        wenn die Vereinbarung nicht annulliert wurde.
    .ruling-3 =
        Kein Plättchen für einen Sieg des Angreifers, eine gescheiterte Verhandlung, eine Niederlage
        beider Seiten oder eine abgebrochene Herausforderung.
    .ruling-4 = Ein Verteidiger ohne Schiffe, der gewinnt, zählt.
    .ruling-5 =
        Wird deine Identität leer, während jemand anderes die siegbringende Kolonie
        erreicht, ist es ein gemeinsamer Sieg.
    .ruling-6 =
        Solange deine Fähigkeit verloren oder gezappt ist, wird nichts entfernt und später
        nichts nachgeholt. Die Plättchen bleiben, und eine leere Identität gewinnt nur,
        solange deine Fähigkeit wirkt.
    .ruling-7 =
        Alle können deine Plättchen zählen. Sie gehen mit deiner Alienidentität, und der
        Aufbau wird nicht wiederholt.
    .ruling-8 =
        Regulär: Nur der Stapel zählt, von dem du deine Hand ziehst, und nicht sein
        erstes Mischen. Das Ziehen wartet, die Kolonie wird errichtet, dann geht es
        weiter.
    .ruling-9 =
        Regulär: Die Schiffe kommen von Kolonien, und auf dem Planeten darfst du noch
        keine haben. Es darf die siegbringende sein.
    .ruling-10 =
        Super: Das Schiff kommt von einer beliebigen deiner Kolonien. Kostet dich das die
        Fähigkeit, muss eine leere Identität warten, bis sie zurück ist.

q-tick_tock-pay = Welche Kolonie gibt das Schiff?
    .why = Supermanöver: ein Schiff in den Warp, noch ein Plättchen weg.
q-tick_tock-planet = Auf welchem Planeten errichtest du eine Kolonie?
    .why = Manöver Tick-Tack: jeder Heimatplanet anderer, neben allen Schiffen dort.
# fine: term encounter
q-tick_tock-ships = Welche Schiffe errichten sie? Wähle { $range }.
    .why = Von deinen Kolonien, nicht aus der Herausforderung. Was du leerst, ist weg.
