alien-reserve = Tartalékos
    .tagline = Kis támadásból késői lendület
    .flavour = A második hullám eddig a raktérben aludt.
    .power-name = Utánpótlás
    .power =
        Amikor erősítések kerülnek sorra, és aktív játékos vagy szövetséges vagy,
        használhatod ezt a képességet, hogy kezedből 6-os vagy alacsonyabb támadásokat
        ilyen értékű erősítésként játssz ki, annyit, amennyit akarsz, mindegyiket
        bármelyik oldalra.

        Amikor valaki más erősítést játszik ki, használhatod ezt a képességet, hogy
        eldobj egy tárgyalást a kezedből: annak az erősítésnek nincs hatása, és el kell
        dobni.
    .wild =
        Amikor egy másik játékos erősítését bármi okból el kellene dobni, vedd a
        kezedbe.
    .super = Az erősítésként kijátszott támadásaid között egy akár 9-es is lehet.
    .zap =
        A támadások visszakerülnek a kezedbe; illetve az erősítés számít, és megtartod a
        tárgyalást. Ebben az összecsapásban utána mindkettő el van zárva.
    .help = Az alacsony támadásaid később is erőt adnak, a tárgyalás pedig véd.
    .ruling-1 = A hatástalanítás előtt már hozzáadott támadások továbbra is számítanak.
    .ruling-2 =
        A lapok a kezedből jönnek; a letett összecsapáskártya nem adható még hozzá. A 00
        nem ad semmit, és a kézben lévő morfózis nem támadás.
    .ruling-3 =
        Az asztalon az ilyen lap minden tekintetben erősítés: úgy válaszolhatnak rá, és
        úgy állíthatják meg. Az eldobott lapok között megint támadás.
    .ruling-4 =
        Az összesített értékhez ad, és sosem változtatja egy lap értékét, ezért sem
        szorozni, sem háromszorozni nem kell.
    .ruling-5 =
        Az utolsó összecsapáskártyáidat is kijátszhatod így; az üres kéz szokásos
        szabályai később érvényesek.
    .ruling-6 = Egyik erősítést a másik után megállíthatod, mindegyiket egy tárgyalásért.
    .ruling-7 = Mindenki látja, mit adsz hozzá, és mit dobsz el.
    .ruling-8 =
        Dzsóker: megállított vagy kijátszás nélkül eldobott erősítésre is működik. Ha
        egyszerre több van, egyet veszel el, sajátot sosem.
    .ruling-9 =
        Szuper: összecsapásonként egy lap. Ez is e képesség használatának része, és a
        többivel együtt hatástalanítható.

ev-reserve-collected = { $who } begyűjti { THE($face, "acc") }.
    .you = Begyűjtöd { THE($face, "acc") }.
    .at-you = { $who } begyűjti tőled: { $face }.
q-reserve-boost = Mely alacsony támadásokat adod hozzá erősítésként? Legalább egyet.
    .why = Utánpótlás: mindegyikhez megnevezel egy oldalt. Hatástalanítható.
q-reserve-side = Új erősítés: { $face }. Melyik oldal kapja?
    .why = Többnyire a saját oldaladat választod, de nem muszáj.
q-reserve-one = Melyik támadást adod hozzá erősítésként?
    .why = Szuperfáklya: egyetlenegyet adhatsz hozzá, legfeljebb 09-est.
q-reserve-collect = Melyik erősítést gyűjtöd be?
    .why = A Tartalékos fáklyája: egyet vehetsz el, amelyet más dobna el.
