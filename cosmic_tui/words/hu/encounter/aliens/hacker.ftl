alien-hacker = Hekker
    .tagline = Látva választ kompenzációt
    .flavour = A jelszavad a szülőholdad neve volt.
    .power-name = Feltörés
    .power =
        Amikor kompenzáció jár neked, használhatod ezt a képességet: az ellenfeled helyett
        választasz bármely más játékost, titokban megnézed a teljes kezét, és elveszed a
        neked legjobban tetsző lapokat.

        Amikor te tartozol kompenzációval, használhatod ezt a képességet, hogy magad
        válaszd ki, melyik lapjaidat adod át.
    .wild =
        Aktív játékosként, amikor az ellenfeled épp kompenzációt szedne be tőled,
        akadályozd meg.
    .super =
        Amikor beszedted, adj annak a játékosnak, akitől elvettél, a kezedből annyi
        lapot, amennyit akarsz, legfeljebb annyit, amennyit elvettél.
    .zap = Még a kéz megmutatása előtt jön: a kompenzációt véletlenül húzod a szokásos kézből.
    .help = Tárgyalással veszíteni: lehet az este legjobb bevásárlása.
    .ruling-1 =
        A lapok száma a szokásos: minden elvesztett űrhajódért egy. Ha nem veszett el
        űrhajód, nincs használat.
    .ruling-2 =
        Az egész kifizetés egyetlen játékostól jön. Senki sem utasíthatja vissza, és egy
        harmadik játékos ellenfelek elleni oltalma nem segít.
    .ruling-3 = Az üres kéz nem ad semmit. Tudod, kinek hány lapja van.
    .ruling-4 = Ha többel tartozol, mint ahány lapod van, minden odavész.
    .ruling-5 = Az elvett lapokat csak te és az előző gazdájuk látja.
    .ruling-6 = A jutalom nem kompenzáció.
    .ruling-7 =
        Ha a győztes előbb tönkreteszi vagy kifosztja a kezet, abból választasz, ami
        maradt.
    .ruling-8 =
        Szuper: az átadott lapok közt ott lehetnek az imént elvettek. Akkor is működik,
        ha a választott játékos az ellenfeled.

ev-hacker-refused = { $who } nem fizet. { $whom } nem kap semmit.
    .you = Nem fizetsz. { $whom } nem kap semmit.
    .at-you = { $who } semmit sem fizet neked!
q-hacker-source = Kinek a lapjait szeded be?
    .why = Feltörés: bárki mástól elvehetsz, miután megnézted az összes lapját.
q-hacker-take = Melyik lapokat veszed el ezek közül?
    .why = Feltörés: ez a kompenzációd, és látod, mit választasz.
q-hacker-pay = Melyik lapjaidat adod át?
    .why = Feltörés: kompenzációval tartozol, de te választod ki a lapokat.
q-hacker-give = Melyik lapokat adod vissza? Akárhányat, vagy egyet sem.
    .why = Szuperfáklya: legfeljebb annyit adhatsz, amennyit az imént elvettél.
