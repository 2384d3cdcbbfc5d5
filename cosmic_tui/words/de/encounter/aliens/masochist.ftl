# fine: term colony
alien-masochist = Masochisten
    .tagline = Siegen, wenn alle Schiffe weg sind
    .flavour = Ziel bitte sorgfältig; wir würden ungern überleben.
    .power-name = Selbstqual
    .power =
        Zu Beginn jeder Herausforderung, bevor der Angreifer ein Schiff aus dem Warp
        befreit, benutzt du diese Fähigkeit, wenn kein einziges deiner Schiffe mehr im
        Spiel ist: Du gewinnst das Spiel. Schiffe im Warp und aus dem Spiel entfernte
        Schiffe sind verloren.

        Du behältst diese Fähigkeit, wie wenige Heimatkolonien du auch hast, selbst ohne
        eine. Du darfst auch wie alle anderen mit Fremdkolonien gewinnen.
    .wild =
        Will der Angreifer ein Schiff aus dem Warp befreien, nenne eine andere Person,
        auch dich selbst: Diese befreit stattdessen eines, der Angreifer keines. Nicht,
        wenn der Angreifer dann kein Schiff zum Abfliegen hätte.
    .super =
        In der Phase Verstärkung deines eigenen Zuges entferne eines deiner Schiffe im
        Warp für immer aus dem Spiel. Du befreist dann kein Schiff.
    .zap = Du gewinnst noch nicht. In der nächsten Phase Verstärkung stellt sich die Frage neu.
    .help = Verlier alles und überlebe eine Phase Verstärkung. Oder besiedle wie alle.
    .ruling-1 = Nie im selben Spiel wie die Heiler.
    .ruling-2 =
        Ein Schiff auf einer Kolonie, auf dem Portal, neben einem Planeten oder auf einer
        Technologie ist noch im Spiel.
    .ruling-3 =
        Nur der Beginn einer Herausforderung zählt. Dein letztes Schiff zu verlieren
        gewinnt noch nicht, und wer vor jener Phase Verstärkung gewinnt, gewinnt zuerst.
    .ruling-4 =
        In deinem eigenen Zug kommt dies, bevor dein Schiff aus dem Warp zurückkehrt: Ist
        alles verloren, gewinnst du stattdessen.
    .ruling-5 =
        Wirst du in deiner eigenen Phase Verstärkung gezappt, kehrt dein Schiff auf das
        Portal zurück, und du bist nicht mehr ohne Schiffe.
    .ruling-6 =
        Effekte, die den Warp leeren, kommen zu spät, und deine Schiffe hätten keine
        Kolonie, auf die sie könnten.
    .ruling-7 = Alle deine Schiffe heißt alle zwanzig, oder alle sechzehn bei vier Planeten.
    .ruling-8 = Alle können zählen, wie nah du bist.
    .ruling-9 =
        Geht diese Alienidentität an jemand anderen, wird ab dann auf dessen Schiffe
        gesehen.
    .ruling-10 =
        Regulär: Hat die genannte Person kein Schiff im Warp oder keine Kolonie, kehrt
        gar nichts zurück.

q-masochist-favour = Wähle, wer statt des Angreifers ein Schiff befreit.
    .why = Diese Person holt eines aus dem Warp heim, der Angreifer keines.
