alien-grudge = Harag
    .tagline = Bünteti, aki nem segített neki
    .flavour = Igen hosszú listát vezetnek, és igen hegyes a ceruzájuk.
    .power-name = Bosszú
    .power =
        Amikor a szövetségek megköttettek, és támadó vagy védő vagy, használod ezt a
        képességet: minden játékos, akit felkértél, de nem állt az oldaladra,
        haragjelzőt kap, akár a másik oldal mellé állt, akár kimaradt.

        Amikor az összecsapás lezárult, mindegyikük visszaadja a jelzőt, és fizet. Ha
        győztél vagy egyezséget kötöttél, fejenként 1 űrhajót veszítenek. Ha
        veszítettél, vagy nem sikerült az egyezség, fejenként 4 űrhajót. A fizetők
        választanak, de nem azok közül az űrhajók közül, amelyek ebben az összecsapásban
        ellened álltak.
    .wild =
        Aktív játékosként, amikor az ellenfeled oldala győzött, az ottani szövetségesek nem
        kapnak semmit: a szövetséges támadók nem szállnak le, a szövetséges védők nem
        kapnak jutalmat, és űrhajóik hazamennek.
    .super =
        Amikor a jelzőkért fizetni kell, kérj mindenkitől 4 űrhajót, pedig győztél vagy
        egyezséget kötöttél.
    .zap =
        A jelzők kiosztásakor jön: mindet visszaveszik, és senki sem fizet. A későbbi
        fizetés nem használat, és nem hatástalanítható.
    .help = Kérj fel mindenkit. Nemet mondani neked sosincs ingyen.
    .ruling-1 =
        Csak a saját felkéréseid számítanak. Az ellenfeledet sosem lehet felkérni, így
        sosem kap jelzőt.
    .ruling-2 =
        Egyszer dől el, amikor már mindenki válaszolt: az a szövetséges, akinek az
        űrhajóit később távolítják el, nem kap jelzőt.
    .ruling-3 =
        Az is kap jelzőt, akinek nem volt elküldhető űrhajója, vagy nem volt szabad csatlakoznia:
        hiszen nem állt melléd.
    .ruling-4 =
        Az űrhajók a kolóniákról kerülnek ki, annyi, amennyi van. A térgörbületen lévő
        űrhajók nem számítanak, és az összecsapásban már elvesztettek nem fizetnek a
        jelzőért.
    .ruling-5 =
        A jelzők birtokosai sorrendben fizetnek. Minden fizetés külön veszteség,
        meggyógyítható vagy megelőzhető.
    .ruling-6 =
        Egyezségnél az aktív játékosok nem veszítenek semmit, de minden birtokos így is
        fizet 1-et; a sikertelen alku minden birtokosnak 4-be kerül.
    .ruling-7 = Ha mindkét oldal veszít, te is veszítettél: fejenként 4.
    .ruling-8 =
        Ha az összecsapás eredmény nélkül ér véget, a jelzők visszakerülnek, és senki
        sem fizet.
    .ruling-9 =
        Ha a jelzők kiosztása után elveszíted a képességedet, az nem menti meg a
        birtokosaikat.
    .ruling-10 =
        Dzsóker: a szövetségesek hazaküldése elviheti azt a kolóniát, amellyel
        valamelyikük osztozott volna a győzelmen.
    .ruling-11 = Szuper: minden birtokos, vagy egy sem.

ev-grudge-token = { $who } haragjelzőt ad { CASE($whom, "dat") }.
    .you = Haragjelzőt adsz { CASE($whom, "dat") }.
    .at-you = { $who } haragjelzőt ad neked!
ev-grudge-returned = { $n ->
        [0] { $whom } ingyen visszaadja a jelzőt.
       *[other] { $whom } { $n } űrhajót fizet { CASE($who, "dat") }.
    }
    .you = { $n ->
        [0] { $whom } ingyen visszaadja a jelzőt.
       *[other] { $whom } { $n } űrhajót fizet neked.
    }
    .at-you = { $n ->
        [0] Ingyen visszaadod a jelzőt.
       *[other] { $n } űrhajót fizetsz { CASE($who, "dat") }!
    }
ev-grudge-cut_off = { $whom } a segítségért nem kap semmit.
    .at-you = { $who } mindentől megfoszt téged!
