### Ennek a játéknak az asztala.

## Az első sorok

scr-turn_head = Andromeda's Edge · { $number }. kör
    .short = K{ $number }
scr-status_setup = Andromeda's Edge · előkészület
    .short = Előkész.
scr-status_whose = { $who }: { $phase }
    .you = te: { $phase }
scr-doing-choose = kör
scr-doing-launch = indítás
scr-doing-battle = csata
scr-doing-return = visszatérés az űrállomásra
scr-doing-end = kör vége
scr-doing-event = esemény
scr-of_goal = cél: { $number }
scr-event_in = eseményig { $number }
    .long = eseményig { $n } lépés
scr-event_due = esemény jön
scr-event_now = esemény most
scr-event_none = nincs több esemény
scr-last_turns = még { $n } kör
scr-tactics_left = taktika { $number }
scr-modules_left = modulok { $number }
scr-or_return = vagy: visszatérés az állomásra
    .long = másik út: visszatérés az állomásra
scr-or_launch = vagy: hajó indítása
scr-team_sum = csapat { $number }

## A játéktábla

scr-base = bázis
scr-no_moon = nincs hold
scr-null_moon = üres hold
    .plain = üres hold
scr-leaders = { $n } vezető
    .short = V{ $number }
scr-moons_left = maradt { $number }
scr-legend = szállítóhajó
scr-legend_raider = fosztogató, { $letter } osztály
scr-legend_dark = sötét: üres
scr-legend_leaders = a tieid, a többieké
scr-nebula_word = csillagköd
scr-bonus = begyűjthető: { $amounts }
scr-spaces_free = szabad

## Helyek

scr-seat_you = (te)
scr-on_the_pad = az indítóálláson
    .short = áll
scr-out = kint
    .long = a játéktáblán
scr-yard = roncs
    .long = roncstelep
scr-mending = szerelőhajó
scr-home_leaders = bent V{ $number }
    .long = otthoni vezetők { $number }
scr-captured_moons = elfoglalt holdak
    .short = holdak
scr-moons_of = { $number } / { $max }
scr-modules = modulok
scr-damaged = { $number } sérült
    .short = !{ $number }
scr-tracks = sávok
scr-points = pontok
scr-seats_head = cél: { $number }
scr-vp_head = GYP
scr-your_turn_now = te jössz
scr-their_turn = soron van
scr-in_reach = hatótávon belül
scr-ships_here = { $n } hajó
scr-attacker = támadó
scr-leads = vezet
scr-stays_away = kimarad
scr-returns = visszatér
scr-buy = veszi
scr-all_modules = mind

## A színpad

scr-stage-launch = { $who } elindít egy { CASE($ship, "acc") }
    .you = Elindítasz egy { CASE($ship, "acc") }
scr-stage-launch_to = { $who } hajót indít { CASE($place, "to") }
    .you = Elindítasz egy { CASE($ship, "acc") } { CASE($place, "to") }
scr-stage-choose = { $who } hajót indít, vagy visszatér
    .you = Hajót indítasz, vagy visszatérsz
scr-stage-decide = { $who } dönt
    .you = Te döntesz
scr-stage-activate = { $who } megérkezik { CASE($place, "to") }
    .you = Megérkezel { CASE($place, "to") }
scr-stage-ambush = Fosztogatók jöhetnek { CASE($place, "to") }
scr-stage-battle = Csata { CASE($place, "at") }
scr-stage-battle_step = { $place }: { $step }
scr-stage-return = { $who } az űrállomásán dolgozik
    .you = A hajók dolgoznak, aztán hazatérnek
scr-stage-end = { $who } befejezi a kört
    .you = A köröd véget ér
scr-stage-event = Esemény: { $event }
scr-stage-setup = A játékosok titokban frakciót választanak
scr-stage-destinies = A játékosok titokban végzetet választanak
scr-stage-over = A játék véget ért
scr-launch_pad = indítóállás
scr-line-stay = { $n ->
        [one] itt marad: { $names }
       *[other] itt maradnak: { $names }
    }
scr-line-nothing_stays = az indítóállás üres lesz
scr-ship_numbers = hatótáv { $min }, fegyver { $max }
scr-capture = Hold
    .small = hold
