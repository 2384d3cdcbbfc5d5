alien-clone = Klone
    .tagline = Nehmen die gespielte Karte zurück
    .flavour = Warum zweimal bauen, wenn das erste nie verschleißt?
    .power-name = Replikation
    .power =
        Ist eine Herausforderung abgewickelt, in der du Angreifer oder Verteidiger warst,
        Entschädigung und Belohnung eingeschlossen, darfst du diese Fähigkeit
        benutzen und deine Herausforderungskarte wieder auf die Hand nehmen, statt sie
        abzulegen.
    .wild =
        Hat ein von dir gespieltes Artefakt gewirkt, nimm es wieder auf die Hand. Du
        darfst es erst wieder spielen, wenn diese Herausforderung vorbei ist.
    .super =
        Nimmst du Entschädigung, darfst du doppelt so viele Karten nehmen, wie dir
        zustehen, wenn dein Gegner so viele auf der Hand hat.
    .zap =
        Deine Karte geht wie üblich auf den Ablagestapel, wo andere an sie herankommen.
    .help = Ein guter Angriff kann den ganzen Abend kämpfen.
    .ruling-1 =
        Du nimmst die Karte, mit der du zuletzt gekämpft hast, nach jedem Tausch oder
        Ersatz. Wurde eine weitere Karte dazu addiert, kommt nur die
        Herausforderungskarte selbst zurück.
    .ruling-2 =
        Ein Gleichziehen kommt als Gleichziehen zurück. Siege, Niederlagen,
        Vereinbarungen und gescheiterte Verhandlungen zählen alle.
    .ruling-3 =
        Die Entschädigung deines Gegners wird vorher genommen und erreicht diese Karte
        also nicht.
    .ruling-4 =
        Du behältst die Karte, bevor sie abgelegt wird; wer Karten vom Ablagestapel
        nimmt, kommt zu spät.
    .ruling-5 =
        Endete die Herausforderung, bevor Karten aufgedeckt wurden, gibt es keine Karte
        zurückzunehmen.
    .ruling-6 =
        Bist du der Angreifer, genügt die zurückgenommene Karte, um eine zweite Herausforderung zu
        beginnen. Alle wissen, dass du sie hast.
    .ruling-7 =
        Regulär: Ein verhindertes Artefakt lässt sich nicht behalten. Behalten geht vor,
        ehe jemand es einsammeln darf. Ein Artefakt pro Herausforderung.
    .ruling-8 =
        Super: Es ist das, was dir zusteht, oder das Doppelte, nichts dazwischen. Hat
        dein Gegner weniger Karten, kann es nicht gespielt werden.

ev-clone-kept = { $who } nimmt { THE($face, "acc") } zurück.
    .you = Du nimmst { THE($face, "acc") } zurück.
