alien-philanthropist = Philanthropen
    .tagline = Schenken Hauptspielern eine Karte
    .flavour = Nimm sie, bitte, sie hat den Tresor verstopft.
    .power-name = Spenden
    .power =
        Sind die Bündnisse geschlossen und bist du Hauptspieler oder Verbündeter, darfst
        du diese Fähigkeit benutzen und einem Hauptspieler eine Karte von deiner Hand
        geben: deinem Gegner, wenn du Hauptspieler bist, einem von beiden, wenn du
        Verbündeter bist. Ablehnen kann das niemand.

        Bist du Hauptspieler und hast danach keine Herausforderungskarte, ziehst du eine
        neue Hand.
    .wild =
        Zu Beginn einer Herausforderung schick eines deiner Schiffe von einer Kolonie in
        den Warp und leih deine Spezialfähigkeit jemand anderem. Bis die Herausforderung
        vorbei ist, tritt sie an die Stelle der dortigen, und du hast keine.
    .super =
        War dein Geschenk eine Herausforderungskarte, muss genau diese ausgelegt
        werden, wenn es geht.
    .zap = Du behältst die Karte, und eine neue Hand gibt es nicht.
    .help = Gib eine schwache Karte, oder die letzte, und zieh eine frische Hand.
    .ruling-1 =
        Genau eine Karte pro Herausforderung. Wer gibt und wer bekommt, kennt sie; die
        anderen sehen, dass eine Karte gewandert ist.
    .ruling-2 =
        Für die neue Hand gelten die üblichen Regeln, und sie rettet auch einen
        Angreifer, dessen Zug enden würde. Sie kommt nur nach einem wirklich gemachten
        Geschenk, und nicht für Verbündete.
    .ruling-3 =
        Du musst vorher keine Herausforderungskarte gehabt haben: Es genügt, dass danach
        keine da ist.
    .ruling-4 = Als Verbündeter darfst du auch der anderen Seite geben.
    .ruling-5 =
        Ein geschenktes Manöver darf in dieser Herausforderung gespielt werden, wenn es
        noch niemand gespielt hat und die beschenkte Person noch keines hatte.
    .ruling-6 =
        Wird dein Bündnis aufgehoben, bevor du an der Reihe bist, bist du nicht mehr
        verbündet und kannst nicht geben.
    .ruling-7 =
        Regulär: Alles auf deiner Alienidentität geht mit und kommt zurück. Was damit
        geschehen ist, bleibt geschehen. Du brauchst ein Schiff zum Bezahlen und eine
        wirkende Fähigkeit.
    .ruling-8 =
        Regulär: Ob deine Fähigkeit wirkt, entscheiden die Heimatkolonien dessen, der sie
        leiht. Ein Zap trifft, was dort getan wird, nicht die Leihe.
    .ruling-9 =
        Super: Frei ist die beschenkte Person, wenn die Karte ihre Hand verlassen hat oder
        nicht gespielt werden darf; ein angesagter Umsturz geht vor.

ev-philanthropist-lent = { $who } leiht { $whom } { THE($alien, "acc") }.
    .you = Du leihst { $whom } { THE($alien, "acc") }.
    .at-you = { $who } leiht dir { THE($alien, "acc") }.
q-philanthropist-taker = Wer bekommt eine Karte von dir?
    .why = Spenden: Ein Hauptspieler kann dein Geschenk nicht ablehnen.
q-philanthropist-card = Wähle die Karte, die du gibst.
    .why = Spenden: Nur ihr beide seht sie.
q-philanthropist-borrower = Wer leiht sich deine Fähigkeit?
    .why = Bis die Herausforderung vorbei ist. Solange hast du keine.
q-philanthropist-ship = Welche Kolonie zahlt dafür mit einem Schiff?
    .why = Das Schiff geht in den Warp.