scr-next_moon = Következő
    .small = következő
scr-then = Aztán
scr-raiders = Fosztogatók
    .small = fosztogatók
scr-costs = Ára
scr-work = Hatás
scr-nobody_there = senki sincs ott
scr-raiders_come = fosztogatók jönnek
scr-raiders_many = { $number } { $raider }
scr-a_battle = csata
scr-battle_of = { $n ->
        [one] nincs csata
        [2] kétoldalú csata
        [3] háromoldalú csata
       *[other] { $n } oldalú csata
    }
scr-no_battle = nincs csata
# fine: term raider
scr-no_raider = egy sem ér oda
scr-printed = ezt adja: { $amounts }
scr-jump_costs = ugrás: 1 energia
scr-jump_moon = ugrás: egy hold fizeti
scr-dice_at = { $n } kocka { $number }+
scr-not_thrown = még nincs dobás
scr-highest_first = mind egyforma: mindenki veszít
scr-you_win = te győzöl
scr-wins = { $who }
scr-all_lose = senki
scr-of_hundred = 100-ból
scr-if_energy = energia
scr-if_again = újra
scr-part-weapons = fegyverek { $number }
scr-part-developments = fejlesztések +{ $number }
scr-part-standing = modulok, ideiglenes +{ $number }
scr-part-cards = lapok +{ $number }
scr-part-energy = energia +{ $number }
scr-row_open = nyitott
scr-row_closed = zárt
scr-next_icon = itt: { $number }, { $name }
scr-top = legfelül
scr-dock_empty = üres dokkoló
scr-dock_none = nincs dokkoló
scr-dock_end = a végén pontoz
scr-points_now = eddig { $number } pont
scr-ran = dolgozott
scr-goes_here = ide kerül
scr-damaged_word = SÉRÜLT
scr-needs_moon = hold kell hozzá
scr-operation = ha legyőznek: { $name }
scr-upgrades_spare = tartalék korszerűsítések { $names }
scr-scrapyard_empty = üres a roncstelep
scr-energy_on_open = energia { $number }, nyitott sorba
scr-display = Megvehető modulok
scr-price = ár
scr-line-event_scores = pontoz: { $track }
scr-line-event_raider = fosztogatók, { $letter } osztály
scr-event_effect = hatás
scr-half_moon = félhold

## A kéz

scr-hand_empty = nincs lap
scr-lit_now = világos = most játszható
scr-in_play = játékban
scr-more_below = { $low }–{ $high } / { $max }

## A kérdés

enter-turn-main = választás
enter-launch-where = indítás
enter-turn-window = tovább
enter-turn-before_battle = tovább
enter-return-module = választás
enter-return-with = aktiválás
enter-return-science = működtetés
enter-battle-escalate = küldés: { $number }
enter-battle-jump = ugrás: { $number }
enter-battle-energy = dobás, +{ $number } kocka
enter-battle-reroll = { $number } kocka újra
enter-modules-buy = megvétel
enter-modules-buy_two = { $n ->
        [one] megvétel
       *[other] mindkettő megvétele
    }
enter-modules-buy_second = vétel
enter-build-development = építés
enter-build-ship = építés
enter-damage-repair = javítás
enter-hand-discard = eldobás: { $number }
scr-group-free = senki sincs ott
scr-group-raiders = fosztogatók jönnek
scr-group-battle = csata
scr-regions_lit = elérhető régió: { $low } / { $high }
scr-ships_placed = { $number } / { $max } hajó a helyén

## A kérdés mellett

key-slot = behelyezés
key-abandon = elhagyás
key-other_ship = másik hajó
key-by_name = név szerint
key-return-with = mivel
key-bonus-which = mi kerül oda
key-battle-raise_by = mennyivel
key-swap-take = mire

## Előnézet

