### A dolgok nevei: fázisok, erőforrások, sávok, hajók, helyek és a kódex szótára.

## Fázisok

phase-setup = Előkészületek
    .short = Előkész.
    .help = Titkos frakcióválasztás; a vezetők és a fosztogatók elfoglalják a helyüket.
phase-launch = Indítás
    .short = Indítás
    .help = Egy hajó elhagyja az indítóállást egy elérhető régió felé.
phase-activate = Aktiválás
    .short = Aktiválás
    .help = A régió odaadja a holdját, vagy a bázis hatása érvényesül.
phase-ambush = Rajtaütés
    .short = Rajtaütés
    .help = A hatótávolságon belüli fosztogatók az aktív régióba jönnek.
phase-battle = Csata
    .short = Csata
    .help = Két oldal hajói harcolnak a régióban, hat lépésben.
phase-modules = Modulok aktiválása
    .short = Modulok
    .help = Hajókkal és energiával működteted az állomás moduljait.
phase-ships = Hajók visszavétele
    .short = Hajók
    .help = Minden hajó hazatér az indítóállásra, a pajzsok újra épek.
phase-clear = Az állomás rendezése
    .short = Rendezés
    .help = Az energia és az ideiglenes hatású lapok eldobása.
phase-end = Kör vége
    .short = Kör vége
    .help = Az esedékes eseménykártya, aztán a raktár és a kéz korlátai.
phase-over = Végső pontozás
    .short = Végső
    .help = Sávok, fejlesztések, sérülések, páncélterem, modulok, vezetők.
phase-either = Indítás vagy vissza
    .short = Kör
    .help = Egy kör: egy indítás vagy egy visszatérés az űrállomásra.

## Pillanatok

moment-setup-factions = titkos frakcióválasztás
    .short = frakciók
    .help = Mindenki egyszerre választ, aztán mindent együtt mutattok meg.
moment-setup-destiny = titkos végzetválasztás
    .short = végzetek
    .help = Kettőből egyet tart meg mindenki; a végéig más nem látja.
moment-choose-main = indítás vagy visszatérés
    .short = indít vagy vissza
    .help = Az aktív játékos hajót indít, vagy visszatér az űrállomásra.
moment-launch-place = indítás
    .short = indítás
    .help = A hajó a régiójában áll; most jön, amit az indítása hoz.
moment-launch-placed = indítás után
    .short = indítás után
    .help = Mindenki behelyezhet holdjelzőt, és játszhat bármelyik körben játszható lapot.
moment-launch-activate = aktiválás
    .short = aktiválás
    .help = Egy hold gazdára talál, vagy a bázis hatása érvényesül.
moment-launch-activated = aktiválás után
    .short = aktiválás után
    .help = Szünet mindenkinek, mielőtt a fosztogatók jönnek.
moment-launch-ambush = fosztogatók rajtaütése
    .short = rajtaütés
    .help = Jönnek a fosztogatók; több osztály közül az aktív játékos választ.
moment-launch-ambushed = rajtaütés után
    .short = rajtaütés után
    .help = Az utolsó szünet a csata előtt.
moment-battle-escalation = eszkaláció
    .short = eszkaláció
    .help = Sorban mindenki a régióba mozgathatja a hatótávolságon belüli hajóit.
moment-battle-diplomacy = diplomácia
    .short = diplomácia
    .help = Aki harcol, egy diplomáciakártyát játszhat ki.
moment-battle-preparation = előkészítés
    .short = előkészítés
    .help = Lapok, képességek, aztán energia további kockákért.
moment-battle-roll = kockadobás
    .short = dobás
    .help = Mindenki dob, a célzás alatti kockákat újradobja, aztán lapok jönnek.
moment-battle-outcome = eredmény
    .short = eredmény
    .help = A legmagasabb kockák nyernek; jutalmak, és a legyőzöttek műveletei.
moment-battle-damage = hajók sérülése
    .short = sérülés
    .help = A legyőzöttek minden hajója megsérül; a fosztogatókból pontosan egy.
moment-launch-battle = csata után
    .short = csata után
    .help = A győztesek és a túlélők ott maradnak, ahol vannak.
moment-return-modules = modulok
    .short = modulok
    .help = Hajókkal és energiával modulokat aktiválsz; közben mellékakciók jöhetnek.
moment-return-ships = a hajók visszajönnek
    .short = hajók vissza
    .help = Minden hajó az indítóállásra kerül, a pajzsok újra épek.
moment-return-back = miután a hajók visszaértek
    .short = mind itthon
    .help = Mielőtt eldobod az energiát és az ideiglenes hatású lapokat.
moment-end-window = mielőtt a kör véget ér
    .short = a vége előtt
    .help = Az utolsó mellékakciók; az esedékes esemény utánuk jön.
