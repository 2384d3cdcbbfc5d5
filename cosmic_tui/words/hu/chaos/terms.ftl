### A dolgok neve. Érték: ahogy a mondatban áll; .short: ahol kevés a hely.

## Helyek

zone-colony = kolónia
zone-centre = központ
zone-hangar = hangár
zone-canteen = kantin
zone-surface = felszín
zone-scrap = szemét
zone-ruin = pusztulat

## Típusok és altípusok

type-ship = űrhajó
    .many = űrhajók
type-equipment = fegyverzet
    .many = fegyverzet
type-crew = legénység
    .many = legénység
type-base = bázis
    .many = bázisok
type-event = esemény
    .many = események
type-interrupt = megszakítás
    .many = megszakítás
kind-scout = felderítő
kind-fighter = vadászgép
kind-cruiser = cirkáló
kind-destroyer = romboló
kind-weapon = fegyver
kind-shield = pajzs
kind-item = tárgy
kind-missile = rakéta
kind-captain = kapitány
kind-personnel = személyzet
kind-passenger = utas
kind-robot = robot
kind-research = kutatás
kind-building = épület
kind-bunker = bunker
kind-trap = csapda
kind-attack = támadás
kind-reaction = reakció
kind-resource = erőforrás
kind-special = speciális
kind-starter = kezdő
kind-battle = harc
kind-general = általános

## Mikor játszható ki egy altípus

when-starter = kezdő fázisban
when-battle = harcban
when-general = fő fázisban
when-reaction = bármikor
when-event = a fő fázisodban
when-ship = a fő fázisodban
when-base = a fő fázisodban
when-crew = a fő fázisodban
when-equipment = a fő fázisodban

## Fajok

species-human = ember
    .short = ember
species-xeno = xeno
    .short = xeno
species-insectoid = inszektoid
    .short = insz.
species-carnoplant = karnoplantusz
    .short = karno
# fine: word trici
species-triciplite = triciplita
    .short = trici
species-sharkfolk = űrcápa
    .short = cápa
# fine: word cereb
species-cerebrite = cerebrita
    .short = cereb
species-zarg = zarg
    .short = zarg

## A négy szám

stat-speed = sebesség
    .tile = seb
    .short = seb
    .help = Tüzeléskor a gyorsabb űrhajó cselekszik előbb; egyenlőségnél a támadóé.
stat-firepower = tűzerő
    .tile = tűz
    .short = tűz
    .help = Ennyi páncélzatot visz el egy lövés vagy egy visszalövés.
# fine: term armour
# fine: term armor
stat-armour = páncélzat
    .tile = páncél
    .short = pán
    .help = 0 páncélzattal az űrhajó megsemmisül. Minden kör végén újra teljes.
stat-bombing = bombázás
    .tile = bomba
    .short = bom
    .help = Ennyi lap hullik a kolóniából, ha az űrhajó bombáz.
stat-limit = fejlesztés
    .short = fejl
    .help = Legalább ennyi fejlesztés kell a bázisra, hogy kifizethesd.
stat-size = méret
    .short = mér.
    .help = Ennyi fegyverzet és legénység fér rá, és ennyinek számít a hangárban.

## Egy lap állapota az asztalon

state-active = aktív
    .help = Egyenesen áll: támadhat, védekezhet, tüzelhet és bombázhat.
state-used = használt
    .help = Lőtt, visszalőtt vagy bombázott. A parancsnoka körének végén aktív lesz.
state-damaged = sérült
    .help = Találat érte. Parancsnoka körének végén használt, egy körrel később már aktív.
state-destroyed = megsemmisült
    .help = Most veszett el: kifizetett lap a szemétbe megy, a többi rejtve a pusztulatba.

## Ritkaság

rarity-moon = hold: gyakori
rarity-planet = bolygó: nem gyakori
rarity-sun = nap: ritka
rarity-galaxy = galaxis: ultraritka

## Kulcsszavak

