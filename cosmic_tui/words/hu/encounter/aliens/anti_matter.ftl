alien-anti_matter = Antianyag
    .tagline = Nála a kisebb érték győz
    .flavour = Visszafelé számolnak, és valahogy mégis előbb érnek oda.
    .power-name = Tagadás
    .power =
        Amikor támadó vagy védő vagy, és mindkét összecsapáskártya támadás, használod
        ezt a képességet: az alacsonyabb összesített érték győz. Döntetlennél továbbra
        is a védő győz.

        A saját űrhajóid, valamint mindkét oldal összes szövetségesének űrhajói
        levonódnak az oldaluk összesített értékéből, ahelyett hogy hozzáadódnának.
        Az ellenfeled saját űrhajói a szokott módon hozzáadódnak. Az erősítések és más
        módosítók előjele nem változik, és az összesített érték nulla alá is mehet.
    .wild =
        Amikor egy másik játékos dzsókerfáklyát jelent be, és aktív játékos vagy
        szövetséges vagy, állítsd meg, mielőtt bármi hatása lenne.
    .super =
        Amikor egy másik játékos fáklyát jelent be, akár dzsókert, akár szupert, állítsd
        meg, mielőtt bármi hatása lenne, bármi is a szereped az összecsapásban.
    .zap =
        Visszatér a rendes számtan: minden űrhajó hozzáadódik, és a magasabb összesített
        érték győz.
    .help = Alacsony lap, sok űrhajó, sok szövetséges: itt mind jó irányba húz.
    .ruling-1 =
        Az űrhajók az összesített értékből vonódnak le; a lapok értéke minden más
        szempontból a régi marad.
    .ruling-2 =
        Ha bármelyik oldalon tárgyalás áll, ennek a képességnek nincs hatása. Ha egy lap
        később, a felfedés során válik tárgyalássá, a rendes szabályok döntenek.
    .ruling-3 = A morfózis, amely támadást másolt, támadás.
    .ruling-4 =
        Az 1-nél többet érő űrhajó ezzel a súllyal vonódik le vagy adódik hozzá. Ha
        az ellenfeled a lapját az űrhajóival szorozza, a szorzat hozzáadódik, és az ottani
        szövetségesek ebből vonódnak le.
    .ruling-5 =
        Ha a győztes és a vesztes is helyet cserél (Vesztes), az történik utoljára:
        akkor a módosított összesített értékek közül a magasabb győz.
    .ruling-6 = Az erősítés mehet az ellenfeled oldalára is; rendszerint ott van a legjobb helyen.
    .ruling-7 =
        Ha a használat bejelentése után veszíted el a képességedet, az nem változtat
        semmin: továbbra is az alacsonyabb összesített érték győz.
    .ruling-8 =
        Fáklyák: a megállított lap visszakerül gazdája kezébe, és ebben az
        összecsapásban nem próbálható meg újra, de a gazdája még kijátszhat egy másik
        fáklyát. Neked ez volt az egy fáklyád.
    .ruling-9 =
        Fáklyák: mindenki látja, melyik fáklyával próbálkoztak. A válaszodra is jöhet
        válasz; ha azt megállítják, az első fáklya érvényes.
    .ruling-10 = Dzsóker: amíg a védő nem ismert, csak a támadó játszhatja ki.