scr-line-launch_free = { $place }: { $gain }. Senki sincs ott, és fosztogató sincs hatótávon belül.
scr-line-launch_raiders = { $place }: { $gain }. Aztán fosztogatók jönnek: { $names }.
scr-line-launch_battle = { $place }: { $gain }. Ott ellened harcol: { $names }.
scr-line-launch_base = használod a bázist
scr-line-launch_moon = elfoglalod a holdat ({ $moon })
scr-line-launch_printed = a holdjai elfogytak, kapsz: { $amounts }
scr-line-launch_jump = Ugranod kell oda: 1 energia.
scr-line-launch_jump_moon = Ugrás kell hozzá: egy hold fizeti.
scr-line-return_home = Előbb modulokat aktiválsz, aztán minden hajó hazatér.
scr-line-module_gives = { $module }: { $text }
# fine: word sort
scr-line-module_energy = Modult energiával csak nyitott sorban aktiválhatsz. A sort hajó nyitja meg.
scr-line-site = { $n } vezető van a közelben: { $number } pont. Ára: { $amounts }.
scr-line-price = Ára: { $amounts }.
scr-line-wins = 100 dobásból { $number } győzelem.
scr-line-wins_exact = Győztes dobás: { $low }, összesen { $high }.

## Lapok

scr-why_dark = Miért nem teheted meg ezeket
scr-line-not_asked = Most nem te döntesz. Az okokat akkor látod, amikor te jössz.
scr-none_dark = Most mindent megtehetsz.

scr-tab_modules = Modulok
scr-tab_tactics = Taktika
    .short = Lapok
scr-tab_events = Események
    .short = Esem.
scr-tab_factions = Frakciók
    .short = Frak.
scr-tab_raiders = Fosztogatók
    .short = Fosz.
scr-tab_ships = Hajók
scr-tab_tiles = Tábla
    .short = Tábla
scr-section-base_modules = minden űrállomáson
scr-buys_for = { $number } { $name }
scr-starts_with = Kezdőkészlet
scr-first_on = Kezdősáv
scr-own_upgrade = Erre korszerűsíthető
scr-range_word = hatótávolság { $number }
scr-weapons_word = fegyverérték { $number }
scr-shields_word = pajzs { $number }
scr-targeting_word = célzás { $number }
scr-class_word = { $letter } osztály
scr-tokens_word = jelzők { $number }
scr-placed = Helye
scr-place-random_nebula = véletlenszerű csillagköd
scr-place-newest_planet = a legújabb bolygó
scr-place-most_leaders_planet = ahol a legtöbb vezető van
scr-scores_word = Pontoz
scr-raider_word = Fosztogató
scr-effect_word = Hatás
scr-kind_word = Fajta
scr-when_word = Mikor
scr-comes_damaged = { $n } sérülésjelölővel érkezik
scr-frame_input = holdbemenet
scr-frame_output = holdkimenet
scr-frame_half = félhold alakú keretek
scr-frame_vp = 1 pont az első holdjáért
scr-cost_word = Költség
scr-leaders_needed = Szükséges vezetők
scr-yields = Hozama
scr-development_word = Fejlesztés
scr-near_now = Vezetők a közelben
scr-hidden_raider = még nem látható
scr-standing_now = Az állás, ha most lenne vége
    .small = az állás, ha most lenne vége
scr-line-scoring_now = Az eddigi pontok, és amit a végső pontozás hozzáadna, ha most jönne.
scr-won_through = { $who } győzött, főleg ezzel: { $name }.
    .you = Győztél, főleg ezzel: { $name }.
scr-final_title = Végső pontozás
scr-decks = paklik és halmok
scr-moons_gone = eltűnt holdak
scr-face_down_tokens = jelzők képpel lefelé
scr-kept_tokens = megtartott jelzők
scr-goals = Végzet
scr-goal = első itt: { $track }: { $number } GYP
scr-abilities = Képességek
scr-upgrade_installed = beépítve
scr-upgrade_spare = tartalékban
scr-lasting = Ideiglenes
scr-cards_limit = lapok: { $low } / { $high }
scr-shield_marked = lemerült pajzs
scr-supremacy_tokens = Hatalomjelzők

## Szöveges nézet

scr-line-plain_moment = { $number }. kör: { $who } jön ({ $phase }).
    .you = { $number }. kör: te jössz ({ $phase }).
