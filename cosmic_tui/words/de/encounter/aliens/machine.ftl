# fine: term encounter
alien-machine = Maschinen
    .tagline = Fordern immer noch einmal heraus
    .flavour = Sie fragen nie, ob es weitergeht, nur wie.
    .power-name = Fortdauer
    .power =
        Ist eine Herausforderung deines eigenen Zuges vorbei, egal mit welchem
        Ergebnis, darfst du diese Fähigkeit benutzen und noch eine spielen, solange du
        eine Herausforderungskarte hast. Es gibt keine Grenze; jede weitere ist eine neue
        Benutzung.
    .wild =
        Ist deine erste Herausforderung als Angreifer vorbei, spiel eine zweite,
        obwohl du verloren hast, die Verhandlung gescheitert ist oder du keine
        Herausforderungskarte hast. Ohne eine ziehst du zu ihrem Beginn eine neue Hand
        mit acht Karten und behältst dieses Manöver dazu.
    .super =
        In der Phase Verstärkung deines eigenen Zuges zieh eine Karte vom Stapel, statt
        ein Schiff aus dem Warp zu befreien.
    .zap =
        Keine weitere Herausforderung durch diese Fähigkeit; ob dein Zug weitergeht,
        entscheiden die gewöhnlichen Regeln.
    .help = Dein Zug dauert so lange wie deine Herausforderungskarten.
    .ruling-1 =
        Nach einer erfolgreichen ersten Herausforderung hast du die gewöhnliche zweite
        ohne diese Fähigkeit; niemand kann sie also zappen.
    .ruling-2 =
        Ein Zap gilt für die eben beendete Herausforderung. Geben dir die gewöhnlichen
        Regeln noch eine, ist diese Fähigkeit an deren Ende wieder da.
    .ruling-3 =
        Zuerst wird der Spielsieg geprüft: Hat jemand gewonnen, beginnt nichts mehr.
    .ruling-4 =
        Mitten im Zug gibt es keine neue Hand. Hast du keine Herausforderungskarte mehr,
        ist dein Zug vorbei.
    .ruling-5 =
        Auch abgebrochene Herausforderungen zählen. Solche als Verteidiger oder von
        anderen geschenkte nicht.
    .ruling-6 = Jede weitere Herausforderung beginnt mit ihrer eigenen Phase Verstärkung.
    .ruling-7 =
        Dass du weitermachst, beweist, dass du eine Herausforderungskarte hast, und sonst
        nichts.
    .ruling-8 =
        Ist deine Fähigkeit bis dahin verloren, entscheiden die gewöhnlichen Regeln.
    .ruling-9 =
        Regulär: nur nach der ersten Herausforderung deines Zuges, und sie gibt genau die
        zweite.
    .ruling-10 = Super: Es darf auch gespielt werden, wenn kein Schiff von dir im Warp ist.
