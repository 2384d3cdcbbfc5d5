### A parancssor

## A keret

cli-usage = használat
cli-heading-what = argumentumok
cli-heading-options = kapcsolók
cli-heading-commands = parancsok
cli-help = ezt a súgót mutatja
cli-version = a verziót mutatja
cli-language = minden szöveg nyelve: { $names }
    .what = NYELV
# fine: word chaos, galaxy, play; term encounter
cli-cosmic = Űrbéli társasjátékok a terminálban: Cosmic Encounter, Andromeda's Edge, Káosz Galaktika
    .after = Parancs nélkül elindul a játék. Egy parancs leírása: cosmic PARANCS --help.
cli-command = mi a teendő
    .what = PARANCS

## A parancsok

cli-bench = megméri, milyen gyorsan futnak itt a játékok
cli-host = asztalt nyit, amelyhez mások a hálózaton csatlakozhatnak
cli-join = asztalhoz csatlakozik: cosmic join KÓD, vagy CÍM, vagy CÍM:PORT
cli-lab = nagyon sok játékot vizsgál, számokkal és képekkel
cli-daily = a nap játéka: mindenkinek ugyanaz az asztal
cli-learn = lecke: az első játék vagy egy rövid
cli-puzzle = feladvány: egy döntés, a legjobb válasz
cli-play = játék gépek ellen, vagy többen ennél a billentyűzetnél
cli-replay = egy játék visszajátszása a felvételéből
cli-review = befejezett játék értékelése: mibe került egy-egy döntés
cli-resume = mentett játék folytatása
cli-scenario = helyzetfájlokat játszik le, és összeveti a várttal
cli-sim = sok játékot játszat gépekkel, és összeszámolja az eredményt
cli-ssh = asztalt nyit, amelyhez puszta ssh-val is lehet csatlakozni
cli-stats = megmutatja, hogyan végződtek a játékaid

## Több parancs lehetőségei

cli-game = melyik játék
    .what = NÉV
cli-players = a helyek száma; ha nem adod meg, a szokásos
    .what = SZÁM
cli-seed = azonos mag azonos lapokat oszt
    .what = SZÁM
cli-plain = szövegsorok képernyőolvasóhoz és lassú kapcsolathoz
cli-json = a számok JSON formában
cli-jobs = folyamatok száma ezen a gépen
    .what = SZÁM
cli-games = a játékok száma
    .what = SZÁM
cli-option = a játék egyik kapcsolója; többször is megadható
    .what = NÉV=ÉRTÉK
# fine: sign -
cli-password_file = fájl, amelynek első sora a jelszó; - a bemenet
    .what = FÁJL
cli-no_tls = titkosítás nélkül; csak ezen a gépen, vagy ha nincs más mód
cli-no_lan = nem hirdeti az asztalt a helyi hálózaton
cli-port = a port (alapból 4747; 0: keres egy szabadot)
    .what = PORT
cli-bind = a számítógépnek csak ezen a címén figyel
    .what = CÍM
cli-address = a belépőkód címe, ha mások más címen érnek el
    .what = CÍM

## cosmic play

cli-play-people = ki játszik ennél a billentyűzetnél, például Ada,Bea
    .what = NEVEK
# fine: word random, rookie
cli-play-bots = hogyan játszanak a gépek (rookie, random, …)
    .what = SZINT
cli-play-windows = lásd ott: cosmic host --help
cli-play-unkept = ez a játék nem lesz elmentve

## cosmic host, cosmic ssh

cli-host-name = az asztal neve
    .what = NÉV
cli-host-player = a neved az asztalnál
    .what = NÉV
# fine: word open, rookie, you
cli-host-seats = ki hol ül, például you,open,open,rookie
    .what = HELYEK
# fine: word password
cli-host-password = kód nélkül is beengedi, aki tud egy jelszót; megkérdezi, vagy a COSMIC_PASSWORD adja
cli-host-open = mindenkit beenged, aki az asztalt megtalálja; különben kód kell
cli-host-headless = képernyő nélkül; a játék akkor kezdődik, ha minden hely betelt
cli-host-tables = az asztalok száma (ezzel: --headless)
    .what = SZÁM
cli-host-resume = az utoljára nyitott asztalokat nyitja újra
# fine: word even, quick, sealed
cli-host-windows = quick: a szünet megmutatja, ki cselekedhet; even: mindenképp van szünet, amekkora ezeknél az embereknél szokásos; sealed: mindenkit kérdez, aki cselekedhetne
cli-host-stand_in = hogyan játszik a gép azok helyett, akik elmentek
    .what = SZINT
