alien-mite = Milben
    .tagline = Fordern Kolonie oder dünne Hand
    .flavour = Sehr kleine Zähne, sehr großer Briefkopf.
    .power-name = Poltern
    .power =
        Bist du der Angreifer, stehen deine Schiffe auf dem Portal und hat der
        Verteidiger mehr als drei Karten, benutzt du diese Fähigkeit. Der Verteidiger
        wählt: Entweder legt er zufällige Karten ab, bis drei übrig sind, und die
        Herausforderung geht weiter; oder er gibt nach, und alle deine Schiffe auf dem
        Portal landen als deine Kolonie auf dem Planeten, neben den Schiffen, die schon
        dort sind. Dann ist die Herausforderung als Erfolg für dich vorbei: Keine Karte
        wird gespielt, kein Schiff geht verloren.
    .wild =
        Als Hauptspieler: Sind die Bündnisse geschlossen und hat dein Gegner mehr
        verbündete Schiffe als du, schick alle verbündeten Schiffe beider Seiten heim.
    .super =
        Legt der Verteidiger wegen deines Polterns ab, sieh dir diese Karten an,
        behalte davon beliebig viele und leg den Rest ab.
    .zap =
        Er kommt vor der Wahl des Verteidigers: kein Ablegen, keine Kolonie, die
        Herausforderung geht weiter.
    .help = Ziel auf eine Hand, die mehr wert ist als ein Planet.
    .ruling-1 =
        Gezählt wird die Hand, wenn deine Schiffe auf dem Portal stehen, vor den
        Einladungen. Der Hort der Geizhälse zählt nicht und kann nicht abgelegt werden.
    .ruling-2 =
        Die Wahl trifft allein der Verteidiger, bevor jemand weiß, welche Karten gehen
        würden.
    .ruling-3 =
        Gibt der Verteidiger nach, hat niemand gewonnen oder verloren: keine
        Entschädigung, keine Belohnung. Du darfst eine zweite Herausforderung spielen,
        und war es deine fünfte Fremdkolonie, gewinnst du.
    .ruling-4 =
        Auf deinem eigenen Heimatplaneten, wo du eine Kolonie vertreiben wolltest, heißt
        Nachgeben: eine Heimatkolonie für dich, und die andere bleibt.
    .ruling-5 = Es wirkt auch, wenn der Verteidiger auf dem Planeten kein Schiff hat.
    .ruling-6 =
        Ein Verteidiger ohne Herausforderungskarten zieht in der Planung wie üblich eine
        neue Hand.
    .ruling-7 =
        Abgelegte Karten sehen alle. Was du mit dem Supermanöver behältst, wissen nur du
        und der Verteidiger.
    .ruling-8 =
        Regulär: Verbündete Schiffe werden als Stücke gezählt, ohne die der Hauptspieler.
        Eines gegen keines genügt.
    .ruling-9 =
        Regulär: Wer heimgeschickt wird, ist nicht mehr verbündet und hat keinen Anteil
        an Sieg, Niederlage oder Belohnung.

# fine: term planet
q-mite-give_way = Legst du bis auf drei Karten ab, oder lässt du { $whom } landen?
    .why = Poltern: Welche Karten gehen, sagt der Zufall. Landen kostet kein Schiff.
q-mite-keep = Welche dieser Karten behältst du?
    .why = Sie kommen von der Hand deines Gegners. Der Rest wird offen abgelegt.
