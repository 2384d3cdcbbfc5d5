alien-warpish = Görbülény
    .tagline = A térgörbület minden űrhajója +1
    .flavour = Az elesettek többen vannak nálatok, és nekünk felveszik.
    .power-name = Nekromancia
    .power =
        Amikor támadó vagy védő vagy, és támadást fedsz fel, használod ezt a képességet:
        a térgörbületen lévő minden űrhajó, bármely játékosé és a tieid is, 1 pontot ad
        az összesített értékedhez.
    .wild =
        Aktív játékosként, miután a lapok felfordultak, a térgörbületen lévő minden
        saját űrhajód 1 pontot ad az oldalad összesített értékéhez.
    .super =
        Aktív játékosként, miután a lapok felfordultak, az ellenfeled minden térgörbületen
        lévő űrhajója 1 pontot von le az ellenfeled összesített értékéből.
    .zap = A térgörbület semmit sem ad az összesített értékedhez.
    .help = Minél hosszabb a háború, annál erősebb vagy.
    .ruling-1 =
        Az űrhajókat e képesség használatakor kell megszámolni. A felfedés során később
        a térgörbületre kerülő vagy onnan távozó űrhajók nem változtatnak semmin.
    .ruling-2 =
        A játékból eltávolított, a kapun vagy egy fajlapon lévő űrhajók nincsenek a
        térgörbületen.
    .ruling-3 =
        Egyszerű összeadás, nem szorzódik, és nem része a lap értékének. Tárgyalásnál
        nincs.
    .ruling-4 = Üres térgörbületnél is használod ezt a képességet, és nem adsz hozzá semmit.
    .ruling-5 =
        Szuper: az ellenfeled űrhajói melletted és az ellenfeled ellen is számítanak. Az
        összesített érték nulla alá is mehet. Hatástalanítás után már nem játszható ki.
    .ruling-6 = Szuper: a szövetségesek térgörbületen lévő űrhajói nem számítanak.
    .ruling-7 =
        Mindkét fáklyaoldal kijátszható, bármik is a lapok, de csak akkor számítanak, ha
        összesített értékeket kell összevetni.
