alien-calculator = Kalkulátor
    .tagline = Megkurtítja a nagyobb támadást
    .flavour = Minden győzelem csak kivonás, amelyet senki sem ellenőrzött.
    .power-name = Kiegyenlítés
    .power =
        Amikor már mindkét összecsapáskártya képpel lefelé fekszik, és támadó vagy védő
        vagy, használhatod ezt a képességet: kiegyenlítést jelentesz be. Ha aztán
        mindkét lap támadás, és az értékük különbözik, a magasabb csak a kettő
        különbségét éri; az alacsonyabb megtartja az értékét. Mindegy, kié a magasabb
        lap.

        Egyenlő értékeknél, vagy ha bármelyik oldalon tárgyalás áll, nem változik semmi.
    .wild =
        Aktív játékosként, amikor már mindkét lap képpel lefelé fekszik, mondj párosat
        vagy páratlant. Ha mindkettő támadás, add össze az értéküket. Ha eltaláltad,
        az ellenfeled lapja a tiéd értékével csökken; ha nem, a tiéd csökken az ellenfeled
        lapjának értékével.
    .super =
        Ezt a képességet bármelyik oldal szövetségeseként is használhatod; a két aktív
        játékos lapjára hat.
    .zap =
        A bejelentésedre kell jönnie: mindkét lap megtartja az értékét. Ha a lapok már
        felfordultak, késő.
    .help = Alacsony lapokhoz való: a 20–08-ból így 12–08 lesz.
    .ruling-1 =
        A morfózis a másik lapot másolja, az értékek tehát egyenlők, és semmi sem
        csökken.
    .ruling-2 =
        A lap értéke csökken, nem az összesített érték: az űrhajók és az erősítések
        utána adódnak hozzá.
    .ruling-3 =
        Arról a két lapról szól, amely végül felfordul, akárhogyan cserélték is őket
        előtte.
    .ruling-4 =
        Lehet, hogy egy kiegyenlítés és egy páros-páratlan tipp is vár. Sorrendben
        hajtjuk végre őket; a páros-páratlan a frissen felfordított értékeket nézi, a
        kivonás a pillanatnyiakkal történik.
    .ruling-5 =
        Ha a bejelentés és a felfedés között elveszíted a képességedet, az nem változtat
        semmin: a kiegyenlítés áll.
    .ruling-6 =
        Dzsóker: a rossz tipp nulla alá viheti a lapodat. Ha bármelyik lap tárgyalás, a
        tipp semmis.

q-calculator-call = Páros vagy páratlan lesz a két támadás összege?
    .why = Ha eltalálod, a te lapod levonódik az ellenfeledéből; ha nem, fordítva.
