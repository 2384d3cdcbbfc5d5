alien-loser = Vesztes
    .tagline = Győzelemre viheti a vesztes oldalt
    .flavour = A második hely nézőpont kérdése. Meg papírmunkáé.
    .power-name = Fordulat
    .power =
        Mielőtt az összecsapáskártyákat kiválasztjátok, ha támadó vagy védő vagy,
        használhatod ezt a képességet: fordulatot jelentesz be. Ekkor mindkét aktív
        játékosnak, akinél van támadás, támadást kell letennie. És amikor az összecsapás
        eldőlt, minden más után, a vesztes oldal győz, és a győztes oldal veszít.
    .wild =
        Aktív játékosként, a lapok kiválasztása előtt, veszítsen mindkét oldal: a
        támadó, a védő azon a bolygón és az összes szövetséges minden űrhajója a
        térgörbületre kerül, és lapot sem tesz le senki.
    .super =
        A fordulatot csak akkor jelentsd be, amikor már mindkét lap képpel lefelé
        fekszik. Így senkinek sem kell támadást letennie; csak az eredmény cserélődik
        meg.
    .zap =
        Nincs fordulat: mindenki azt teszi le, amit akar, és a magasabb összesített
        érték győz.
    .help = Jelentsd be, aztán igyekezz nagyon veszíteni.
    .ruling-1 =
        A csere a legutolsó lépés, az összesített értékek, az automatikus győzelmek és
        minden más képesség után.
    .ruling-2 = Döntetlennél a védő győz, aztán jön a csere: a támadó győz.
    .ruling-3 =
        Támadás tárgyalás ellen, ami akkor lehetséges, ha valakinél nem volt támadás: a
        tárgyalás győz. Kompenzáció nincs, mert a tárgyalással nem veszett el űrhajó.
    .ruling-4 = Két tárgyalásnál nincs vesztes: a szokott módon próbáltok egyezséget kötni.
    .ruling-5 = A kézben lévő morfózis nem támadás. Csak az teheti le, akinél nincs támadás.
    .ruling-6 =
        Aki azt kérdezi, ki győzött, a megcserélt eredményt látja. Hogy mennyivel, az az
        összesített értékek egyszerű különbsége.
    .ruling-7 =
        A támadás letételének kötelezettsége a választás pillanatában nézi a kezeket; a
        lapok későbbi változása nem sérti meg.
    .ruling-8 =
        Ha a bejelentés után elveszíted a képességedet, az nem változtat semmin. Két
        fordulat kioltja egymást.
    .ruling-9 =
        Dzsóker: mindkét aktív játékos és minden szövetséges veszített. Nincs kolónia,
        nincs kompenzáció, nincs jutalom, és az összecsapás nem volt siker.
    .ruling-10 =
        Dzsóker: az a védő, akinek ott nincs űrhajója, egyet sem veszít el, de ettől még
        veszített.