scr-line-plain_setup = Az első kör előtt vagytok ({ $phase }).
scr-line-plain_points = Pontok ({ $number } pontnál vége a játéknak): { $names }.
scr-line-plain_points_of = { $who } { $number }
scr-line-plain_holding = Nálad van: { $names }.
scr-line-plain_storage = A raktárban: { $amounts }.
scr-line-plain_region = { $place }, { $name }: { $text }.
scr-line-plain_empty = semmi és senki
scr-line-plain_tracks = { $who } sávjai: { $names }.
    .you = A sávjaid: { $names }.
scr-line-plain_modules = { $name }: { $names }.
scr-line-plain_acts = Ezt is teheted: { $names }.
scr-plain_ships = { $who }: { $names }
scr-plain_moon = hold: { $moon }
scr-plain_raiders = { $n } { $letter } osztályú fosztogató
# fine: variable n
scr-plain_are_there = ott van { $names }
# fine: variable n
scr-plain_come = jön { $names }
scr-plain_wins = 100 dobásból { $number } győzelem
scr-plain_leaders = vezetők: { $names }
scr-plain_development = { $who } fejlesztése: { $development }
scr-plain_bonus = begyűjthető: { $amounts }
scr-track_space = { $track } { $number }
scr-module_damaged = { $module } (sérült)
scr-saved_at = { $number }. kör, { $high } pont
scr-line-plain_event = Az eseményjelölőnek még { $n } lépése van hátra.
scr-line-plain_ended = Valaki célba ért: még { $n } kör van hátra.
scr-line-plain_player = { $who }, { $faction }: { $n } pont; { $amounts }.
scr-line-plain_score = { $who }: { $number } pont ({ $names }).
    .you = Te: { $number } pont ({ $names }).
scr-line-plain_score_part = { $name }: { $number }
scr-plain_count = { $number } { $ship }
scr-line-dice_none = Nincs számolni való csata, és egyetlen indításod sem vezetne csatához.
scr-line-dice_how = Ez a kockákból és a célzásból jön ki, mások lapjait nem számolja.
scr-filter_battles = csaták
scr-filter_station = állomások
scr-end_scoring = Végső pontozás
scr-end_course = Pontok körönként
scr-line-brings = Ezt kapod: { $gain }.
scr-line-brings_for = Ezt kapod: { $gain }, ára: { $cost }.
scr-line-costs = Ára: { $cost }.
scr-line-half_now = Ezt adja a félhold e modul mellett ({ $module }): { $moon }.
scr-line-half_later = Ha ez is működik ({ $module }), a félhold ezt adja: { $moon }.
scr-line-no_slot = Most nem helyezhetsz be elfoglalt holdat.
scr-line-no_abandon = Most nem hagyhatsz el elfoglalt holdat.
scr-line-collect_first = Előbb gyűjts be vagy toborozz, hogy ki tudd fizetni.
scr-chances = Esélyek
scr-of_throws = 100-ból { $number }
scr-line-plain_chance = { $who }: 100-ból { $value }.
scr-line-plain_energy = { $number } energiával 100 dobásból { $value } győzelem.
scr-line-with_card = { $name }: 100-ból { $value } győzelem.
scr-win = Ha nyersz
    .small = +
scr-lose = Ha nem
    .small = -
scr-stake-step = hatalom: { $number }
scr-line-track_step = { $track } +{ $number } ({ $max }. mező)
scr-line-track_icon = { $track } +{ $number } ({ $max }. mező: { $text })
scr-stake-token = jelző
scr-stake-reward = a fosztogatóktól { $gain }
scr-line-stake_yard = a roncstelepre kerül ({ $names })
scr-line-stake_spared = közülük { $number } megmenekül
scr-line-stake_rescue = { $number } energiáért bármelyik a javítóhajóra kerül
scr-line-stake_card = húzol 1 lapot
scr-line-stake_moon = húzol 1 lapot, vagy ezt kapod: { $moon }
scr-stake-on_win_discard_resource = eldobsz 1 erőforrást
scr-stake-on_win_leader_to_region = 1 vezetőd a régióba kerül
scr-stake-on_win_damage_module = 1 modulod megsérül
scr-stake-mechaphage = mechafágok 1 modulodon
scr-stake-on_win_remove_moon = a felső hold elvész
scr-line-if_won = Ha győzöl: { $names }.
scr-line-if_lost = Ha vesztesz: { $names }.
word-points = pontok / állás
word-display = modulok / kínálat
