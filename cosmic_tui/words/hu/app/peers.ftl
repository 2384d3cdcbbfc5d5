### Asztalok, amelyeket mások is elérnek

## Belépés

err-password_needed = Ennek az asztalnak jelszava van.
    .kept = Semmi sem változott.
    .do = Kérd el a házigazdától, és csatlakozz ezzel: --password.
err-password_wrong = Nem ez az asztal jelszava.
    .kept = Semmi sem változott.
    .do = Kérd el még egyszer a házigazdától.
err-key_wrong = A belépőkód kulcsa a házigazda egyik asztalához sem illik.
    .kept = Semmi sem változott.
    .do = Kérd el a házigazdától a mai kódot.
err-code_needed = Ehhez az asztalhoz belépőkód kell.
    .kept = Semmi sem változott.
    .do = Kérd el a házigazdától, vagy gyere vissza, amikor itt van, és beenged.
err-knocked = A házigazda most dönti el, bejöhetsz-e.
    .kept = Semmi sem változott.
    .do = Várj itt, vagy kérd el tőle a belépőkódot.
err-turned_away = A házigazda nem engedett be.
    .kept = Semmi sem változott.
    .do = Keress másik asztalt, vagy nyiss egyet: cosmic host.
err-too_many_tries = Túl sok hibás kulcsot vagy jelszót küldtél.
    .kept = Semmi sem változott.
    .do = Várj { $seconds } másodpercet, aztán próbáld újra.
err-name_taken = Ennél az asztalnál már van ilyen nevű: { $who }.
    .kept = Semmi sem változott.
    .do = Válassz másik nevet: --name. Ha te vagy az, csak máshol: --take-over.
err-seat_in_use = Már ennél az asztalnál ülsz, ennek a számítógépnek egy másik ablakában.
    .kept = Semmi sem változott.
    .do = --take-over: ide költözöl; --name: másik játékosként csatlakozol.
err-name_form = Egy név 1–12 karakter; az elején és a végén nincs szóköz.
    .kept = Semmi sem változott.
    .do = Válassz rövidebbet: --name.
err-already_started = A játék ennél az asztalnál már elkezdődött.
    .kept = Semmi sem változott.
    .do = Nézd inkább (--watch).
err-no_watching = Ennél az asztalnál nincs hely több nézőnek.
    .kept = Semmi sem változott.
    .do = Szólj a házigazdának, vagy keress másik asztalt.
err-no_table = Ennek a házigazdának nincs nyitott asztala.
    .kept = Semmi sem változott.
    .do = Kérd meg, hogy nyisson egyet.
err-busy = Túl sokan akarnak ehhez a házigazdához csatlakozni.
    .kept = Semmi sem változott.
    .do = Próbáld újra egy kicsit később.

## A vonal megszakad

err-left = Felálltál az asztaltól.
    .kept = Semmi más nem változott.
    .do = Csatlakozz újra, amikor jólesik.
err-taken_over = Most máshonnan játszol ezen a helyen.
    .kept = A játék ott folytatódik.
    .do = Ha itt akarsz tovább játszani, lépj be újra (cosmic join: --take-over).
err-flood = A programod túl sokat küldött egyszerre, ezért a házigazda bontott.
    .kept = A helyed megmarad.
    .do = Csatlakozz újra.
err-fault = A házigazda hibába ütközött.
    .kept = A helyed és a játék el van mentve.
    .do = Csatlakozz újra; ha nem segít, szólj a házigazdának.
err-protocol = A másik program váratlan dolgot küldött ({ $value }).
    .kept = A helyed megmarad.
    .do = Legyen mindkét oldalon ugyanaz a verzió, aztán csatlakozz újra.
err-host_closed = A házigazda bezárta az asztalt.
    .kept = A házigazda elmentette az eddigi játékot.
    .do = Amikor a házigazda újra kinyitja, csatlakozz ugyanazzal a kóddal.
err-gave_up = Régóta nem válaszol: { $host }.
    .kept = A helyed megmarad, amíg a házigazdánál az asztal megvan.
    .do = Csatlakozz újra ugyanazzal a kóddal.

