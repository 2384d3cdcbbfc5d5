alien-clone = Klón
    .tagline = Visszaveszi a kijátszott lapját
    .flavour = Minek kétszer megépíteni, ha az első sosem kopik el?
    .power-name = Másolás
    .power =
        Amikor egy összecsapás, amelyben támadó vagy védő voltál, lezárult, a
        kompenzációval és a jutalommal együtt, használhatod ezt a képességet:
        összecsapáskártyádat visszaveszed a kezedbe, ahelyett hogy eldobnád.
    .wild =
        Amikor egy általad kijátszott ereklye hatása megtörtént, vedd vissza a kezedbe.
        Amíg ez az összecsapás véget nem ér, nem játszhatod ki újra.
    .super =
        Amikor kompenzációt szedsz be, kétszer annyi lapot vehetsz el, mint amennyi jár,
        ha az ellenfelednél van annyi.
    .zap = A lapod a szokott módon az eldobott lapok közé kerül, ahol mások hozzáférhetnek.
    .help = Egyetlen jó támadás végigharcolhatja az egész estét.
    .ruling-1 =
        Azt a lapot veszed vissza, amellyel végül harcoltál, minden csere és felváltás
        után. Ha egy további lap is hozzáadódott, csak maga az összecsapáskártya jön
        vissza.
    .ruling-2 =
        A morfózis morfózisként jön vissza. Győzelem, vereség, egyezség és sikertelen
        alku egyaránt számít.
    .ruling-3 =
        Az ellenfeled ennél előbb veszi el a kompenzációját, az tehát ezt a lapot nem
        érheti el.
    .ruling-4 =
        Még az eldobás előtt tartod meg a lapot, így aki az eldobott lapok közül vesz el
        valamit, elkésik.
    .ruling-5 =
        Ha az összecsapás a lapok felfordítása előtt véget ért, nincs lap, amelyet
        visszavehetnél.
    .ruling-6 =
        Ha támadó vagy, a visszavett lap elég ahhoz, hogy második összecsapásba kezdj.
        Mindenki tudja, hogy nálad van.
    .ruling-7 =
        Dzsóker: a megállított ereklyét nem lehet megtartani. A megtartás megelőzi, hogy
        bárki begyűjthetné. Összecsapásonként egy ereklye.
    .ruling-8 =
        Szuper: annyi jár, amennyi jár, vagy kétszer annyi, köztes szám nincs. Ha
        az ellenfelednél kevesebb lap van, nem játszható ki.

ev-clone-kept = { $who } visszaveszi { THE($face, "acc") }.
    .you = Visszaveszed { THE($face, "acc") }.
