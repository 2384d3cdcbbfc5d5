### Szöveges nézet

## Beírható szavak

word-pass = passz / nem / senki
word-all = mind / mindenki
word-and = és
word-from = innen: / innen / ról
word-to = ide: / ide / ra
word-yes = igen
word-no = nem / n
word-offer = ajánlat / ajánlok
word-for = ezért: / ezért / cserébe
word-nothing = semmi
word-accept = elfogadom
word-decline = elutasítom
word-give_up = feladom
word-cards = lap / lapok
word-random = véletlen
word-highest = legnagyobb
word-lowest = legkisebb
word-ships = űrhajó / űrhajók
word-never = soha
word-until = passz
word-encounter = összecsapás / forduló
word-again = újra
word-race = verseny

word-help = súgó
word-table = asztal / játéktér
word-hand = kéz
word-why = miért / miért nem
word-odds = esély
word-explain = számítás / magyarázat
word-log = napló
word-undo = visszavonás
word-orders = parancsok
word-quit = kilépés / vége

## Egy kérdés körül

scr-line-plain_where = { $number }. forduló ({ $phase }). A támadó { $offense }.
    .you = { $number }. forduló ({ $phase }). Te vagy a támadó.
scr-line-plain_where_both = { $number }. forduló ({ $phase }). { $offense } { CASE($defense, "acc") } támadja { CASE($place, "at") }.
    .you = { $number }. forduló ({ $phase }). { CASE($defense, "acc") } támadod { CASE($place, "at") }.
    .at-you = { $number }. forduló ({ $phase }). { $offense } téged támad { CASE($place, "at") }.
scr-line-plain_choose = Írj be egy számot, vagy a választásod szavait.
scr-line-plain_choose_only = Csak egyféleképpen válaszolhatsz: nyomj Entert.
scr-line-plain_proposed = Nyomj Entert, ha ezt választod: { $names }.
scr-line-with_number = { $name } ({ $number })
scr-line-plain_choose_some = Írj be számokat szóközzel elválasztva (például „{ $value }”), vagy „mind”, „nem”.
scr-line-plain_choose_some_of = { $n ->
        [one] Írj be egy számot, például: { $value }.
       *[other] Írj be { $range } számot szóközzel elválasztva, például: { $value }.
    }
scr-line-plain_choose_number = Írj be egy számot: { $range }.
scr-line-plain_choose_pieces = Írd be a mennyiségeket, például így: „{ $value }”.
scr-line-plain_choose_ships = Írd be, honnan hány űrhajó jön, például: „{ $value }”.
scr-line-plain_choose_places = Írd be, hová mennyi kerüljön, például: „{ $value }”.
scr-line-plain_or = { $first }” vagy „{ $second }
scr-line-plain_choose_deal = Írd be, mit adsz és mit kérsz érte, például: „{ $value }”. Vagy ezt: „feladom”.
scr-line-plain_choose_deal_theirs = Írd be: „elfogadom”, „elutasítom”, „feladom”, vagy egy ajánlatot: „{ $value }”.
scr-line-plain_deal_terms = Írható: egy lap neve, „2 lap”, „1 véletlen”, „1 legnagyobb”, bolygó, „semmi”.
scr-line-plain_give_up_sure = Ezzel vége az alkunak: mindkettőtök három űrhajója a térgörbületre kerül.
scr-line-plain_you_have = Nálad van: { $names }.
scr-line-plain_not_now = Most nem játszhatod ki: { $names }.
scr-line-plain_no_hand = Nincs lapod.
scr-line-plain_waiting = Még nem válaszolt: { $names }.
scr-line-plain_asked = A játékosok döntenek.
scr-line-plain_nothing_asked = Most nincs kérdés, amelyre válaszolnod kell.
scr-line-plain_chat = { $who } üzeni: { $value }
    .ended = { $who } üzeni: { $value }.
scr-line-plain_clock = Még { $seconds } másodperc.
scr-line-plain_open_sure = Nem küldtél el semmit. A kérdés nyitva van; az r megismétli.

## Parancsok

