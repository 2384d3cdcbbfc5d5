alien-vulch = Geier
    .tagline = Sammeln weggeworfene Artefakte
    .flavour = Des einen Kaisers Müll ist unsere Krone, unser Zepter und Mittagessen.
    .power-name = Bergung
    .power =
        Immer wenn ein Artefakt von jemand anderem abgelegt würde, weil es gespielt,
        verhindert oder weggeworfen wurde, benutzt du diese Fähigkeit: Nimm es auf deine
        Hand.

        Musst du eine neue Hand ziehen, behältst du alle deine Artefakte und ziehst acht
        Karten dazu. Dieser Teil ist keine Benutzung und kann nicht gezappt werden.
    .wild =
        Als Hauptspieler, der gewonnen oder eine Vereinbarung getroffen hat: Lass dir von
        deinem Gegner Karten geben, eine nach der anderen, in der Reihenfolge, die er
        wählt. Jedes Mal legst du sie entweder ab und verlangst die nächste, oder du
        behältst sie und hörst auf.
    .super =
        Dieses eine Mal zählen Manöver als Artefakte: Sammle die Manöver ein, die andere
        ablegen, oder behalte deine eigenen, wenn du eine neue Hand ziehst.
    .zap =
        Das Artefakt wird abgelegt, und in dieser Herausforderung sammelst du nichts mehr
        ein.
    .help = Lass die anderen ihre Artefakte spielen. Sie kommen alle zu dir.
    .ruling-1 =
        Ein gespieltes Artefakt wirkt zuerst, dann gehört es dir. Du darfst es im nächsten
        passenden Moment spielen, aber nicht, solange die jetzigen Antworten noch
        abgewickelt werden.
    .ruling-2 = Artefakte, die jemand zusammen ablegt, sind eine Benutzung.
    .ruling-3 =
        Ein verhindertes Artefakt wird eingesammelt, und das verhindernde auch, wenn es
        jemand anderes gespielt hat.
    .ruling-4 =
        Der Zap, der dich stoppt, wird nicht eingesammelt: Deine Fähigkeit ist schon
        gesperrt.
    .ruling-5 =
        Gestohlene, getauschte oder geschenkte Karten werden nicht abgelegt; da gibt es
        nichts einzusammeln. Deine eigenen Artefakte werden wie üblich abgelegt.
    .ruling-6 = Du hast dabei keine Wahl, und alle sehen, was du einsammelst.
    .ruling-7 =
        Artefakte bei einer neuen Hand zu behalten geht auch nach einem Zap, aber nicht,
        solange deine Fähigkeit verloren ist.
    .ruling-8 =
        Regulär: Du darfst jede Karte ausschlagen, womit die Hand sich leert. Es kommt
        nach Entschädigung oder den Bedingungen der Vereinbarung; eine leere Hand lässt
        nichts zu verlangen.
    .ruling-9 =
        Super: nur Manöver, die wirklich abgelegt werden, nicht solche, die auf eine Hand
        zurückkehren, und nie deine eigenen.

ev-vulch-collected = { $who } birgt { THE($face, "acc") }.
    .you = Du birgst { THE($face, "acc") }.
    .at-you = { $who } birgt von dir { THE($face, "acc") }.
q-vulch-pass_card = Welche Karte gibst du { $whom }?
    .why = Manöver der Geier: Karte um Karte, bis eine bleibt. Der Rest wird abgelegt.
q-vulch-take = Behältst du diese Karte, oder legst du sie ab und verlangst die nächste?
    .why = Manöver der Geier: Sobald du eine behältst, ist Schluss.
