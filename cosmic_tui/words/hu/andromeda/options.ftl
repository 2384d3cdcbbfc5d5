### Választások, amelyek sem dolgok, sem helyek, sem játékosok. 14 oszlop.

opt-return = Hazatérés
opt-go_on = Tovább
opt-finish = Elég
opt-energy = 1 energia
opt-convert = Kifizetem
opt-moon = A hold
opt-fewer_dice = Egy kocka
opt-lose_energy = 2 energia
opt-damage_module = Egy modul
opt-vp = 1 GYP
opt-titanium = 1 titán
opt-give = Adok
opt-take = Elveszek
opt-self = Az enyém
opt-partner = Csapattársé
opt-raiders = Fosztogatók

## Amit egy választás jelent, a dolgával együtt

opt-ship_at = { $ship } ({ $place })
    .short = { $ship } { $place }
opt-ship_repair = { $ship } a szerelőhajóról
    .short = { $ship } szerelő
opt-die_1 = egyes
opt-die_2 = kettes
opt-die_3 = hármas
opt-die_4 = négyes
opt-die_5 = ötös
opt-die_6 = hatos
opt-after = ez után: { $module }
act-slot = { $name }: hold ({ $moon })
act-frame = { $name }
act-abandon = hold elhagyása ({ $moon })
act-drop = hold feladása ({ $moon })
opt-mend_ship = hajó: { $ship }
opt-mend_shield = pajzs: { $ship }
opt-mend_hive = mechafágok, { $module }
act-recruit = toborzás { CASE($place, "at") }
act-collect = bónusz begyűjtése { CASE($place, "at") }
act-use_development = { $development } használata
act-use_token = { $name } használata
act-use_ability = { $name } használata
act-rearrange = { $module } áthelyezése
act-exchange = csere a csapattárssal
act-play = { $card } kijátszása
opt-raider = { $letter } osztály
    .adj = { $letter } osztályú
opt-raider_at = { $name }, { $place }
opt-cost = fizetés: { $amounts }
opt-by_means = { $first }: { $second }
opt-raised_by = { $first } +{ $second }
opt-swapped_for = { $first } → { $second }

## Hatások röviden

fx-vp = { $number } GYP
fx-repair = { $n } javítás
fx-recruit = { $n } vezető
fx-advance = { $track } +{ $number }
fx-advance_any = bármelyik sáv +{ $number }
fx-upgrade = egy korszerűsítés
fx-discovery = egy felfedezés
fx-peek_events = a következő események
fx-take_module = egy modul
fx-build_ship = hajó építése
fx-build_development = fejlesztés építése
fx-build_less = építés, { $number } egységgel olcsóbban
fx-activate_docked_module = egy modul dolgozik
fx-targeting = célzás +{ $number }
fx-raiders_leave = a fosztogatók elmennek
fx-scrapyard_to_repair_ship = a szerelőhajó
fx-convert = { $cost }: { $gain }
fx-other = a hatása
list-or = { " " }vagy{ " " }
fx-mended = { $n } modul megjavítva
fx-advance_some = { $n } mező előre

## Egy visszatérés sorrendjei

fx-ships = { $n } építhető hajó
fx-developments = { $n } fejlesztés
fx-upgrades = { $n } korszerűsítés
fx-more = még { $n } hatás
scr-line-with_energy = { $module } (energiával)
scr-line-with_ability = { $module } (képességgel)
scr-line-with_upgrade = { $module } ({ $upgrade })
scr-orders_more = még { $n }
scr-line-then = Aztán { $names }: összesen { $gain }.
scr-line-then_for = Aztán { $names }: összesen { $gain }, ára: { $cost }.
scr-line-home = Legjobb esetben { $names }: { $gain }.
scr-line-home_for = Legjobb esetben { $names }: { $gain }, ára: { $cost }.
scr-line-order = { $names }: { $gain }.
scr-line-order_for = { $names }: { $gain }, ára: { $cost }.
scr-line-order_over = Nem fér el mind: { $amounts }.
scr-line-orders_how = A modulok legjobb sorrendjei, elöl a legjobb. Mellékakciókkal nem számol.
scr-line-orders_cut = Túl sok a sorrend: nem mind fér bele a számításba.
