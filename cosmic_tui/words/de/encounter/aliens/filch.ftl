alien-filch = Diebe
    .tagline = Stecken die gegnerische Karte ein
    .flavour = Nichts fehlt. Es ist nur umgezogen.
    .power-name = Diebstahl
    .power =
        Nachdem die Karten einer Herausforderung abgelegt wurden, in der du
        Angreifer oder Verteidiger warst, darfst du diese Fähigkeit benutzen und die
        Herausforderungskarte deines Gegners vom Ablagestapel auf deine Hand nehmen.
    .wild =
        Sagt jemand anderes ein Artefakt oder ein Manöver an, leg eine Verhandlung von
        deiner Hand ab: Jene Karte bewirkt nichts und kommt auf deine Hand. Ohne
        Verhandlung kannst du dies nicht spielen.
    .super =
        Du darfst diese Fähigkeit auf eine Herausforderungskarte eines beliebigen
        anderen Hauptspielers benutzen, auch wenn du an der Herausforderung nicht
        beteiligt warst.
    .zap = Die Karte bleibt auf dem Ablagestapel.
    .wild-classic =
        Du darfst mogeln. In drei stillen Momenten einer Herausforderung (nach der Phase
        Verstärkung, nach den Bündnissen, vor der Prüfung auf Spielsieg) geben alle
        einen geheimen Befehl: passen, ablenken oder, nur für dich, mitnehmen. Nimm
        ein eigenes Schiff aus dem Warp auf eine deiner Kolonien, die oberste Karte des
        Stapels oder die oberste Karte des Ablagestapels mit. Mitnehmen und Ablenken
        machen ein Geräusch, und dann dürfen alle heimlich eine Person beschuldigen.

        Nennt dich jemand, zeigst du diese Karte, legst das Mitgenommene zurück und
        verlierst ein Schiff deiner Wahl; das zählt als dein Manöver in dieser
        Herausforderung. Nennt dich niemand, behältst du es, und niemand erfährt davon.
        Wer falsch beschuldigt, verliert ein Schiff.

        Bist du einmal ertappt worden, darfst du, solange du diese Karte hältst, zwei
        Dinge einer Art mitnehmen, und jede Karte des Ablagestapels.
    .super-classic =
        Du darfst diese Fähigkeit auf eine Herausforderungskarte eines beliebigen
        anderen Hauptspielers benutzen, auch wenn du an der Herausforderung nicht
        beteiligt warst.
    .help = Sieg oder Niederlage: Die Karte, die dich schlug, kann bald deine sein.
    .ruling-1 =
        Du nimmst die Karte, mit der dein Gegner zuletzt gekämpft hat, nach jedem
        Tausch. Wurde eine weitere Karte dazu addiert, nimmst du nur die erste.
    .ruling-2 =
        Ein Gleichziehen nimmst du als Gleichziehen. Eine Karte, die jemand behalten hat
        oder die nach einem Bluff unter den Stapel ging, ist nicht zu haben.
    .ruling-3 =
        Wer in Zugreihenfolge zuerst vom Ablagestapel nimmt, hat die Karte.
    .ruling-4 =
        Siege, Niederlagen, Vereinbarungen und gescheiterte Verhandlungen zählen alle,
        nur keine Herausforderung ohne aufgedeckte Karten. Alle wissen, welche Karte du
        genommen hast.
    .ruling-5 =
        Regulär: Die Verhandlung wird sofort genannt, aber erst bezahlt, wenn niemand mehr etwas
        dagegen tun kann. Wird dieses Manöver verhindert, behältst du die Verhandlung.
    .ruling-6 =
        Regulär: Eine gestohlene Karte gilt als nie gespielt. Ein gestohlenes Artefakt
        darfst du im nächsten passenden Moment spielen, sogar in dieser Herausforderung;
        ein gestohlenes Manöver erst in der nächsten, denn deines hast du gehabt.
    .ruling-7 =
        Regulär: Du darfst auch eine Karte stehlen, die selbst eine Antwort war; worauf
        sie antwortete, das geht dann weiter.
    .ruling-8 =
        Super: eine Karte einer anderen Person. Es ist eine Benutzung dieser Fähigkeit
        und kann gezappt werden.
    .ruling-9 =
        Vor dem Spiel wählt der Tisch, ob das gewöhnliche oder das alternative Manöver
        der Diebe mitspielt, nie beide.
    .ruling-10 =
        Alternativ, regulär: Befehle und Beschuldigungen geben alle gleichzeitig, so dass
        das Fragen nichts verrät. Pro Person und Herausforderung eine Ablenkung und eine
        Beschuldigung. Keine offene Zahl ändert sich, bevor ein Moment vorbei ist.
    .ruling-11 =
        Alternativ, regulär: Wer jemanden beschuldigt, der nur abgelenkt hat, beschuldigt
        falsch. Ohne ein Schiff zum Verlieren kannst du nicht beschuldigen; ohne Schiff
        ertappt, verlierst du keines.
    .ruling-12 =
        Alternativ, regulär: Was niemand beanstandet, kann auch später niemand
        beanstanden. Es ist kein Spielen einer Karte; einmal ertappt, kannst du für den
        Rest der Herausforderung weder etwas mitnehmen noch ein Manöver spielen.
    .ruling-13 =
        Alternativ, regulär: Ein mitgenommenes Schiff geht auf eine Kolonie, die du schon
        hast. Als Diebe mit wirkender Fähigkeit hast du nur die Superseite und kannst
        nichts mitnehmen.
    .ruling-14 =
        Alternativ, regulär: Wird die Karte beim Zeigen verhindert oder gestohlen, geht
        das Mitgenommene zurück, aber du verlierst kein Schiff.

q-filch-take = Welche Herausforderungskarte nimmst du?
    .why = Diebstahl: Sie kommt vom Ablagestapel auf deine Hand.
