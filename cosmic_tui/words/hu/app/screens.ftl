### Képernyők

## Nevek összekötése

list-two = { $first } és { $second }
list-several = { $number ->
        [2] két
        [3] három
        [4] négy
        [5] öt
       *[other] { $number }
    } { $name }
list-either = { $first } vagy { $second }
list-comma = { $first }, { $second }

## A naplósorok jelei

log-at-you = téged érint

## Az asztal részei

scr-hand = { $n ->
        [0] Üres a kezed
       *[other] Kezedben { $n } lap
    }
scr-hand_of = { $n ->
        [0] nincs lap
       *[other] { $n } lap
    }
scr-waiting = Várunk a többiekre.
scr-asked = A játékosok döntenek.
scr-log = Ami történt
scr-chat = Csevegés
scr-when = Mikor
scr-now = most
scr-computed = kiszámítva
scr-idle = kívülállók
scr-none = egy sem
scr-turn = { $number }. forduló
scr-deck = pakli { $number }
scr-discards = eldobott { $number }
scr-destiny = végzet { $number }
scr-destiny_used = elhasznált { $number }
scr-time = idő { $value }
scr-here = itt
scr-bot = gép
scr-away = távol, { $value }
scr-you = te
scr-guest = vendég
scr-you_or = { $who }
    .acc = téged
    .dat = neked
    .ins = veled
    .all = hozzád
    .abl = tőled
    .sub = rád
scr-player = { $who } játékos
    .acc = { $who } játékost
    .dat = { $who } játékosnak
    .ins = { $who } játékossal
    .all = { $who } játékoshoz
    .abl = { $who } játékostól
    .sub = { $who } játékosra
scr-ready = kész
scr-choose = válassz
scr-all_moments = minden pillanat
scr-lit = világos: most kijátszható
scr-window_open = lehetőség

## A kérdés

scr-line-sent = { $max } közül { $number } elküldve
scr-line-asked_by = { $who } dönt.
scr-line-prepared = Küldésre kész.
scr-line-prepared_gone = Az előkészített válaszod már nem jó ide; válassz újra.
scr-line-why_not = Most nem jó { THE($card) }, csak { $moment }.
scr-also_asked = még dönt: { $who }

## A címlap

scr-game = Játék
scr-play = Gyors játék
    .tip = te a gépek ellen, azonnal
scr-resume = Folytatás
scr-first_game = Első játék
    .tip = tanulás játék közben, nagyjából { $number } perc
scr-new_game = Új játék
scr-host = Asztal nyitása
scr-join = Csatlakozás asztalhoz
scr-watch = Nézőként
scr-codex = Kódex
scr-settings = Beállítások
scr-quit = Kilépés
scr-line-greeting = Húzz ide egy széket.
scr-line-resume_what = { $number }. forduló, mentve: { $value }.
scr-line-resume_other = { $name }, { $number }. forduló, mentve: { $value }.
scr-line-quit_sure = Kilépsz a játékból? El van mentve.
scr-line-quit_unkept = Kilépsz a játékból? Nincs elmentve, és elvész.

## Új játék, előtér

scr-start = Kezdés
scr-seat_free = szabad
scr-seat_closed = zárva
scr-table_name = Asztal
scr-join_code = Belépőkód
scr-fingerprint = Ujjlenyomat
scr-door_code = Bejutás: kóddal, engedéllyel
scr-door_open = Bejutás: bárki
scr-door_password = Bejutás: kóddal vagy jelszóval
scr-watching = { $n ->
        [0] nincs néző
       *[other] { $n } néző
    }
scr-waiting_for = még { $number } hiányzik
scr-minutes_alone = { $min }–{ $max } perc gépek ellen
scr-minutes = nagyjából { $n } perc
scr-group_door = Bejutás
scr-group_course = Órák és véletlen
scr-group_look = Megjelenés
scr-group_film = Ami történik
scr-group_calls = Jelzések és segítség
scr-group_me = Te
scr-line-come_in = Add meg a többieknek a belépőkódot, vagy keressék meg a közeli asztalt.
set-seats = Helyek
    .help = Ki hol ül: te, mások ennél a billentyűzetnél, gépek, vagy vendégnek szabad.
set-character = Jellem
    .help = Hogyan szeret játszani ez a gép. Mind nagyjából egyformán erős.
set-aliens = Fajok
    .help = Hogyan kapják a játékosok a fajukat.
set-levels = Szintek
    .help = Zöld a kezdőknek, sárga, vörös a gyakorlottaknak.
set-variants = Játékváltozatok
    .help = Szabálymódosítások. Bármelyiket választhatod.
set-clock = Óra
    .help = Válaszonként vagy az egész játékra; ha lejár, egy gép válaszol helyetted.
set-own_alien = A te fajod
    .help = Osztott, vagy amelyiket választod: írd be a neve elejét.
