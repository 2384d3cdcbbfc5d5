### Az asztal

## Az első sor

scr-cosmic = COSMIC
scr-status_turn = { $number }. forduló
    .short = F{ $number }
scr-status_time = idő
scr-is_away = { $who } nincs itt
scr-not_saved = nincs mentve

## A színpad sorai

scr-by = ({ $who })
    .you = (te)
scr-versus = vs
scr-card = lap

## A kéz

scr-hand_head = KÉZ
    .long = KÉZ { $number }
scr-hand_title = A kezed
scr-dark = most nem:
scr-all_lit = Most minden lapod játszható.
scr-page_of = { $low }–{ $high } / { $max }

## Az olvasót jelentő szavak

scr-you_words = Te te Téged téged Neked neked

## A kérdés

enter-any = küldés
enter-open = tovább
enter-beside = mehet
enter-planning-pick = kijátszás
enter-launch-send = { $number } indul
enter-launch-aim = célzás
enter-alliance-invite = { $n ->
        [0] senki
       *[other] { $n } felkérése
    }
enter-alliance-send = { $number } küldése
enter-place = { $number } leszáll
enter-window = válasz
enter-respond = válasz
enter-desk_pick = lapok név szerint
enter-desk_take = ezek a lapok
enter-desk_accept = elfogadás
enter-desk_send = küldés
enter-desk_decline = elutasítás
enter-desk_say = beírás
enter-desk_give_up = feladás
scr-range = { $min }–{ $max }
scr-range_up = legfeljebb { $max }
scr-line-story_end = Ez a játéktér a visszajátszás végén.
scr-line-meanwhile = Addig olvashatsz ({ $key-read }), lapozhatsz ({ $key-codex }), cseveghetsz ({ $key-chat }).
scr-key_standing = állandó parancsok
# fine: word sort
scr-line-typing = Írj be egy sort.
scr-log_title = Napló

## A nagy színpad

scr-yours = tiéd
scr-choose_card = válassz lapot
scr-with = vele: { $who }
    .you = veled
scr-is_deciding = dönt
    .you = te döntesz
scr-not_yet = még nem kérdezték
scr-now_head = Most

## A kérdés körül

scr-line-sure_pieces = Ezt nem lehet visszavonni.
scr-line-sure_ships = Elveszítesz { $n } űrhajót: a térgörbületre kerülnek.
scr-asked_table = a játékosok döntenek
scr-line-asked_several = Döntenek: { $who }.
scr-line-please_enlarge = Nagyítsd meg: az ablak { $width } x { $height }, az asztalnak { $minwidth } x { $minheight } kell.
scr-line-held_key = A nyomva tartott billentyű elvisz a kérdésig, de sosem válaszol rá.
scr-line-too_fast = Ez a kérdés csak most jelent meg. Nyomd meg újra, ha erre válaszolsz.
scr-esc_to_table = { $key-back } az asztalhoz
scr-line-handle = { $name }: gépeld tovább a nevét.

## Lapok az asztal fölött

scr-go_to = Ugrás bármire a betűjével
scr-why_not = Miért nem játszható ki egy lap
scr-as_text = Az asztal szövegként
scr-line-mark_what = { $key-tick }: megjelölöd; itt az állandó parancsod ellenére is megkérdezünk.
scr-line-no_sum = Még nincs mit összeadni.
scr-playable_now = most kijátszható
scr-other_seats = többi játékos
scr-board_then = az akkori játéktér
scr-copies = { $n } példány a pakliban

## Mit tesznek a billentyűk

cmd-digits = választás szám szerint; 0: nem
    .some = jelölés számmal; 0 egyiket sem
    .amount = ez a szám legyen
    .spread = onnan egy űrhajó; 0: egy sem
    .bargain = e feltétel módosítása
cmd-send = a kijelölt válasz elküldése
cmd-left = az előző lehetőség
    .amount = eggyel kevesebb
    .spread = az előző bolygó
    .bargain = a sor módosítása
cmd-right = a következő lehetőség
    .amount = eggyel több
    .spread = a következő bolygó
    .bargain = a sor módosítása
cmd-tick = egy jelölése a több közül
cmd-more = eggyel több űrhajó vagy lap
cmd-fewer = eggyel kevesebb űrhajó, lap
cmd-back = egyet vissza; sosem küld
cmd-page_down = további lehetőségek
cmd-look = ugrás a következő részre
    .bargain = az alkuasztal másik oldala
cmd-read = olvasás a kijelöltről
cmd-why_not = miért nem játszható ki?
cmd-odds = hogyan végződhet ez
cmd-advice = a legerősebb gép tanácsa
cmd-explain = hogyan jön ki
cmd-log = minden, ami történt
cmd-chat = üzenet mindenkinek
cmd-help = billentyűk, szavak jelentése
cmd-codex = minden lap és szabály
cmd-find = keresés lapok, szabályok közt
cmd-timing = minden pillanat, hol tartunk
cmd-piles = paklik és eldobott lapok
cmd-orders = passz, kérdezés nélkül
cmd-beside = előbb valami más
cmd-prepare = válasz kiválasztása előre
cmd-undo = az utolsó válasz visszavonása
cmd-sort = a kéz rendezése
cmd-go_to = ugrás bármire betűvel
cmd-zoom = a kijelölt rész nagyítása
cmd-as_text = az asztal szövegként
cmd-menu = menü
cmd-redraw = a képernyő újrarajzolása
cmd-report = hiba bejelentése
# fine: word fg
cmd-suspend = vissza a parancssorba; fg újra
cmd-quit = kilépés; a játék mentve
cmd-look_back = ugrás az előző részre
cmd-replay = visszajátszás az elejétől
cmd-coach = az edző bekapcsolása
cmd-palette = parancs keresése név szerint
cmd-up = fel
    .bargain = az előző sor
cmd-down = le
    .bargain = a következő sor
cmd-page_up = egy oldallal feljebb
cmd-first = az elejére
cmd-last = a végére
cmd-earlier = az előző játéktér
cmd-later = a következő játéktér
cmd-yes = igen, szavazáskor
cmd-no = nem, szavazáskor

## Az alkuasztal

scr-line-sure_give_up = Nincs egyezség: mindketten elveszítetek { $number } űrhajót.
scr-line-prepare = Válaszd ki előre az összecsapáskártyádat.
    .alliance-join = Válaszd ki előre, melyik oldalhoz csatlakoznál.
scr-line-prepare_why = Ki lesz jelölve, amikor te döntesz, de elküldeni neked kell.
scr-coach_note = lecke, { $number } / { $max }
scr-your_turn = te következel

## Asztal máshol

scr-line-reconnecting = Megszakadt a kapcsolat. Új próba { $seconds } másodperc múlva. A helyed megmarad.
scr-line-slow = A házigazda még nem válaszolt. A válaszod megvan, és oda fog érni.
scr-line-connecting = Megszakadt a kapcsolat. Új próba folyik. A helyed megmarad.
scr-line-vote = { $who } javasolja: { $name }. Egyetértesz?
# fine: variable n
scr-line-vote_waits = Javaslat: { $name }. Még nem válaszolt: { $names }.
scr-line-vote_agreed = Mindenki beleegyezett: { $name }. Eldől, ha az asztal továbblép.
scr-line-paused = A játék szünetel. A folytatáshoz mindenki beleegyezése kell.
scr-vote_pause = szünet
scr-vote_go_on = folytatás
scr-vote_end = a játék befejezése
scr-vote_replace = gép az üres helyre
scr-vote_undo = egy válasz visszavonása
scr-vote_rematch = visszavágó
