### Kérdések. Érték: miről döntesz. .why: melyik lap vagy szabály miatt. .pass: mi lesz, ha passzolsz.

## Az első kör előtt

q-setup-hand = Megtartod ezt az öt lapot, vagy húzol öt újat?
    .why = Csak egyszer cserélhetsz. A lapokat mindkét esetben csak te látod.
    .rule = K-SETUP-4

## A fő fázis

q-main = A fő fázisodban vagy. Mit teszel?
    .why = { $n ->
        [0] Elfogyott a credited. Lapot letenni és támadni ingyen is lehet.
       *[other] { $n } credited van. Amire futja, azt bármilyen sorrendben megteheted.
    }
    .rule = K-MAIN
q-main-place = Hová kerüljön képpel lefelé { THE($card) }?
    .why = Ingyen van. A többiek csak azt látják, hogy van ott egy lap. Blöff is lehet.
    .rule = K-MAIN-1
q-main-target = Mit támadsz meg?
    .why = A célponton később nem változtathatsz. Űrhajót nem támadhatsz: az védekezik.
    .rule = K-ATK-2
q-main-sell = Melyik két fejlesztést adod el?
    .why = Két fejlesztésért 1 creditet kapsz, egy vagy két bázisról.
    .rule = K-MAIN-3

## Lehetőségek

q-window-answer = { $whom } beveti { THE($card, "acc") }. Válaszolsz rá?
    .why = Megszakítással vagy képességgel válaszolhatsz.
    .pass = Ha mindenki passzol, a várakozó hatások érvényesülnek, a legújabbal kezdve.
    .rule = K-STACK-5
q-window-own = { THE($card, "Yours") } még vár. Játszol ki még valamit?
    .why = Megszakítással vagy képességgel válaszolhatsz.
    .pass = Ha mindenki passzol, a várakozó hatások érvényesülnek, a legújabbal kezdve.
    .rule = K-STACK-5
q-window-start = { $whom } köre kezdődik. Kijátszol valamit?
    .you = A te köröd kezdődik. Kijátszol valamit?
    .why = Most kezdő megszakítást és reakciót játszhatsz ki.
    .pass = Ha mindenki passzol, kezdődik a fő fázis.
    .rule = K-START-3
q-window-named = { $who } megtámadja { CASE($target, "acc") }. Válaszolsz rá?
    .you = Megtámadod { CASE($target, "acc") }. Játszol ki valamit az űrhajók előtt?
    .why = Most általános megszakítást és reakciót játszhatsz ki. Általánost később nem.
    .pass = Ha mindenki passzol, az űrhajók kijelölése következik.
    .rule = K-ATK-6
q-window-ending = { $whom } befejezi a fő fázist. Kijátszol előtte valamit?
    .you = Befejezed a fő fázisodat. Kijátszol előtte valamit?
    .why = Ha most bárki kijátszik valamit, utána a fő fázis folytatódik.
    .pass = Ha mindenki passzol, a kör véget ér.
    .rule = K-MAIN-17
q-window-ready = { $who } { CASE($whom, "acc") } támadja. Kijátszol valamit, mielőtt folytatódik?
    .you = { CASE($whom, "acc") } támadod. Kijátszol valamit, mielőtt folytatódik?
    .at-you = { $who } téged támad. Kijátszol valamit, mielőtt folytatódik?
    .why = Most harci megszakítást és reakciót játszhatsz ki.
    .pass = Ha mindenki passzol, a harc következő lépése jön.
    .rule = K-STACK-13
q-window-shots = Kijátszol valamit a következő lövés előtt?
    .why = Most harci megszakítást és reakciót játszhatsz ki.
    .pass = Ha mindenki passzol, a következő űrhajó jön.
    .rule = K-STACK-13
q-window-damage = Most { THE($card) } lő { THE($ship, "sub") }. Válaszolsz rá?
    .why = Ha már senki sem válaszol, a lövés és a visszalövés egyszerre okoz sebzést.
    .pass = Ha mindenki passzol, a lövés és a visszalövés sebzést okoz.
    .rule = K-FIRE-9
q-window-bombs = Mindjárt bombák hullanak { CASE($target, "sub") }. Válaszolsz rá?
    .why = Most harci megszakítást és reakciót játszhatsz ki.
    .pass = Ha mindenki passzol, lehullanak a bombák.
    .rule = K-BOMB-4
