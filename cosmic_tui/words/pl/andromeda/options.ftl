### Wybory, które nie są rzeczą, miejscem ani osobą, i efekty w skrócie.

opt-return = Wróć na stację
opt-go_on = Dalej
opt-finish = Wystarczy
opt-energy = 1 energia
opt-convert = Zapłać
opt-moon = Księżyc
opt-fewer_dice = Kość mniej
opt-lose_energy = 2 energii
opt-damage_module = Moduł
opt-vp = 1 PZ
opt-titanium = 1 tytan
opt-give = Daj
opt-take = Weź
opt-self = Twoja stacja
opt-partner = Partner
opt-raiders = Łupieżcy
    .gen = łupieżców

## Co oznacza wybór, ze swoją rzeczą

opt-ship_at = { $ship }, { $place }
    .short = { $ship } { $place }
opt-ship_repair = { $ship }, statek naprawczy
    .short = { $ship } naprawa
opt-die_1 = jeden
opt-die_2 = dwa
opt-die_3 = trzy
opt-die_4 = cztery
opt-die_5 = pięć
opt-die_6 = sześć
opt-after = zaraz za: { $module }
act-slot = umieść księżyc ({ $moon }) w gnieździe { $name }
act-frame = „{ $name }”
act-abandon = porzuć księżyc ({ $moon })
act-drop = wyrzuć księżyc ({ $moon })
opt-mend_ship = { $ship }
opt-mend_shield = tarcza: { $ship }
opt-mend_hive = mechafagi: { $module }
act-recruit = zwerbuj liderów { CASE($place, "at") }
act-collect = zbierz zasoby { CASE($place, "at") }
act-use_development = użyj karty „{ $development }”
act-use_token = użyj żetonu „{ $name }”
act-use_ability = użyj zdolności „{ $name }”
act-rearrange = przestaw { CASE($module, "acc") }
act-exchange = wymień się z partnerem
act-play = zagraj { CASE($card, "acc") }
opt-raider = klasa { $letter }
    .gen = klasy { $letter }
opt-raider_at = { $name }, { $place }
opt-cost = zapłać: { $amounts }
opt-by_means = { $first }: { $second }
opt-raised_by = { $first } +{ $second }
opt-swapped_for = { $first } → { $second }

## Efekty w skrócie: do wyborów, cen i nagród

fx-vp = { $number } PZ
    .acc = { $number } PZ
fx-repair = { $n ->
        [one] { $n } naprawa
        [few] { $n } naprawy
       *[many] { $n } napraw
    }
    .acc = { $n ->
        [one] { $n } naprawę
        [few] { $n } naprawy
       *[many] { $n } napraw
    }
fx-recruit = { $n ->
        [one] { $n } lider
        [few] { $n } liderów
       *[many] { $n } liderów
    }
    .acc = { $n ->
        [one] { $n } lidera
        [few] { $n } liderów
       *[many] { $n } liderów
    }
fx-advance = { $track } +{ $number }
    .acc = awans o { $number } na torze { CASE($track, "gen") }
fx-advance_any = dowolny tor +{ $number }
    .acc = awans o { $number } na dowolnym torze
fx-upgrade = ulepszenie
    .acc = ulepszenie
fx-discovery = odkrycie
    .acc = odkrycie
fx-peek_events = nadchodzące wydarzenia
    .acc = nadchodzące wydarzenia
fx-take_module = moduł
    .acc = moduł
fx-build_ship = budowa statku
    .acc = budowę statku
fx-build_development = budowa budowli
    .acc = budowę budowli
fx-build_less = budowa, { $number } mniej
fx-activate_docked_module = uruchomienie modułu
fx-targeting = namierzanie +{ $number }
    .acc = namierzanie +{ $number }
fx-raiders_leave = łupieżcy odchodzą
fx-scrapyard_to_repair_ship = statek naprawczy
fx-convert = { $cost }: { $gain }
fx-other = swój efekt
    .acc = swój efekt
list-or = { " " }albo{ " " }
fx-mended = { $n ->
        [one] { $n } naprawiony moduł
        [few] { $n } naprawione moduły
       *[many] { $n } naprawionych modułów
    }
fx-advance_some = { $n ->
        [one] { $n } pole w górę
        [few] { $n } pola w górę
       *[many] { $n } pól w górę
    }

## Kolejność w powrocie: co liczy się obok zasobów, co następuje po module i co z tego wychodzi

fx-ships = { $n ->
        [one] { $n } statek do zbudowania
        [few] { $n } statki do zbudowania
       *[many] { $n } statków do zbudowania
    }
fx-developments = { $n ->
        [one] { $n } budowla
        [few] { $n } budowle
       *[many] { $n } budowli
    }
fx-upgrades = { $n ->
        [one] { $n } ulepszenie
        [few] { $n } ulepszenia
       *[many] { $n } ulepszeń
    }
fx-more = { $n ->
        [one] jeszcze { $n } efekt
        [few] jeszcze { $n } efekty
       *[many] jeszcze { $n } efektów
    }
scr-line-with_energy = { $module } za energię
scr-line-with_ability = { $module } zdolnością
scr-line-with_upgrade = { $module } ({ $upgrade })
scr-orders_more = { $n ->
        [one] jeszcze { $n }
        [few] jeszcze { $n }
       *[many] jeszcze { $n }
    }
scr-line-then = Potem { $names }: w sumie { $gain }.
scr-line-then_for = Potem { $names }: w sumie { $gain } za { CASE($cost, "acc") }.
scr-line-home = Najlepiej { $names }: { $gain }.
scr-line-home_for = Najlepiej { $names }: { $gain } za { CASE($cost, "acc") }.
scr-line-order = { $names }: { $gain }.
scr-line-order_for = { $names }: { $gain } za { CASE($cost, "acc") }.
scr-line-order_over = Tego nie zdołasz zatrzymać: { $amounts }.
scr-line-orders_how = Najlepsze, co może nastąpić po każdym module, od najlepszego. Bez akcji pobocznych.
scr-line-orders_cut = Kolejności jest za dużo, żeby obejrzeć wszystkie.