## Asztalnyitás

err-address_unusable = Ennek a számítógépnek nincs ilyen címe: { $host }.
    .kept = Semmi sem nyílt meg.
    .do = Hagyd el: --bind, vagy válaszd a számítógép egyik saját címét.
err-address_form = Ez nem állhat belépőkódban: { $host }.
    .kept = Semmi sem nyílt meg.
    .do = Adj meg --address után egy nevet vagy számot, amelyen mások elérnek.
err-port_range = Nincs ilyen port: { $port }.
    .kept = Semmi sem nyílt meg.
    .do = { $option } 1 és 65535 között lehet; 0 keres egy szabadot.
err-port_forbidden = Ezt a portot csak a számítógép rendszergazdája használhatja: { $port }.
    .kept = Semmi sem nyílt meg.
    .do = Válassz 1023 fölötti portot: { $option }.
err-nothing_to_resume = Itt nincs befejezetlen asztal.
    .kept = Semmi sem nyílt meg.
    .do = Nyiss újat: cosmic host.
err-journal_unreadable = Az elmentett asztal nem olvasható: { $file }.
    .kept = A fájl nem változott.
    .do = Nyiss új asztalt, vagy tedd arrébb azt a fájlt.
err-journal_in_use = Ez az asztal már nyitva van egy másik ablakban: { $file }.
    .kept = Semmi sem változott.
    .do = Előbb azt zárd be.
# fine: word home, state, xdg
err-state_unwritable = Nincs hová menteni az asztalt ({ $value }).
    .kept = Semmi sem nyílt meg.
    .do = Csinálj helyet, vagy állíts be írható mappát: XDG_STATE_HOME.
# fine: word open, rookie, you
err-seats_wrong = Egy asztalnál 3–5 hely van: you, open, vagy hogyan játszik egy gép.
    .kept = Semmi sem nyílt meg.
    .do = Például: --seats you,open,rookie,rookie

err-keys_unreadable = Ez nem olvasható ({ $value }): { $file }.
    .kept = Semmi sem nyílt meg.
    .do = A --keys után egy fájl nevét add meg, amelyben nyilvános kulcsok vannak.
# fine: word aaaa, ed; sign ...
err-keys_line = Nem nyilvános kulcs: { $file }, { $line }. sor.
    .kept = Semmi sem nyílt meg.
    .do = Egy sor így fest: NÉV ssh-ed25519 AAAA... (a név elmaradhat).
# fine: word aaaa, ed; sign ...
err-keys_none = Egy kulcs sincs benne: { $file }.
    .kept = Semmi sem nyílt meg.
    .do = Minden játékosnak írj bele egyet: NÉV ssh-ed25519 AAAA...

## Teljesíthetetlen kívánságok

no-no_such_knock = Ezzel a névvel senki sem vár bebocsátásra: { $who }.
no-orders_sealed = Zárt asztalnál a változásig tartó passzolás elárulná, mi van nálad.
# fine: word even, quick, sealed
no-unknown_windows = A szünetekre nincs ilyen: { $who }. Válassz: quick, even vagy sealed.
no-seat_taken = Az a hely foglalt.
no-no_such_seat = Azon a helyen nincs senki.
no-not_seated = Ezt csak játékosok tehetik. Te néző vagy.
no-not_owner = Ezt csak a házigazda teheti.
no-game_over = A játéknak vége.
no-game_not_over = Ezt akkor teheted, ha ez a játék véget ért.
no-paused = A játék szünetel. A folytatáshoz mindenki beleegyezése kell.
no-not_paused = A játék nem szünetel.
no-vote_open = Már folyik egy szavazás. Előbb fejezzétek be.
no-vote_none = Most nincs szavazás.
no-vote_spoken = Már szavaztál, vagy most nem szavazhatsz.
no-not_absent = Az a játékos itt van, vagy már gép játszik helyette.
no-table_full = Minden hely foglalt.
no-no_watching = Ennél az asztalnál nincs hely több nézőnek.
no-chairs_kept = Itt minden helyet fenntartottak ({ $who }). Azzal a névvel lépj be.
no-brought_already = Nem változtathatod meg, amit ehhez a játékhoz hoztál.
no-nothing_to_bring = Ehhez a játékhoz nem hozhatsz semmit.
no-unknown_reason = Ezt az indokot a játék nem ismeri. Nélküle küldd el a válaszod.
no-first_met = Ezzel a házigazdával most találkozol először. Ujjlenyomata: { $value }
no-new_code = Az újonnan érkezőknek mostantól másik kód kell: { $value }
no-host_disk = A házigazda most nem tud menteni. Az asztal megvárja.
no-outbox = Megszakadt a kapcsolat, és már túl sok üzenet vár.
no-seconds = A tempó 0-tól { $high } másodpercig terjed (--pace).
no-patience = A türelem 0 és { $n } nap között van (--patience 90, 5m, 12h, 7d).
no-clock_seconds = A gondolkodási óra { $low } és { $high } másodperc közé állítható.

