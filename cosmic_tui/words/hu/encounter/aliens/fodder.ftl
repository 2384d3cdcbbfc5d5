alien-fodder = Ágyútöltelék
    .tagline = Közepes támadásokat halmoz fel
    .flavour = Egy kavics semmi. Számold meg még egyszer a lavinát.
    .power-name = Túlerő
    .power =
        Miután a lapok felfordultak, ha támadó vagy védő vagy, és mindkettő támadás,
        használhatod ezt a képességet: dobj el a kezedből akárhány olyan támadást,
        amelynek száma magasabb a te lapodnál és alacsonyabb az ellenfeledénél, és számaik
        összegét add az összesített értékedhez. Mindet egyszerre jelented be, az
        erősítések előtt.
    .wild =
        Ha felkértek, de kimaradtál, és a lapok már felfordultak, állj mégis valamelyik
        oldal mellé, amelyik felkért, pontosan egy űrhajóval valamelyik kolóniádról.
    .super =
        Amikor ezt a képességet használod, bármilyen támadást eldobhatsz, amely
        alacsonyabb az ellenfeled lapjánál, olyat is, amely a tiéddel egyenlő, vagy annál
        alacsonyabb.
    .zap = A lapok visszakerülnek a kezedbe, és a bónusz elvész. Mindenki látta őket.
    .help = 06 a 14 ellen: a kezedben minden 07 és 13 közötti lap teljes értékű.
    .ruling-1 =
        Az adott pillanat értékei számítanak, a felfedés korábbi változásai után. A
        morfózis annyit ér, amennyit másolt.
    .ruling-2 = Az összeg az összesített értékedhez adódik, nem a lapodhoz.
    .ruling-3 =
        Ha az ellenfeled morfózisa a te lapodat másolta, az értékek egyenlők, és egy lap
        sem felel meg. Akkor sem, ha a te lapod a magasabb.
    .ruling-4 =
        Csak támadás; morfózis és tárgyalás nem. Az így eldobott lapok nem ennek az
        összecsapásnak az összecsapáskártyái, és senki sem hozhatja vissza őket
        ilyenként.
    .ruling-5 = Összecsapásonként egyszer. Erősítést később még kijátszhatsz.
    .ruling-6 =
        Az Antianyag ellen, ahol az alacsonyabb összesített érték győz, az összeg neked
        árt.
    .ruling-7 =
        Dzsóker: teljes jogú szövetséges leszel. Az űrhajód számít, az oldallal együtt
        vész el, győztes támadóval leszáll, győztes védővel egy jutalmat hoz. Mostantól
        erősítést is kijátszhatsz.
    .ruling-8 = Dzsóker: ha senki sem kért fel, vagy már szövetséges vagy, nem játszhatod ki.
    .ruling-9 = Dzsóker: két tárgyalásnál az űrhajód egyszerűen hazamegy a többi szövetségessel.

q-fodder-cards = Mely támadásokat halmozod fel? Legalább egyet.
    .why = Túlerő: számaik összege az összesített értékedhez adódik. Hatástalanítható.
q-fodder-side = Melyik oldal mellé állsz mégis?
    .why = Az Ágyútöltelék fáklyája: egy űrhajóval ahhoz az oldalhoz, amelyik felkért.
q-fodder-ship = Melyik kolónia küldi az űrhajót?
    .why = Ha az volt ott az utolsó, a kolónia megszűnik.