q-window-end = { $whom } köre véget ér. Kijátszol előtte valamit?
    .you = A köröd véget ér. Kijátszol előtte valamit?
    .why = Most reakciót játszhatsz ki.
    .pass = Ezután jönnek a limitek, helyreáll a páncélzat, és visszafordulnak a lapok.
    .rule = K-STACK-13
q-window-trap = Egy csapda vár: { $card }. Válaszolsz rá?
    .why = Ki van fizetve. A bázis mindenképp megsemmisül.
    .pass = Ha mindenki passzol, a csapda működésbe lép.
    .rule = K-CLAR-4
q-stack-order = Melyik válaszod érvényesüljön először?
    .why = Senki más nem lép közben, így te választod a sorrendet.
    .rule = K-STACK-4
q-triggers-order = Melyik lapod hasson először?
    .why = Egyszerre lépnek működésbe, így te választod a sorrendet.
    .rule = K-GEN-7

## Harc

q-combat-attackers = Mely űrhajóid támadják meg { CASE($target, "acc") }?
    .why = Legalább egy aktív űrhajót válassz. Később már nem csatlakozhat űrhajó.
    .rule = K-RIG-1
q-combat-defenders = Mely űrhajóid védik { CASE($target, "acc") }?
    .why = Bármely aktív űrhajódat választhatod. Védők nélkül minden bomba talál.
    .rule = K-RIG-3
q-combat-board-one = Melyik űrhajóba szálljon be { THE($card) }?
    .why = A legénység csak a fedélzeten hat. Kifizetni a következő lépésben tudod.
    .pass = Nem küldesz be több legénységet.
    .rule = K-CREW-5
q-combat-board = Küldesz legénységet valamelyik űrhajóra?
    .why = A legénység csak a fedélzeten hat. Kifizetni a következő lépésben tudod.
    .pass = Nem küldesz be több legénységet.
    .rule = K-CREW-5
q-combat-pay = Mely lapokat fizeted ki az űrhajóidon?
    .why = Ebben a harcban később már nem fizethetsz. A rakéta csak itt hat.
    .pass = Mást nem fizetsz ki. A lefordított lapok lefordítva maradnak.
    .rule = K-PAY-1
q-pay-or_not = Fizetsz { $n } creditet, hogy kisebb baj legyen ebből: { $card }?
    .why = Ha fizetsz, a lap űrhajója használttá válik: { $card }.
    .rule = K-PAY-4
q-pay-or_end = Fizetsz { $n } creditet, vagy befejezed a támadást?
    .why = { $card }: nem kapod vissza, amit a támadásért fizettél.
    .rule = K-ATK-6
q-fire-act = Melyik űrhajód lép, és mire lő?
    .why = Most a te űrhajóid a leggyorsabbak. Amelyik vár, később még léphet.
    .rule = K-FIRE-3
q-fire-act-granted = Az ellenfél passzol. Lépsz { THE($card, "ins") }?
    .why = A leggyorsabb űrhajód egyszer léphet; ha te is passzolsz, vége a tüzelésnek.
    .rule = K-FIRE-5
q-fire-reply = { THE($card, "Nom") } rálő a hajódra, { THE($ship, "sub") }. Visszalősz?
    .why = A visszalövés egyszerre történik a lövéssel, még ha az űrhajód megsemmisül is.
    .pass = Az űrhajód aktív marad: később még lőhet, bármelyik célpontra.
    .rule = K-FIRE-7
q-fire-heavy = Mennyi tűzerőt veszel { THE($card, "dat") } ({ $range })?
    .why = Nehézfegyverzet: minden pont { $number } credit, és a harc végéig tart.
    .rule = K-ABIL-7
q-fire-divide = Hogyan osztod el { THE($card) } sorozatlövését ({ $range } sebzés)?
    .why = Az egészet egy űrhajóra is teheted. Minden eltalált űrhajó visszalőhet.
    .rule = K-ABIL-4
q-fire-divide_more = { THE($card, "Nom") } erősebb lett. Hová menjen a többletsebzés?
    .why = Csak a már megnevezett űrhajók kaphatják; amit nem osztasz ki, elvész.
    .rule = K-FIRE-16
q-fire-divide_less = { THE($card, "Nom") } gyengébb lett. Hol veszel el a sebzésből?
    .why = Ennyivel kevesebb a sebzés.
    .rule = K-FIRE-16
q-fire-squadron = A köteléked { $points } sebzést kap. Hogyan osztod el?
    .why = Más űrhajó legfeljebb annyit kap, amennyi a páncélzata; a többi az eltalálté.
    .rule = K-ABIL-5
