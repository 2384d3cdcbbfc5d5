# fine: term power
alien-mutant = Mutanten
    .tagline = Füllen die Hand auf acht Karten auf
    .flavour = Schneid eine Klaue ab, und es wächst ein Katalog nach.
    .power-name = Regeneration
    .power =
        Bevor jemand eingeladen wird, wenn du Angreifer oder Verteidiger bist und weniger
        als acht Karten hast, darfst du diese Fähigkeit benutzen und deine Hand auf acht
        auffüllen. Nimm Karte um Karte, jede vom Stapel oder zufällig von der Hand einer
        anderen Person; nach jeder wählst du neu. Solange es eine Quelle mit Karten gibt,
        darfst du nicht früher aufhören.
    .wild =
        Als Hauptspieler: Hast du gewonnen oder eine Vereinbarung getroffen, nimm eine
        zufällige Karte von der Hand deines Gegners und eine von jedem seiner
        Verbündeten.
    .super = Leg unmittelbar vor der Benutzung ein bis drei Karten deiner Wahl ab.
    .zap = Er kommt vor der ersten Karte: Du ziehst nichts.
    .help = Spiel deine Karten frei aus: Deine nächste Herausforderung bringt neue.
    .ruling-1 =
        Du darfst bei einem Auffüllen Stapel und mehrere Personen mischen. Wer keine
        Karten hat, ist keine Quelle, der Hort der Geizhälse auch nicht.
    .ruling-2 =
        Geht der Stapel aus, wird neu gemischt. Bleibt keine Quelle,
        hörst du unter acht auf.
    .ruling-3 =
        Du siehst jede Karte. Wer beraubt wird, erfährt, welche fehlt; die anderen sehen
        nur, woher du nimmst.
    .ruling-4 =
        Es ist eine Aktion. Andere warten, bis sie fertig ist, von direkten Antworten auf
        ein einzelnes Ziehen abgesehen.
    .ruling-5 = Verlierst du deine Fähigkeit danach, nimmt das die Karten nicht weg.
    .ruling-6 = Sehen Telepathen im selben Moment nach, entscheidet die Zugreihenfolge.
    .ruling-7 =
        Regulär: Es kommt nach Entschädigung, Belohnung oder den Bedingungen der
        Vereinbarung. Alle auf jener Seite, die eine Karte haben, geben eine.
    .ruling-8 =
        Regulär: Nach einer Vereinbarung sind die Verbündeten deines Gegners jene, die es
        beim Aufdecken der Karten waren. Nach einer gescheiterten wirkt es nicht.
    .ruling-9 =
        Super: Dieses Manöver zählt als Handkarte; es wirkt also mit insgesamt bis zu
        zehn Karten. Wird die Benutzung gezappt, bleibt Abgelegtes abgelegt.

q-mutant-source = Woher kommt deine nächste Karte?
    .why = Regeneration: bis du acht hast. Von einer Hand wird blind gezogen.
q-mutant-discard = Welche Karten wirfst du zuerst weg? Wähle { $range }.
    .why = Supermanöver: Dann füllst du auf acht auf, dieses Manöver mitgezählt.
