### Amit az asztal csak ebben a játékban mond

## A kéz

letter-negotiate = T
letter-morph = M

## Az első sor

scr-status_encounter = { $who }, { $number }. összecsapás
    .you = a te { $number }. összecsapásod
scr-status_mine_1 = az 1. összecsapásod
scr-status_mine_2 = a 2. összecsapásod
scr-status_mine_3 = a 3. összecsapásod
scr-status_race = idegen kolóniák
scr-status_deck = pakli { $number }
    .short = pakli { $number }
    .long = kozmikus pakli { $number }
scr-status_discards = eldobott { $number }
    .short = eld. { $number }
    .long = eldobott lapok { $number }
scr-status_destiny = végzet { $number }
    .short = végz { $number }
    .long = végzet { $number }
scr-status_used = { $number } elhasznált

## A színpad sorai

scr-line-warp_of = { $n ->
        [0] { $who }: nincs űrhajó a térgörbületen.
       *[other] { $who }: { $n } űrhajó a térgörbületen; egy most visszatér.
    }
    .you = { $n ->
        [0] Nincs űrhajód a térgörbületen.
        [one] { $n } űrhajód van a térgörbületen; most visszatér.
       *[other] { $n } űrhajód van a térgörbületen; egy most visszatér.
    }
scr-line-will_draw = { $who } mindjárt húz egy végzetkártyát.
    .you = Mindjárt húzol egy végzetkártyát.
scr-line-drawn = { $who } húzott egy végzetkártyát.
    .you = Húztál egy végzetkártyát.
scr-line-own_colour = Saját szín: { $who } új lapot húz, vagy otthon harcol.
    .you = A saját színed: új lapot húzol, vagy otthon harcolsz.
scr-line-wild = Dzsóker: { $who } választja ki, kit támad.
    .you = Dzsóker: te választod ki, kit támadsz.
scr-line-defends = { $whom } a saját naprendszere egyik bolygóját védi.
    .at-you = A saját naprendszered egyik bolygóját véded.
scr-line-destiny_left = Még { $n } lap.
scr-used_head = Elhasználva:
scr-abroad_head = Idegenben:
scr-invites = { $who } felkér
    .you = felkérsz
scr-not_said = { $who }: még nincs felkérés
    .you = tőled még nincs felkérés
scr-invites_nobody = { $who } senkit sem kér fel
    .you = senkit sem kérsz fel
scr-lost_head = elvész
scr-to_the_warp = a térgörbületre
scr-nothing_lost = semmi
scr-nothing_changes = semmi sem változik
scr-race_head = idegenben
scr-line-may_go_on = { $who } második összecsapást is kezdhet.
    .you = Második összecsapást is kezdhetsz.
scr-act_zapped = hatástalanítva
scr-act_cancelled = törölve
scr-act_stolen = ellopva
scr-act_prevented = megakadályozva
scr-act_answers = erre: { $number }
scr-act_more = … még { $number }
scr-act_will_happen = megtörténik, ha hagyják
scr-no_effect_zapped = hatástalanítva
scr-no_effect_lost = elveszett képesség
scr-no_effect_role = más szerep

## Naprendszerek táblázata

scr-matrix_head = hely · faj · képesség
# fine: term warp; ending
scr-matrix_race = kint · térgörb.
scr-matrix_planet = { $number }. bolygó
scr-hand_short = kéz { $number }
# fine: term warp
scr-warp_short = térgörb. { $number }
scr-gone_short = { $number } kiesett
scr-given_up = feladva
    .short = oda
scr-hidden_alien = rejtett
# fine: term zap
scr-zap = PIHEN

## A kéz

scr-dark_role = más szerep
scr-dark_flare_limit = fejenként 1 fáklya
scr-dark_barred = már kijátszva
scr-dark_condition = nem illik ide
scr-dark_not_asked = most nem
scr-dark_obliged = nem ez
scr-dark_encounter_card = tervezés
scr-dark_moment = később
scr-dark_response = válaszul

## Mezők, térgörbület, időrend

scr-gate_short = kapu
scr-power_short = képesség
scr-home_of = otthon { $number } / { $max }
scr-tech_down = { $number } rejtett technológia
scr-sheet_things = Előtte
scr-at_the_planet = Itt
# fine: term hoard
scr-from_hoard = { $card } (láda)
scr-thing_hoard = kincsesláda: { $number }
    .short = láda { $number }
scr-thing_citadels = citadellák { $names }
    .short = { $number }
scr-thing_citadel = citadella { $value }
    .short = { $value }
# fine: word prom
scr-thing_flagship = Prométheusz { $place }
    .short = Prom.
# fine: word prom
scr-thing_flagship_here = Prométheusz
    .short = Prom.
scr-thing_cannon_here = Holdlöveg
    .short = Löveg
scr-thing_grudge = haragjelző
    .short = harag
scr-thing_caught = szabad préda
    .short = préda