q-bomb-ships = Mely űrhajóid bombázzák { CASE($target, "acc") }?
    .why = Bármelyik aktív űrhajód bombázhat a harcból. Amelyik nem bombáz, aktív marad.
    .rule = K-BOMB-1
q-bomb-pyrotechnics = { $card }: hány kolónialapodat égeted el ({ $range })?
    .why = Minden lap végleg elvész, és a harc végéig +1 bombázást ad.
    .rule = K-ABIL-9
q-bomb-trap = Bombák pusztítják el { THE($card, "acc") }. Hagyod, vagy csapda lesz?
    .why = Minden lefordított lapnál megkérdezünk. A csapdát most kell kifizetned.
    .pass = A lap látatlanban a pusztulatodba kerül.
    .rule = K-BOMB-10
q-bomb-centre = Bombák érik a központodat. Melyik lapot veszíted el?
    .why = Harconként egy lapot veszítesz. Látatlanban a pusztulatodba kerül.
    .rule = K-BOMB-6

## Célpontok

q-target = Mi legyen { THE($card) } célpontja?
    .why = Most kell választanod. Ha a célpont közben eltűnik, a lapnak nincs hatása.
    .rule = K-STACK-6
q-target-neighbour = Ki legyen { THE($card) } célpontja?
    .why = Ahol a lapon ellenfél áll, te választasz a szomszédaid közül.
    .rule = K-CLAR-34
q-target-several = Mit választasz { THE($card, "all") } ({ $range })?
    .why = Most kell választanod. Ami közben eltűnik, kimarad.
    .rule = K-STACK-6
q-loss-ship = { $card }: melyik űrhajód semmisüljön meg?
    .why = A csapda elpusztít egy űrhajót, és te választod ki, melyiket.
    .rule = K-BASE-8
q-choose-option = { $card }: melyiket választod?
    .why = Egyet választasz.
q-choose-options = { $card }: melyik kettőt választod?
    .why = Két különbözőt választasz, ebben a sorrendben.
q-choose-divide = Hová kerüljenek a fejlesztések?
    .why = Oszd el őket a bázisaid közt, akár kifizetted már azokat, akár nem.
q-choose-lost_ship = Melyik elveszett űrhajóra vonatkozzon { THE($card) }?
    .why = Ugyanabban a pillanatban semmisültek meg.
    .rule = K-CLAR-29

## Megnézett és kiválasztott lapok

q-search-take = Melyik lapot veszed magadhoz?
    .why = Ezeket csak te látod, és te is csak egyszer.
    .rule = K-INFO-4
q-search-bottom = Melyik lap menjen először legalulra?
    .why = Az lesz a kolóniád legalján; a többi fölé kerül.
q-search-cards = { $range ->
        [one] Melyik lapot veszed ki a kolóniádból
       *[other] Mely lapokat veszed ki a kolóniádból ({ $range })
    }?
    .why = Mindenki látja őket, aztán megkevered a kolóniádat.
q-search-scrap = { $range ->
        [one] Melyik lapot veszed ki a szemetedből
       *[other] Mely lapokat veszed ki a szemetedből ({ $range })
    }?
    .why = Mindenki látja, mi kerül vissza a központodba.
q-look-opponent_centre = Ez { $whom } központja. Csak egyszer nézheted meg.
    .why = { $card }. A napló nem mondja meg, mit láttál.
    .rule = K-INFO-4
q-look-opponent_unpaid_cards = Ezek { $whom } kifizetetlen lapjai. Csak egyszer nézheted meg őket.
    .why = { $card }. A napló nem mondja meg, mit láttál.
    .rule = K-INFO-4
q-discard-card = Melyik lapot teszed a pusztulatba?
    .why = { $card }. A többiek csak azt látják, hány lap, azt nem, melyik.
q-discard-theirs = { $whom } melyik lapja menjen a pusztulatba?
    .why = { $card }. A központot most megnézheted.
q-limit-centre = Túl sok lap van a központodban. Mit dobsz el ({ $range })?
    .why = A kör végén öt lapot tartasz meg. A többi látatlanban a pusztulatodba kerül.
    .rule = K-END-2
q-limit-hangar = Túl sok űrhajó van a hangárodban. Melyikről mondasz le?
    .why = Összesen 12 méretnyi űrhajó maradhat. Ami az űrhajón van, vele megy.
    .rule = K-END-3
q-concede = Feladod?
    .why = Számodra a játék azonnal véget ér.
    .rule = K-WIN-6
