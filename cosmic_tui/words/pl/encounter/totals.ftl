### Skąd ta suma.

sum-card = Karta: { $face }
sum-card_none = Brak karty
sum-ships = { $n ->
        [0] { $who }: brak statków
        [one] { $who }: { $n } statek
        [few] { $who }: { $n } statki
       *[many] { $who }: { $n } statków
    }
    .you = { $n ->
        [0] Brak twoich statków
        [one] Twój statek
        [few] { $n } twoje statki
       *[many] { $n } twoich statków
    }
sum-reinforcement = Wsparcie: { $who }
    .you = Twoje wsparcie
sum-third = Jedna trzecia karty: { $name }
sum-reverse = Czytana od tyłu: { $name }
sum-equalize = Po wyrównaniu: { $name }
sum-parity = Parzysta czy nie: { $name }
sum-spread = Daleko od siebie: { $name }
sum-triple = Potrojona lub cięta: { $name }
sum-added = Druga karta: { $name }
sum-bonus = { $name }
sum-ship_product = Statki razy statki: { $name }
sum-weight = Cięższe statki: { $name }
sum-product = Statki razy karta: { $name }
sum-total = Suma: { $side ->
        [offense] atakujący
       *[defense] broniący
    }

## Co się nie liczy i co to znaczy

sum-no_effect_zapped = Moc „{ $power }” jest zablokowana.
sum-no_effect_lost = Utracona moc „{ $power }” nie działa.
sum-no_effect_role = Moc „{ $power }” wymaga innej roli.
sum-no_totals = Atak bije negocjacje; statki się nie liczą.
sum-no_winner = Nikt nie wygrywa: zaczynają się rozmowy.
sum-both_lost = Obie strony przegrywają.
sum-leads = { $side ->
        [offense] Atakujący ma o { $value } więcej.
       *[defense] Broniący ma o { $value } więcej.
    }
sum-even = Remis: wygrywa broniący.

## Co przyniesie karta albo wybór

scr-line-card_beats = Wygrywa z atakiem { $value } albo niższym.
scr-line-card_beats_high = Wygrywa z atakiem { $value } albo wyższym.
scr-line-card_some = Wygrywa z tymi atakami: { $names }.
scr-line-card_loses = Przegrywa z każdym atakiem.
scr-line-card_talks = Przegrywa z każdym atakiem; dwie karty negocjacji prowadzą do rozmów.
scr-line-card_always = Wygrywa z każdym atakiem.
scr-line-card_unknown = Nie wiadomo, jak się to skończy: gracz musi jeszcze wybrać.
scr-line-card_wins_it = Wygrywa.
scr-line-card_loses_it = Przegrywa.
scr-line-card_talks_it = Prowadzi do rozmów.
scr-line-card_nobody_it = Obie strony przegrywają.
scr-line-counted = Już policzone: { $names }; blok by to zmienił.
scr-line-card_with = Po efekcie „{ $name }”: { $value }
scr-line-without = Bez efektów, których użycie nie jest pewne: { $names }.
scr-line-join_gain = { $gain ->
        [colony] Jeśli wygra { $who }, dostajesz kolonię { CASE($place, "at") }.
        [reward] Jeśli wygra { $who }, dostajesz kartę albo statek za każdy swój statek.
        [nothing] Jeśli wygra { $who }, twoje statki wracają i nic więcej.
       *[unknown] Jeśli wygra { $who }, nie wiadomo, co dostaniesz.
    }
scr-line-join_risk = { $risk ->
        [warp] Jeśli przegra { $who }, twoje statki trafią do wiru.
        [gone] Jeśli przegra { $who }, twoje statki opuszczą grę.
        [nothing] Jeśli przegra { $who }, twoje statki wrócą.
       *[unknown] Jeśli przegra { $who }, nie wiadomo, co stracisz.
    }
scr-line-foreign_given_up = Porzucasz kolonię { CASE($place, "at") }.