moment-end-event = eseménykártya
    .short = esemény
    .help = Pontozás, fosztogató, különleges hatás, visszaállítás; mellékakció nincs.
moment-end-limits = korlátok
    .short = korlátok
    .help = Az aktív játékos raktára és keze a korlátokig csökken.
moment-over = a vége
    .short = vége
    .help = Mindent összeszámolunk.

## Erőforrások

resource-energy = energia
    .short = energia
    .letter = e
resource-titanium = titán
    .short = titán
    .letter = t
resource-ice = jég
    .short = jég
    .letter = j
resource-nanocarbon = nanoszén
    .short = nano
    .letter = n
resource-credit = kredit
    .short = kred
    .letter = k
resource-tactics = taktikakártya
    .short = lap
    .long = lap
    .letter = x
resource-basic = alaperőforrás
    .short = alap
    .letter = a
resource-any = tetszőleges
    .short = bármi
    .letter = *
resource-vp = GYP
    .short = GYP
    .letter = g
resource-repair = javítás
    .short = javítás
    .letter = r

## Mennyiségek

amount-energy = { $n } energia
    .short = { $n ->
        [one] energia
       *[other] { $n } energia
    }
amount-titanium = { $n } titán
    .short = { $n ->
        [one] titán
       *[other] { $n } titán
    }
amount-ice = { $n } jég
    .short = { $n ->
        [one] jég
       *[other] { $n } jég
    }
amount-nanocarbon = { $n } nanoszén
    .short = { $n ->
        [one] nano
       *[other] { $n } nano
    }
amount-credit = { $n } kredit
    .short = { $n ->
        [one] kred
       *[other] { $n } kred
    }
amount-tactics = { $n } lap
    .short = { $n ->
        [one] lap
       *[other] { $n } lap
    }
amount-basic = { $n } alaperőforrás
    .short = { $n ->
        [one] alap
       *[other] { $n } alap
    }
amount-any = { $n } tetszőleges erőforrás
    .short = { $n ->
        [one] bármi
       *[other] { $n } bármi
    }
amount-vp = { $n } GYP
    .short = { $n ->
        [one] GYP
       *[other] { $n } GYP
    }
amount-repair = { $n } javítás
    .short = { $n ->
        [one] javítás
       *[other] { $n } javítás
    }
amount-moon = amit a hold mutat
    .acc = azt, amit a hold mutat
amount-nothing = semmi

## Sávok, modulfajták, bolygófajták

track-science = tudomány
    .letter = T
    .short = tudomány
    .help = Felfedezés 4-nél és 7-nél; egy obszervatórium előrevisz.
track-industry = ipar
    .letter = I
    .short = ipar
    .help = Hajókorszerűsítés 4-nél, 7-nél és 10-nél; egy gyár előrevisz.
track-commerce = kereskedelem
    .letter = K
    .short = keresk.
    .help = A páncélterem 4-nél és 10-nél: a maradék a végén pontot ér.
# fine: word civiliz
track-civilization = civilizáció
    .letter = C
    .short = civiliz.
    .help = Nagyobb kéz 4-nél, 7-nél és 10-nél; egy város előrevisz.
track-supremacy = hatalom
    .letter = H
    .short = hatalom
    .help = A megnyert csaták előrevisznek; jelző 2-nél, 5-nél és 8-nál.
terrain-science = szénbolygó
terrain-industry = fémbolygó
terrain-commerce = piacbolygó
terrain-civilization = jégbolygó
terrain-supremacy = ereklyebolygó
tile-slot = { $value }
    .to = { THE($value) } mezőre
    .at = { THE($value) } mezőn
    .from = { THE($value) } mezőről
tile-nebula = { $number }. csillagköd
    .to = { THE($number) }. csillagködbe
    .at = { THE($number) }. csillagködben
    .from = { THE($number) }. csillagködből
    .short-to = { THE($number) }. ködbe
    .short-at = { THE($number) }. ködben
    .short-from = { THE($number) }. ködből
    .short = { $number }. köd
    .text = Megkapod a holdját, aztán megnézed a következő két eseménykártyát.
tile-empty = még nincs lerakva

## Hajók

ship-transport = szállítóhajó
    .short = szállító
    .many = szállítóhajó
    .help = Hatótávolság 1, fegyverérték 1; egyedül ez alapíthat fejlesztést.
ship-fighter = vadász
    .short = vadász
    .many = vadász
    .help = Hatótávolság 2, fegyverérték 2; első indítása mehet oda is, ahol mások vannak.
ship-science_vessel = kutatóhajó
    .short = kutató
    .many = kutatóhajó
    .help = Hatótávolság 2, fegyverérték 2; egyedül ez megy be csillagködbe.
