alien-will = Wille
    .tagline = Wählt jedes Ziel, trotz Schicksal
    .flavour = Das Schicksal schrieb. Wir schickten es ungeöffnet zurück.
    .power-name = Wahl
    .power =
        Bist du der Angreifer und gilt die Schicksalskarte, benutzt du diese Fähigkeit:
        Nenn selbst, wen und welchen Planeten du angreifst, egal was die Karte sagt.
        Angreifen darfst du jeden Heimatplaneten einer anderen Person, mit ihr als
        Verteidiger, oder jede Kolonie, die jemand anderes außerhalb des eigenen Systems
        hat, in welchem System sie auch liegt.
    .wild =
        Als Angreifer: Zeigt die Karte die Farbe einer anderen Person, greif eine
        Kolonie dieser Person in einem beliebigen System an, nicht nur daheim.
    .super =
        Bevor du dein Ziel nennst, sieh dir heimlich die ganze Hand einer anderen Person
        an.
    .zap =
        Du folgst der Schicksalskarte wie alle anderen, mit den Möglichkeiten, die sie
        bietet.
    .help = Der schwächste Planet am Tisch ist immer in Reichweite.
    .ruling-1 =
        Außerhalb des Heimatsystems des Verteidigers muss dort eine Kolonie von ihm sein.
        Ein leerer Planet kann nur mit seinem Besitzer als Verteidiger angegriffen werden.
    .ruling-2 =
        Du wählst eine Person, keine Alienrasse, und nie dich selbst. Zu wählen, was die
        Karte sagt, ist in Ordnung.
    .ruling-3 =
        Alles andere an der Karte geschieht trotzdem: Die Schatten exekutieren, wen sie
        nennt.
    .ruling-4 =
        Bei deiner eigenen Farbe musst du nicht neu ziehen. Du darfst auch einen leeren
        eigenen Heimatplaneten neu besiedeln, wie die Karte es erlaubt.
    .ruling-5 =
        Greifst du eine auswärtige Kolonie an, stehen nur diese und ihre Verbündeten auf
        dem Spiel. Wem der Planet gehört, der ist Zuschauer und darf eingeladen werden.
    .ruling-6 =
        In einer zweiten Herausforderung tust du das wieder. Solange deine Fähigkeit
        verloren ist, entscheidet die Karte.
    .ruling-7 =
        Eine von den Diktatoren gewählte oder wegen eines Manövers neu gezogene Karte
        setzt du ebenso beiseite.
    .ruling-8 =
        Regulär: Eine Sonderkarte, die jemand anderen nennt, zählt als diese Farbe; ein
        Joker und deine eigene Farbe nicht. Eine für dich gewählte Karte zählt auch.
    .ruling-9 =
        Super: ein Blick, nur für dich, und keine Pflicht, diese Person anzugreifen.

q-will-target = Welchen Planeten greifst du an, und wer verteidigt?
    .why = Wahl: Die Schicksalskarte bindet dich nicht.
q-will-colony = Wähle den Planeten für deinen Angriff.
    .why = Ein Heimatplanet oder eine Kolonie der Person, die das Schicksal nennt.
q-will-look = Wähle die Hand, die du sehen willst.
    .why = Supermanöver: bevor du dein Ziel nennst. Nur du siehst sie.
