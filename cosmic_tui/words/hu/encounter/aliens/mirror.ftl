alien-mirror = Tükör
    .tagline = Megfordítja a támadások számjegyeit
    .flavour = A legnagyobb számod hátrálva lép a terembe.
    .power-name = Megfordítás
    .power =
        Amikor már mindkét összecsapáskártya képpel lefelé fekszik, és támadó vagy védő
        vagy, használhatod ezt a képességet: megfordítást jelentesz be. Amikor a lapok
        felfordulnak, a kettő közül minden támadást visszafelé, két számjeggyel kell
        olvasni: a 15 az 51 lesz, a 20 csak 2, a 08 pedig 80. Minden további az új
        értékből indul ki. A tárgyalást nem érinti.
    .wild =
        Aktív játékosként, miután a lapok felfordultak, összecsapáskártyád számítson
        az ellenfeled pillanatnyi lapja másolatának.
    .super =
        Amikor megfordítást jelentesz be, mondd ki nyíltan, hogy csak egy lapra szól: a
        tiédre vagy az ellenfeledére.
    .zap =
        A bejelentésedre kell jönnie: a lapok megtartják a számukat. Ha már
        felfordultak, késő.
    .help = Az alacsony lap szárnyal: a 09 értéke 90, a 40 csak 4 pont.
    .ruling-1 = A szuper nélkül mindkét lap megfordul; nem választhatsz.
    .ruling-2 =
        Csak a két összecsapáskártya fordul meg, a más képességekkel hozzáadott
        támadások nem.
    .ruling-3 =
        A megfordítás megelőzi az érték más változásait, például a kiegyenlítést vagy a
        háromszorozást; csak a Triplázó dzsókerfáklyája korábbi.
    .ruling-4 =
        Az a lap, amely a felfordítás után lesz támadás, vagy akkor váltják fel,
        megtartja az egyszerű értékét.
    .ruling-5 =
        A morfózis a másik lapot másolja, és vele együtt fordul meg, így mindkét oldal
        ugyanazt az értéket mutatja.
    .ruling-6 =
        A bejelentés arra a két lapra szól, amely végül felfordul, akárhogyan cserélik
        is őket előtte.
    .ruling-7 = Ha a bejelentés után elveszíted a képességedet, az nem változtat semmin.
    .ruling-8 =
        Dzsóker: annak a pillanatnak a fajtáját és értékét másolod, a megfordított 80
        tehát 80. A későbbi változások nem közösek. Eldobni a valódi lapodat dobod el.
    .ruling-9 =
        Dzsóker: ha tárgyalást másolsz, két tárgyalás lesz, és megpróbáltok egyezséget
        kötni.

q-mirror-card = Melyik lapot fordítod meg: a tiédet vagy az ellenfeledét?
    .why = Szuperfáklya: mindenki hallja, még a lapok felfordítása előtt.