## Amit a házigazda kiír

scr-line-table_open = Nyitva az asztal: { $value }, port: { $port }.
scr-line-type_this = Aki csatlakozna, ezt írja be:
scr-line-owner_code = Aki az asztalt vezetné, inkább ezt írja be (csak egyvalaki):
scr-line-door_code = Csatlakozhat, akinek kódja van, és akit beengedsz.
scr-line-door_open = Csatlakozhat bárki, aki az asztalt megtalálja (--open).
scr-line-door_password = Csatlakozhat, akinek kódja vagy jelszava van.
# fine: word admit, turn
scr-line-peer_knock = { $who } csatlakozna. Írd be: admit { $who }, vagy turn { $who }.
scr-line-only_here = A számítógépnek most nincs hálózata. Csak rajta futó program csatlakozhat.
scr-line-ssh_near = SSH-val csak a helyi hálózat gépei csatlakozhatnak (--bind többet enged).
scr-line-ssh_far = SSH-val bárki csatlakozhat, aki azt a címet eléri.
scr-line-ssh_keys = Ehhez --keys kulcsainak egyike kell (összesen { $n }).
scr-line-ssh_any_key = Bármelyik kulcs jó. Egy név azé a kulcsé, amelyik először használja.
scr-line-ssh_ask = Az asztal jelszava:
scr-line-ssh_password = És írd be a jelszót a terminálban.
scr-line-only_near = Így csak a saját hálózatod érheti el. Bővebben: BEYOND.md.
scr-line-not_encrypted = Ez az asztal nincs titkosítva (--no-tls).
scr-line-resumed = Folytatódik az asztal: { $value }, { $number }. forduló.
scr-line-unfinished = Befejezetlen asztal is van itt: --resume --port { $port } folytatja.
scr-line-turn_of = Rájuk várunk: { $names }.
scr-line-pace_outlived = A --pace már nem csinál semmit: mindenki a maga tempójában látja a játékot.
scr-line-kept = Bezárva. Ugyanezek az asztalok, ugyanezekkel a kódokkal, így nyílnak újra:
scr-line-result = { $value }. asztal: { $number }. forduló, győzött: { $names }.
scr-line-result_ended = { $value }. asztal: a játékosok véget vetettek a játéknak, { $number }. forduló.

## Amit egy csatlakozó hall

scr-line-sits = Ennél az asztalnál ülsz: { $value }.
scr-line-host_print = A házigazda ujjlenyomata: { $value }
scr-line-near_table = { $value }: { $n ->
        [0] nincs szabad hely
       *[other] { $n } szabad hely
    }
scr-line-near_none = A hálózaton egy asztal sem válaszol. Kérd el a belépőkódot a házigazdától.
scr-line-bot_result = Győzött: { $names }. Ez a gép { $number } választ adott.
scr-line-bot_remote = Távol az asztaltól { $value } nem tervez előre. Így játszik: { $name }.
scr-line-bot_ended = A játékosok véget vetettek a játéknak. Ez a gép { $number } választ adott.

## Szöveges nézet egy távoli asztalnál