cli-host-patience = meddig vár a hely a megszakadt kapcsolatra: 90, 12h, 7d
    .what = IDŐ
cli-host-clock = gondolkodási idő: nincs, válaszonként, vagy az egész játékra
cli-host-clock_seconds = ennyi másodperc jut egy válaszra vagy egy játékra
    .what = MÁSODPERC
cli-host-no_watching = senki sem nézheti
cli-host-delay = a nézők ennyi másodperces késéssel látják a játékot
    .what = MÁSODPERC
cli-host-seed = az asztal első játékának magja
    .what = SZÁM
cli-host-keys = csak e fájl nyilvános kulcsait fogadja el: soronként egy, névvel vagy anélkül
    .what = FÁJL
cli-host-ssh_port = az ssh portja (alapból 2222; 0: keres egy szabadot)
    .what = PORT

## cosmic join

# fine: sign -
cli-join-where = kód, CÍM vagy CÍM:PORT; - beolvassa; enélkül a közeli asztalok
    .what = KÓD
cli-join-name = a neved az asztalnál
    .what = NÉV
cli-join-seat = a hely, amelyet szeretnél, 1-től számolva
    .what = SZÁM
cli-join-watch = nézel, de nem játszol
# fine: word password
cli-join-password = az asztal jelszava; megkérdezi, vagy a COSMIC_PASSWORD adja
cli-join-take_over = máshonnan ide hozza a helyedet
cli-join-only = csak ez az asztal, főmenü nélkül
cli-join-no_tls = az asztal nincs titkosítva
cli-join-trust = most az egyszer higgy a megváltozott házigazdának
cli-join-bring = valami, amit hozol, például egy pakli
    .what = NÉV
# fine: word random, rookie
cli-join-bot = gép játszik helyetted (rookie, random, …)
    .what = SZINT
cli-join-seed = a gép véletlenmagja
    .what = SZÁM
cli-join-patience = ennyi másodpercig vár a gép az eltűnt házigazdára
    .what = MÁSODPERC

## cosmic resume, replay, stats, scenario

cli-daily-compare = barátok játékainak ellenőrzése, és hol váltak el az útjaik
    .what = FÁJL
cli-daily-list = az itt befejezett napi játékok listája
cli-learn-name = melyik lecke; ha nincs megadva, az első játék
    .what = NÉV
cli-learn-list = a leckék listája
cli-learn-none = Ehhez a játékhoz még nincs lecke.
cli-learn-unkept = ez a játék nem lesz elmentve
cli-puzzle-file = egy feladvány fájlja; ha nincs megadva, a következő
    .what = FÁJL
cli-puzzle-theme = csak ilyen témájú feladványok
    .what = TÉMA
cli-resume-name = melyik játék; enélkül az utolsó
    .what = NÉV
cli-resume-list = minden mentett játék felsorolása
cli-resume-rescue = lemásolja a sérült játék ép részét, és azzal játszik tovább
cli-replay-file = felvétel, vagy egy mentett játék fájlja vagy neve
    .what = FÁJL
cli-replay-check = ellenőrzi, hogy most is úgy végződik-e, mint akkor
cli-replay-show = a képernyőn nézed, állásról állásra
cli-replay-events = kiírja, ami történt, soronként egy azonosítót
cli-review-file = felvétel, vagy egy mentett játék fájlja vagy neve
    .what = FÁJL
cli-review-seat = kinek a döntései, 0-tól; alapesetben az első emberé
    .what = SZÁM
cli-review-worlds = hány világban mérje, mibe kerül valami; alapesetben 48
    .what = SZÁM
cli-review-json = a jelölések és összegek adatként
cli-review-play_on = játék tovább az ilyen számú jelöléstől; sehol sem számít
    .what = SZÁM
cli-stats-collection = mivel és mely gépek ellen győztél
cli-stats-history = minden befejezett játék, soronként egy
cli-stats-name = csak ennek a játékosnak a játékai
    .what = NÉV
# fine: term encounter
cli-stats-game = csak ez a játék, például encounter
    .what = NÉV
cli-scenario-places = helyzetfájlok, vagy a mappáik
    .what = FÁJL_VAGY_MAPPA
cli-scenario-trace = kiírja, ki mit válaszolt
cli-scenario-game = csak ennek a játéknak a helyzetei
    .what = NÉV
cli-scenario-only = csak az a helyzet, amelynek ez az azonosítója
    .what = AZONOSÍTÓ

## cosmic sim, cosmic bench

