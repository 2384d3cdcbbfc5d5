alien-hate = Hass
    .tagline = Beginnt jeden Zug mit Schmerz für alle
    .flavour = Frühstück, Morgengymnastik, Kriegserklärung.
    .power-name = Wut
    .power =
        Zu Beginn jedes deiner Züge benutzt du diese Fähigkeit: Leg offen eine Karte
        deiner Wahl ab. Dann müssen alle anderen im Uhrzeigersinn entweder eine Karte
        desselben Typs ablegen oder drei Schiffe an den Warp verlieren, die du von ihren
        Kolonien wählst. Ist deine Karte ein Angriff, genügt nur ein Angriff mit
        derselben oder einer höheren Zahl. Die Typen sind Angriff, Verhandlung,
        Gleichziehen, Verstärkung, Manöver und Artefakt.

        Hast du danach keine Herausforderungskarte mehr, leg den Rest deiner Hand ab und
        zieh acht neue Karten.
    .wild =
        Als Hauptspieler: Zu Beginn der Planung muss dein Gegner eine zufällige Karte
        ablegen. Bleibt auf seiner Hand kein Angriff, keine Verhandlung und kein
        Gleichziehen, gewinnt deine Seite sofort.
    .super =
        Benutzt du diese Fähigkeit, zeig eine Karte und behalte sie, statt sie
        abzulegen. Alles andere bleibt gleich.
    .zap = Du nimmst deine Karte zurück; niemand legt etwas ab oder verliert etwas.
    .help = Ein Gleichziehen oder ein sehr hoher Angriff lässt sich kaum erwidern.
    .ruling-1 =
        Hast du zu Beginn deines Zuges keine Herausforderungskarte, bekommst du erst
        deine neue Hand und benutzt dann diese Fähigkeit.
    .ruling-2 =
        Man darf eine passende Karte behalten und stattdessen die Schiffe verlieren.
        Weniger als drei Schiffe auf Kolonien: alle.
    .ruling-3 =
        Es wird der Reihe nach entschieden, im Wissen um das Bisherige; du wählst die
        Schiffe gleich nach jeder Entscheidung.
    .ruling-4 =
        Verluste können sofort Kolonien und Fähigkeiten kosten, und jeder kann für sich
        geheilt werden.
    .ruling-5 = Es geschieht einmal pro Zug, nicht noch einmal vor einer zweiten Herausforderung.
    .ruling-6 =
        Für die neue Hand gelten die üblichen Regeln; das Ziehen gilt nicht als
        zweite Benutzung dieser Fähigkeit.
    .ruling-7 =
        Regulär: Es wird gespielt, bevor der Verteidiger eine neue Hand ziehen müsste,
        gegen eine Hand mit mindestens einer Karte.
    .ruling-8 =
        Regulär: Bei einem solchen Sieg wird keine Karte aufgedeckt. Es gibt keine Summen
        und keine Entschädigung, aber Verluste, Landung und Belohnung wie üblich.
    .ruling-9 = Super: Zeig eine andere Karte als dieses Manöver.

ev-hate-shown = { $who } tobt und zeigt { THE($face, "acc") }.
    .you = Du tobst und zeigst { THE($face, "acc") }.
q-hate-show = Welche Karte zeigst du?
    .why = Wut: Alle anderen erwidern den Typ oder verlieren drei Schiffe.
q-hate-demand = { $offense } zeigt { THE($face, "acc") }. Erwidern oder drei Schiffe verlieren?
    .why = Wut: eine Karte desselben Typs; ein Angriff muss mindestens so hoch sein.