scr-line-peer_lobby = Asztal: { $value }. Helyek:
scr-line-peer_chair = { $number } { $colour }: { $who }.
scr-line-peer_chair_free = { $number } { $colour }: szabad.
scr-line-peer_chair_ready = { $number } { $colour }: { $who }, kész.
scr-line-peer_chair_bot = { $number } { $colour }: { $who }, gép.
scr-line-peer_chair_away = { $number } { $colour }: { $who }, nincs itt.
# fine: word fill, open, rookie, shut; term bot
scr-line-peer_you_run = Te vagy a házigazda: bot 3 rookie, fill rookie, open 3, shut 3, kick 3, start.
# fine: word ready, seat, watch
scr-line-peer_lobby_keys = ready: kész, seat 3: hely, watch: néző, c és szavak: csevegés, q: kilépés.
scr-line-peer_begins = Kezdődik a játék.
scr-line-peer_vote_pause = { $who } szünetet kér.
    .you = Szünetet kérsz.
scr-line-peer_vote_go_on = { $who } folytatná.
scr-line-peer_vote_end = { $who } azt kéri, hogy itt érjen véget a játék.
    .you = Azt kéred, hogy itt érjen véget a játék.
scr-line-peer_vote_undo = { $who } vissza szeretné vonni { $whom } egyik válaszát.
    .you = Vissza szeretnél vonni egy választ.
    .at-you = { $who } vissza szeretné vonni az egyik válaszodat.
scr-line-peer_vote_replace = { $who } azt kéri, hogy gép játsszon helyette: { $whom }, aki nincs itt.
    .you = Azt kéred, hogy gép játsszon helyette: { $whom }, aki nincs itt.
scr-line-peer_vote_rematch = { $who } még egy játékot kér.
    .you = Még egy játékot kérsz.
scr-line-peer_vote_how = Mindenkinek bele kell egyeznie: írd be, hogy v igen vagy v nem.
scr-line-peer_vote_passed = Mindenki beleegyezik.
scr-line-peer_vote_failed = Nem mindenki egyezik bele.
# fine: word end, pause, rematch; term bot
scr-line-peer_vote_help = v pause, v end, v rematch, v bot és név, v igen, v nem. k és név: kizárás.
# fine: word go, on
scr-line-peer_paused = A játék szünetel. A folytatást így kéred: v go on.
scr-line-peer_goes_on = A játék folytatódik.
# fine: word rematch
scr-line-peer_over = A játéknak vége. Még egyet így kérsz: v rematch; kilépés: q.
scr-line-peer_trying_in = Új próba { $seconds } másodperc múlva.

## SSH

# fine: word name
err-ssh_no_commands = Itt nem futtathatsz parancsokat, csak a játékot.
    .kept = Semmi sem történt.
    .do = Csatlakozz parancs nélkül: ssh -p PORT NAME@HOST
err-ssh_many = A kulcsoddal vagy a címedről már túl sok terminál van nyitva.
    .kept = Semmi sem történt.
    .do = Zárj be egyet, aztán próbáld újra.
err-password_late = A jelszó nem érkezett meg időben.
    .kept = Semmi sem történt.
    .do = Csatlakozz újra, és rögtön írd be.
err-ssh_no_terminal = A játékhoz terminál kell.
    .kept = Semmi sem történt.
    .do = Csatlakozz így: ssh -t.
err-name_of_another = Ez a név egy másik kulcsé: { $who }.
    .kept = Semmi sem változott.
    .do = Válassz másik nevet, vagy használd az akkori kulcsodat.
err-too_many_players = Ez a házigazda nem tud több játékost megjegyezni.
    .kept = Semmi sem változott.
    .do = Olyan nevet használj, amelyet már ismer.
scr-line-ssh_open = Akinek SSH-kulcsa van, a program nélkül is csatlakozhat:
scr-line-ssh_print = A házigazda SSH-kulcsának ujjlenyomata: { $value }.

## Az előtér

# fine: word sort
scr-line-lobby_free = { $n ->
        [one] Egy hely szabad. Küldd el a fenti sort a barátaidnak, vagy kérj gépet: { $key-fill }.
       *[other] { $n } hely szabad. Küldd el a fenti sort a barátaidnak, vagy kérj gépeket: { $key-fill }.
    }