cli-sim-seed = az első játék magja; minden további a következő számot kapja
    .what = SZÁM
cli-sim-bots = gépi játékosok helyről helyre; ha több a hely, elölről kezdi
    .what = NEVEK
cli-sim-meter = mit válaszolna helyettük ez a gép, és mennyivel jobb az
    .what = NEVEK
cli-sim-record = minden játék felvételét és filmjét ebbe a mappába menti
    .what = MAPPA
cli-sim-no_film = csak a felvételt menti: gyorsabb, de csak a mostani szabályokkal játszható vissza
cli-bench-games = a lejátszandó játékok száma
    .what = SZÁM
cli-bench-seed = az első játék magja
    .what = SZÁM
cli-bench-by_side = azt is, mely fajok, frakciók vagy paklik viszik a legtöbb időt

## cosmic lab

cli-lab-run = vizsgálatot futtat, vagy folytat egyet
cli-lab-status = megmutatja, hol tart egy vizsgálat
cli-lab-report = megmutatja egy vizsgálat eredményét
cli-lab-compare = megmutatja, mi változott egyik vizsgálattól a másikig
cli-lab-way = mi a teendő
    .what = TEENDŐ
cli-lab-study = egy vizsgálat, vagy a mappája
    .what = VIZSGÁLAT
cli-lab-run-study = egy fájl, vagy a programmal járó vizsgálat neve
    .what = VIZSGÁLAT
cli-lab-run-games = megáll, amint minden ágban van ennyi játék; enélkül a vizsgálat a végéig megy
    .what = SZÁM
cli-lab-other = egy másik vizsgálat
    .what = MÁSIK
# fine: word ten
cli-lab-cluster = egy Dask-ütemező, például tcp://ten:8786
    .what = CÍM
cli-lab-folder = hová mentse a vizsgálatot
    .what = MAPPA
cli-lab-page = képes oldalt ír (HTML)
    .what = FÁJL
cli-lab-csv = az eredményt írja ki CSV-ben
    .what = FÁJL
cli-lab-report-json = minden számlált adatot kiír JSON formában
    .what = FÁJL
cli-lab-plain = csak ASCII

## Ami nem érthető

cli-no-see = { $what } (Bővebben: { $name } --help.)
cli-no-command = Nincs ilyen parancs: „{ $value }”. Mindet felsorolja: cosmic --help.
    .near = Nincs ilyen parancs: „{ $value }” (erre gondoltál: { $near }?). Mindet felsorolja: cosmic --help.
cli-no-unknown = { $name } nem ismeri: { $value }.
cli-no-required = { $name }: ez kell még: { $names }.
cli-no-value_missing = { $option } után meg kell adni egy értéket.
cli-no-value_extra = { $option } nem kér értéket, de ez áll ott: { $value }.
cli-no-number = { $option } után számot kell megadni, nem ezt: { $value }.
cli-no-choice = { $option } értéke nem lehet „{ $value }”. Választható: { $names }.
cli-no-ambiguous = { $option } többfélét is jelenthet: { $names }.
cli-no-time = Ez nem időtartam: { $value }. Ilyet írj: 90, 5m, 12h vagy 7d.
cli-no-language = Nincs ilyen nyelv: { $value }. Válassz: { $names }.
cli-no-game = Nincs ilyen játék: { $value }. Válassz: { $names }.
cli-no-bot = Nincs ilyen gép: { $value }. Válassz: { $names }.
cli-no-people = { $n ->
        [one] --people 1 játékost nevez meg, de { $max } hely van. Próbáld: --players 1.
       *[other] --people { $n } játékost nevez meg, de { $max } hely van. Próbáld: --players { $n }.
    }
cli-no-players = --players { $value }: ez a játék { $min }–{ $max } játékosnak való.
cli-no-password = Üres sorral kezdődik, nem jelszóval: { $file }.
    .input = A bemenet üres sorral kezdődik, nem jelszóval.
cli-ask-password = Jelszó:

## Amit a számítógép megtagad

cli-os-missing = Nincs ilyen fájl: { $file }.
cli-os-forbidden = Nincs jogosultságod ehhez: { $file }.
cli-os-folder = Ez egy mappa: { $file }.
cli-os-no_folder = Az útvonal egyik része nem mappa: { $file }.
cli-os-there = Már létezik: { $file }.
cli-os-full = Nincs elég hely a lemezen ehhez: { $file }.
cli-os-other = { $file }: { $what }
# fine: word debug
cli-fault = A cosmic programban hiba van, ezért leállt ({ $what }). COSMIC_DEBUG=1 megmutatja, hol.
