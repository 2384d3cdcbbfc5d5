alien-warrior = Krieger
    .tagline = Sammeln Erfahrung, kämpfen stärker
    .flavour = Narben sind Orden, die man nicht verlieren kann.
    .power-name = Meisterschaft
    .power =
        Ist eine Herausforderung vorbei, in der du Angreifer oder Verteidiger warst,
        leg Plättchen auf deine Alienidentität: eines, wenn du gewonnen oder eine
        Vereinbarung getroffen hast, zwei, wenn du verloren hast oder die Verhandlung
        gescheitert ist; in einem Spiel mit vier Planeten eines mehr. Das ist keine
        Benutzung und kann nicht gezappt werden.

        Bist du Angreifer oder Verteidiger und deckst einen Angriff auf, benutzt du
        diese Fähigkeit: Jedes Plättchen erhöht deine Summe um 1. Plättchen werden nie
        verbraucht.
    .wild =
        Ist eine Herausforderung vorbei, in der du der Verteidiger warst, spiel sofort
        eine als Angreifer gegen die Person, die dich angegriffen hat, auf einem Planeten
        in deren Heimatsystem. Dann geht das Spiel dort weiter, wo es war.
    .super =
        Du darfst diese Fähigkeit als Verbündeter benutzen, wenn der Hauptspieler deiner
        Seite einen Angriff aufdeckt: Deine Plättchen erhöhen die Summe jener Seite.
    .zap =
        In dieser Herausforderung kein Zuschlag. Die Plättchen bleiben, und neue kommen
        trotzdem.
    .help = Verlier früh und oft. Später kämpft alles Verlorene für dich.
    .ruling-1 =
        Plättchen einer Herausforderung kommen, wenn sie vorbei ist, und helfen darin
        nicht.
    .ruling-2 =
        Solange deine Fähigkeit verloren ist, bekommst du keine Plättchen, und die
        vorhandenen zählen nicht. Sie zählen wieder, wenn sie zurück ist.
    .ruling-3 =
        Verlieren beide Seiten, hast du verloren: zwei Plättchen. Eine abgebrochene
        Herausforderung bringt keines.
    .ruling-4 = Eine annullierte Vereinbarung ist gescheitert: zwei Plättchen.
    .ruling-5 =
        Der Zuschlag ist einfach, weder multipliziert noch Teil des Kartenwerts. Bei einer
        Verhandlung gibt es keinen.
    .ruling-6 = Alle können deine Plättchen zählen. Sie gehen mit deiner Alienidentität.
    .ruling-7 =
        Regulär: Diese Herausforderung hat jede Phase, aber keine Schicksalskarte; den
        Planeten wählst du. Sie ist kein Spielzug: keine neue Hand zu Beginn und keine
        zweite Herausforderung daraus. Hast du in der Planung keine
        Herausforderungskarte, endet sie einfach.
    .ruling-8 =
        Regulär: Danach geht der unterbrochene Zug weiter, mit einer zweiten
        Herausforderung, wenn eine ansteht. Manöver werden dafür neu gezählt.
    .ruling-9 = Super: Als Verbündeter bekommst du für die Herausforderung keine Plättchen.
