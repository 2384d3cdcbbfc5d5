### A parancssor

## A keret

cli-usage = használat
cli-heading-what = amit beírsz
cli-heading-options = kapcsolók
cli-heading-commands = parancsok
cli-help = ezt a súgót mutatja
cli-version = a verziót mutatja
cli-language = minden szöveg nyelve: { $names }
    .what = NYELV
# fine: word chaos, galaxy, play; term encounter
cli-cosmic = Űrbéli társasjátékok a terminálban: Cosmic Encounter, Andromeda's Edge, Káosz Galaktika
    .after = Parancs nélkül: play. Minden parancs elmagyarázza magát: cosmic PARANCS --help.
cli-command = mi a teendő
    .what = PARANCS

## A parancsok

cli-bench = megméri, milyen gyorsan futnak itt a játékok
cli-host = asztalt nyit, amelyhez mások a hálózaton csatlakoznak
cli-join = asztalhoz csatlakozik: cosmic join KÓD, vagy CÍM, vagy CÍM:PORT
cli-lab = vizsgálatok nagyon sok játékról, számokkal és képekkel
cli-learn = lecke: az első játék vagy egy rövid
cli-play = játék gépek ellen, vagy többen ennél a billentyűzetnél
cli-replay = egy játék visszajátszása a felvételéből
cli-review = befejezett játék értékelése: mibe került egy-egy döntés
cli-resume = mentett játék folytatása
cli-scenario = helyzetfájlokat játszik le, és összeveti a várttal
cli-sim = sok játék gépekkel, megszámolva
cli-ssh = asztalt nyit, amelyet puszta ssh is elér
cli-stats = hogyan végződtek a játékaid

## Több parancs lehetőségei

cli-game = melyik játék; a saját kapcsolóit is hozza
    .what = NÉV
cli-players = hány hely; ha nem adod meg, a szokásos
    .what = SZÁM
cli-seed = azonos mag azonos lapokat oszt
    .what = SZÁM
cli-plain = szövegsorok képernyőolvasóhoz és lassú vonalhoz
cli-json = a számok adatként, JSON-ban
cli-jobs = folyamatok száma ezen a gépen
    .what = SZÁM
cli-games = hány játék
    .what = SZÁM
cli-option = bármelyik játék egy kapcsolója; többször is megadható
    .what = NÉV=ÉRTÉK
# fine: sign -
cli-password_file = a jelszó, egy fájl első sorában; - a bemenet
    .what = FÁJL
cli-no_tls = titkosítás nélkül; csak ezen a gépen belül, vagy ha nincs más mód
cli-no_lan = nem hirdeti az asztalt a helyi hálózaton
cli-port = a port, alapból 4747; 0: keres egy szabadot
    .what = PORT
cli-bind = a számítógépnek csak ezen a címén figyel
    .what = CÍM
cli-address = mi álljon a belépőkódban, ha mások más címet látnak
    .what = CÍM

## cosmic play

cli-play-people = ki játszik ennél a billentyűzetnél: Ada,Bea
    .what = NEVEK
# fine: word random, rookie
cli-play-bots = hogyan játszanak a gépek (rookie, random, …)
    .what = SZINT
cli-play-windows = lásd ott: cosmic host --help
cli-play-unkept = ez a játék nem lesz elmentve

## cosmic host, cosmic ssh

cli-host-name = hogy hívják az asztalt
    .what = NÉV
cli-host-player = hogy hívnak téged ennél az asztalnál
    .what = NÉV
# fine: word open, rookie, you
cli-host-seats = ki hol ül, például you,open,open,rookie
    .what = HELYEK
# fine: word password
cli-host-password = jelszóval kód nélkül is be lehet jönni; megkérdezi, vagy COSMIC_PASSWORD tartalmazza
cli-host-open = mindenkit beenged, aki az asztalt megtalálja; különben kód kell
cli-host-headless = képernyő nélkül; akkor kezd, ha minden hely betelt
cli-host-tables = ennyi asztal (ezzel: --headless)
    .what = SZÁM
