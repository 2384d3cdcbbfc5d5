alien-pacifist = Pacifista
    .tagline = Tárgyalása legyőzi a támadást
    .flavour = Nyitott tenyér, addig kinyújtva, amíg el nem dőlsz.
    .power-name = Béke
    .power =
        Amikor támadó vagy védő vagy, és a tárgyalásod támadással találkozik, használod
        ezt a képességet: az oldalad megnyeri az összecsapást.

        Két tárgyalásnál a szokott módon próbáltok egyezséget kötni; ha támadást
        mutatsz, ennek a képességnek nincs hatása.
    .wild =
        Aktív játékosként, ha tárgyalásod támadással találkozik, a lapod ebben az
        összecsapásban számítson 15-ös támadásnak.
    .super =
        Amikor egy egyezséged nem jön létre, csak egy űrhajót veszítesz, az ellenfeled
        pedig ötöt.
    .zap =
        Vissza a rendes szabályhoz: veszítesz, és az elvesztett űrhajókért kompenzációt
        szedsz be.
    .help = Ha a tárgyalásodtól félnek, már csak a beszéd marad.
    .ruling-1 =
        Senki sem kap kompenzációt: az ellenfeled nem tárgyalást mutatott, te pedig nem
        veszítettél űrhajót.
    .ruling-2 =
        A morfózis az, amivé vált. A te morfózisod támadás ellen támadás; az ellenfeled
        morfózisa a te tárgyalásod ellen tárgyalás.
    .ruling-3 =
        Újra kell nézni, valahányszor egy lap a felfedés során megváltozik. Ha a
        támadásból tárgyalás lesz, a győzelmed oda; ha a te lapod lesz később tárgyalás,
        akkor győzöl.
    .ruling-4 =
        Ha egy másik hatás is megnevez győztest, például az Emberé, a későbbi áll. A
        Vesztes fordulata a győzelmedet tárgyalással szenvedett vereséggé változtatja,
        amelyért jár kompenzáció.
    .ruling-5 =
        Amíg a győzelem áll, az összesített értékek és az erősítések nem számítanak, és
        senki sem győz vagy veszít valahány ponttal.
    .ruling-6 = Amíg a képességed elveszett, a tárgyalásra a rendes szabály érvényes.
    .ruling-7 =
        Dzsóker: onnantól minden tekintetben támadás: az összesített értékeket kell
        összevetni, és nem jár neked kompenzáció.
    .ruling-8 =
        Szuper: vagy mindkét felével élsz, vagy egyikkel sem. Mindketten magatok
        választjátok ki az űrhajókat; ha kevesebb van, mind odavész. Olyan egyezségnél
        is működik, amelyet valaki semmissé tesz.
