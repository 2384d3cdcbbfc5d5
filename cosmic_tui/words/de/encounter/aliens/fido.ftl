alien-fido = Bello
    .tagline = Bringt gespielte Karten zu Freunden
    .flavour = Wirf, so weit du willst. Es kommt zurück.
    .power-name = Apport
    .power =
        Sind die Herausforderungskarten gerade abgelegt worden, in welcher
        Herausforderung auch immer, darfst du diese Fähigkeit benutzen: Nimm eine davon
        vom Ablagestapel und biete sie offen jemand anderem an.

        Nimmt diese Person sie, darfst du ein eigenes Schiff aus dem Warp auf eine deiner
        Kolonien stellen oder eine Karte vom Stapel ziehen. Wird die Karte abgelehnt,
        darfst du sie behalten oder auf den Stapel zurücklegen.
    .wild =
        Als Hauptspieler: Zu Beginn der Planung gib deinem Gegner die oberste Karte des
        Ablagestapels auf die Hand und zieh dann eine Karte vom Stapel.
    .super =
        Wenn du apportierst, nimm beliebig viele abgelegte Herausforderungskarten dieser
        Herausforderung auf und biete sie nacheinander an, jede einer Person deiner
        Wahl, jede mit eigener Bezahlung.
    .zap =
        Er kommt vor der Antwort auf dein Angebot: Die Karte geht auf den Ablagestapel
        zurück, und du bekommst nichts.
    .help = Biete Schlechtes gegen Lohn an, oder behalte Gutes, das man ablehnt.
    .ruling-1 =
        Eine Karte und ein Angebot pro Herausforderung. Apportiert werden nur die
        Karten, die gekämpft haben, keine Verstärkungskarten, Artefakte oder aus
        anderen Gründen abgelegten Karten.
    .ruling-2 =
        Eine weitere Herausforderungskarte, die zu einer anderen addiert wurde, zählt
        als eine, die gekämpft hat. Eine ersetzte Karte nicht.
    .ruling-3 =
        Eine Karte, die jemand behalten hat oder die nach einem Bluff unter den Stapel
        ging, ist nicht da. Wer in Zugreihenfolge zuerst zugreift, hat die Karte.
    .ruling-4 =
        Du darfst allen anbieten, auch der Person, von der die Karte kommt. Ein
        Versprechen rund um das Angebot bindet niemanden.
    .ruling-5 =
        Ohne ein Schiff im Warp oder eine Kolonie, auf die es kann, bleibt dir nur die
        Karte als Lohn. Du darfst auch auf beides verzichten.
    .ruling-6 = Wurden keine Karten aufgedeckt, gibt es nichts zu apportieren.
    .ruling-7 =
        Karte und Antwort sind offen; eine Karte, die du als Lohn ziehst, ist geheim.
    .ruling-8 =
        Regulär: Dein Gegner kann die Karte nicht ablehnen. Bei leerem Ablagestapel
        kannst du es nicht spielen.

ev-fido-refused = { $who } lehnt { THE($face, "acc") } ab.
    .you = Du lehnst { THE($face, "acc") } ab.
    .at-you = { $who } lehnt { THE($face, "acc") } von dir ab.
ev-fido-pushed = { $who } gibt { $whom } { THE($face, "acc") }.
    .you = Du gibst { $whom } { THE($face, "acc") }.
    .at-you = { $who } gibt dir { THE($face, "acc") }.
q-fido-lift = Welche Herausforderungskarte nimmst du vom Ablagestapel?
    .why = Apport: Du bietest sie offen jemand anderem an.
q-fido-lift_another = Welche Karte nimmst du als Nächstes auf?
    .why = Supermanöver: Jede wird einmal angeboten, jede angenommene bezahlt.
    .pass = Die übrigen Karten bleiben auf dem Ablagestapel.
q-fido-friend = Wem bietest du die Karte an?
    .why = Wird sie genommen, bekommst du Lohn; sonst darfst du sie behalten.
q-fido-accept = Dir wird { THE($face) } angeboten. Nimmst du an?
    .why = Apport: Wer anbietet, bekommt dafür ein Schiff oder eine Karte.
    .pass = Du lehnst ab; die Karte wird behalten oder geht auf den Stapel zurück.
q-fido-payment = Angenommen. Ein Schiff aus dem Warp oder eine Karte vom Stapel?
    .why = Apport: eines von beiden, wie du magst.
    .pass = Du nimmst keines von beiden.
q-fido-keep = Abgelehnt. Behältst du die Karte?
    .why = Apport: Eine abgelehnte Karte darf auf deine Hand.
    .pass = Sie geht auf den Ablagestapel zurück.
