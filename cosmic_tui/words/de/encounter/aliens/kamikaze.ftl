# fine: term encounter; term attack
alien-kamikaze = Kamikaze
    .tagline = Tauscht Schiffe gegen Karten, 1 zu 2
    .flavour = Alle hier fliegen freiwillig. Die Formulare bestehen darauf.
    .power-name = Opfer
    .power =
        Zu Beginn der Planung, wenn du Angreifer oder Verteidiger bist, darfst du diese
        Fähigkeit benutzen: Schick ein bis vier deiner Schiffe von deinen Kolonien in den
        Warp und zieh für jedes zwei Karten vom Stapel.
    .wild =
        Als Hauptspieler: Sobald beide Karten verdeckt liegen, schick ein bis vier deiner
        Schiffe von nicht beteiligten Kolonien in den Warp. Die Summe deiner Seite steigt
        für jedes um 3.
    .super =
        Als Angreifer: Kommt in der Phase Verstärkung ein Schiff aus dem Warp zurück,
        hol bis zu drei statt eines, jedes auf eine beliebige deiner Kolonien.
    .zap = Deine Schiffe bleiben, wo sie sind, und du ziehst nichts.
    .help = Es kommt vor der Handprüfung: Schiffe können die nötige Karte kaufen.
    .ruling-1 =
        Du nennst die Schiffe und ihre Kolonien auf einmal, Heimat- und Fremdkolonien
        beliebig gemischt.
    .ruling-2 =
        Schiffe auf dem Portal stehen auf keiner Kolonie. Als Verteidiger darfst du
        Schiffe vom angegriffenen Planeten opfern, was dich dort schwächt.
    .ruling-3 =
        Eine geleerte Kolonie ist weg, unter Umständen auch deine Fähigkeit; die Karten
        werden trotzdem gezogen.
    .ruling-4 =
        Ein unterwegs gerettetes oder entferntes Schiff bringt nichts ein. Eines, das
        danach geheilt wird, hat seine zwei Karten verdient.
    .ruling-5 =
        Ein Angreifer ohne Herausforderungskarten kann so noch eine finden und den Zug
        retten, ein Verteidiger noch vor dem Ziehen einer neuen Hand.
    .ruling-6 =
        Wie viele Schiffe und Karten es sind, ist offen; welche Karten, ist geheim. Deine
        Hand darf beliebig groß sein.
    .ruling-7 =
        Regulär: Liegt auf einer Seite eine Verhandlung, zählt der Zuschlag nichts, und
        die Schiffe bleiben im Warp.
    .ruling-8 =
        Super: Ohne jede Kolonie gehen die Schiffe direkt auf das Portal und zählen zu
        den vier.

ev-kamikaze-saved = { $n ->
        [one] { $who } holt { $n } Schiff zurück.
       *[other] { $who } holt { $n } Schiffe zurück.
    }
    .you = { $n ->
        [one] Du holst { $n } Schiff zurück.
       *[other] Du holst { $n } Schiffe zurück.
    }
q-kamikaze-ships = Welche Schiffe opferst du? Wähle { $range }.
    .why = Opfer: zwei Karten für jedes, das den Warp erreicht. Kann gezappt werden.
q-kamikaze-price = Welche Schiffe gibst du her? Wähle { $range }.
    .why = Manöver Kamikaze: Jedes Schiff bringt dir 3 Punkte und geht in den Warp.
q-kamikaze-retrieve = Wie viele Schiffe kommen aus dem Warp? Wähle { $range }.
    .why = Supermanöver: statt des einen Schiffs der Phase Verstärkung.
