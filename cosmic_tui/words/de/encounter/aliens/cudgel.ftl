alien-cudgel = Knüppel
    .tagline = Ihre Siege kosten zusätzliche Schiffe
    .flavour = Feingefühl ist ein kleiner Stock. Kleine Stöcke besitzen sie keine.
    .power-name = Zerschmettern
    .power =
        Gewinnt deine Seite mit deinem Angriff, während du Angreifer oder Verteidiger
        bist, benutzt du diese Fähigkeit: Zusätzlich zu allem, was die
        Herausforderung ihn kostet, verliert der gegnerische Hauptspieler noch einmal so
        viele Schiffe an den Warp, wie du in der Herausforderung hattest. Wer verliert,
        wählt sie selbst, von beliebigen eigenen Kolonien; sind es weniger, gehen alle.
    .wild =
        Als Angreifer: Gewinnst du eine Kolonie, schick alle Schiffe anderer Spieler
        auf diesem Planeten in den Warp: alle oder keines. Schiffe, die in dieser
        Herausforderung als deine Verbündeten flogen, bleiben.
    .super =
        Zerschmetterst du deinen Gegner, zerschmettere auch beliebige seiner
        Verbündeten. Jeder von ihnen verliert neben den üblichen Verlusten so viele
        Schiffe, wie du in der Herausforderung hattest.
    .zap = Dein Gegner erleidet nur die üblichen Verluste.
    .help = Vier geschickte Schiffe kosten die Gegenseite noch einmal vier.
    .ruling-1 =
        Ein Gleichziehen, das zum Angriff wurde, zählt als Angriff. Eine nach dem
        Aufdecken ersetzte Karte wird danach beurteilt, was sie zuletzt war. Was dein
        Gegner gezeigt hat, ist gleichgültig.
    .ruling-2 =
        Schiffe, die in dieser Herausforderung schon verloren gehen, können nicht noch
        einmal genannt werden. Schiffe im Warp zählen auch nicht.
    .ruling-3 =
        Nur deine eigenen Schiffe in der Herausforderung zählen, jedes als eins. Ohne
        eines wird nicht zerschmettert.
    .ruling-4 =
        Die Entschädigung zählt die in der Herausforderung verlorenen Schiffe, nicht die
        zerschmetterten.
    .ruling-5 =
        Das Zerschmettern kann Kolonien kosten, und damit dem Opfer auch die Fähigkeit.
    .ruling-6 =
        Wer Schiffe rettet, darf die üblichen und die zerschmetterten Verluste getrennt retten.
        Zombies versetzen ihre zerschmetterten Schiffe auf andere Kolonien.
    .ruling-7 =
        Regulär: Eine Kolonie gewinnen heißt, auf einem Planeten zu landen oder durch
        eine Vereinbarung dorthin zu kommen, wo du keine hattest. Ältere Schiffe deiner
        Verbündeten auf diesem Planeten werden nicht verschont.
    .ruling-8 =
        Regulär: Es kommt, bevor der Spielsieg geprüft wird; eine so zerstörte Kolonie
        hilft niemandem mehr zu gewinnen.
    .ruling-9 = Super: Zuerst wählt dein Gegner, dann die Verbündeten im Uhrzeigersinn.

# fine: term encounter
q-cudgel-allies = Welche Verbündeten deines Gegners werden auch zerschmettert?
    .why = Supermanöver: Jeder verliert noch so viele Schiffe, wie du dabei hattest.