keyword-camouflage = álcázás
    .help = Lap és képesség nem célozhatja, de lőni lehet rá, mint bármely űrhajóra.
    .rule = K-ABIL-2
keyword-rapid_fire = gyorstüzelés
    .help = Az az űrhajó, amelyre lő, nem lőhet vissza.
    .rule = K-ABIL-3
keyword-burst = sorozatlövés
    .help = A sebzése elosztható ellenséges űrhajók között; mindegyik visszalőhet.
    .rule = K-ABIL-4
keyword-squadron = kötelék
    .help = Egy ellenséges űrhajótól kapott sebzése elosztható a kötelék űrhajóid között.
    .rule = K-ABIL-5
keyword-stealth = lopakodás
    .help = Támadáskor lövés vagy visszalövés helyett azonnal bombázhat.
    .rule = K-ABIL-6
keyword-heavy_weapons = nehézfegyverzet
    .help = Ha lő, 2 creditért +1 tűzerőt vehet, legfeljebb a sajátja kétszereséig.
    .rule = K-ABIL-7
keyword-repair = javítás
    .help = Ha találat éri, sérült helyett használttá válik.
    .rule = K-ABIL-8
keyword-pyrotechnics = tűzszerészet
    .help = Ha bombáz, kolónialapokat égethet: laponként +1, legfeljebb a kétszereséig.
    .rule = K-ABIL-9

## Fázisok és a harc lépései

phase-setup = Előkészület
    .short = Előkész.
    .help = Paklik keverése, kockadobás a kezdésért, és mindenki öt lapot kap.
phase-start = Kezdő
    .short = Kezdő
    .help = Creditet kapsz, jönnek a kezdő hatások, és kezdő megszakítás játszható ki.
phase-main = Fő
    .short = Fő
    .help = Kijátszás, kifizetés, fejlesztés, húzás, keresés, támadás, bármely sorrendben.
phase-combat = Harc
    .short = Harc
    .help = Űrhajók és legénység kijelölése, kifizetés, tüzelés, végül bombázás.
phase-end = Befejező
    .short = Befejező
    .help = Jönnek a limitek, a páncélzat újra teljes, a lapok egy lépést visszafordulnak.
moment-setup = előkészület
    .short = előkész.
    .help = Egyszer kérhetsz öt új lapot.
moment-start = kezdő fázis
    .short = kezdő
    .help = Jönnek a creditek és a kezdő hatások.
moment-start-start = egy kör kezdete
    .short = kezdet
    .help = Kezdő megszakítás és reakció játszható ki.
moment-main = fő fázis
    .short = fő
    .help = A soron lévő parancsnok cselekszik, bármilyen sorrendben.
moment-main-action = egy akció vár
    .short = akció
    .help = Kijátszott vagy kifizetett lapra általános megszakítás és reakció válaszolhat.
moment-main-ending = a fő fázis vége
    .short = fő vége
    .help = Általános megszakítás és reakció; ha bármi előkerül, a fő fázis folytatódik.
moment-combat-named = a támadás bejelentése
    .short = bejelent
    .help = A támadásra csak általános megszakítás és reakció válaszolhat.
moment-combat-equip = felszerelés
    .short = felszerel
    .help = Támadók és legénységük, aztán védők és a legénységük.
moment-combat-ready = mielőtt a harc folytatódik
    .short = készenlét
    .help = Harci megszakítás és reakció, beszállás után és a két oldal kifizetései után.
moment-combat-pay = kifizetés
    .short = kifizet
    .help = A harcban lévő legénység és fegyverzet kifizetése, rakétáé csak itt.
moment-combat-shots = két lövés között
    .short = lövések
    .help = Harci megszakítás és reakció játszható ki.
moment-combat-fire = tüzelés
    .short = tüzelés
    .help = Az űrhajók sebesség szerint: lövés, visszalövés, lopakodás vagy kivárás.
moment-combat-damage = egy lövés vár
    .short = lövés
    .help = Harci megszakítás és reakció, mielőtt a lövés és a válaszok sebzést okoznak.
