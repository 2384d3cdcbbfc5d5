artifact-plague = Pestis
    .when = Bármely játékos, bármely összecsapás elején
    .line = Egy játékos három űrhajót és típusonként egy lapot veszít.
    .text =
        Nevezz meg egy játékost, akár magadat. Az a játékos három tetszőleges űrhajóját
        a térgörbületre küldi, és minden nála lévő kártyatípusból eldob egy lapot.
    .help = A hat típus: támadás, tárgyalás, morfózis, erősítés, fáklya, ereklye.
    .ruling-1 = Ha háromnál kevesebb űrhajója van a térgörbületen kívül, mind odavész.
    .ruling-2 = Az áldozat választja ki, melyik lapot dobja el az egyes típusokból.
    .ruling-3 =
        Második összecsapásban is kijátszható. Maga a lap akkorra már elhagyta a
        kezedet.

q-plague-discard = Dobj el egy { CASE($type, "acc") }.
    .why = A Pestis minden nálad lévő kártyatípusból elvisz egyet.
q-plague-victim = Kit sújt a pestis?
    .why = Elveszít három űrhajót és minden típusból egy lapot. Magad is lehetsz az.