ship-heavy_cruiser = nehézcirkáló
    .short = cirkáló
    .many = nehézcirkáló
    .help = Hatótávolság 1, fegyverérték 3, egy pajzs; 1 energiáért bárhová ugrik.
ability-populate = benépesítés
ability-assault = támadás
ability-navigation = navigáció
ability-jump = ugrás

## A taktikakártyák fajtái, és hogy mikor játszhatók ki

kind-action = akció
kind-event = esemény
kind-lasting = ideiglenes
kind-diplomacy = diplomácia
kind-battle = csata
timing-own_turn = saját kör, nem csata
timing-any_turn = bármely kör, nem csata
timing-battle_diplomacy = csata, diplomácia
timing-battle_prepare = csata, előkészítés
timing-battle_after_roll = csata, a dobás után
timing-battle_outcome_won = csata, ha győzöl
timing-battle_outcome_lost = csata, ha legyőznek
timing-battle_damage = csata, sérülés előtt

## A sávok ikonjai

icon-event = eseménylépés
    .short = esem.
icon-discovery = felfedezés
    .short = felf.
icon-upgrade = korszerűsítés
    .short = korsz
icon-token = hatalomjelző
    .short = jelző
icon-level_1 = 1. szint
    .short = 1. sz
icon-level_2 = 2. szint
    .short = 2. sz
icon-level_3 = 3. szint
    .short = 3. sz
icon-vault_1 = 1. páncélterem
    .short = pánc.
icon-vault_2 = 2. páncélterem
    .short = pánc.
icon-hand_6 = 6-os kézlimit
    .short = kéz
icon-hand_7 = 7-es kézlimit
    .short = kéz
icon-hand_8 = 8-as kézlimit
    .short = kéz

## A végső pontozás sorai

final-track = Sávok
    .small = sávok
final-development = Fejlesztések
    .small = fejlesztések
final-special = Különleges régiók
    .small = különleges régiók
final-damage = Sérült modulok
    .small = sérült modulok
final-vault = Páncélterem
    .small = páncélterem
final-module = Játék végi modulok
    .small = játék végi modulok
final-leaders = Otthoni vezetők
    .small = otthoni vezetők
final-destiny = Végzet
    .small = végzet
final-ability = Képességek
    .small = képességek
final-before = Játék közben
    .small = játék közbeni pontok
final-total = Összesen

## Helyek

zone-pad = indítóállás
zone-repair_ship = szerelőhajó
zone-scrapyard = roncstelep
zone-station = űrállomás
zone-tactical = taktikai művelet

## A kódex szótára

term-region = régió
    .help = Bolygó, szövetségi bázis, csillagköd vagy különleges lapka a játéktáblán.
term-active_region = aktív régió
    .help = Ahová ebben a körben a hajó indult; oda jönnek a fosztogatók és a csata.
term-first_launch = első indítás
    .help = Ha nincs hajód a táblán: bármilyen messze mehet, de foglalt régióba nem.
term-range = hatótávolság
    .help = Ennyi lépésre mehet bármelyik hajódtól; egy lépés egy szomszédos régió.
term-assault = támadás
    .help = Az első indítás foglalt régióba is mehet.
term-navigation = navigáció
    .help = Csillagködbe bemehet, és át is mehet rajta.
term-jump = ugrás
    .help = 1 energia: ehhez a mozgáshoz bármekkora távolság.
term-populate = benépesítés
    .help = Fejlesztéssé alakítható. Ezt a szállítóhajók tudják.
term-moon = hold
    .help = Bolygó vagy csillagköd aktiválása hozza; megtartod, behelyezed vagy elhagyod.
term-frame = holdkeret
    .help = Egy hold helye: a bemenet vele fizet, a kimenet megismétli.
term-half_moon = félhold alakú keret
    .help = Két ipari modul között; fizet, ha egy visszatérésben mindkettő dolgozott.
term-dock = dokkoló
    .help = Ide kerül a hajó vagy az energia, hogy egy modult aktiválj.
term-basic = alaperőforrás
    .help = Titán, jég vagy nanoszén, ahogy a gazdája akarja.
term-targeting = célzás
    .help = Az ennél kisebb kockákat újradobod. Az ott lévő hajók adják; legfeljebb 5.
term-development = fejlesztés
    .help = Obszervatórium, gyár, űrkikötő, város vagy obeliszk egy bolygón.
term-recruit = toborzás
    .help = Vezetők onnan, ahol hajód van, az űrállomásodra jönnek.
term-tactical_operation = taktikai művelet
    .help = Amit a legyőzött kap: egy lap, vagy amit az oda behelyezett hold mutat.
term-repair_ship = szerelőhajó
    .help = Egy hely: az itt lévő hajók dolgozhatnak modulon, de nem indíthatók.
term-event_marker = eseményjelölő
    .help = A végén lekerül egy bolygó, és a kör után eseménykártya jön.
