### Amit az oldalak csak ebben a játékban mondanak

## Új játék

scr-line-no_alien = Ilyen nevű faj nincs, vagy több is van: { $value }.

## Fajválasztás

scr-line-choosing_others = A többiek még fajt választanak.
scr-asked_often = Gyakran kérdezünk.
scr-asked_seldom = Ritkán kérdezünk.
scr-asked_never = Magától működik.

## Mentett játékok

variant-aliens_none = fajok nélkül
    .help = Egyszerű játék, hogy megismerd egy összecsapás menetét.

## Győzelem

scr-count_abroad = idegen kolónia
# fine: term encounter
scr-count_offense = győzelem támadóként
# fine: term encounter
scr-count_defense = győzelem védőként
scr-count_joined = szövetségesként
scr-count_lost = űrhajó a térgörbületre
scr-count_deals = megkötött egyezség
# fine: term zapped
scr-count_powers = képesség / hatástalanítva
scr-count_highest = legnagyobb összérték
scr-count_cards = jutalmul húzott lap
# fine: word re
scr-count_one_short = forduló 1-re a győzelemtől
scr-line-point_leap = { $who } egy fordulóban { $number } kolóniát szerez.
    .you = Egy fordulóban { $number } kolóniát szerzel.
scr-line-point_short = { $who } egy kolóniára van a győzelemtől.
    .you = Egy kolóniára vagy a győzelemtől.

## Vizsgálatok

studied-sides-offense = támadó mellé áll
studied-sides-defense = védő mellé áll
studied-sides-neither = kimarad
studied-talks-deal_made = egyezség
studied-talks-deal_failed = nincs egyezség
studied-outcomes-offense_won = támadó győz
studied-outcomes-defense_won = védő győz
studied-outcomes-deal_made = megkötött egyezség
studied-outcomes-deal_failed = nincs egyezség
studied-outcomes-both_lost = mindkét oldal veszít
studied-outcomes-broken_off = félbeszakadt
studied-outcomes-uncontested = harc nélkül