set-deal_clock = Az alku órája
    .help = Ennyi másodperc jut egy egyezségre: a szabály szerint 60, itt 30–300.
set-soft_clock = A felkérések órája
    .help = Ennyi másodperc jut a felkérés megbeszélésére, ha időre megy az alku.
set-seed = Mag
    .help = Azonos mag azonos lapokat oszt. Hagyd újon, hacsak nem ismételsz játékot.
set-bots = Gépek
    .help = Milyen erősek a gépek, és hogyan játszanak.
set-name = A neved
    .help = 1–12 karakter. A többi játékos ezt látja.
set-address = Cím
    .help = Hol van az asztal: név vagy szám, kettőspont, majd a port.

## Beállítások

set-language = Nyelv
    .help = Minden szöveg nyelve. Lapok és játékosok neve nem változik.
set-theme = Téma
    .help = Színek. Minden téma alakkal és betűvel is jelöli a helyeket.
set-decoration = Díszítés
    .help = Bolygók és csillagok teljesen, kevés árnyalattal, vagy csak keret és szöveg.
set-motion = Mozgás
    .help = Minden mozog, a képek állnak, vagy csak az eredményeket látod.
set-pace = Tempó
    .help = Meddig látszik egy pillanat. Bármely billentyű átugorja. Csak neked szól.
set-glyphs = Jelek
    .help = Alakzatok, ha a terminál ki tudja rajzolni őket, különben betűk.
set-bell = Csengő
    .help = Egyszer megszólal, ha te döntesz.
set-window_title = Ablakcím
    .help = Az ablak címe jelzi, ha te következel.
set-keys = Billentyűk
    .help = Bármelyik billentyűt átállíthatod.
set-hints = Tippek
    .help = Elmagyarázza az asztalon látható számokat. Sosem mondja meg, mit játssz.
set-reasons = Indokok
    .help = A többi játékos megmondja, miért ajánl valamit, vagy miért áll valaki mellé.
set-remember = Hosszú emlékezet
    .help = A jellemek emlékeznek rá, hogyan bántál velük korábban.
set-review_games = Értékelés
    .help = A játék végén magától elindul az értékelés.
set-plain = Szöveges nézet
    .help = Sor sor után, képernyőolvasóhoz és lassú kapcsolathoz.
set-windows = Titkos pillanatok
    .help = Elárulja-e a szünet, ki léphet: gyors: igen; egyenletes: alig; zárt: soha.
value-windows_quick = gyors
value-windows_even = egyenletes
value-windows_sealed = zárt
value-full = teljes
value-calm = nyugodt
value-none = nincs
value-reduced = csökkentett
value-brisk = fürge
value-normal = szokásos
value-key = gombra vár
value-on = be
value-off = ki
value-automatic = automatikus
value-new = új
value-dealt = osztva
value-clock_none = nincs
value-clock_answer = válasz: { $value } mp
value-clock_bank = játék: { $number } perc

## A témák nevei

theme-ansi16 = 16 szín
theme-contrast = Nagy kontraszt
theme-dark = Sötét (alap)
theme-deutan = Deuteranópiához
theme-light = Világos
theme-nebula = Csillagköd
theme-nocolour = Színek nélkül
theme-tritan = Tritanópiához

## Egy billentyűzeten: a függöny

scr-line-curtain_yours = Tiéd a billentyűzet. { $whom }, kérlek, nézz félre.
scr-line-curtain_since = { $n ->
        [0] Amióta utoljára nézted, semmi sem történt.
       *[other] Amióta utoljára nézted, { $n } dolog történt.
    }
scr-line-curtain_to_you = { $n ->
        [0] Egyik sem veled történt.
       *[other] Ebből { $n } veled történt.
    }
scr-line-second_hand = Képpel lefelé a fajlapodon: { $names }.
scr-line-nothing_yours = Nincs semmid, amit itt kijátszhatnál.

## Az alkuasztal

scr-cards = Lapok

## Állandó parancsok

scr-orders = Állandó parancsok
scr-line-order_encounter = Ebben a részben már ne kérdezz.
    .listed = a játéknak ebben a részében
scr-line-order_until_change = Passz, amíg valami meg nem változik.
    .listed = változásig
scr-line-order_against = Mindig kérdezz, ha engem érint.
scr-line-order_sparing = Ne kérdezz újra arról, amire már passzoltam.
    .listed = amire már passzoltál
scr-line-order_never = Ezekben a fázisokban sose kérdezz.
scr-line-order_marked = Kérdezz az időrendben megjelölt pillanatokban.
scr-line-order_safe = A parancs sosem hoz kötelező döntést helyetted, és sosem kerül semmidbe.
scr-line-orders_passed = Eddig { $n } kérdésnél passzoltak helyetted.
scr-orders_on = { $n } parancs él

## A kódex

scr-tab_aliens = Fajok
scr-tab_flares = Fáklyák
scr-tab_cards = Lapok
# fine: word tech
scr-tab_technology = Technológia
    .short = Tech.
