# fine: term ship
alien-spiff = Spiffs
    .tagline = Landen auch nach klarer Niederlage
    .flavour = Jede Landung mit schreienden Überlebenden ist eine gute.
    .power-name = Bruchlandung
    .power =
        Verlierst du als Angreifer, sind beide Karten Angriffe und liegen die Summen um 10
        oder mehr auseinander, darfst du diese Fähigkeit benutzen: Eines deiner
        Schiffe auf dem Portal landet auf dem Planeten, statt in den Warp zu gehen. Es
        steht dort friedlich neben allen anderen und errichtet eine Kolonie, wenn du
        keine hattest. Alle anderen Schiffe auf dem Portal sind verloren wie üblich.
    .wild =
        Als Verteidiger: Hast du verloren, behalte eines deiner Schiffe auf dem
        Planeten; es ist nicht verloren und steht neben den Neuen.
    .super =
        In dieser Herausforderung darfst du diese Fähigkeit schon benutzen, wenn die
        Summen um 5 oder mehr auseinanderliegen.
    .zap = Das Schiff geht mit den anderen in den Warp.
    .help = Wenn schon verlieren, dann richtig: ein Schiff, dein kleinster Angriff.
    .ruling-1 =
        Die Differenz ist die der endgültigen Summen, auch wenn die niedrigere gewinnt
        oder Sieg und Niederlage vertauscht werden.
    .ruling-2 =
        Wer mit einer Verhandlung, gegen einen automatischen Sieg oder bei zweimal
        Gleichziehen verliert, verliert nicht um eine Zahl. Ebenso, wenn aus den
        Angriffen Verhandlungen wurden.
    .ruling-3 =
        Du hast trotzdem verloren: Dein Zug endet, und Mitverteidiger bekommen ihre
        Belohnung.
    .ruling-4 =
        Schiffe, die die Leere aus dem Spiel entfernt, sind nicht auf dem Weg in den Warp;
        du kannst also nur eines landen, das dorthin geht.
    .ruling-5 =
        Die neue Kolonie zählt sofort, auch um gemeinsam mit anderen zu gewinnen.
    .ruling-6 =
        Hast du kein eigenes Schiff mehr auf dem Portal, gibt es nichts zu landen;
        verbündete können es nicht.
    .ruling-7 =
        Greifst du eine Kolonie im eigenen System an, landest du auf deinem eigenen
        Planeten und teilst ihn mit der siegreichen Seite.
    .ruling-8 =
        Regulär: Es wirkt nach jeder Art von Niederlage. Das Schiff ging nicht verloren,
        bringt also keine Entschädigung; eine so behaltene Heimatkolonie zählt für deine
        Fähigkeit.
    .ruling-9 = Regulär: Schiffe, die die Leere entfernt, können nicht bleiben.
