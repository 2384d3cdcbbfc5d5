alien-sorcerer = Hexer
    .tagline = Tauschen die zwei verdeckten Karten
    .flavour = Achte genau auf meine Tentakel. Nein, auf die anderen sechs.
    .power-name = Hexerei
    .power =
        Sobald beide Herausforderungskarten verdeckt ausliegen und du Angreifer oder
        Verteidiger bist, darfst du diese Fähigkeit benutzen und sie tauschen, ohne die
        deines Gegners anzusehen. Von da an gehört jede Karte der Seite, auf der sie
        liegt.
    .wild =
        Bevor die Herausforderungskarten gewählt werden, in einer Herausforderung, in der
        die Hexer kein Hauptspieler sind, lass die beiden Hauptspieler ihre
        Alienidentitäten auf Dauer tauschen. Dann gib dieses Manöver den Hexern, oder leg
        es ab, wenn niemand sie anführt.
    .super =
        Du darfst diese Fähigkeit als Verbündeter auf jeder Seite benutzen; getauscht
        werden die Karten der beiden Hauptspieler.
    .zap = Beide Karten gehen dorthin zurück, wo sie lagen.
    .help = Leg eine schlechte Karte und gib sie weg. Dein Gegner weiß das auch.
    .ruling-1 = Nie im selben Spiel wie die Zocker.
    .ruling-2 =
        Nach dem Tausch ist deine Herausforderungskarte die auf deiner Seite: für
        Entschädigung, für alle, die sie behalten oder aufnehmen, und beim Ablegen.
    .ruling-3 =
        Gegen die Seher legst du deine Karte offen aus, die Seher wählen, und dann darfst
        du tauschen.
    .ruling-4 =
        Ein Tausch pro Herausforderung. Kann noch jemand tauschen, bringen zwei Tausche
        die Karten zurück.
    .ruling-5 =
        Andere, die auf verdeckte Karten wirken, stören dich nicht: Was sie ansagen, gilt
        für die Karten, die am Ende dort liegen.
    .ruling-6 = Ein Gleichziehen gehört der Seite, auf der es aufgedeckt wird.
    .ruling-7 = Der Tausch ist offen; die Karten bleiben bis zum Gefecht verborgen.
    .ruling-8 =
        Regulär: Alle dürfen es spielen, auch ein Hauptspieler, der nicht die Hexer
        anführt.
    .ruling-9 =
        Regulär: Die ganze Alienidentität wandert, mit Plättchen, Karten und einem
        Zap-Zeichen; Hände, Schiffe und Planeten bleiben. Ob die Fähigkeit wirkt,
        entscheiden die Heimatkolonien dort, und der Aufbau wird nicht wiederholt.
    .ruling-10 =
        Regulär: Was vorher mit einer Fähigkeit getan wurde, bleibt getan, und am neuen
        Platz darf sie später in derselben Herausforderung benutzt werden.
