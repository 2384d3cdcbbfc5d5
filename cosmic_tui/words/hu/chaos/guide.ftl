guide-what = Mi ez a játék?
    .text =
        Kártyapárbaj az űrben. A paklid a kolóniád és az életed. Creditért űrhajókat, bázisokat és legénységet
        játszol ki, és támadsz; az átjutó bombák lapokat dobnak a másik kolóniából a pusztulatba. Győzöl, ha a köröd
        végén a másik kolónia üres (K-WIN-1).
guide-win = Mikor nyerek vagy veszítek?
    .text =
        Győzöl, ha a köröd végén az ellenfeled kolóniájában nincs lap (K-WIN-1). Veszítesz, ha az ő köre
        végén a tiéd üres.
guide-turn = Mit tehetek egy körben?
    .text =
        A fő fázisodban lapot játszol ki és fizetsz ki, húzol, fejlesztesz, támadsz, bármilyen sorrendben, ahányszor
        ki tudod fizetni (K-MAIN-4, K-MAIN-12).
guide-credits = Mennyi creditet kapok?
    .text =
        Minden köröd elején 5 creditet kapsz (K-START-1); kétszemélyes játék első négy körében 1, 2, 3 és 4
        jár (K-SETUP-7). Az el nem költött credit megmarad, legfeljebb 20 (K-END-3).
    .find = pénz pénzt bevétel körönként
guide-draw = Hogyan húzok lapot?
    .text =
        Fizess 1 creditet a fő fázisodban (K-MAIN-7). 2 creditért megnézed a felső öt lapot, és megtartasz egyet
        (K-MAIN-8). Minden lap a kolóniádból jön.
guide-ships = Mikor cselekszik az új űrhajó?
    .text =
        Rögtön: aktívan kerül játékba, és ugyanabban a körben támadhat (K-STATE-2, K-SHIP-3).
guide-used = Mit nem tehet használt űrhajó?
    .text =
        Használt és sérült űrhajó nem támadhat, nem védekezhet, nem lőhet és nem bombázhat (K-STATE-9). A
        köröd végén egy fokot javul (K-STATE-7).
guide-attack = Mit támadhatok meg?
    .text =
        A kolóniát, a központot, egy legénységet a kantinban vagy egy bázist a felszínen; űrhajót soha
        (K-ATK-2). Aktív űrhajó kell hozzá (K-ATK-4).
guide-defend = Muszáj védekeznem?
    .text =
        Nem. Te döntöd el, hogy védekezel-e, és mely aktív űrhajóiddal (K-RIG-3). Védő nélkül nincs tüzelés,
        csak bombázás (K-RIG-6).
guide-speed = Ki lő először?
    .text =
        Az az oldal, amelyiknek a leggyorsabb aktív űrhajója van; egyforma sebességnél a támadó (K-FIRE-2,
        K-FIRE-3).
    .find = tüzel lövés
guide-reply = Mikor lőhetek vissza?
    .text =
        Ha egy aktív űrhajódra lőnek (K-FIRE-7), akkor is, ha a lövés elpusztítja (K-FIRE-8). A két lövés
        egyszerre okoz sebzést (K-FIRE-10).
guide-damage = Mit okoz a sebzés?
    .text =
        Az űrhajó annyi páncélzatot veszít, amennyi a tűzerő (K-FIRE-10). 0 páncélzatnál megsemmisül (K-FIRE-12); ha
        csak találatot kapott, megsérül (K-FIRE-14).
guide-bombs = Mit csinálnak a bombák?
    .text =
        Minden bombázáspont egy lapot dob a kolóniából a pusztulatba (K-BOMB-5). Legénységhez, kifizetetlen bázishoz
        és központhoz 2 pont kell (K-BOMB-6, K-BOMB-7).
guide-base = Hogyan játszom ki bázist?
    .text =
        Játszd ki ingyen, képpel lefelé (K-MAIN-1), tégy rá fejlesztéseket 1 creditért (K-MAIN-6), és fizesd ki, ha
        elég van rajta (K-BASE-3).
guide-development = Mire jó a fejlesztés?
    .text =
        Egy bázist csak elég fejlesztéssel fizethetsz ki (K-BASE-3). Kettőt el is adhatsz 1 creditért (K-MAIN-3).
guide-face_down = Mire jó a lefordított lap?
    .text =
        Bázis, legénység és fegyverzet kifizetetlenül, képpel lefelé kerül játékba (K-PAID-2). Bármely más lap is
        lehet ott blöffként (K-BLUFF-1).
guide-crew = Mit csinál a legénység?
    .text =
        A legénység a kantinban vár, a harc elején űrhajóra száll, és ott hat, ha ki van fizetve (K-CREW-5,
        K-CREW-3).
guide-equipment = Mit csinál a fegyverzet?
    .text =
        Játszd ki egy űrhajódra, amelyen van hely (K-EQP-1); ha ki van fizetve, a számai és a szövege az
        űrhajóra is érvényesek (K-EQP-3).
guide-interrupts = Mikor játszom megszakítást?
    .text =
        Reakciót bármikor kijátszhatsz, harci lapot harcban, kezdő lapot a kezdő fázisban, általánost a fő
        fázisban (K-INT-2, K-INT-3, K-INT-4, K-INT-5). Az utoljára kijátszott hat először (K-STACK-1).
guide-ruin = Mi a szemét és a pusztulat?
    .text =
        A játékból kikerülő kifizetett lapok a szemétbe mennek, mindenki láthatja őket (K-ZONE-6). A kifizetetlen,
        eldobott és bombázott lapok a pusztulatba kerülnek, amelyet csak te látsz (K-ZONE-7).
guide-limits = Milyen korlátok vannak?
    .text =
        A köröd végén legfeljebb 5 lapod lehet a központban (K-END-2), összesen 12 méretnyi űrhajód a
        hangárban, és 20 credited (K-END-3).
