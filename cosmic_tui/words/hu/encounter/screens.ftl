### Amit a képernyők csak ebben a játékban mondanak

## Az asztal részei

scr-warp = Térgörbület
    .small = térgörbület
scr-warp_ships = { $n ->
        [0] nincs űrhajó
       *[other] { $n } űrhajó
    }
scr-warp_new = { $number } új
scr-gate = Hiperűrkapu
    .small = hiperűrkapu
scr-beside_it = mellette
scr-on_the_planet = a bolygón
scr-bystander = kívülálló
scr-offense = TÁMADÓ
    .short = TÁM
scr-defense = VÉDŐ
    .short = VÉD
scr-stays_out = kimarad
scr-ally_of = szövetségese: { $who }
scr-abroad = idegenben
scr-to_win = még { $number }
scr-tokens = { $n } jelző
scr-face_down_technology = { $n } rejtett technológia
scr-encounter = { $number }. összecsapás

## A színpad címei

scr-stage-choosing = Fajválasztás
scr-stage-start = { $who } fordulója kezdődik
    .you = A te fordulód kezdődik
scr-stage-regroup = { $who } átcsoportosít
    .you = Átcsoportosítasz
scr-stage-destiny = { $who } végzetkártyát húz
    .you = Végzetkártyát húzol
# fine: term destiny
scr-stage-destiny_card = { $who }: { $destiny }
    .you = Végzeted: { $destiny }
scr-stage-attack = { $who } megtámadja { CASE($whom, "acc") } ({ $place })
    .you = Megtámadod { CASE($whom, "acc") } ({ $place })
    .at-you = { $who } megtámad téged ({ $place })
scr-stage-aim = { $who } megtámadja { CASE($whom, "acc") }
    .you = Megtámadod { CASE($whom, "acc") }
    .at-you = { $who } megtámad téged
scr-stage-alliance = { $place }: ki melyik oldalra áll?
scr-stage-undecided = Az összecsapás véget ért
scr-stage-both_lost = Mindkét fél veszít
scr-stage-deal_made = Egyezség: { $who } és { $whom }
    .you = Egyezség: te és { $whom }
    .at-you = Egyezség: { $who } és te
scr-stage-deal_failed = Nincs egyezség: { $who } és { $whom }
    .you = Nincs egyezség: te és { $whom }
    .at-you = Nincs egyezség: { $who } és te
scr-stage-deal_due = { $who } és { $whom } alkudozik
    .you = Alku: te és { $whom }
    .at-you = Alku: { $who } és te
scr-stage-broken_off = Az összecsapás idő előtt véget ér
scr-stage-uncontested = { $who } harc nélkül letelepszik
    .you = Harc nélkül letelepszel
scr-stage-deal = Az alkuasztal
scr-stage-won = { $who } győz: { $place }
    .you = Győzöl: { $place }
scr-stage-held = { $who } megvédi: { $place }
    .you = Megvéded: { $place }
scr-stage-stack = Folyamatban

## A nyílt számok olvasata

scr-line-read_equal = Ugyanakkora vagy nagyobb lappal győzöl.
    .lower = Az alacsonyabb érték győz: ugyanakkora vagy kisebb lap elég.
scr-line-read_higher = Csak nagyobb lappal győzöl.
    .lower = Az alacsonyabb érték győz: csak kisebb lap jó.
scr-line-read_below = { $number } ponttal kisebb lappal is győzöl.
    .lower = Az alacsonyabb érték győz: a tiéd { $number } ponttal nagyobb is lehet.
scr-line-read_above = Legalább { $number } ponttal nagyobb lap kell.
    .lower = Az alacsonyabb érték győz: a tiéd legyen { $number } ponttal kisebb.
scr-line-read_watch = { $n ->
        [0] Egyforma lapokkal egyenlő az állás.
       *[other] Egyforma lapokkal { $who } vezet { $n } ponttal.
    }
    .lower = { $n ->
        [0] Az alacsonyabb érték győz; egyforma lapokkal egyenlő az állás.
       *[other] Az alacsonyabb érték győz; egyforma lapokkal { $who } vezet { $n } ponttal.
    }
scr-line-read_sure = { $side ->
        [offense] A támadó győz, bármit játszanak is ki.
       *[defense] A védő győz, bármit játszanak is ki.
    }
    .you = Ha mindkét lap támadás, te győzöl, bármilyen szám áll rajtuk.
    .at-you = Ha mindkét lap támadás, te veszítesz, bármilyen szám áll rajtuk.
scr-line-read_powers = { $names } változtat a lap értékén.
scr-line-if_pass = Ha mindenki passzol, az állás { $high }–{ $low }.
    .wins = Ha mindenki passzol, { $who } { $high }–{ CASE($low, "sub") } győz.
    .you = Ha mindenki passzol, { $high }–{ CASE($low, "sub") } győzöl.

## A kérdés körül

scr-line-colony_given_up = Feladod a kolóniádat { THE($planet) }. bolygón.
scr-line-power_limit = { $number } saját kolóniád marad, épp elég a képességedhez.
scr-line-power_goes = { $number } saját kolóniád marad, és elvész { THE($power) }.
scr-line-all_choosing = Ha mindenki választott, jön az osztás.

## Az alkuasztal

scr-you_give = Te adod
scr-gives = { $who } adja
scr-colony = Kolónia
scr-landing = Leszáll
scr-you_gain = Kapsz
scr-proposals = Ajánlatok
scr-line-deal_what = Mindkét lap tárgyalás. A szövetségesek hazatértek.

## A kódex

scr-power = Képesség
scr-zapped = Hatástalanítva
scr-needs = Mikor és ki
scr-research_number = Kutatási érték

## Esélyek, magyarázatok, visszajátszás

scr-no_effect = Nincs hatása
scr-if_it_stands = Ha így marad
scr-line-odds_negotiates = { $max } nem látott összecsapáskártyából { $number } tárgyalás.

## Győzelem

scr-line-won_by_colonies = { $n } idegen kolónia.
scr-line-won_by_power = Ez nyeri a játékot: { $power }.

## Súgó, napló, menü

scr-flare_used = fáklya volt az összecsapásban