cli-host-resume = az utoljára nyitott asztalokat nyitja újra
# fine: word even, quick, sealed
cli-host-windows = quick: a szünet elárulja, kinél van valami; even: mindenképp van szünet, amekkora ezeknél az embereknél szokásos; sealed: mindenkit kérdez, akinél lehetne valami
cli-host-stand_in = hogyan játszik a gép a távozó helyett
    .what = SZINT
cli-host-patience = meddig vár a hely a megszakadt vonalra: 90, 12h, 7d
    .what = IDŐ
cli-host-clock = meddig lehet gondolkodni: óra nélkül, válaszonként, vagy az egész játékra
cli-host-clock_seconds = ennyi másodperc jut egy válaszra vagy egy játékra
    .what = MÁSODPERC
cli-host-no_watching = nem lehetnek nézők
cli-host-delay = a nézők ennyi másodperccel később látják
    .what = MÁSODPERC
cli-host-seed = az asztal első játékának magja
    .what = SZÁM
cli-host-keys = csak ezek a kulcsok: soronként egy nyilvános kulcs, előtte név
    .what = FÁJL
cli-host-ssh_port = az ssh portja, alapból 2222; 0: keres egy szabadot
    .what = PORT

## cosmic join

# fine: sign -
cli-join-where = kód, CÍM, CÍM:PORT; - beolvassa; semmi: ki van a közelben
    .what = KÓD
cli-join-name = hogy hívnak téged az asztalnál
    .what = NÉV
cli-join-seat = melyik helyet szeretnéd, 1-től
    .what = SZÁM
cli-join-watch = nézőként, nem játékosként
# fine: word password
cli-join-password = az asztal jelszava; megkérdezi, vagy COSMIC_PASSWORD tartalmazza
cli-join-take_over = máshonnan ide hozza a helyedet
cli-join-only = ez az asztal és semmi más: nincs út a főmenübe
cli-join-no_tls = az asztal nincs titkosítva
cli-join-trust = most az egyszer higgy a megváltozott házigazdának
cli-join-bring = valami sajátod, például egy pakli
    .what = NÉV
# fine: word random, rookie
cli-join-bot = gép ül le helyetted (rookie, random, …)
    .what = SZINT
cli-join-seed = a gép véletlenjének magja
    .what = SZÁM
cli-join-patience = hány másodpercig vár a gép az eltűnt házigazdára
    .what = MÁSODPERC

## cosmic resume, replay, stats, scenario

cli-learn-name = melyik lecke; ha nincs megadva, az első játék
    .what = NÉV
cli-learn-list = a leckék listája
cli-learn-none = Ehhez a játékhoz még nincs lecke.
cli-learn-unkept = ez a játék nem lesz elmentve
cli-resume-name = melyik játék; alapból az utolsó
    .what = NÉV
cli-resume-list = minden mentett játék felsorolása
cli-resume-rescue = lemásolja a sérült játék ép részét, és azzal játszik tovább
cli-replay-file = felvétel, vagy egy mentett játék fájlja vagy neve
    .what = FÁJL
cli-replay-check = összeveti azzal, ahogyan a felvétel szerint végződött
cli-replay-show = a képernyőn mutatja, állásról állásra
cli-replay-events = kiírja, ami történt, soronként egy azonosítót
cli-review-file = felvétel, vagy egy mentett játék fájlja vagy neve
    .what = FÁJL
cli-review-seat = kinek a döntései, 0-tól; alapesetben az első emberé
    .what = SZÁM
cli-review-worlds = hány világban mérje, mibe kerül valami; alapesetben 48
    .what = SZÁM
cli-review-json = a jelölések és összegek adatként
cli-stats-name = csak ennek az embernek a játékai
    .what = NÉV
# fine: term encounter
cli-stats-game = csak ez a játék, például encounter
    .what = NÉV
cli-scenario-places = helyzetfájlok, vagy a mappáik
    .what = FÁJL_VAGY_MAPPA
cli-scenario-trace = elmondja, ki mit felelt
cli-scenario-game = csak ennek a játéknak a helyzetei
    .what = NÉV
cli-scenario-only = csak az a helyzet, amelynek ez az azonosítója
    .what = AZONOSÍTÓ

## cosmic sim, cosmic bench

