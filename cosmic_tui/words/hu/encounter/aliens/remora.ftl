alien-remora = Gályatartó
    .tagline = Rátapad mások húzására, mentésére
    .flavour = Minek úszni, ha másnak a farka úgyis mozog?
    .power-name = Kapaszkodás
    .power =
        Valahányszor egy másik játékos űrhajókat kap vissza a térgörbületről,
        használhatod ezt a képességet, hogy egyik saját űrhajódat a térgörbületről
        valamelyik kolóniádra vidd; olyat nem, amely ebben az összecsapásban veszett el.

        Valahányszor egy másik játékos lapot húz a pakliból, használhatod ezt a
        képességet, hogy egy lapot húzz.
    .wild = Amikor egy másik játékos épp kijátszott egy fáklyát, húzz egy lapot a pakliból.
    .super =
        Amikor egy másik játékos kolóniát létesít, húzz egy lapot a pakliból, vagy végy
        vissza egy űrhajót a térgörbületről. Ha egyszerre többen teszik, mindegyikükért
        válassz egyszer.
    .zap =
        Az űrhajód a térgörbületen marad, vagy nem húzol semmit. Ebben az összecsapásban
        nincs több kapaszkodás.
    .help = Mások dolgoznak, te beszeded: mindig egy űrhajó vagy egy lap.
    .ruling-1 =
        Alkalmanként egy űrhajó vagy egy lap, akármennyit kap a másik játékos. A
        kapaszkodás sosem kötelező.
    .ruling-2 =
        Egy kifizetés vagy egy új kéz összes lapja egyszer számít, és minden hozzá
        tartozó űrhajó egyszer. Ha több játékos ugyanabban a pillanatban kap valamit,
        mindegyik számít.
    .ruling-3 =
        Átcsoportosítással, jutalommal, ereklyével, fáklyával, a Zombi egyezségével vagy
        gyógyítással kiszabadított űrhajókra működik; az űrhajók gazdája kapja vissza
        őket, akárki okozta is.
    .ruling-4 =
        Nem működik a kezdő osztásra, mások kezéből vett lapokra, az eldobott lapok
        közül vettekre, sem végzetkártyákra.
    .ruling-5 =
        A friss veszteség csak e képesség előtt van elzárva. Ha másként kapsz vissza
        űrhajókat, előbb a frissek jönnek, hogy a régebbiek választhatók maradjanak.
    .ruling-6 = Amit valaki ezzel a képességgel szerez, abból sosem lesz újabb kapaszkodás.
    .ruling-7 =
        Ha sehol sincs már lap, vagy nincs kolónia, ahová űrhajó kerülne, nem kapsz
        semmit.
    .ruling-8 = Mindenki látja, hogy kapaszkodsz, és hová száll le az űrhajó; a lapod titkos.
    .ruling-9 =
        Dzsóker: a fáklyának valóban hatnia kellett; a megállított vagy ellopott nem
        számít.
    .ruling-10 =
        Szuper: kolóniát ott létesítenek, ahol annak a játékosnak előtte nem volt
        űrhajója. Itt az ebben az összecsapásban elvesztett űrhajók is visszavehetők.

q-remora-pick = Lapot kérsz a pakliból, vagy űrhajót a térgörbületről?
    .why = Szuperfáklya: egyet kapsz minden játékosért, aki kolóniát létesített.
opt-remora-draw = Lap
opt-remora-ship = Űrhajó
