alien-vacuum = Vakuum
    .tagline = Reißt fremde Schiffe mit hinab
    .flavour = Unglück mag Gesellschaft, und Gesellschaft hat keinen Ausgang.
    .power-name = Katharsis
    .power =
        Immer wenn Schiffe von dir in den Warp gegangen sind, benutzt du diese Fähigkeit: Verteile
        nach Wunsch bis zu ebenso viele Verluste auf die anderen. Jeder von ihnen wählt so viele
        Schiffe von eigenen Kolonien und schickt sie in den Warp, zusätzlich zu allem, was sonst
        verloren ging.
    .wild =
        Nach dem Aufdecken der Karten zähl die Hauptspieler außer dir, die einen Angriff
        zeigen, und nimm bis zu so viele deiner Schiffe aus dem Warp auf deine Kolonien.
    .super =
        Bei einer Katharsis wählst du die Schiffe selbst, und damit die Kolonien, von
        denen sie kommen.
    .zap =
        Die anderen behalten ihre Schiffe oder bekommen sie zurück. Dein eigener Verlust
        gilt.
    .help = Niemand schlägt dich gern zweimal.
    .ruling-1 =
        Genommen werden nur Schiffe der anderen; die Fähigkeit antwortet also nie auf
        sich selbst.
    .ruling-2 =
        Jeder Grund zählt: eine Herausforderung, eine gescheiterte Verhandlung, eine
        Fähigkeit, ein gezahlter Preis oder Schiffe ohne Ziel. Ein Verlust, eine
        Benutzung.
    .ruling-3 =
        Du darfst niemanden nennen, und niemand kann mehr Schiffe verlieren müssen, als
        auf den eigenen Kolonien stehen.
    .ruling-4 =
        Aus dem Spiel entfernte Schiffe sind nicht in den Warp gegangen und zählen nicht.
    .ruling-5 = Kostet dich der Verlust selbst die Fähigkeit, gibt es keine Katharsis.
    .ruling-6 = Heiler dürfen deine Schiffe retten; du benutzt diese Fähigkeit trotzdem.
    .ruling-7 =
        Nennst du Zombies, versetzen sie ihre Schiffe auf andere Kolonien, und du wählst
        nicht noch einmal.
    .ruling-8 =
        Schiffe auf dem Portal oder neben dem Planeten stehen auf keiner Kolonie und sind
        nicht zu nehmen. Schiffe eines erfolgreichen Verteidigers auf dem Planeten schon.
    .ruling-9 =
        So verlorene Schiffe bringen keine Entschädigung, und so verlorene Kolonien sind
        weg, bevor der Spielsieg geprüft wird.
    .ruling-10 =
        Regulär: Ein Gleichziehen, das einen Angriff kopiert hat, zählt. Als Hauptspieler
        ist es höchstens ein Schiff, sonst zwei.
    .ruling-11 = Super: Nennen darfst du alle, nicht nur deine Gegner.

q-vacuum-divide = Wer verliert mit dir Schiffe? Insgesamt { $range }.
    .why = Katharsis: Verteile die Verluste nach Wunsch, oder nenne niemanden.
q-vacuum-recover = Wie viele Schiffe kommen aus dem Warp? Wähle { $range }.
    .why = Manöver Vakuum: eins für jeden anderen Hauptspieler mit Angriff.
