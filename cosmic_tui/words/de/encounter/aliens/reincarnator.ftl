# fine: term power
alien-reincarnator = Wiedergeborene
    .tagline = Jede Niederlage bringt neue Kraft
    .flavour = Wieder gestorben; als Vermieter zurückgekommen.
    .power-name = Wiedergeburt
    .power =
        Ist eine Herausforderung vorbei, in der du Hauptspieler oder Verbündeter der
        unterlegenen Seite warst oder als Hauptspieler keine Vereinbarung zustande
        brachtest, benutzt du diese Fähigkeit: Zieh zufällig eine Alienrasse, die
        nicht im Spiel ist. Sie wird offen deine Inkarnation, und du hast ihre Fähigkeit
        neben dieser. Eine frühere Inkarnation wird abgelegt. Zu Spielbeginn hast du
        keine.
    .wild =
        Ist eine Herausforderung abgewickelt, gib dieses Manöver jemand anderem, der
        auf der unterlegenen Seite war oder keine Vereinbarung zustande brachte; nicht den
        Wiedergeborenen. Sobald die Herausforderung vorbei ist, wird die dortige
        Alienidentität abgelegt und zufällig eine neue gezogen.
    .super =
        Nach einer Niederlage oder gescheiterten Verhandlung: Verzichte auf die
        Wiedergeburt und behalte deine jetzige Inkarnation.
    .zap = Alles bleibt, wie es ist: deine alte Inkarnation oder keine.
    .help = Aus Niederlagen lernt man. Jede bringt eine weitere Fähigkeit.
    .ruling-1 =
        Die alte Inkarnation wirkt noch während der Niederlage, die sie beendet; die neue
        wirkt ab der nächsten Herausforderung.
    .ruling-2 =
        Ein Verbündeter wird wiedergeboren, wenn seine Seite verliert. Nach einer
        gescheiterten Verhandlung zählen nur die Hauptspieler; auch wenn beide Seiten
        verlieren, zählt das.
    .ruling-3 =
        Aliens, die einen Aufbau brauchen, schon im Spiel sind oder mit einer Alienrasse
        am Tisch nicht zusammentreffen dürfen, werden beiseitegelegt, und es wird neu
        gezogen.
    .ruling-4 =
        Deine zwei Fähigkeiten werden einzeln gezappt, und du darfst die Superseite beider
        Manöver spielen, weiterhin ein Manöver pro Herausforderung.
    .ruling-5 =
        Plättchen und Karten einer abgelegten Inkarnation gehen mit ihr; eine neue
        beginnt leer.
    .ruling-6 =
        Mit zu wenigen Heimatkolonien sind beide Fähigkeiten aus, und eine Niederlage
        bringt keine Wiedergeburt. Die Inkarnation kommt mit der Fähigkeit zurück.
    .ruling-7 =
        Ist diese Fähigkeit verliehen und die andere Person verliert, wird deren eigene
        Alienidentität auf Dauer ersetzt; du bekommst deine zurück, wie sie war.
    .ruling-8 =
        Wird diese Alienidentität auf Dauer getauscht, geht die Inkarnation mit.
    .ruling-9 = Alle sehen deine Inkarnation.
    .ruling-10 =
        Regulär: eine Person, auch ein Verbündeter der unterlegenen Seite. Die alte
        Fähigkeit wirkt bei dieser Niederlage noch, und was auf der alten Identität
        liegt, wird abgelegt. Der Tausch ist keine Benutzung und kann nicht gezappt
        werden.
    .ruling-11 = Super: jedes Mal neu entschieden, anstelle der Benutzung.

# fine: term alien
q-reincarnator-loser = Wer bekommt dieses Manöver und eine neue Alienrasse?
    .why = Die alte wird abgelegt, sobald die Herausforderung vorbei ist.
