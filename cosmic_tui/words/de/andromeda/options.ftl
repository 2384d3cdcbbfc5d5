### Optionen, die weder Ding noch Ort noch Person sind. Und was Effekte kurz sind.

opt-return = Heimkehr
opt-go_on = Weiter
opt-finish = Genug
opt-energy = 1 Energie
opt-convert = Dafür zahlen
opt-moon = Der Mond
opt-fewer_dice = Würfel weniger
opt-lose_energy = 2 Energie
opt-damage_module = Ein Modul
opt-vp = 1 SP
opt-titanium = 1 Titan
opt-give = Geben
opt-take = Nehmen
opt-self = Deine Station
opt-partner = Beim Partner
opt-raiders = Plünderer
    .dat = den Plünderern

## Wofür eine Option steht, mit ihrem Ding

opt-ship_at = { $ship }, { $place }
    .short = { $ship } { $place }
opt-ship_repair = { $ship }, Reparaturschiff
    .short = { $ship }, Rep.
opt-die_1 = eins
opt-die_2 = zwei
opt-die_3 = drei
opt-die_4 = vier
opt-die_5 = fünf
opt-die_6 = sechs
opt-after = nach { $module }
act-slot = { $moon } in { $name }
act-frame = { $name }
act-abandon = den Mond mit { $moon } aufgeben
act-drop = Mond mit { $moon } weglegen
opt-mend_ship = Schiff: { $ship }
opt-mend_shield = Schild: { $ship }
opt-mend_hive = Mechaphagen, { $module }
act-recruit = { CASE($place, "at") } anwerben
act-collect = { CASE($place, "at") } einsammeln
act-use_development = { $development } einlösen
act-use_token = { $name } einlösen
act-use_ability = { $name } nutzen
act-rearrange = { THE($module, "acc") } verlegen
act-exchange = Tausch mit dem Partner
act-play = { THE($card, "acc") } spielen
opt-raider = Klasse { $letter }
opt-raider_at = { $name }, { $place }
opt-cost = zahlen: { $amounts }
opt-by_means = { $first }: { $second }
opt-raised_by = { $first } +{ $second }
opt-swapped_for = { $first } → { $second }

## Effekte in Kürze

fx-vp = { $number } SP
fx-repair = { $n ->
        [one] { $n } Reparatur
       *[other] { $n } Reparaturen
    }
fx-recruit = { $n ->
        [one] { $n } Anführer
       *[other] { $n } Anführer
    }
fx-advance = { $track } +{ $number }
fx-advance_any = beliebige Leiste +{ $number }
fx-upgrade = eine Aufrüstung
fx-discovery = eine Entdeckung
fx-peek_events = die kommenden Ereignisse
fx-take_module = ein Modul
fx-build_ship = ein Schiff bauen
fx-build_development = ein Bauwerk bauen
fx-build_less = bauen, { $number } weniger
fx-activate_docked_module = ein Modul läuft
fx-targeting = Zielerfassung +{ $number }
fx-raiders_leave = die Plünderer gehen
fx-scrapyard_to_repair_ship = das Reparaturschiff
fx-convert = { $cost }: { $gain }
fx-other = sein Effekt
list-or = { " " }oder{ " " }
fx-mended = { $n ->
        [one] { $n } Modul repariert
       *[other] { $n } Module repariert
    }
fx-advance_some = { $n ->
        [one] { $n } Feld vor
       *[other] { $n } Felder vor
    }

## Reihenfolgen einer Rückkehr

fx-ships = { $n ->
        [one] { $n } Schiff zu bauen
       *[other] { $n } Schiffe zu bauen
    }
fx-developments = { $n ->
        [one] { $n } Bauwerk
       *[other] { $n } Bauwerke
    }
fx-upgrades = { $n ->
        [one] { $n } Aufrüstung
       *[other] { $n } Aufrüstungen
    }
fx-more = { $n ->
        [one] noch { $n } Effekt
       *[other] noch { $n } Effekte
    }
scr-line-with_energy = { $module } mit Energie
scr-line-with_ability = { $module } durch Fähigkeit
scr-line-with_upgrade = { $module } ({ $upgrade })
scr-orders_more = { $n ->
        [one] noch { $n }
       *[other] noch { $n }
    }
scr-line-then = Dann { $names }: insgesamt { $gain }.
scr-line-then_for = Dann { $names }: insgesamt { $gain }, für { $cost }.
scr-line-home = Am besten { $names }: { $gain }.
scr-line-home_for = Am besten { $names }: { $gain } für { $cost }.
scr-line-order = { $names }: { $gain }.
scr-line-order_for = { $names }: { $gain } für { $cost }.
scr-line-order_over = Das ist zu viel zum Behalten: { $amounts }.
scr-line-orders_how = Für jedes Modul die beste Reihenfolge, die beste zuerst, ohne Nebenaktionen.
scr-line-orders_cut = Es sind zu viele Reihenfolgen, um alle anzusehen.
