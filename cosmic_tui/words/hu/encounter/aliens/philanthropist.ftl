alien-philanthropist = Filantróp
    .tagline = Lapot ad egy aktív játékosnak
    .flavour = Vidd csak, kérlek, már eldugította a széfet.
    .power-name = Adakozás
    .power =
        Amikor a szövetségek megköttettek, és aktív játékos vagy szövetséges vagy,
        használhatod ezt a képességet, hogy a kezedből egy lapot adj egy aktív
        játékosnak: az ellenfelednek, ha te is aktív játékos vagy, bármelyiküknek, ha
        szövetséges. Senki sem utasíthatja vissza.

        Ha aktív játékos vagy, és utána nincs összecsapáskártyád, új kezet húzol.
    .wild =
        Egy összecsapás kezdetén tedd egyik űrhajódat egy kolóniáról a térgörbületre, és
        add kölcsön fajképességedet egy másik játékosnak. Amíg az összecsapás véget nem
        ér, a te képességed lép annak a játékosnak a képessége helyébe, neked pedig
        nincs.
    .super =
        Ha az ajándékod összecsapáskártya volt, a megajándékozottnak, ha lehet, épp azt
        a lapot kell letennie.
    .zap = Megtartod a lapot, és nincs új kéz.
    .help = Adj az ellenfelednek gyenge lapot; vagy az utolsót, és jön az új kéz.
    .ruling-1 =
        Összecsapásonként pontosan egy lap. Aki adja és aki kapja, ismeri; a többiek azt
        látják, hogy egy lap gazdát cserélt.
    .ruling-2 =
        Az új kéz a szokásos szabályokat követi, és azt a támadót is megmenti, akinek a
        fordulója véget érne. Csak valóban átadott ajándék után jön, és szövetségesnek
        nem jár.
    .ruling-3 = Nem kell, hogy előtte lett volna összecsapáskártyád: elég, ha utána nem marad.
    .ruling-4 = Szövetségesként a másik oldalnak is adhatsz.
    .ruling-5 =
        A megajándékozott ebben az összecsapásban kijátszhatja a kapott fáklyát, ha még
        senki sem játszotta ki, és neki sem volt másik.
    .ruling-6 =
        Ha a szövetségedet felbontják, mielőtt sorra kerülnél, már nem vagy szövetséges,
        és nem adhatsz.
    .ruling-7 =
        Dzsóker: a fajlapodon minden vele megy, és visszajön. Ami közben történt vele,
        az megtörtént. Kell egy űrhajó fizetségül, és működő képesség.
    .ruling-8 =
        Dzsóker: hogy a képességed működik-e, a kölcsönvevő saját kolóniái döntik el. A
        hatástalanítás azt éri, amit a kölcsönvevő tesz, nem a kölcsönt.
    .ruling-9 =
        Szuper: a megajándékozott szabad, ha a lap már nincs abban a kézben, vagy nem
        játszható ki; a bejelentett fordulat előrébb való.

ev-philanthropist-lent = { $who } kölcsönadja { CASE($whom, "dat") } { THE($alien, "acc") }.
    .you = Kölcsönadod { CASE($whom, "dat") } { THE($alien, "acc") }.
    .at-you = { $who } kölcsönadja neked { THE($alien, "acc") }.
q-philanthropist-taker = Ki kap tőled egy lapot?
    .why = Adakozás: egy aktív játékosnak szánt ajándékot nem lehet visszautasítani.
q-philanthropist-card = Válaszd ki a lapot, amelyet odaadsz.
    .why = Adakozás: a lapot csak ti ketten látjátok.
q-philanthropist-borrower = Ki kapja kölcsön a képességedet?
    .why = Az összecsapás végéig az övé; addig neked nincs képességed.
q-philanthropist-ship = Melyik kolónia fizet érte egy űrhajóval?
    .why = Az űrhajó a térgörbületre kerül.
