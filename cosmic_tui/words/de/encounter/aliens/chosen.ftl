alien-chosen = Auserwählte
    .power-name-acc = Göttlichen Eingriff
    .tagline = Ziehen drei für eine bessere Karte
    .flavour = Der Himmel antwortet, wenn er auch oft nuschelt.
    .power-name = Göttlicher Eingriff
    .power =
        Nach dem Aufdecken der Karten und vor den Verstärkungen darfst du diese
        Fähigkeit als Angreifer oder Verteidiger einmal benutzen: Zieh drei Karten vom
        Stapel. Sind Herausforderungskarten darunter (Angriff, Verhandlung oder
        Gleichziehen), darfst du eine davon nehmen. Entweder ersetzt sie deine eigene
        Herausforderungskarte, die abgelegt wird; oder, wenn beide Angriffe sind, wird
        ihre Zahl zum Wert deiner Karte addiert.

        Die übrigen gezogenen Karten werden offen abgelegt. Ziehst du keine
        Herausforderungskarte oder nimmst du keine, bleibt deine Karte, wie sie war.
    .wild = Als Hauptspieler: Zu Beginn der Planung zieh eine Karte vom Stapel.
    .super =
        Hast du die drei Karten gezogen, behalte davon auf der Hand, was kein Angriff,
        keine Verhandlung und kein Gleichziehen ist.
    .zap = Er kommt, bevor du ziehst: keine Karten, und deine erste Karte gilt.
    .help = Aus einer Verhandlung, die schiefging, kann noch ein Angriff werden.
    .ruling-1 =
        Eine neue Karte kann alles ändern: Ein Angriff statt einer Verhandlung macht aus
        Entschädigung oder Gesprächen einen Kampf, und umgekehrt.
    .ruling-2 =
        Dein Gleichziehen, das einen Angriff kopiert hat, gilt als Angriff; also darf
        eine Zahl dazukommen.
    .ruling-3 =
        Ein gezogenes Gleichziehen kann nur ersetzen. Es kopiert sofort, was die Karte
        deines Gegners jetzt ist, mit dem aufgedruckten Wert.
    .ruling-4 =
        Ist die Karte deines Gegners ein Gleichziehen, behält sie, was sie zuerst
        kopiert hat.
    .ruling-5 = Du ziehst heimlich; was du nimmst und was du ablegst, wird gezeigt.
    .ruling-6 =
        Eine addierte Zahl kommt nach allen anderen Änderungen der Karte hinzu, etwa
        nach einer Umkehr oder einer Angleichung.
    .ruling-7 =
        Nach dem Addieren werden beide Karten als deine abgelegt; ein Effekt, der deine
        Herausforderungskarte aufnimmt, nimmt die erste. Nach dem Ersetzen nimmt er die
        neue.
    .ruling-8 =
        Sind auch nach dem neuen Mischen weniger als drei Karten übrig, ziehst du, was
        da ist.
    .ruling-9 =
        Super: Du darfst warten, bis du die drei Karten gesehen hast. Die behaltenen
        Karten bleiben geheim.

ev-chosen-added = { $who } addiert { THE($face, "acc") } zur eigenen Karte.
    .you = Du addierst { THE($face, "acc") } zu deiner Karte.
ev-chosen-kept = { $n ->
        [one] { $who } behält { $n } gezogene Karte.
       *[other] { $who } behält { $n } gezogene Karten.
    }
    .you = { $n ->
        [one] Du behältst { $n } gezogene Karte.
       *[other] Du behältst { $n } gezogene Karten.
    }
q-chosen-take = Welche dieser Herausforderungskarten nimmst du?
    .why = Göttlicher Eingriff: Was du nicht nimmst, wird abgelegt.
    .pass = Deine erste Karte gilt, und alle gezogenen Karten werden abgelegt.
q-chosen-how = Ersetzt { THE($face) } deine Karte, oder kommt sie dazu?
    .why = Zwei Angriffe darf man addieren. Eine ersetzte Karte wird sofort abgelegt.
q-chosen-keep = Welche dieser Karten kommen auf deine Hand? Mindestens eine.
    .why = Supermanöver: Niemand sieht, was du behältst. Der Rest wird abgelegt.
