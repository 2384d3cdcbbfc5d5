### Szavak a táblán.

bd-you = (te)
bd-away = távol
bd-out = kiesett
bd-turn = { $number }. kör
bd-goal = győzöl, ha köröd végén üres az ellenfél kolóniája
bd-nothing = semmi
bd-watching = Nézőként te sem látod, mi van a lefordított lapokon.

## Az állapotsor

bd-status-setup = az első kör előtt
bd-status-start = { $who } köre kezdődik
    .you = a te köröd kezdődik
bd-status-main = { $who } fő fázisa
    .you = a te fő fázisod
bd-status-combat = { $who } támad
    .you = támadsz
bd-status-end = { $who } köre véget ér
    .you = a köröd véget ér
bd-status-over = vége a játéknak
bd-status-attacks = { $who } megtámadja { CASE($target, "acc") }
    .you = megtámadod { CASE($target, "acc") }
bd-status-bombs = { $who } bombázza { CASE($target, "acc") }
    .you = bombázod { CASE($target, "acc") }
bd-mode-official = hivatalos szabályok
bd-mode-beginner = kezdő mód
bd-mode-beginner_plus = kezdő plusz mód
bd-balanced = kiegyenlítve
bd-race-colony = kolónia
bd-race-credits = credit
bd-steps = felszerelés, kifizetés, tüzelés, bombázás, leszerelés
bd-step_name-equip = felszerelés
bd-step_name-pay = kifizetés
bd-step_name-fire = tüzelés
bd-step_name-bomb = bombázás
bd-step_name-disarm = leszerelés

## Egy hely sora

# fine: term credit
bd-credits = { $number } CR
bd-hand = központ { $number }
bd-hangar = hangár { $number }/{ $max }
bd-scrap = szemét { $number }
bd-ruin = pusztulat { $number }
bd-other = { $credits } CR, { $n } űrhajó
bd-attacks = támad
bd-is_attacked = megtámadva
bd-attacks_with = { $n } űrhajóval támad
bd-defends_with = { $n ->
        [0] nem védekezik
       *[other] { $n } űrhajóval védekezik
    }
bd-bombs_with = { $max } űrhajóból { $number } bombáz
bd-choosing = még választ
bd-no_defender = nem maradt védő

## Felszín, kantin, lefordított lapok

bd-face_down = képpel lefelé
    .short = lefelé
bd-bluff = blöff:
    .short = blöff
bd-devs = { $n } fejlesztés
    .short = { $n } fejl
bd-devs_of = { $max } fejlesztésből { $number }
    .short = { $number }/{ $max }
bd-base_armour = páncélzat { $value }
    .short = pán { $value }
bd-price = { $number } CR
bd-down = { $n } lefordítva
bd-hangar_left = { $n ->
        [0] tele a hangár
       *[other] hangár: még { $n }
    }

## Egy csempe: mit tesz most az űrhajó

bd-fires = lő: { $number }
bd-replies = visszalő: { $number }
bd-fired_at = rálőnek
bd-bombs = [x] bomba { $number }
bd-goes_in = [x] támad
bd-in_combat = a harcban
    .short = harcol
bd-stays_out = távol marad
bd-not_in_it = { $state }, távol
bd-again = újra aktív: { $number }. kör
bd-this_turn = e körben

## Egy kolónia halma

bd-cards_left = lap maradt
bd-left = { $n ->
        [0] üres
       *[other] még { $n }
    }
bd-in_danger = veszély: { $n }
bd-of = / { $number }

## Az előtér: címe az, ami történik

bd-phase-setup = Fejenként öt lap: megtartod, vagy egyszer öt újat húzol
bd-phase-start = { $who } köre kezdődik: { $number }. kör
    .you = A te köröd kezdődik: { $number }. kör
bd-phase-main = { $who } fő fázisa
    .you = A te fő fázisod
bd-phase-combat = { $who } harca
    .you = A te harcod
bd-phase-end = { $who } köre véget ér
    .you = A köröd véget ér
bd-about_to = Megtámadni készülsz { CASE($target, "acc") }
bd-attack = { $who } megtámadja { CASE($target, "acc") }
    .you = Megtámadod { CASE($target, "acc") }
bd-shot = { $who } { THE($card, "ins") } lő { THE($ship, "sub") }
    .you = Rálősz { THE($ship, "sub") } { THE($card, "ins") }
bd-shot_replied = { $who } { THE($card, "ins") } lő { THE($ship, "sub") }, az visszalő
    .you = Rálősz { THE($card, "ins") } { THE($ship, "sub") }, az visszalő
bd-bombing = { $who } { $n } űrhajóval bombázza { CASE($target, "acc") }, { $before } lapból { $after } lesz
    .you = { $n } űrhajóval bombázod { CASE($target, "acc") }, { $before } lapból { $after } lesz
