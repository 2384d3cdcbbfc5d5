alien-healer = Heiler
    .tagline = Retten fremde Schiffe gegen Karten
    .flavour = Erstens: nicht schaden. Zweitens: die Rechnung schicken.
    .power-name = Heilung
    .power =
        Immer wenn jemand anderes Schiffe an den Warp verloren hat oder Schiffe aus dem
        Spiel entfernt wurden, darfst du diese Fähigkeit benutzen: Alle Schiffe dieses
        Verlusts kehren zurück, auf beliebige übrige Kolonien, und du ziehst eine Karte
        vom Stapel. Trifft es mehrere zugleich, darfst du jeden heilen, für je eine
        Karte.
    .wild =
        Richtet jemand anderes einen Zap gegen deine Fähigkeit, wird der Zap abgelegt
        und bewirkt nichts.
    .super = Zieh für eine Heilung so viele Karten, wie Schiffe geheilt wurden, statt einer.
    .zap =
        Die Schiffe gehen zurück in den Warp oder aus dem Spiel. Du ziehst nichts und
        kannst in dieser Herausforderung nicht mehr heilen; früher Geheiltes bleibt.
    .help = Jedes Unglück der anderen ist eine Karte für dich.
    .ruling-1 = Nie im selben Spiel wie die Masochisten.
    .ruling-2 =
        Ein Verlust ist alles, was jemand durch eine Ursache in einem Moment verliert. Du
        heilst alles davon oder nichts.
    .ruling-3 =
        Der Verlust hat stattgefunden: Entschädigung und alles andere, was verlorene
        Schiffe einbringen, steht weiter zu.
    .ruling-4 =
        Schiffe können nicht auf einen Planeten zurück, auf dem ihnen keine Kolonie
        geblieben ist; Heilen gibt also nie eine verlorene Heimatkolonie oder Fähigkeit
        zurück. Wer gar keine Kolonie hat, kann nicht geheilt werden.
    .ruling-5 =
        Schiffe, die vor dem Warp gerettet wurden, waren nicht verloren; da gibt es nichts
        zu heilen. Deine eigenen Schiffe kannst du nie heilen.
    .ruling-6 =
        Wer geheilt wird, hat kein Mitspracherecht. Du darfst sogar heilen, was du selbst
        verursacht hast.
    .ruling-7 =
        Dieselbe Person darf in derselben Herausforderung für einen anderen Verlust noch
        einmal geheilt werden, für eine weitere Karte.
    .ruling-8 =
        Die Unterlegenen werden geheilt, bevor die Sieger landen, und können ihnen nicht
        in den Weg kommen.
    .ruling-9 =
        Als Preis bezahlte Schiffe können geheilt werden; der Preis bleibt bezahlt.
        Schiffe, die schon vorher im Warp waren, nicht.
    .ruling-10 = Ist keine Karte mehr zu ziehen, werden die Schiffe trotzdem geheilt.
    .ruling-11 =
        Regulär: Es hilft gegen jede Art von Zap, aber nur für deine eigene Fähigkeit.
