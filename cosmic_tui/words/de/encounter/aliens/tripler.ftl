alien-tripler = Verdreifacher
    .tagline = Schwache Angriffe steigen, starke fallen
    .flavour = Drei Köpfe, drei Meinungen, ein arg verbogenes Lineal.
    .power-name = Dreifach
    .power =
        Bist du Angreifer oder Verteidiger und deckst einen Angriff auf, benutzt du
        diese Fähigkeit: Eine Karte mit 10 oder weniger ist das Dreifache wert, eine mit
        11 oder mehr nur ein Drittel, aufgerundet. Aus 04 wird also 12, aus 10 wird 30,
        aus 11 wird 4 und aus 40 wird 14. Schiffe und Zuschläge betrifft das nicht.
    .wild =
        Als Hauptspieler: Ist der Angriff deines Gegners 15 oder mehr wert, kürze ihn auf
        ein Drittel, aufgerundet, vor jeder anderen Änderung.
    .super = Benutzt du diese Fähigkeit, wird auch eine 11, 12 oder 13 von dir verdreifacht.
    .zap = Die Karte ist wert, was sie vorher war.
    .help = Eine 10 ist 30 wert und eine 40 nur 14. Tausch entsprechend.
    .ruling-1 =
        Es kommt nach dem regulären Manöver der Verdreifacher und nach allem, was bei
        verdeckten Karten angesagt wurde; mit 10 verglichen wird der Wert dieses Moments.
        Eine 20, umgekehrt zu 02, wird 6.
    .ruling-2 =
        Dein Gleichziehen kopiert die aufgedruckte Zahl und wird dann geändert; ein
        gegnerisches kopiert deine aufgedruckte Zahl unverändert.
    .ruling-3 =
        Liegt gegenüber eine Verhandlung, ändert sich die Karte trotzdem, aber verglichen
        wird nichts.
    .ruling-4 =
        Der neue Wert gilt nur in dieser Herausforderung. Auf der Hand und im
        Ablagestapel zählt die aufgedruckte Zahl.
    .ruling-5 = Super: Du entscheidest jedes Mal, und nur für deine eigene Karte.
    .ruling-6 =
        Regulär: Es sieht auf die aufgedruckte oder kopierte Zahl der gegnerischen Karte.
