alien-miser = Geizhälse
    .tagline = Haben eine zweite, sichere Hand
    .flavour = Jede Nacht zweimal gezählt, und noch einmal, weil es Glück bringt.
    .power-name = Horten
    .power =
        Zu Beginn des Spiels bekommst du zwei Sätze zu je acht Karten. Sieh dir beide an,
        behalte einen ganzen Satz als Hand und leg den anderen verdeckt auf deine
        Alienidentität: deinen Hort.

        Wann immer du eine Karte spielen darfst, darfst du diese Fähigkeit benutzen und
        statt von der Hand eine aus deinem Hort spielen, mit derselben Wirkung. Eine
        Karte, die auf deine Hand zurückkehren würde, kehrt dann in den Hort zurück.
        Karten, die du bekommst, gehen immer auf deine Hand.

        Niemand sonst darf Karten deines Horts sehen, nehmen oder ablegen, was auch
        gespielt wird. Ist darin keine Herausforderungskarte, darfst du ihn zeigen,
        ablegen und acht neue Karten als Hort ziehen.
    .wild =
        Musst du deine Hand ersetzen oder nimmt jemand von dir Entschädigung, leg
        dieses Manöver und zwei weitere Karten von deiner Hand beiseite. Sie sind
        unerreichbar und zählen nicht; danach nimmst du sie zurück.
    .super =
        Zu Beginn einer Herausforderung, in der du der Angreifer bist, leg die oberste
        Karte des Stapels in deinen Hort.
    .zap =
        Die Karte geht ohne Wirkung in den Hort zurück, und der Hort ist zu, bis die
        Herausforderung vorbei ist. Du darfst sofort stattdessen von der Hand spielen.
        Den Hort zu besitzen und zu erneuern kann nicht gezappt werden.
    .help = Leer deine Hand ohne Angst: Der Hort ist noch da.
    .ruling-1 =
        Wie viele Karten dort liegen, ist offen. Welche es sind, ist geheim, bis du den
        Hort erneuerst.
    .ruling-2 =
        Der Hort gehört nicht zu deiner Hand, was Entschädigung, Blicke, Tausch,
        Diebstahl, Zählen von Karten, erzwungenes Ablegen, Vereinbarungen und Geschenke
        angeht.
    .ruling-3 =
        Zu Beginn deines Zuges wird nur auf die Hand gesehen: Ohne Herausforderungskarte
        darin ziehst du eine neue Hand, egal was im Hort liegt.
    .ruling-4 =
        Wird später eine Herausforderungskarte gebraucht, genügt eine im Hort. Als
        Verteidiger ohne eine auf der Hand darfst du wählen: eine aus dem Hort oder eine
        neue Hand.
    .ruling-5 =
        Wird eine Hortkarte gezappt und hat deine Hand keine Herausforderungskarte, ziehst du als
        Verteidiger eine neue Hand; bist du der Angreifer, endet dein Zug.
    .ruling-6 =
        Musst du einen Angriff spielen und hast einen auf der Hand, spiel einen
        Angriff von hier oder dort. Sonst musst du den Hort nicht öffnen; tust du es
        doch, nimm einen Angriff, wenn einer da ist.
    .ruling-7 =
        Alle sehen, dass eine Herausforderungskarte aus dem Hort kommt, nicht, welche.
    .ruling-8 =
        Ein aus dem Hort gespieltes Manöver kehrt dorthin zurück. Ebenso eine
        Herausforderungskarte, die ausgelegt, aber nie aufgedeckt wurde.
    .ruling-9 =
        Du darfst den Hort in jedem Moment zwischen anderen Aktionen erneuern, und noch
        einmal, wenn auch der neue keine Herausforderungskarte hat.
    .ruling-10 =
        Solange deine Fähigkeit verloren ist, liegt der Hort unberührt da: Niemand kommt
        an ihn heran, und du kannst weder daraus spielen noch ihn erneuern.
    .ruling-11 =
        Der Hort geht mit deiner Alienidentität. Geht sie aus dem Spiel, wird der Hort
        abgelegt.
    .ruling-12 =
        Regulär: genau zwei weitere Karten, oder alle übrigen, wenn es weniger sind. Du
        zeigst das Manöver, nicht die zwei. Bei einer neuen Hand kommen sie zu den acht
        dazu.

ev-miser-second_set = { $n ->
        [one] { $who } bekommt { $n } Karte mehr zur Auswahl.
       *[other] { $who } bekommt { $n } Karten mehr zur Auswahl.
    }
    .you = { $n ->
        [one] Du bekommst { $n } Karte mehr zur Auswahl.
       *[other] Du bekommst { $n } Karten mehr zur Auswahl.
    }
ev-miser-hoard_laid = { $n ->
        [one] { $who } hat einen Hort mit { $n } Karte.
       *[other] { $who } hat einen Hort mit { $n } Karten.
    }
    .you = { $n ->
        [one] Du hast einen Hort mit { $n } Karte.
       *[other] Du hast einen Hort mit { $n } Karten.
    }
ev-miser-hoard_shown = { $who } zeigt und erneuert den Hort.
    .you = Du zeigst und erneuerst deinen Hort.
q-miser-choose_set = Welcher deiner zwei Sätze wird deine Hand?
    .why = Horten: Der andere liegt verdeckt auf deiner Identität. Keine Karte wechselt.
opt-miser-hand = Erster Satz
opt-miser-hoard = Zweiter Satz
q-miser-set_aside = Wähle zwei Karten, die du mit diesem Manöver beiseitelegst.
    .why = Sie sind unerreichbar und kommen zurück, wenn die Karten gewandert sind.
