# fine: term ally
alien-grudge = Groll
    .tagline = Straft alle, die nicht helfen wollten
    .flavour = Sie führen eine sehr lange Liste, mit sehr spitzen Stiften.
    .power-name = Rache
    .power =
        Sind die Bündnisse geschlossen und bist du Angreifer oder Verteidiger, benutzt
        du diese Fähigkeit: Alle, die du eingeladen hast und die sich deiner Seite nicht
        angeschlossen haben, bekommen ein Racheplättchen, ob sie nun der anderen Seite
        helfen oder sich heraushalten.

        Ist die Herausforderung abgewickelt, geben sie das Plättchen zurück und zahlen.
        Hast du gewonnen oder eine Vereinbarung getroffen, verliert jeder 1 Schiff. Hast
        du verloren oder ist die Verhandlung gescheitert, verliert jeder 4 Schiffe. Wer
        zahlt, wählt selbst, aber nicht unter Schiffen, die in dieser Herausforderung
        gegen dich standen.
    .wild =
        Als Hauptspieler: Hat die Seite deines Gegners gewonnen, bekommen seine
        Verbündeten nichts: Mitangreifer landen nicht, Mitverteidiger bekommen keine
        Belohnung, und ihre Schiffe fliegen heim.
    .super =
        Wird für die Plättchen gezahlt, verlange 4 Schiffe von jedem, obwohl du
        gewonnen oder eine Vereinbarung getroffen hast.
    .zap =
        Er kommt, wenn die Plättchen verteilt werden: Alle werden zurückgenommen, und
        niemand zahlt. Das spätere Zahlen ist keine Benutzung und kann nicht gezappt
        werden.
    .help = Lade alle ein. Dir abzusagen ist nie umsonst.
    .ruling-1 =
        Nur deine eigenen Einladungen zählen. Dein Gegner kann nie eingeladen werden und
        bekommt also nie ein Plättchen.
    .ruling-2 =
        Geprüft wird einmal, wenn alle geantwortet haben: Wessen Schiffe später entfernt
        werden, bekommt kein Plättchen.
    .ruling-3 =
        Wer kein Schiff zu schicken hatte oder sich nicht anschließen durfte, hat sich
        dir nicht angeschlossen und bekommt ein Plättchen.
    .ruling-4 =
        Die Schiffe kommen von Kolonien, so viele da sind. Schiffe im Warp zählen nicht,
        und schon in der Herausforderung verlorene Schiffe bezahlen das Plättchen nicht.
    .ruling-5 =
        Gezahlt wird in Zugreihenfolge. Jede Zahlung ist ein eigener Verlust und kann
        geheilt oder verhindert werden.
    .ruling-6 =
        Bei einer Vereinbarung verlieren die Hauptspieler nichts, aber jedes Plättchen
        kostet 1 Schiff; scheitert die Verhandlung, kostet jedes 4.
    .ruling-7 = Verlieren beide Seiten, hast du verloren: je 4.
    .ruling-8 =
        Endet die Herausforderung ohne Ergebnis, gehen die Plättchen zurück, und niemand
        zahlt.
    .ruling-9 =
        Verlierst du deine Fähigkeit, nachdem die Plättchen verteilt sind, rettet das
        niemanden.
    .ruling-10 =
        Regulär: Verbündete heimzuschicken kann die Kolonie kosten, mit der jemand von
        ihnen mitgewonnen hätte.
    .ruling-11 = Super: alle Plättchen oder keines.

ev-grudge-token = { $who } gibt { $whom } ein Racheplättchen.
    .you = Du gibst { $whom } ein Racheplättchen.
    .at-you = { $who } gibt dir ein Racheplättchen!
ev-grudge-returned = { $n ->
        [0] { $whom } gibt das Plättchen gratis zurück.
        [one] { $whom } schuldet { $who } { $n } Schiff.
       *[other] { $whom } schuldet { $who } { $n } Schiffe.
    }
    .you = { $n ->
        [0] { $whom } gibt das Plättchen gratis zurück.
        [one] { $whom } schuldet dir { $n } Schiff.
       *[other] { $whom } schuldet dir { $n } Schiffe.
    }
    .at-you = { $n ->
        [0] Du gibst das Plättchen gratis zurück.
        [one] Du schuldest { $who } { $n } Schiff!
       *[other] Du schuldest { $who } { $n } Schiffe!
    }
ev-grudge-cut_off = { $whom } bekommt nichts für die Hilfe.
    .at-you = { $who } gönnt dir nichts!
