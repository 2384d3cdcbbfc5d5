alien-remora = Schiffshalter
    .tagline = Hängen sich an Karten und Rettungen
    .flavour = Warum schwimmen, wenn sich schon eine andere Flosse bewegt?
    .power-name = Anhaften
    .power =
        Immer wenn jemand anderes Schiffe aus dem Warp zurückbekommt, darfst du diese
        Fähigkeit benutzen und eines deiner eigenen Schiffe aus dem Warp auf eine deiner
        Kolonien nehmen; keines, das in dieser Herausforderung verloren ging.

        Immer wenn jemand anderes Karten vom Stapel zieht, darfst du diese Fähigkeit
        benutzen und eine Karte ziehen.
    .wild = Hat jemand anderes gerade ein Manöver gespielt, zieh eine Karte vom Stapel.
    .super =
        Errichtet jemand anderes eine Kolonie, zieh eine Karte vom Stapel oder nimm
        eines deiner Schiffe aus dem Warp. Tun es mehrere zugleich, wähle einmal für
        jeden von ihnen.
    .zap =
        Dein Schiff bleibt im Warp, oder du ziehst nichts. In dieser Herausforderung
        haftest du nicht mehr an.
    .help = Andere arbeiten, du kassierst: jedes Mal ein Schiff oder eine Karte.
    .ruling-1 =
        Es ist jedes Mal ein Schiff oder eine Karte, wie viele es bei anderen auch sind.
        Anhaften ist nie Pflicht.
    .ruling-2 =
        Alle Karten einer Zahlung oder einer neuen Hand zählen einmal, ebenso alle
        Schiffe. Bekommen mehrere im selben Moment etwas, zählt jeder.
    .ruling-3 =
        Es gilt für Schiffe, die durch die Phase Verstärkung, Belohnung, Artefakte,
        Manöver, eine Vereinbarung mit den Zombies oder eine Heilung frei werden; wem die
        Schiffe gehören, der bekommt sie zurück, egal wer es veranlasst hat.
    .ruling-4 =
        Es gilt nicht für das erste Austeilen, Karten von anderen Händen, Karten vom
        Ablagestapel oder Schicksalskarten.
    .ruling-5 =
        Frische Verluste sind nur für diese Fähigkeit gesperrt. Bekommst du sonst Schiffe
        zurück, kommen die frischen zuerst, damit die älteren verfügbar bleiben.
    .ruling-6 =
        Was jemand durch diese Fähigkeit bekommt, lässt nie wieder jemanden anhaften.
    .ruling-7 =
        Ist nirgends eine Karte übrig oder keine Kolonie für ein Schiff da, bekommst du
        nichts.
    .ruling-8 =
        Alle sehen, dass du anhaftest und wo das Schiff landet; deine Karte ist geheim.
    .ruling-9 =
        Regulär: Das Manöver muss wirklich gewirkt haben; ein verhindertes oder
        gestohlenes zählt nicht.
    .ruling-10 =
        Super: Errichtet wird eine Kolonie, wo diese Person vorher kein Schiff hatte. In
        dieser Herausforderung verlorene Schiffe dürfen hier genommen werden.

q-remora-pick = Eine Karte vom Stapel oder ein Schiff aus dem Warp?
    .why = Supermanöver: eines davon für jeden, der eine Kolonie errichtet hat.
opt-remora-draw = Karte
opt-remora-ship = Schiff
