### Ami választható.

opt-mulligan = Új kéz
opt-hold = Kivárás
opt-decline-fire = Kivárás
opt-decline-trap = Hagyom
opt-decline-pay = Nem fizetek
opt-reply = Visszalövés
opt-stealth = Lopakodás
opt-search = Keresés
opt-salvage = Kimentés
opt-sell = Kettő eladása
opt-attack = Támadás
opt-end = Fázis vége
opt-divide = Elosztás

## Mit hoz egy választás

tip-pass = Ha mindenki passzol, a várakozó hatások érvényesülnek.
tip-back = Semmit sem költöttél el.
tip-keep = Ez az öt lap lesz a központod.
tip-mulligan = Az öt lap visszamegy, megkevered a kolóniádat, és húzol öt újat.
tip-hold = Az űrhajóid aktívak maradnak.
tip-stealth = Helyette azonnal bombáz.
tip-concede = Számodra a játék azonnal véget ér.
tip-draw = Húzol egy lapot a kolóniád tetejéről: ez a paklid és az életed.
tip-search = A kolóniád felső öt lapjából egyet megtartasz; a többit visszakevered.
tip-salvage = Felveszed a pusztulatod alsó lapját, ha a kolóniádban legfeljebb öt lap van.
tip-sell = Leveszel két fejlesztést a bázisaidról 1 creditért.
tip-attack = Válassz célpontot. Ingyen van, hacsak egy ellenséges lap nem kér érte díjat.
tip-end = Még egyszer bárki válaszolhat, aztán véget ér a köröd.
tip-surface = Bázisként fekszik ott: fejleszthető.
tip-canteen = Legénységként fekszik ott: harcban űrhajóra szállhat.
tip-on = Fegyverzetként fekszik ott, és azon az űrhajón marad.

## A főmenü csoportjai

verb-play = kijátszás
    .help = Űrhajók, események és megszakítások kijátszása, azonnal kifizetve.
verb-down = lefordítva
    .short = lefelé
    .help = Bármely lapot leteheted ingyen bázisnak, legénységnek, fegyverzetnek.
verb-pay = kifizetés
    .short = fizet
    .help = Kifizetsz és felfordítasz egy letett bázist, legénységet vagy fegyverzetet.
verb-use = alkalmazás
    .short = hat
    .help = Az asztalon lévő lapok képességeit használod.
verb-develop = fejlesztés
    .short = fejl
    .help = 1 creditért fejlesztést teszel egy bázisra, körönként és bázisonként kétszer.
verb-cards = lapok
    .help = 1 creditért húzol, 2 creditért keresel vagy kimentesz.
verb-attack = támadás
    .help = Az űrhajóidat egy kolónia, központ, legénység vagy bázis ellen küldöd.
verb-end = vége
    .help = Befejezed a fő fázist, és vele a körödet.
verb-pass = passz
verb-fire = lövés
verb-board = beszállás

## Egy választás egészben

do-play = { $n ->
        [0] { $card }, ingyen
       *[other] { $card }, { $n } credit
    }
do-down = { $card } képpel lefelé, ingyen
do-pay = { $n ->
        [0] kifizeted { THE($card, "acc") }, ingyen
       *[other] kifizeted { THE($card, "acc") }, { $n } credit
    }
do-spring = { $card } működésbe hozása
do-use = { $card } alkalmazása
do-develop = fejleszted { THE($card, "acc") }, 1 credit
do-draw = lap húzása, 1 credit
do-search = keresés a felső öt lapban, 2 credit
do-salvage = a pusztulat alsó lapja, 2 credit
do-sell = két fejlesztés eladása, 1 credit vissza
do-attack = támadás
do-end = a fő fázis vége
do-fire = { $card } lő { THE($ship, "sub") }
do-stealth = { $card } azonnal bombáz
do-board = { $card } { THE($ship, "sub") }
do-pay_credits = { $n } credit kifizetése
do-hold = kivárás
do-colony = { $whom } kolóniája, { $n } lap
do-centre = { $whom } központja, { $n } lap

## Amire célozni lehet, egy mondat részeként

target-colony = { $whom } kolóniája
    .you-acc = a kolóniádat
    .you = a kolóniád
target-centre = { $whom } központja
    .you-acc = a központodat
    .you = a központod
target-row = { $card } ({ $whom })
    .acc = { THE($card, "acc") } ({ $whom })
    .sub = { THE($card, "sub") } ({ $whom })
    .you-acc = { THE($card, "acc") } (tiéd)
    .you-sub = { THE($card, "sub") } (tiéd)
    .you = { $card } (tiéd)
target-gone = { $whom } lapja
    .you-acc = a lapodat
    .you-sub = a lapodra
    .you = a lapod
place-surface = a felszín
place-canteen = a kantin
place-on = itt: { $ship }

## Ami képpel lefelé fekszik, a helyéről elnevezve

down-base = { $number }. felszíni lap
down-crew = { $number }. kantinbeli lap
down-equipment = { $ship } lefordított lapja
    .poss = { $ship } lefordított lapja
    .yours = { $ship } lefordított lapod
down-card = lefordított lap
down-unseen-base = felszíni lefordított lap
down-unseen-crew = kantinbeli lefordított lap
down-unseen-equipment = űrhajón lévő lefordított lap
down-bluff = blöff ({ $card })
    .acc = blöfföt ({ $card })

## Lapok, amelyek választást kínálnak

part-draw = { $n } lap húzása
part-credits = { $n } credit
part-develop = { $n } fejlesztés a bázisaidra
part-unturn = egy űrhajó visszafordul egy lépést
part-mod-speed = +{ $points } sebesség
part-mod-firepower = +{ $points } tűzerő
part-mod-armour = +{ $points } páncélzat
part-mod-bombing = +{ $points } bombázás

## Képességek, ha egy lapnak több is van

use-turn-used = használttá fordítva
use-turn-damaged = sérültté fordítva
use-turn-sacrifice = feláldozva
use-sacrifice_self = a szemétbe
use-credits = { $n } credit
use-free = ingyen

say-doing = { $what }: { $name }
