alien-cudgel = Dorong
    .tagline = Győzelme pluszűrhajókba kerül
    .flavour = A finomság egy kis bot. Nekik nincs kis botjuk.
    .power-name = Zúzás
    .power =
        Amikor támadó vagy védő vagy, és az oldalad a te támadáslapoddal győz, használod
        ezt a képességet: mindazon felül, amibe az összecsapás kerül, a szemben álló
        aktív játékos annyi további űrhajót küld a térgörbületre, ahány neked az
        összecsapásban volt. A vesztes fél választja ki, melyiket, bármelyik
        kolóniájáról; ha kevesebb maradt, mind odavész.
    .wild =
        Támadóként, amikor kolóniát szerzel, küldd a térgörbületre azon a bolygón a
        többi játékos minden űrhajóját: mindet vagy egyet sem. Azok az űrhajók, amelyek
        ebben az összecsapásban a szövetségeseidként repültek, maradnak.
    .super =
        Amikor összezúzod az ellenfeledet, zúzd össze bármelyik szövetségesét is. A
        rendes veszteségen felül mindegyikük annyi űrhajót veszít, ahány neked az
        összecsapásban volt.
    .zap = Az ellenfeled csak a rendes veszteséget szenvedi el.
    .help = Négy elküldött űrhajó még néggyel többe kerül a vesztesnek.
    .ruling-1 =
        A támadássá vált morfózis támadásnak számít. A felfedés után felváltott lapot az
        dönti el, ami végül lett. Hogy az ellenfeled mit mutatott, nem számít.
    .ruling-2 =
        Ebben az összecsapásban már elvesző űrhajót nem lehet még egyszer megnevezni. A
        térgörbületen lévők sem számítanak.
    .ruling-3 =
        Csak az összecsapásban lévő saját űrhajóid számítanak, mindegyik egyet. Ha egy
        sincs, nincs zúzás.
    .ruling-4 =
        A kompenzáció az összecsapásban elvesztett űrhajókat számolja, az
        összezúzottakat nem.
    .ruling-5 = A zúzás kolóniákba kerülhet, és velük az áldozat képességébe.
    .ruling-6 =
        Aki űrhajókat ment, külön mentheti a rendes és az összezúzott veszteséget. A
        Zombi az összezúzott űrhajóit más kolóniákra viszi.
    .ruling-7 =
        Dzsóker: kolóniát szerezni annyi, mint leszállással vagy egyezség révén olyan
        bolygóra jutni, ahol nem volt kolóniád. A szövetségeseid régebbi űrhajóit azon a
        bolygón semmi sem menti meg.
    .ruling-8 =
        Dzsóker: ez megelőzi a győzelem ellenőrzését, így az elpusztított kolónia már
        senkit sem segít győzelemhez.
    .ruling-9 =
        Szuper: először az ellenfeled választ, aztán a szövetségesei, az óramutató
        járásával megegyező irányban.

q-cudgel-allies = Az ellenfeled melyik szövetségeseit zúzod még össze?
    .why = Szuperfáklya: fejenként még annyi űrhajó, ahány neked az összecsapásban van.
