alien-miser = Fösvény
    .tagline = Van egy érinthetetlen második keze
    .flavour = Esténként kétszer megszámolva, és egyszer még a szerencséért.
    .power-name = Kincsgyűjtés
    .power =
        A játék elején két, nyolclapos készletet kapsz. Nézd meg mindkettőt, az egyiket
        egészben tartsd meg kezednek, a másikat tedd képpel lefelé a fajlapodra: ez a
        kincsesládád.

        Amikor lapot játszhatsz ki, használhatod ezt a képességet, hogy a kezed helyett
        a kincsesládából játssz ki egyet, ugyanazzal a hatással. Az a lap, amely a
        kezedbe térne vissza, ilyenkor a kincsesládába tér vissza. A szerzett lapok
        mindig a kezedbe kerülnek.

        Rajtad kívül senki sem nézheti meg, veheti el vagy dobathatja el a kincsesládád
        lapjait, bármit játszik is ki. Amikor nincs benne összecsapáskártya,
        megmutathatod, eldobhatod, és nyolc új lapot húzhatsz kincsesládának.
    .wild =
        Amikor le kell cserélned a kezedet, vagy valaki kompenzációt szed be tőled, tedd
        félre ezt a fáklyát és még két lapot a kezedből. Nem lehet hozzájuk férni, és
        nem számítanak; utána visszaveszed őket.
    .super =
        Olyan összecsapás kezdetén, amelyben te vagy a támadó, tedd a pakli legfelső
        lapját a kincsesládádba.
    .zap =
        A lap hatás nélkül visszakerül a kincsesládába, és az összecsapás végéig a láda
        zárva van. Helyette azonnal játszhatsz a kezedből. A kincsesláda birtoklása és
        felújítása nem hatástalanítható.
    .help = Ürítsd ki bátran a kezedet: a kincsesláda még ott van.
    .ruling-1 =
        Hogy hány lap fekszik ott, az nyilvános. Hogy melyek, az titok, amíg fel nem
        újítod a kincsesládát.
    .ruling-2 =
        A kincsesláda nem része a kezednek a kompenzáció, a belenézés, a csere, a lopás,
        a lapszámlálás, a kényszerű eldobás, az egyezség és az ajándék szempontjából.
    .ruling-3 =
        A fordulód elején csak a kezet kell nézni: ha nincs benne összecsapáskártya, új
        kezet húzol, bármi van is a kincsesládában.
    .ruling-4 =
        Amikor később kell összecsapáskártya, elég, ha a kincsesládában van egy.
        Védőként, ha a kezedben egy sincs, választhatsz: egyet a kincsesládából, vagy új
        kezet.
    .ruling-5 =
        Ha a kincsesláda egy lapját hatástalanítják, és a kezedben nincs
        összecsapáskártya, a védő új kezet húz; támadóként a fordulód véget ér.
    .ruling-6 =
        Ha támadást kell kijátszanod, és a kezedben van egy, játssz ki támadást
        akármelyik helyről. Egyébként nem kell kinyitnod a kincsesládát, de ha kinyitod,
        vegyél ki támadást, ha van benne.
    .ruling-7 =
        Mindenki látja, hogy az összecsapáskártya a kincsesládából jön, de azt nem, hogy
        melyik.
    .ruling-8 =
        A kincsesládából kijátszott fáklya oda tér vissza. Az az összecsapáskártya is,
        amelyet letettél, de sosem fordult fel.
    .ruling-9 =
        A kincsesládát bármikor felújíthatod két lépés között, és újra, ha az újban
        sincs összecsapáskártya.
    .ruling-10 =
        Amíg a képességed elveszett, a kincsesláda érintetlenül fekszik: senki sem
        férhet hozzá, és te sem játszhatsz ki belőle, és nem újíthatod fel.
    .ruling-11 =
        A kincsesláda a fajlapoddal együtt vándorol. Ha a fajlap kikerül a játékból, a
        kincsesládát el kell dobni.
    .ruling-12 =
        Dzsóker: pontosan két további lap, vagy az összes többi, ha kevesebb van. A
        fáklyát megmutatod, a kettőt nem. Új kéznél a nyolcon felül jönnek.

ev-miser-second_set = { $who } második készlete { $n } lapból áll.
    .you = A második készleted { $n } lapból áll.
ev-miser-hoard_laid = { $who } kincsesládájába { $n } lap kerül.
    .you = A kincsesládádba { $n } lap kerül.
ev-miser-hoard_shown = { $who } felújítja a kincsesládát.
    .you = Megmutatod és felújítod a kincsesládádat.
q-miser-choose_set = A két készleted közül melyik legyen a kezed?
    .why = Kincsgyűjtés: a másik képpel lefelé a fajlapodra kerül. Lapot nem cserélhetsz.
opt-miser-hand = Első készlet
opt-miser-hoard = Második
q-miser-set_aside = Válassz két lapot, amelyet e fáklyával félreteszel.
    .why = Nem lehet hozzájuk férni, és visszajönnek, ha a lapok már gazdát cseréltek.
