### Kérdések. Érték: miről döntesz. .why: melyik lap vagy szabály miatt. .pass: mi lesz, ha passzolsz.

## Az első kör előtt

q-setup-hand = Megtartod ezt az öt lapot, vagy húzol öt újat?
    .why = Csak egyszer: a második kéz végleges. Egyiket sem látja senki más.
    .rule = K-SETUP-4

## A fő fázis

q-main = A fő fázisod: mit teszel?
    .why = { $n ->
        [0] Elfogyott a credited. Lefordított lap és támadás nem kerül semmibe.
       *[other] { $n } credited van. Amire futja, azt megteheted, bármilyen sorrendben.
    }
    .rule = K-MAIN
q-main-place = Hová kerüljön képpel lefelé: { $card }?
    .why = Ingyen van. A többiek csak annyit látnak, hogy van ott egy lap. Lehet blöff.
    .rule = K-MAIN-1
q-main-target = Mit támadsz meg?
    .why = A célpontot később nem cserélheted le. Űrhajó sosem célpont: az védekezik.
    .rule = K-ATK-2
q-main-sell = Melyik két fejlesztést adod el?
    .why = Két fejlesztés, egy vagy két bázisról, 1 creditet hoz.
    .rule = K-MAIN-3

## Lehetőségek

q-window-answer = { $card } ({ $whom }): engeded, vagy válaszolsz rá?
    .why = A játék minden alkalommal mindenkit megkérdez, bármilyen lapja van is.
    .pass = Ha mindenki passzol, a várakozó hatások megtörténnek, a legújabb elsőként.
    .rule = K-STACK-5
q-window-own = A tiéd vár: { $card }. Még valami?
    .why = Minden lehetőségnél mindenkit megkérdez a játék, bármi van is nála.
    .pass = Ha mindenki passzol, minden megtörténik, ami vár, a legújabbtól visszafelé.
    .rule = K-STACK-5
q-window-start = { $whom } köre kezdődik. Most valamit?
    .you = A te köröd kezdődik. Most valamit?
    .why = Itt kezdő és reakció megszakítás játszható ki.
    .pass = Ha mindenki passzol, kezdődik a fő fázis.
    .rule = K-START-3
q-window-named = { $who } támad, célpontja: { $target }. Válaszolsz rá?
    .you = Támadsz, célpontod: { $target }. Játszol valamit az űrhajók előtt?
    .why = Általános megszakítás és reakció jöhet. A harcban később általános már nem.
    .pass = Ha mindenki passzol, jön az űrhajók kijelölése.
    .rule = K-ATK-6
q-window-ending = { $whom } befejezi a fő fázist. Előtte valamit?
    .you = Befejezed a fő fázisodat. Előtte valamit?
    .why = Ha itt bármi előkerül, utána a fő fázis folytatódik.
    .pass = Ha mindenki passzol, a kör a végéhez ér.
    .rule = K-MAIN-17
q-window-ready = { $who } harca { $whom } ellen: valamit, mielőtt folytatódik?
    .why = Itt harc és reakció megszakítás játszható ki.
    .pass = Ha mindenki passzol, a harc a következő lépéssel folytatódik.
    .rule = K-STACK-13
q-window-shots = A következő lövés előtt: most valamit?
    .why = Itt harc és reakció megszakítás játszható ki.
    .pass = Ha mindenki passzol, a következő űrhajó cselekszik.
    .rule = K-STACK-13
q-window-damage = { $card } lő, célpontja: { $ship }. Válaszolsz rá?
    .why = Ha már senki sem válaszol, a lövés és a visszalövés sebzése egyszerre jön.
    .pass = Ha mindenki passzol, a lövés és a visszalövés sebzést okoz.
    .rule = K-FIRE-9
q-window-bombs = Mindjárt hullnak a bombák, célpontjuk: { $target }. Válaszolsz rá?
    .why = Most harci megszakítást és reakciót játszhatsz ki.
    .pass = Ha mindenki passzol, lehullanak a bombák.
    .rule = K-BOMB-4
q-window-end = { $whom } köre véget ér. Előtte valamit?
    .you = A köröd véget ér. Előtte valamit?
    .why = Itt reakció megszakítás játszható ki.
    .pass = Ha mindenki passzol: limitek, páncélzat vissza, elfordított lapok vissza.
    .rule = K-STACK-13