moment-combat-bomb = bombázás
    .short = bombázás
    .help = A támadás még aktív űrhajói bombázhatják a célpontot.
moment-combat-bombs = bombák várnak
    .short = bombák
    .help = Harci megszakítás és reakció, mielőtt a bombák lehullanak.
moment-combat-trap = egy csapda vár
    .short = csapda
    .help = Működésbe hozott csapdára harci megszakítás és reakció válaszolhat.
moment-end = befejező fázis
    .short = befejező
    .help = Limitek, páncélzat, visszafordítás, és hogy üres-e egy kolónia.
moment-end-end = egy kör vége előtt
    .short = vége
    .help = Még egyszer reakció játszható ki.

## Lehetőségek

window-start = a kör kezdete
window-action = egy akció vár
window-named = támadás bejelentve
window-ending = a fő fázis vége
window-ready = mielőtt folytatódik
window-shots = két lövés között
window-damage = egy lövés vár
window-bombs = bombák várnak
window-end = a kör vége
window-trap = működésbe jött egy csapda

## Kész paklik

deck-human_combined_fleet = Egyesült flotta
    .help = Egymást segítő kötelékek: széles harcok, aztán a kolónia.
deck-xeno_brood = Vasfajzatok
    .help = Olcsó űrhajók, fedélzetükön a galaxis legdurvább legénységével.
deck-insectoid_hive = Végtelen kaptár
    .help = Építsd a felszínt, bújj bunkerek és csapdák mögé, és sose fogyj ki a lapokból.
deck-carnoplant_exchange = A tőzsde
    .help = Ömlik a credit: futja nagy hajótestekre és mások űrhajóira is.
deck-triciplite_arsenal = A hármak arzenálja
    .help = Egyszerű hajótestek, és fegyverzet, amely kárpótol értük.
deck-sharkfolk_hunt = A nagy vadászat
    .help = Gyors űrhajók, amelyek előbb lőnek.
deck-cerebrite_senate = Ülésezik a szenátus
    .help = Minden bajra egy esemény; a többit elintézi néhány megbízható űrhajó.
deck-zarg_invasion = Második hullám
    .help = Rajtaütés minden fázisban, és bombázás, amely mindkét oldalt égeti.
deck-first_flight_red = Első repülés: vörös
    .help = Az első játékhoz: szinte csak űrhajó.
deck-first_flight_blue = Első repülés: kék
    .help = Az első játékhoz: szinte csak űrhajó.
deck-learning_green = Tanulópakli: zöld
    .help = Mind a hat típus, a fele űrhajó: a második játékhoz.
deck-learning_grey = Tanulópakli: szürke
    .help = Mind a hat típus, a fele űrhajó: a második játékhoz.
deck-kind-official = hivatalos, 45 lap
deck-kind-beginner = kezdő, 30 lap

## Módok és változatok

mode-official = hivatalos játék
    .help = 45 lap és minden szabály.
mode-beginner = kezdő mód
    .help = 30 lap, csak űrhajók, szöveg nélkül: a legelső alkalomra.
mode-beginner_plus = kezdő plusz mód
    .help = 30 lap és minden szabály.
species-rule-strict = ellentétesek külön
    .help = Ember és xeno, inszektoid és karnoplantusz meg a többi nem fér egy pakliba.
species-rule-four = bármely négy faj
    .help = Ellentétes fajok is lehetnek egy pakliban, de négynél több faj nem.
species-rule-free = bármely faj
    .help = A fajokra nincs szabály.
variant-simple_combat = egyszerűsített harc
    .help = Nincs sebesség és visszalövés: az űrhajók sorban lőnek, a megsemmisültek is.
variant-balanced = kiegyenlített, házi szabály
    .help = Hat lap házi áron: a kész paklik egyenletesebben nyernek.
form-balanced = Házi árak

## Egy lap fajtája egy sorban

say-kind_line = { $species } { $kind }
