### Co ekrany mówią tylko o tej grze; zdania domu są w app/pages.ftl.

## Nowa gra

scr-line-no_alien = Nie ma takiego obcego albo jest ich kilku: { $value }.

## Wybór obcego

scr-line-choosing_others = Inni jeszcze wybierają obcych.
scr-asked_often = Pytania będą częste.
scr-asked_seldom = Pytania będą rzadkie.
scr-asked_never = Działa bez pytania.

## Zapisane gry, kurtyna

variant-aliens_none = bez obcych
    .help = Prosta gra, żeby poznać przebieg spotkania.

## Zwycięstwo

scr-count_abroad = zewnętrzne kolonie
# fine: term encounter
scr-count_offense = wygrane, atakujący
# fine: term encounter
scr-count_defense = wygrane, broniący
scr-count_joined = jako sojusznik
scr-count_lost = statki posłane do wiru
scr-count_deals = zawarte porozumienia
scr-count_powers = moc użyta / zablokowana
scr-count_highest = najwyższa suma
scr-count_cards = karty dobrane w nagrodę
scr-count_one_short = tury z 1 do wygranej
scr-line-point_leap = W jednej turze { $who } zdobywa tyle kolonii: { $number }.
    .you = W jednej turze zdobywasz tyle kolonii: { $number }.
scr-line-point_short = { CASE($who, "dat") } brakuje jednej kolonii.
    .you = Brakuje ci jednej kolonii.

## Badania: co liczy się z bardzo wielu gier

studied-sides-offense = z atakującym
studied-sides-defense = z broniącym
studied-sides-neither = nie dołącza
studied-talks-deal_made = porozumienie
studied-talks-deal_failed = brak porozumienia
studied-outcomes-offense_won = atakujący wygrywa
studied-outcomes-defense_won = broniący wygrywa
studied-outcomes-deal_made = zawarte porozumienie
studied-outcomes-deal_failed = brak porozumienia
studied-outcomes-both_lost = obie strony przegrywają
studied-outcomes-broken_off = przerwane
studied-outcomes-uncontested = bez walki