q-window-trap = Egy csapda vár: { $card }. Felelsz rá?
    .why = Ki van fizetve. A bázis így is, úgy is elveszett.
    .pass = Ha mindenki passzol, a csapda elvégzi a dolgát.
    .rule = K-CLAR-4
q-stack-order = Melyik válaszod történjen meg először?
    .why = Nem áll közéjük senki: a sorrend a tiéd.
    .rule = K-STACK-4
q-triggers-order = Melyik lapod tegye előbb a dolgát?
    .why = Ugyanabban a pillanatban történnek: a sorrend a tiéd.
    .rule = K-GEN-7

## Harc

q-combat-attackers = Mely űrhajók támadnak? Célpont: { $target }.
    .why = Legalább egy aktív űrhajót válassz. Később már nem csatlakozhat űrhajó.
    .rule = K-RIG-1
q-combat-defenders = Mely űrhajók védekeznek? Célpont: { $target }.
    .why = Bármely aktív űrhajódat választhatod. Védők nélkül minden bomba talál.
    .rule = K-RIG-3
q-combat-board-one = Beszálljon egy űrhajóba: { $card }? Melyikbe?
    .why = Legénység csak fedélzeten hat. A kifizetetlen a következő lépésben fizethető.
    .pass = Több legénység nem száll be.
    .rule = K-CREW-5
q-combat-board = Beszálljon legénység egy űrhajóba?
    .why = Legénység csak fedélzeten hat. A kifizetetlen a következő lépésben fizethető.
    .pass = Több legénység nem száll be.
    .rule = K-CREW-5
q-combat-pay = Mit fizetsz ki az űrhajóidon?
    .why = Csak most: ebben a harcban később semmi sem fizethető ki. Rakéta csak itt.
    .pass = Több kifizetés nincs. A lefordított lapok lefordítva maradnak.
    .rule = K-PAY-1
q-pay-or_not = Fizetsz { $n } creditet, hogy kisebb baj legyen ebből: { $card }?
    .why = { $card }: ha fizetsz, az űrhajója használt lesz.
    .rule = K-PAY-4
q-pay-or_end = Fizetsz { $n } creditet, vagy a támadásod véget ér?
    .why = { $card }: amit a támadásért fizettél, mindenképp odavan.
    .rule = K-ATK-6
q-fire-act = Melyik űrhajó cselekszik, és mire lő?
    .why = Most a te űrhajóid a leggyorsabbak. Amelyik vár, később még cselekedhet.
    .rule = K-FIRE-3
q-fire-act-granted = Ők kivárnak. Cselekszik az űrhajód: { $card }?
    .why = A leggyorsabbad egyszer cselekedhet; ha te is kivársz, vége a tüzelésnek.
    .rule = K-FIRE-5
q-fire-reply = { $card } lő a hajódra: { $ship }. Visszalősz?
    .why = A visszalövés a lövéssel egyszerre történik, még ha az űrhajód megsemmisül is.
    .pass = Aktív marad: később még lőhet, bármelyik célpontra.
    .rule = K-FIRE-7
q-fire-heavy = Nehézfegyverzet: { $card }. Hány pont? { $range }.
    .why = Minden pont tűzerő ára { $number } credit, a harc végéig szól.
    .rule = K-ABIL-7
q-fire-divide = Hogyan oszlik meg a sorozatlövés: { $card }? { $range } sebzés.
    .why = Ha mind az elsőre megy, sima lövés. Minden eltalált űrhajó visszalőhet.
    .rule = K-ABIL-4
q-fire-divide_more = Erősebb lett: { $card }. Hová menjen a többlet?
    .why = Csak a már megnevezett űrhajókra; a maradék nem sebez.
    .rule = K-FIRE-16
q-fire-divide_less = Gyengébb lett: { $card }. Honnan vonod le?
    .why = Ennyivel kevesebb a sebzés.
    .rule = K-FIRE-16
q-fire-squadron = A köteléked { $points } sebzést kap: kire mennyi jut?
    .why = Más űrhajóra legfeljebb a páncélzata jut; a többi az eltalálton marad.
    .rule = K-ABIL-5
