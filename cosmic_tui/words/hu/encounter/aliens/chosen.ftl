alien-chosen = Kiválasztott
    .tagline = Három lapot húz egy jobbért
    .flavour = Az ég válaszol, csak gyakran motyog.
    .power-name = Isteni közbelépés
    .power =
        Miután a lapok felfordultak, de még az erősítések előtt, támadóként vagy
        védőként egyszer használhatod ezt a képességet: húzz három lapot a pakliból. Ha
        van köztük összecsapáskártya (támadás, tárgyalás vagy morfózis), egyet elvehetsz
        ezek közül. Vagy a saját összecsapáskártyád helyére lép, azt pedig eldobod;
        vagy, ha mindkettő támadás, a száma hozzáadódik a lapod értékéhez.

        A többi felhúzott lapot képpel felfelé eldobod. Ha nem húztál
        összecsapáskártyát, vagy nem veszel el egyet sem, a lapod marad, ami volt.
    .wild = Aktív játékosként, a tervezés kezdetén húzz egy lapot a pakliból.
    .super =
        Amikor felhúztad a három lapot, tartsd meg a kezedben közülük azokat, amelyeket
        akarod, ha nem támadás, tárgyalás vagy morfózis.
    .zap = Még a húzás előtt jön: nincs lap, és az első lapod áll.
    .help = A rosszul elsült tárgyalásból még lehet támadás.
    .ruling-1 =
        Az új lap mindent megváltoztathat: tárgyalás helyett támadással a kompenzációból
        vagy az alkuból harc lesz, és fordítva.
    .ruling-2 =
        A morfózisod, amely támadást másolt, támadásnak számít, tehát hozzáadható egy
        szám.
    .ruling-3 =
        A felhúzott morfózis csak felváltani tud. Azonnal azt másolja, ami az ellenfeled
        lapja most, nyomtatott értékén.
    .ruling-4 = Ha az ellenfeled lapja morfózis, megtartja, amit először másolt.
    .ruling-5 = Titokban húzol; amit elveszel és amit eldobsz, azt megmutatod.
    .ruling-6 =
        A hozzáadott szám a lap minden más változása, például megfordítás vagy
        kiegyenlítés után jön rá.
    .ruling-7 =
        Hozzáadás után mindkét lapot te dobod el; az a hatás, amely az
        összecsapáskártyádat veszi fel, az elsőt viszi. Felváltás után az újat viszi.
    .ruling-8 = Ha újrakeverés után sincs három lap, annyit húzol, amennyi van.
    .ruling-9 =
        Szuper: megvárhatod, míg láttad a három lapot. A megtartott lapok titkosak
        maradnak.

ev-chosen-added = { $who } hozzáadja { THE($face, "acc") }.
    .you = Hozzáadod { THE($face, "acc") } a lapodhoz.
ev-chosen-kept = { $who } megtart { $n } húzott lapot.
    .you = Megtartasz { $n } húzott lapot.
q-chosen-take = Melyik összecsapáskártyát veszed el ezek közül?
    .why = Isteni közbelépés: amelyik lapot nem veszed el, azt eldobod.
    .pass = Az első lapod marad, és minden felhúzott lapot eldobsz.
q-chosen-how = Az új lap: { $face }. A lapod helyére lép, vagy hozzáadódik?
    .why = Két támadás összeadható. A felváltott lapot azonnal eldobod.
q-chosen-keep = Ezek közül melyik lapok kerülnek a kezedbe? Legalább egy.
    .why = Szuperfáklya: senki sem látja, mit tartasz meg. A többit eldobod.