bd-waits-card = { $who } kijátssza { THE($card, "acc") }
    .you = Kijátszod { THE($card, "acc") }
bd-waits-pay = { $who } felfordítja { THE($card, "acc") }
    .you = Felfordítod { THE($card, "acc") }
bd-waits-ability = { $who } alkalmazza { THE($card, "acc") }
    .you = Alkalmazod { THE($card, "acc") }
bd-waits-trap = Ez csapda volt: { $card } ({ $who })
    .you = A csapdád: { $card }

## A jobb szélén

bd-exchange = { $number }. lövésváltás
bd-nobody_defends = senki sem védekezik már
bd-on_stack = { $n } lap vár
bd-attack_costs = egy támadás { $n } credit

## Benne: lövésváltás

bd-fire = { $number } tűz
bd-reply = { $number } visszalövés
bd-no_reply = visszalövés még nincs
bd-divides = { $who } { $points } sebzést oszt el a köteléken
    .you = { $points } sebzést osztasz el a kötelékeden
bd-is_destroyed = { $card } megsemmisül
bd-unhurt = { $card }: nincs sebzés
bd-keeps = { $card }: { $left } páncélzata marad

## Benne: bombák

bd-bombing_sum = bombázás { $value }
bd-cards_fall = { $n ->
        [0] nem vész el lap
        [one] { $n } lap elvész, látatlanban
       *[other] { $n } lap elvész, látatlanban, egyesével
    }
bd-would_do = { $total } elég hozzá
bd-too_weak = túl gyenge: { $total }, de { $need } kell
bd-centre_loses = { $whom } egy lapot veszít, saját választása szerint
    .at-you = Egy lapot veszítesz, saját választásod szerint
bd-base_or_trap = megsemmisül; csapda működésbe hozható
bd-could_all = { $n ->
        [0] A támadás egyetlen űrhajója sem aktív már.
        [one] { $n } űrhajó bombázhat, bombázása { $total }.
       *[other] { $n } űrhajó bombázhat, összesen { $total }.
    }
bd-none_ticked = Amelyik űrhajó nem bombáz, aktív marad.
bd-cannot_bomb = { $n ->
        [one] { $names } nem aktív, és nem bombázhat.
       *[other] { $names } nem aktív, és nem bombázhat.
    }
bd-bombers_used = A bombázó űrhajó használttá válik; gazdája körének végén újra aktív.
bd-to_win = { $n ->
        [one] Még { $number } lapja van: egy ilyen támadás kiüríti.
       *[other] Még { $number } lapja van: { $n } ilyen támadás kiüríti.
    }
bd-empty_then = Ettől kiürül a kolónia: ha a köröd végén üres, győzöl.

## Benne: béke és egy harc kezdete

bd-setup = Aki nagyobbat dob, az kezd. A második kezet meg kell tartanod.
bd-could_bomb = { $who } aktív űrhajóinak összbombázása { $value }.
    .you = Az aktív űrhajóid összbombázása { $value }.
bd-can_bomb = { $who } összbombázása { $value }.
    .you = Összbombázásod { $value }.
bd-no_active = { CASE($who, "dat") } nincs aktív űrhajója.
    .you = Nincs aktív űrhajód.
bd-could_defend = { $who } { THE($names, "ins") } védekezhet.
    .you = { THE($names, "Ins") } védekezhetsz.
bd-could_defend_with = { $who } { $n } űrhajóval védekezhet.
    .you = { $n } űrhajóval védekezhetsz.
bd-cannot_defend = { CASE($who, "dat") } nincs űrhajója a védelemhez.
    .you = Nincs űrhajód a védelemhez.
bd-first_turn = A játék első körében senki sem támadhat.
bd-if_nobody_defends = { $before } → { $after }, ha senki sem védekezik: pontonként egy lap.
    .plain = { $before } lapból { $after } lesz, ha senki sem védekezik: pontonként egy lap.
bd-undefended = Ha senki sem védekezik:
bd-in_attack = { $who } ezzel támad: { $names }.
    .you = Ezzel támadsz: { $names }.
bd-in_defence = { $who } ezzel védekezik: { $names }.
    .you = Ezzel védekezel: { $names }.
bd-acts = Most { $who } cselekedhet: { $names }
    .you = Most te cselekedhetsz: { $names }
bd-load = { $card }: { $down } lefordítva, { $left } szabad hely
bd-step-named = Ha már senki sem válaszol a támadásra, jön az űrhajók kijelölése.
bd-step-equip = Előbb a támadó űrhajói és legénysége, aztán a védőé.
bd-step-pay = Előbb a támadó fizet, aztán a védő; később ebben a harcban senki sem fizethet.
bd-step-fire = A leggyorsabb cselekszik. A lövő és a visszalövő űrhajó használttá válik.
bd-step-bomb = A támadás még aktív űrhajói bombázhatnak.