q-bomb-ships = Mely űrhajók bombáznak? Célpont: { $target }.
    .why = A harc bármely aktív űrhajója. Amelyik nem bombáz, aktív marad.
    .rule = K-BOMB-1
q-bomb-pyrotechnics = Hány kolónialapod égjen el: { $card }? { $range }.
    .why = Mindegyik +1 bombázás a harc végéig, és eggyel kevesebb lapod.
    .rule = K-ABIL-9
q-bomb-trap = Bombák pusztítják el: { $card }. Hagyod, vagy működésbe hozod?
    .why = Minden lefordított lapnál kérdés, csapda vagy sem. Csapdát most kell fizetni.
    .pass = Látatlanban a pusztulatodba kerül.
    .rule = K-BOMB-10
q-bomb-centre = A bombák elérik a központodat: melyik lap vesszen?
    .why = Harconként egy lap, a te választásod, látatlanban a pusztulatodba.
    .rule = K-BOMB-6

## Célpontok

q-target = Mi a célpontja: { $card }?
    .why = Most választasz. Ha a célpont addigra eltűnik, a lap nem tesz semmit.
    .rule = K-STACK-6
q-target-neighbour = Kire vonatkozik: { $card }?
    .why = Ahol a lap ellenfelet mond, az a megnevezett szomszédod.
    .rule = K-CLAR-34
q-target-several = Mit választasz ehhez: { $card }? { $range }.
    .why = Most jelölöd ki; ami végrehajtáskor már nincs meg, kimarad.
    .rule = K-STACK-6
q-loss-ship = { $card }: melyik űrhajód semmisüljön meg?
    .why = A csapda elvisz egyet, és a választás a tiéd.
    .rule = K-BASE-8
q-choose-option = { $card }: melyiket választod?
    .why = Az egyiket.
q-choose-options = { $card }: melyik kettőt választod?
    .why = Két különbözőt, ebben a sorrendben.
q-choose-divide = Hová kerüljenek a fejlesztések?
    .why = Tetszésed szerint elosztva a bázisaidon, kifizetve vagy sem.
q-choose-lost_ship = Melyik elveszett űrhajót számítsa: { $card }?
    .why = Ugyanabban a pillanatban semmisültek meg.
    .rule = K-CLAR-29

## Megnézett és kiválasztott lapok

q-search-take = Melyik lapot veszed el?
    .why = Ezeket egyszer látod, és rajtad kívül senki.
    .rule = K-INFO-4
q-search-bottom = Melyik menjen le elsőnek?
    .why = Az lesz a kolóniád legalján; a többi fölé kerül.
q-search-cards = Mely lapokat veszed el a kolóniádból? { $range }.
    .why = Mindenki látja őket, aztán megkevered a kolóniádat.
q-search-scrap = Mit veszel el a szemetedből? { $range }.
    .why = Mindenki látja, mi kerül vissza a központodba.
q-look-opponent_centre = { $whom } központja. Egyszer látod.
    .why = { $card }. A napló a megnézésről tud, arról sosem, hogy mit.
    .rule = K-INFO-4
q-look-opponent_unpaid_cards = { $whom } kifizetetlen lapjai. Egyszer látod őket.
    .why = { $card }. A napló a megnézésről tud, arról sosem, hogy mit.
    .rule = K-INFO-4
q-discard-card = Melyik lap menjen a pusztulatba?
    .why = { $card }. A többiek látják, hány, azt sosem, hogy melyik.
q-discard-theirs = { $whom } melyik lapja menjen a pusztulatba?
    .why = { $card }. A központot egyszer látod.
q-limit-centre = Túl sok lap van a központodban: mi menjen? { $range }.
    .why = A kör végén öt lap marad. A többi látatlanban a pusztulatodba kerül.
    .rule = K-END-2
q-limit-hangar = Túl tele a hangárod: melyik űrhajó menjen?
    .why = A kör végén összesen 12 méret marad. Ami az űrhajón van, vele megy.
    .rule = K-END-3
q-concede = Feladod?
    .why = Számodra a játék azonnal véget ér.
    .rule = K-WIN-6