scr-line-lobby_bots = { $n ->
        [one] Egy hely szabad. Várj egy játékosra, vagy adj hozzá gépet: { $key-fill }.
       *[other] { $n } hely szabad. Várj játékosokra, vagy adj hozzá gépeket: { $key-fill }.
    }
scr-line-lobby_not_ready = { $names } még nem kész. { $key-send }: mégis indítod.
scr-line-lobby_knock = { $who } csatlakozna. { $key-yes }: beengeded, { $key-no }: elutasítod.
scr-line-lobby_start = Mindenki kész. Indítsd a játékot: { $key-send }.
scr-line-lobby_ready = Ha kész vagy: { $key-ready }. Nyilak és { $key-sit }: másik hely, másik szín.
scr-line-lobby_wait = Kész vagy. A játékot a házigazda indítja.
scr-line-lobby_wait_all = Kész vagy. A játék akkor indul, ha mindenki kész.
scr-line-lobby_watch = Néző vagy. Ha játszanál, menj egy szabad helyre, és nyomd meg: { $key-sit }.
key-not_ready = mégsem kész
key-watch = nézőként
key-fill = feltöltés
key-sit = leülés

## Asztalnyitás és csatlakozás űrlapjai

scr-join_tip = kóddal, címmel vagy listából
scr-near_seats = { $n ->
        [0] nincs szabad hely
       *[other] { $n } szabad hely
    }
scr-together = Kérdés mindenkinek
scr-show_out = kikísérés: { $who }
scr-show_out_sure = { $who } ki? { $key-send } újra
scr-line-take_over = Már ott ülsz, egy másik ablakban. { $key-send } még egyszer: ide költözöl.
scr-line-near_how = Csatlakozz ehhez az asztalhoz: { $key-send }.
scr-line-near_other = Ez az asztal a program más verziójával fut.
scr-line-near_looking = Asztalok keresése ezen a hálózaton …
scr-line-near_found = Ezek az asztalok válaszolnak ezen a hálózaton.
set-join_code = Kód vagy cím
    .help = A házigazda kódja, vagy egy név vagy szám, kettőspont és port.
set-password = Jelszó
    .help = Csak ha az asztalnak van. Belépőkóddal nem kell.
set-look_on = Csak nézőként
    .help = Azt látod, amit minden játékos, de senkinek a kezét.
set-trust = Megbízom benne
    .help = Kérdezd meg, melyik az igazi a kettő közül, mielőtt bekapcsolod.
scr-line-print_before = A múltkor: { $value }
scr-line-print_now = Most: { $value }
set-table_name = Asztal
    .help = Hogy hívják az asztalt, hogy mások megtalálják.
set-port = Port
    .help = Ezen a porton érnek el mások. Csak akkor változtasd meg, ha foglalt.

## Verseny: az állás és a következő játék

scr-series = Állás: { $name }
scr-series_swiss = { $number }. forduló, összesen { $max }
scr-series_semi = Elődöntők, két győzelemig
scr-series_third = A harmadik helyért
scr-series_final = Döntő, két győzelemig
scr-line-series_over = A versenynek vége.
scr-line-series_left = Még { $n } perc van erre a játékra, utána a bíró dönt.
scr-line-series_next = A következő ellenfeled: { $who }.
scr-line-series_wait = A következő játékod akkor nyílik meg, ha a forduló többi játéka is véget ért.
scr-line-series_soon = Következő ellenfeled: { $who }; az asztal { $number } mp múlva nyílik.
scr-series_name = név
scr-series_points = pont
scr-series_met = ellenf
scr-series_byes = erőny
opt-onward = Tovább
    .small = következő
no-no_rematch = Versenyen nincs visszavágó. A következő játékod magától megnyílik.
# fine: word next
scr-line-peer_series_how = next: máris odamész; különben nemsokára magától megnyílik.
# fine: word standings
scr-line-peer_series_over = Ennek a játéknak vége. standings: az állás; q: kilépés.
# fine: word end, pause, standings; term bot
scr-line-peer_series_help = v pause, v end, v bot és név, v igen, v nem. standings: az állás.