scr-line-plain_deeds = Bármikor beírhatod ezt is: { $names }.
scr-line-plain_commands_1 = ? ez a súgó. t asztal, t verseny, t és egy név. h kezed. w miért nem.
scr-line-plain_commands_2 = o esélyek. e számítás. i és egy név: olvasd el. l az utolsó sorok.
scr-line-plain_commands_3 = p és egy válasz: mi lenne. r ismétlés. u visszavonás. c és szavak: csevegés.
scr-line-plain_commands_4 = s állandó parancsok. b mit tenne egy erős gép (gépek ellen). q kilépés.
scr-line-plain_commands_5 = i és egy kérdés: a szabály válaszol, például i hogyan nyerek? i „?”: kérdések.
scr-line-plain_orders_off = Nincs állandó parancs. s passz: változásig. s újra. s soha és egy fázis.
scr-line-plain_orders_on = Kérdezés nélkül passzolsz: { $names }. Írd be, ha elég: s nem.
scr-line-plain_unknown_phase = Nincs ilyen fázis: { $value }.
scr-line-plain_nothing_named = Itt nincs ilyen nevű dolog: { $value }.
scr-line-plain_what = Ezt nem értem. Írd be: „?”, és látod, mit lehet beírni.

## Az asztal szavakban

scr-line-plain_seat = { $who }, { $colour }: { $alien }, { $power }.
scr-line-plain_seat_bare = { $who }, { $colour }.
scr-line-plain_holds = { $cards } lap kézben, { $ships } űrhajó a térgörbületen, { $n } idegen kolónia.
scr-line-plain_ships_of = { $who } { $number }
scr-line-plain_race = Idegen kolóniák ({ $number } kell a győzelemhez): { $names }.
scr-line-plain_gate = A kapun: { $names }.
scr-line-plain_beside = A bolygó mellett: { $names }.
scr-line-plain_decks = Pakli: { $high }, eldobott lapok: { $low }, végzet: { $number }.
scr-line-plain_laid = { $who } kijátszott lapja: { $face }.
    .you = A kijátszott lapod: { $face }.
scr-line-plain_face_down = egy lap képpel lefelé

## Esélyek

scr-line-plain_odds = { $face }: { $total } nem látott összecsapáskártyából { $n } ellen győz.
scr-line-plain_odds_with = Ha használod ({ $name }): { $total } lapból { $number } ellen győz.
scr-line-plain_odds_none = Esélyeket csak a saját összecsapásodban láthatsz.

## Érkezés, távozás, a billentyűzet továbbadása

scr-line-plain_welcome = Üdv, { $names }! „?”: súgó, „q”: kilépés. A játékod mentve van.
    .you = Üdv! „?”: súgó, „q”: kilépés. A játékod mentve van.
scr-line-plain_welcome_unkept = Üdv, { $names }! „?”: súgó, „q”: kilépés. A játék nem lesz elmentve.
    .you = Üdv! „?”: súgó, „q”: kilépés. A játék nem lesz elmentve.
scr-line-plain_welcome_back = Üdv újra, { $names }! { $number }. forduló. „?”: súgó, „q”: kilépés.
    .you = Üdv újra! { $number }. forduló. „?”: súgó, „q”: kilépés.
scr-line-plain_kept = A játék el van mentve: { $file }. Folytatás: cosmic resume.
scr-line-plain_bye = Viszlát legközelebb!
scr-line-plain_enter = Nyomj Entert, amikor a többiek nem néznek ide.
scr-line-plain_puzzles = Enter: következő feladvány. p: továbbjátszás innen. q: kilépés.
scr-line-plain_nothing_yours = Itt nincs mit kijátszanod. Nyomj Entert, és add tovább a billentyűzetet.
# fine: word even
scr-line-plain_quick = Csak azt kérdezzük, aki léphet, így a szünet árulkodhat. --windows even.
scr-line-plain_hand_of = { $who } kezében ez volt: { $names }.
    .you = A kezedben ez volt: { $names }.
scr-line-plain_review = Mibe kerültek a döntéseid? Megmondja: cosmic review { $file }.
scr-line-plain_seed = A játék véletlenmagja: { $value }.
scr-line-plain_nothing_new = Ettől semmi más nem változik, csak az, amit mond.
scr-line-plain_nothing_open = Még nincs mit összeadni.
scr-line-plain_saved = { $what }, utoljára: { $value }.
