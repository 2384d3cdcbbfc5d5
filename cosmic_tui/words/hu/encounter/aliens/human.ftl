alien-human = Ember
    .tagline = +4; ha hatástalanítják, győz
    .flavour = Papíron hétköznapi, de kibírhatatlan, ha rászólnak, hogy elég.
    .power-name = Emberség
    .power =
        Minden összecsapásban, amelyben aktív játékos vagy, vagy szövetségesként űrhajóid
        vannak, használod ezt a képességet, amikor a lapok felfordulnak: 4 pont adódik az oldalad
        összesített értékéhez.

        Ha ezt a használatot hatástalanítják, nincs 4: helyette az oldalad azonnal
        megnyeri az összecsapást, bármik is a lapok és az összesített értékek.
    .wild =
        Aktív játékosként, amikor az ellenfeled nem az Ember, változtasd a saját
        összecsapáskártyádat, bármi is az, 42-es támadássá. Aztán add ezt a fáklyát
        annak, aki az Ember, vagy dobd el, ha senki sem az.
    .super =
        Amikor ezt a képességet használod, vagy adj hozzá 4 helyett 8 pontot; vagy dobd el
        ezt a fáklyát, és hatástalanítsd saját magadat, amivel az oldalad megnyeri az
        összecsapást.
    .zap = Az oldalad azonnal győz. Maga a győzelem nem használat, és nem hatástalanítható.
    .help = Az egyetlen képesség, amelyet mindenki békén hagy, és jó okkal.
    .ruling-1 =
        Bármilyen lapoknál megtörténik, két tárgyalásnál is. A 4-nek akkor nincs mire
        hatnia, de a hatástalanítás így is győzelem: alkura nem kerül sor.
    .ruling-2 =
        A 4 az összesített értékhez adódik, összecsapásonként egyszer, nem a laphoz és
        nem az űrhajókhoz.
    .ruling-3 =
        A hatástalanítás, amelyet megállítanak, meg sem történt: megkapod a 4-et, és
        nincs automatikus győzelem.
    .ruling-4 = Amíg a képességed elveszett, egyiket sem kapod.
    .ruling-5 = Automatikus győzelemnél senki sem győz vagy veszít valahány ponttal.
    .ruling-6 =
        Ha egy másik hatás is megnevez győztest, például a Pacifistáé, a későbbi áll. A
        Vesztes fordulata mindegyik után jön, és megfordítja az eredményt.
    .ruling-7 =
        Aki az automatikus győzelem ellen tárgyalással veszít, elvesztett űrhajóiért így
        is beszedi a kompenzációt.
    .ruling-8 =
        A szövetséges Ember is győzelemre viszi az oldalát; a győzelem következményei
        olyanok, mint bármelyiké.
    .ruling-9 =
        Dzsóker: ha képesség nélkül te vagy az Ember, a fáklya visszakerül a saját
        kezedbe.
    .ruling-10 =
        Szuper: magad hatástalanítása minden tekintetben hatástalanításnak számít. Ha a
        fáklyát megállítják, el kell dobni, és a szokásos 4 marad.

q-human-mode = 4 helyett 8 pontot adsz, vagy hatástalanítod magadat, és győzöl?
    .why = Az utóbbi a fáklyádba kerül, de megnyered vele az összecsapást.