# fine: word tech
scr-thing_technology = technológia
    .short = tech.
scr-line-piles = Laponként: hány van itt felfordítva, és hány van összesen.
scr-phase_end = Vége
scr-phase_any = Bármikor
scr-flares = fáklyák
scr-both_secret = mindkettő titokban

## A nagy színpad

scr-on_the_gate = a kapun
scr-lies_down = lefordítva
scr-side_mine = { $n ->
        [0] a lapod
       *[other] { $n } űrhajó + a lapod
    }
scr-side_left = { $n ->
        [0] a lapja
       *[other] { $n } űrhajó + a lapja
    }
scr-side_right = { $n ->
        [0] a lapja
       *[other] a lapja + { $n } űrhajó
    }
scr-side_ships = { $n ->
        [0] eddig egy űrhajó sincs
       *[other] eddig { $n } űrhajó
    }
scr-reading = Olvasat
scr-if_won = Győzelem
scr-if_lost = Vereség
scr-if_offense = Támadó
scr-if_defense = Védő
scr-colony_for = { $who } { $number }. kolóniája
    .you = { $number }. kolóniád
scr-rewards_for = { $who } { $n } jutalma
    .you = { $n } jutalmad
scr-power_goes = elvész: { $alien }
scr-game_for = a játék: { $who }
scr-out_of_the_game = a játékon kívül
scr-cannot_be_told = nem tudni, mi következik
scr-if_without = nélküle: { $names }
scr-gain_colony = { $number }. kolónia, ha { $who } győz
    .you = { $number }. kolónia, ha győzöl
scr-gain_rewards = { $who }: űrhajónként jutalom
    .you = veled: űrhajónként jutalom
scr-if_it_stands_short = Marad
scr-line-needs = { CASE($who, "dat") } még { $number } pont kell.
    .you = Még { $number } pont kell neked.

## A kérdés körül

scr-line-split = { $cards } lap a pakliból, { $ships } űrhajó a térgörbületről.

## Lapok az asztal fölött

scr-line-odds_none = Esélyt csak az lát, aki ebben az összecsapásban lapot választ.
scr-line-odds_soon = Esélyt akkor látsz, ha a kapu már céloz valahová.
scr-line-odds_no_card = Nincs lapod, amelyet kijátszhatnál.
scr-line-odds_asked = Esélyt mindig akkor látsz, amikor te döntesz.
scr-line-odds_over = A lapok nyíltak; nincs már mit találgatni.
scr-line-odds_from = { $n ->
        [one] Sávok: győzne-e a lap az egyetlen nem látott összecsapáskártya ellen ({ $n }).
       *[other] Sávok: hányszor győz a lap { $n } nem látott összecsapáskártya ellen.
    }
scr-line-odds_known = Ismered a másik lapot: { $face }.
scr-odds_with = ezzel: { $name }
scr-odds_talks = { $n } lap alkut jelentene
scr-sheet_played = Kijátszva
scr-phase_turn = Forduló

## Az alkuasztal

scr-gains_word = Kap
scr-colony_number = { $number }. idegen kolónia
scr-frees = szabadul: { $who } { $n } űrhajója
scr-term_choice = { $n } lap
    .long = { $n } lap, az adó választja
scr-term_random = { $n } véletlen lap
scr-term_highest = { $n ->
        [one] legnagyobb támadás
       *[other] { $n } legnagyobb támadás
    }
scr-term_lowest = { $n ->
        [one] legkisebb támadás
       *[other] { $n } legkisebb támadás
    }
scr-term_type = { $number } { $type }
scr-ships_or_more = legalább { $n } űrhajó
scr-ships_exactly = pontosan { $n } űrhajó
scr-ships_up_to = legfeljebb { $number } űrhajó
scr-line-offer_short = { $first } ezért: { $second }
scr-line-desk_choose = Állítsd be a sorokat; a 2-es elküldi az ajánlatodat.
scr-line-desk_pick = Jelöld be a lapokat, amelyeket név szerint adnál.
scr-line-desk_no_offer = Még nincs ajánlat, amelyre válaszolhatnál.
scr-line-desk_ready = Az ajánlatod kész: a 2-es elküldi.
scr-line-desk_accept = Az ellenfeled utolsó ajánlatából azonnal egyezség lesz, változatlanul.
scr-line-desk_send = Az ellenfeled így, ahogy van, elfogadhatja, amíg másikat nem teszel.
scr-line-desk_decline = Elutasítod az ajánlatát; az alku folytatódik.
scr-line-desk_say = Mondj valamit az egész asztalnak. Ez semmit sem ígér.
scr-line-desk_theirs = Ajánlatot kaptál: az 1-es elfogadja, a 3-as elutasítja; vagy írd át a sorokat.
scr-desk_accept = elfogadás
scr-desk_send = küldés
scr-desk_decline = elutasítás
scr-desk_say = üzenet
scr-desk_give_up = feladás