scr-tab_moments = Pillanatok
scr-tab_rules = Szabályok
scr-guide = Kérdések
scr-tab_words = Szavak
scr-wild = Dzsókerfáklya
scr-super = Szuperfáklya
scr-wild_classic = Alternatív dzsókerfáklya
scr-super_classic = Alternatív szuperfáklya
scr-rulings = Kérdések és válaszok
scr-interactions = Ha találkoznak
scr-moments = Pillanatok
scr-found = { $number } / { $max }
scr-line-nothing_found = Nincs találat. Próbáld kevesebb betűvel.
scr-line-nothing_there = Ennek a játéknak itt nincs mit mutatnia.
scr-line-no_such_game = Az az asztal ezt játssza: { $name }. Itt nincs telepítve.

## A kérdés mellett

scr-line-beside = Mit szeretnél még tenni?
scr-line-beside_why = Ez nem válasz a nyitott kérdésre.
scr-line-beside_none = Most semmi mást nem tehetsz.
scr-line-advice_none = Tanácsot csak gépek ellen, egyedül játszva kapsz, a nap játékában soha.
scr-line-advice_no_more = Innen már nincs döntés, amiről kérdezhetnél.
scr-line-advice_played = Ezt választottad: { $value }.
scr-advice = Tanács
scr-line-advice_coming = A legerősebb gép a választásodon gondolkodik; csak azt látja, amit te.
scr-line-advice_more = { $key-advice } még egyszer: az egész tanács.
scr-line-advice = A legerősebb gép választása: { $value }.
scr-line-advice_shares = Ezzel 100 játékból nagyjából { $number } nyerhető. { $value }: { $max }.
scr-line-advice_reason = Azt mondaná: „{ $value }”

## Esélyek, magyarázatok, visszajátszás

scr-odds = Hogyan végződhet ez?
scr-piles = Paklik és eldobott lapok
scr-explain = Hogyan jön ki
scr-step = { $number }. lépés
scr-line-odds_how = A kezedből és a még rejtett lapokból számolva.
scr-replay = Visszajátszás

## Győzelem

scr-victory = Győzelem
scr-defeat = Vereség
scr-shared_victory = Megosztott győzelem
scr-ended = Vége
ev-game_won = { $n ->
        [one] { $names } megnyeri a játékot.
       *[other] Megosztott győzelem: { $names }.
    }
    .you = { $n ->
        [one] Megnyered a játékot!
       *[other] Megosztott győzelem: te, { $names }!
    }
scr-line-nobody_won = Minden játékos beleegyezett, hogy itt véget ér a játék. Senki sem győzött.
scr-reviewed = értékelés { $number } / { $max }
scr-turning_points = Fordulópontok
    .small = fordulópontok
scr-ships_lost = elveszett űrhajó
scr-line-won = { $n ->
        [one] { $names } győzött.
       *[other] Együtt győztek: { $names }.
    }
scr-line-rematch = Játszotok újra ugyanezeken a helyeken?

## Súgó, napló, menü

scr-help = Súgó
scr-help_question = Ez a kérdés
scr-help_everywhere = Mindenütt
scr-help_words = Szavak ezen a képernyőn
scr-line-letters = A billentyűk angol szavak betűi: l (log) a napló, o az esély, w a miért nem.
scr-menu = Menü
scr-filter_me = rólam
scr-filter_powers = képességek
scr-filter_cards = lapok
scr-filter_chat = csevegés
scr-since = Amióta félrenéztél
scr-seat = { $number }. hely
scr-played = Eddig kijátszva
scr-players = Játékosok
scr-connection = Kapcsolat
scr-reconnecting = újracsatlakozás
scr-disconnected = nincs kapcsolat
scr-version = Verzió
scr-lessons = Leckék
scr-saved = Mentett játékok

## Szöveges nézet

scr-line-plain_sure = Biztos? igen vagy nem
scr-line-too_small = Semmi sem vész el, a kérdésed vár. A cosmic --plain minden méretben jó.

## A film

film-watching = Nézed a játékot
film-meanwhile = Közben
film-more = még { $number } a naplóban
film-taken_back = { $who } visszavon egy választ.
    .you = Visszavonod a válaszodat.
film-replayed = { $number }. pillanat, összesen { $value }
film-retold = Ezt látja { $who }: { $value }
film-missed = Amíg nem voltál itt
film-missed_rest = A naplóban mindet elolvashatod.
film-progress = { $number } / { $value }
film-one_on = tovább
film-to_question = a kérdésig
film-any_key = bármely billentyű
film-twice = kétszer, nyomva
film-it_waits = olvass, megvár
film-waiting_key = Nyomj meg egy billentyűt a folytatáshoz.
film-looks_round = körülnéz
film-goes_on = a film folytatódik
film-pace = tempó
film-question_waits = A film után egy kérdés vár rád.
film-waits_behind = { $n } pillanat vár