## A verem

bd-being_answered = folyamatban, elöl a legújabb
bd-stack-card = { $n ->
        [0] { $card } ({ $who }), ingyen
       *[other] { $card } ({ $who }), { $n } credit
    }
    .you = { $n ->
        [0] { $card } (te), ingyen
       *[other] { $card } (te), { $n } credit
    }
bd-stack-pay = { $n ->
        [0] { $who } felfordítja: { $card }
       *[other] { $who } felfordítja: { $card }, { $n } credit
    }
    .you = { $n ->
        [0] felfordítod: { $card }
       *[other] felfordítod: { $card }, { $n } credit
    }
bd-stack-ability = { $who } alkalmazza { THE($card, "acc") }
    .you = alkalmazod { THE($card, "acc") }
bd-stack-trap = { $who } csapdája: { $card }
    .you = a csapdád: { $card }
bd-stack-shot = a lövés
bd-stack-shot_replied = a lövés és a visszalövés
bd-stack-on = { $what }: { $names }
bd-you_may = válaszolhatsz rá
bd-happens_last = utoljára érvényesül
bd-older = … { $n } régebbi
bd-if_all_pass = { $who } dönt. Ha mindenki passzol, felülről lefelé érvényesülnek.
    .you = Ha mindenki passzol, felülről lefelé érvényesülnek, elsőként a tiéd.

## Ki mikor lő

bd-who_fires = Ki mikor lő
bd-by_speed = sebesség szerint
bd-turn-fires = lő
bd-turn-replies = visszalő
bd-turn-fired_at = rálőnek
bd-turn-now = most jön
bd-turn-next = következő
bd-turn-later = később
bd-turn-passed = passzolt
bd-turn-used = használt
bd-turn-active = aktív
bd-turn-damaged = sérült
bd-turn-dead = megsemmisült
bd-speed_rule = Egyenlő sebességnél a támadó lép előbb. A lövő és a visszalövő űrhajó használttá válik; az eltalált a tüzelés végén megsérül.
bd-when = Mikor
bd-all_moments = minden pillanat
bd-short-start = creditet kapsz
bd-short-main = bármely sorrend
bd-short-combat-named = válaszok
# fine: term ship, crew
bd-short-combat-equip = ki száll be
# fine: term crew, equipment
bd-short-combat-pay = mi fordul fel
bd-short-combat-fire = sebesség
bd-short-combat-bomb = aktív űrhajók
bd-short-end = öt lap marad
bd-note-main = Húzni 1 credit, a felső öt közt keresni 2, fejleszteni 1. Lapot letenni ingyen lehet, amíg ki nem fizeted.
bd-note-combat-bomb = Csak a még aktív űrhajók bombázhatnak. Minden bomba az elején megnevezett célpontra hull.
bd-note-end = A páncélzat újra teljes, az elfordított lapok egy lépést visszafordulnak, és akinek üres a kolóniája, veszít.

## A kéz

bd-hand_title = A központod
bd-hand_head = KÖZPONT
bd-seen_title = Egyszer megmutatva
bd-seen_head = LÁTOTT
bd-seen_note = Ezeket a lapokat csak te látod, és csak most az egyszer.
bd-hand_dark = A központodból most semmi sem játszható ki.
bd-hand_lit = A világos lapok most kijátszhatók.
bd-put = használható: { $card }
bd-put_several = használható: { $number }
bd-numbers = Sebesség, tűzerő, páncélzat, bombázás: { $value }.
bd-rulings = pontosítások

bd-fc_with = { $who } ezzel védekezik
    .you = Ezzel védekezel
bd-fc_loses = { $who } vesztesége
    .you = Veszteséged
bd-fc_bombs = Bombák
bd-fc_colony = Kolónia
bd-fc_nobody = semmivel
bd-fc_nothing = semmi
bd-fc_all = mind: { $number }
bd-fc_best = legjobb: { $who }
bd-fc_falls = elesik
bd-fc_stands = áll
bd-fc_cards = Lapok nélkül. { $who } { $max } megszakításból { CASE($number, "acc") } fizethet ki; { $found } változtat.
bd-fc_worst = A legrosszabb neked: { $card }. A veszteséged { $ours }; bombák: { $bombed }.
bd-fc_more = Mindent bevetve és kifizetve a veszteséged { $ours }; { $who }: { $theirs }; bombák: { $bombed }.
bd-fc_range = Szinte mindig { $ours } a veszteséged, { $who }: { $theirs }; bombák: { $bombed }.
bd-fc_row = Védelem: { $names }. A veszteséged { $ours }; { $who }: { $theirs }; bombák: { $bombed }.
bd-fc_short = { $names }: veszteséged { $ours }, { $who }: { $theirs }; { $after }
