# fine: term encounter; ending
alien-gambler = Zocker
    .tagline = Nennen eine Karte: Traust du dich?
    .flavour = Die Würfel sind ehrlich; die Hand, die sie verdeckt, nicht.
    .power-name = Bluff
    .power =
        Bist du Angreifer oder Verteidiger, wird die Karte deines Gegners zuerst
        aufgedeckt. Dann darfst du deine aufdecken oder diese Fähigkeit benutzen: Lass
        sie verdeckt und sag, was sie ist, ein Angriff mit seiner Zahl, eine Verhandlung
        oder ein Gleichziehen. Du darfst lügen. Dein Gegner glaubt dir oder sieht nach.

        Geglaubt: Die Herausforderung geht weiter, als wäre deine Karte das Gesagte.
        Danach wird sie verdeckt unter den Stapel geschoben; niemand sieht sie je.

        Nachgesehen: Die Karte wird aufgedeckt. Hast du gelogen, verlierst du so viele
        Schiffe, wie du in der Herausforderung hast; hast du die Wahrheit gesagt, zahlt
        dein Gegner ebenso. Wer zahlt, wählt unter den nicht beteiligten Schiffen. Dann
        geht die Herausforderung mit den echten Karten weiter.
    .wild =
        Als Hauptspieler: Bevor die Karten aufgedeckt werden, nenne eine Zahl. Sind beide Karten
        Angriffe und liegen um mindestens so viel auseinander, kommt die Zahl zum Wert deiner
        Karte hinzu.
    .super =
        Erhöhe mit deiner Aussage den Einsatz um 1 bis 20 Schiffe: Wer nach dem
        Nachsehen unrecht hat, verliert so viele mehr, wieder nur nicht beteiligte.
    .zap =
        Er kommt vor der Entscheidung deines Gegners: Du deckst deine Karte auf, und
        niemand verliert deswegen Schiffe.
    .help = Sag oft genug die Wahrheit, damit man dir einmal glaubt.
    .ruling-1 = Nie im selben Spiel wie die Hexer.
    .ruling-2 =
        Eine Aussage ist nur wahr, wenn Art und Zahl zur echten Karte passen. Ein
        Gleichziehen muss Gleichziehen genannt werden.
    .ruling-3 =
        Ein geglaubtes Gleichziehen kopiert die Karte deines Gegners. Ein gegnerisches
        Gleichziehen wartet: Es kopiert das Gesagte, wenn man dir glaubt, und deine
        echte Karte, wenn nachgesehen wird.
    .ruling-4 =
        Was geglaubt wird, gilt für alles, auch für Entschädigung und Verhandlung.
    .ruling-5 = Nur dein Gegner entscheidet, darf aber andere um Rat fragen.
    .ruling-6 =
        Wer kein Schiff in der Herausforderung hat, riskiert nichts. Gibt es außerhalb zu
        wenige, gehen nur diese verloren.
    .ruling-7 =
        Schiffe, die das Nachsehen kostet, bringen keine Entschädigung, können aber
        Kolonien und Fähigkeiten kosten und geheilt werden.
    .ruling-8 =
        Eine Karte, die unter den Stapel geht, kann niemand aufnehmen oder behalten.
    .ruling-9 =
        Lässt dich etwas anderes deine Karte früher zeigen, darfst du diese Fähigkeit in
        dem Moment benutzen: Du nennst eine Karte, dein Gegner antwortet sofort, und die
        Benutzung ist verbraucht.
    .ruling-10 =
        Regulär: Die Differenz gilt nach den aufgedeckten Werten. Eine zu große Zahl
        misslingt einfach, ohne Preis.

ev-gambler-turned = { $who } zeigt zuerst { THE($face, "acc") }.
    .you = Du zeigst zuerst { THE($face, "acc") }.
ev-gambler-stated = { $who } behauptet, es sei { THE($face) }.
    .you = Du behauptest, es sei { THE($face) }.
ev-gambler-accepted = { $who } glaubt, es sei { THE($face) }.
    .you = Du glaubst, es sei { THE($face) }.
    .at-you = { $who } glaubt dir, es sei { THE($face) }.
ev-gambler-challenged = { $who } sieht nach: Es ist { THE($face) }.
    .you = Du siehst nach: Es ist { THE($face) }.
    .at-you = { $who } sieht bei dir nach: Es ist { THE($face) }.
q-gambler-state = Als was gibst du deine verdeckte Karte aus?
    .why = Bluff: Geglaubt, gilt sie als das und wird nie aufgedeckt.
q-gambler-answer = { $whom } nennt die verdeckte Karte. Glaubst du das?
    .why = Bluff: Lügen kostet { $whom } Schiffe, falscher Zweifel dich.
opt-gambler-accept = Glauben
# fine: term encounter
q-gambler-pay = { $n ->
        [one] Wähle { $n } Schiff, das du verlierst.
       *[other] Wähle { $n } Schiffe, die du verlierst.
    }
    .why = Bluff: Beteiligte Schiffe sind sicher, die anderen nicht.
q-gambler-stake = Um wie viele Schiffe mehr geht es? Wähle { $range }.
    .why = Supermanöver: Wer unrecht hat, verliert so viele obendrauf.
q-gambler-spread = Um wie viel unterscheiden sich die Angriffe mindestens? Wähle { $range }.
    .why = Stimmt es, kommt die Zahl zu deiner Karte. Wenn nicht, geschieht nichts.
