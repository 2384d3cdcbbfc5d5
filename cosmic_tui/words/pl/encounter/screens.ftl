### Co ekrany mówią tylko o tej grze; zdania domu są w app/screens.ftl.

## Części stołu

scr-warp = Wir
    .small = wir
scr-warp_ships = { $n ->
        [0] brak statków
        [one] { $n } statek
        [few] { $n } statki
       *[many] { $n } statków
    }
scr-warp_new = nowe: { $number }
scr-gate = Wrota nadprzestrzenne
    .small = wrota nadprzestrzenne
scr-beside_it = obok
scr-on_the_planet = na planecie
scr-bystander = obserwator
scr-offense = ATAKUJĄCY
    .short = ATA
scr-defense = BRONIĄCY
    .short = BRO
scr-stays_out = nie dołącza
scr-ally_of = w sojuszu: { $who }
scr-abroad = poza domem
scr-to_win = brakuje { $number }
scr-tokens = { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
scr-face_down_technology = { $n ->
        [one] { $n } zakryta technologia
        [few] { $n } zakryte technologie
       *[many] { $n } zakrytych technologii
    }
scr-encounter = spotkanie { $number }

## Tytuły sceny

scr-stage-choosing = Gracze wybierają obcych
scr-stage-start = { $who } zaczyna turę
    .you = Zaczyna się twoja tura
scr-stage-regroup = Przegrupowanie: { $who }
    .you = Twoje przegrupowanie
scr-stage-destiny = { $who } dobiera cel
    .you = Dobierasz cel
scr-stage-destiny_card = { $who }: cel { $destiny }
    .you = Twój cel: { $destiny }
# fine: term attack
scr-stage-attack = { $who } kontra { $whom } { CASE($place, "at") }
    .you = Atakujesz { CASE($whom, "acc") } { CASE($place, "at") }
    .at-you = { $who } atakuje cię { CASE($place, "at") }
scr-stage-aim = { $who } atakuje { CASE($whom, "acc") }
    .you = Atakujesz { CASE($whom, "acc") }
    .at-you = { $who } atakuje cię
scr-stage-alliance = { $place }: kto do kogo dołącza?
scr-stage-undecided = Spotkanie skończone
scr-stage-both_lost = Obie strony przegrywają
scr-stage-deal_made = Porozumienie: { $who } i { $whom }
    .you = Porozumienie: ty i { $whom }
    .at-you = Porozumienie: { $who } i ty
scr-stage-deal_failed = Brak porozumienia: { $who } i { $whom }
    .you = Brak porozumienia: ty i { $whom }
    .at-you = Brak porozumienia: { $who } i ty
scr-stage-deal_due = Rozmowy: { $who } i { $whom }
    .you = Rozmowy: ty i { $whom }
    .at-you = Rozmowy: { $who } i ty
scr-stage-broken_off = Spotkanie kończy się przed czasem
scr-stage-uncontested = { $who } zasiedla bez walki
    .you = Zasiedlasz bez walki
scr-stage-deal = Stół rozmów
scr-stage-won = { $who } zdobywa { CASE($place, "acc") }
    .you = Zdobywasz { CASE($place, "acc") }
scr-stage-held = { $who } utrzymuje { CASE($place, "acc") }
    .you = Utrzymujesz { CASE($place, "acc") }
scr-stage-stack = W trakcie

## Jawne liczby z twojej strony

scr-line-read_equal = Wystarczy równie wysoka karta.
    .lower = Wygrywa niższa suma: wystarczy ci karta równa albo niższa.
scr-line-read_higher = Wygrywasz tylko wyższą kartą.
    .lower = Wygrywa niższa suma: musisz mieć niższą kartę.
scr-line-read_below = Wygrasz nawet kartą niższą o { $number }.
    .lower = Wygrywa niższa suma: twoja karta może być wyższa nawet o { $number }.
scr-line-read_above = Potrzebujesz karty wyższej co najmniej o { $number }.
    .lower = Wygrywa niższa suma: twoja karta musi być niższa co najmniej o { $number }.
scr-line-read_watch = { $n ->
        [0] Przy równych kartach jest remis.
        [one] Przy równych kartach { $who } ma o { $n } więcej.
        [few] Przy równych kartach { $who } ma o { $n } więcej.
       *[many] Przy równych kartach { $who } ma o { $n } więcej.
    }
    .lower = { $n ->
        [0] Wygrywa niższa suma; przy równych kartach jest remis.
        [one] Wygrywa niższa suma; przy równych kartach { $who } ma o { $n } mniej.
        [few] Wygrywa niższa suma; przy równych kartach { $who } ma o { $n } mniej.
       *[many] Wygrywa niższa suma; przy równych kartach { $who } ma o { $n } mniej.
    }
scr-line-read_sure = { $side ->
        [offense] Atakujący wygrywa bez względu na karty.
       *[defense] Broniący wygrywa bez względu na karty.
    }
    .you = Przy dwóch atakach wygrywasz bez względu na liczby.
    .at-you = Przy dwóch atakach przegrywasz bez względu na liczby.
scr-line-read_powers = Wartość karty zależy też od mocy ({ $names }).
scr-line-if_pass = Jeśli wszyscy spasują, będzie { $high }:{ $low }.
    .wins = Jeśli wszyscy spasują, wygra { $who }, { $high }:{ $low }.
    .you = Jeśli wszyscy spasują, wygrasz { $high }:{ $low }.

## Pytanie

scr-line-colony_given_up = Porzucasz kolonię na swojej { $planet }. planecie.
scr-line-power_limit = { $number ->
        [one] Zostaje ci { $number } rodzima kolonia, akurat tyle, ile wymaga twoja moc
        [few] Zostają ci { $number } rodzime kolonie, akurat tyle, ile wymaga twoja moc
       *[many] Zostaje ci { $number } rodzimych kolonii, akurat tyle, ile wymaga twoja moc
    }.
scr-line-power_goes = { $number ->
        [one] Zostaje ci { $number } rodzima kolonia: tracisz moc „{ $power }”
        [few] Zostają ci { $number } rodzime kolonie: tracisz moc „{ $power }”
       *[many] Zostaje ci { $number } rodzimych kolonii: tracisz moc „{ $power }”
    }.
scr-line-all_choosing = Gdy wszyscy wybiorą, zostaną rozdane karty.

## Stół rozmów

scr-you_give = Dajesz
scr-gives = { $who } daje
scr-colony = Kolonia
scr-landing = Ląduje
scr-you_gain = Zyskujesz
scr-proposals = Oferty
scr-line-deal_what = Dwie karty negocjacji. Sojusznicy są już w domu.

## Kodeks

scr-power = Moc
scr-zapped = Po zablokowaniu
scr-needs = Kiedy i kto
scr-research_number = Trudność opracowania

## Szanse, wyjaśnienia, powtórka

scr-no_effect = Bez efektu
scr-if_it_stands = Jeśli tak zostanie
scr-line-odds_negotiates = Z { $max } nieznanych kart spotkania { $number } to negocjacje.

## Zwycięstwo

scr-line-won_by_colonies = { $n ->
        [one] { $n } zewnętrzna kolonia.
        [few] { $n } zewnętrzne kolonie.
       *[many] { $n } zewnętrznych kolonii.
    }
scr-line-won_by_power = Grę wygrywa moc „{ $power }”.

## Pomoc, dziennik, menu

scr-flare_used = rozbłysk zagrany w spotkaniu