cli-sim-seed = az első játék magja; utána mindig a következő szám
    .what = SZÁM
cli-sim-bots = helyről helyre; ha kevés, elölről kezdi
    .what = NEVEK
cli-sim-meter = mit felelne helyettük ez a gép, és mennyit ér az
    .what = NEVEK
cli-sim-record = minden játék felvételét ebbe a mappába teszi
    .what = MAPPA
cli-bench-games = hány játékból mérjen
    .what = SZÁM
cli-bench-seed = az első játék magja
    .what = SZÁM
cli-bench-by_side = azt is, mely fajok, frakciók vagy paklik viszik a legtöbb időt egy asztalnál

## cosmic lab

cli-lab-run = vizsgálatot játszik le, vagy folytatja
cli-lab-status = hol tart
cli-lab-report = mit mutat
cli-lab-compare = mi változott egyik vizsgálattól a másikig
cli-lab-way = mi a teendő
    .what = TEENDŐ
cli-lab-study = egy vizsgálat, vagy a mappája
    .what = VIZSGÁLAT
cli-lab-run-study = egy fájl, vagy a programmal járó vizsgálat neve
    .what = VIZSGÁLAT
cli-lab-other = egy másik vizsgálat
    .what = MÁSIK
# fine: word ten
cli-lab-cluster = egy Dask-ütemező, például tcp://ten:8786
    .what = CÍM
cli-lab-folder = hová kerül a vizsgálat
    .what = MAPPA
cli-lab-page = képes oldalt ír (HTML)
    .what = FÁJL
cli-lab-csv = az arányokat írja ki CSV-ben
    .what = FÁJL
cli-lab-report-json = minden számlált adatot kiír JSON-ban
    .what = FÁJL
cli-lab-plain = csak ASCII

## Ami nem érthető

cli-no-see = { $what } (Bővebben: { $name } --help.)
cli-no-command = Nincs ilyen parancs: „{ $value }”. Mindet felsorolja: cosmic --help.
    .near = Nincs ilyen parancs: „{ $value }” (erre gondoltál: { $near }?). Mindet felsorolja: cosmic --help.
cli-no-unknown = { $name } nem ismeri: { $value }
cli-no-required = { $name }: ez kell még: { $names }
cli-no-value_missing = { $option } mögé érték kell.
cli-no-value_extra = { $option } nem kér értéket: { $value }
cli-no-number = { $option } mögé szám kell, nem ez: { $value }.
cli-no-choice = { $option } mögé ezek egyike kell, nem ez: { $value }. Lehet: { $names }.
cli-no-ambiguous = { $option } többféle is lehet: { $names }.
cli-no-time = Ez nem időtartam: { $value }. Ilyen kell: 90, 5m, 12h, 7d.
cli-no-language = Ezen a nyelven nincs szöveg: { $value }. Van: { $names }.
cli-no-game = Nincs ilyen játék: { $value }. Van: { $names }.
cli-no-bot = Nincs ilyen gép: { $value }. Van: { $names }.
cli-no-people = { $n ->
        [one] --people 1 nevet mond, de { $max } hely van; ez illik: --players 1.
       *[other] --people { $n } nevet mond, de { $max } hely van; ez illik: --players { $n }.
    }
cli-no-players = --players { $value }: ez a játék { $min }–{ $max } játékosnak való.
cli-no-password = Üres sorral kezdődik, nem jelszóval: { $file }.
    .input = A bemenet üres sorral kezdődik, nem jelszóval.
cli-ask-password = Jelszó:

## Amit a számítógép megtagad

cli-os-missing = { $file }: nincs ilyen fájl.
cli-os-forbidden = { $file }: ehhez nincs jogosultság.
cli-os-folder = Ez egy mappa: { $file }.
cli-os-no_folder = { $file }: az útvonal egyik része nem mappa.
cli-os-there = Már létezik: { $file }.
cli-os-full = { $file }: nem maradt hely.
cli-os-other = { $file }: { $what }
# fine: word debug
cli-fault = A cosmic saját hiba miatt leállt ({ $what }); COSMIC_DEBUG=1 megmutatja, hol.
