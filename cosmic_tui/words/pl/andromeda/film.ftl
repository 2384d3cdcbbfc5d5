### Jedno zdanie o tym, co widać: tytuł sceny.

film-turn = { $who } zaczyna turę.
    .you = Zaczynasz turę.
film-lift = { $who } wysyła: { $ship }, kierunek { $place }.
    .you = Wysyłasz: { $ship }, kierunek { $place }.
film-explore = Odkrycie: { $name }, { $terrain }.
film-capture = { $who } przechwytuje księżyc. { $place }: { $moon }.
    .you = Przechwytujesz księżyc. { $place }: { $moon }.
film-capture_printed = { $who } dostaje to, co daje { $place }.
    .you = Dostajesz to, co daje { $place }.
film-capture_base = { $who } korzysta z bazy: { $place }.
    .you = Korzystasz z bazy: { $place }.
film-bought = Nowy moduł, { $who }: { $module }.
    .you = Nowy moduł na twojej stacji: { $module }.
film-card = { $who } zagrywa: { $card }.
    .you = Zagrywasz: { $card }.
film-ambush = { $n ->
        [one] Przybywa łupieżca: { $raider } ({ $place }).
        [few] Przybywa { $n } łupieżców: { $raider } ({ $place }).
       *[many] Przybywa { $n } łupieżców: { $raider } ({ $place }).
    }
film-battle = { $n ->
        [2] { $place }: walczą dwie strony.
        [3] { $place }: walczą trzy strony.
        [one] { $place }: jest tu tylko jedna strona.
        [few] { $place }: walczą { $n } strony.
       *[many] { $place }: walczy { $n } stron.
    }
film-joined = { $n ->
        [one] { $who } wysyła do bitwy { $n } statek.
        [few] { $who } wysyła do bitwy { $n } statki.
       *[many] { $who } wysyła do bitwy { $n } statków.
    }
    .you = { $n ->
        [one] Wysyłasz do bitwy { $n } statek.
        [few] Wysyłasz do bitwy { $n } statki.
       *[many] Wysyłasz do bitwy { $n } statków.
    }
film-truce_diplomacy = Bitwa odwołana: nikt nie wygrywa, statki zostają.
film-truce_one_side = { $place }: została tylko jedna strona, nikt nie walczy.
film-energy = Kości: { $names }.
film-energy_of = { $n ->
        [one] { $who } { $n } (namierzanie { $number })
        [few] { $who } { $n } (namierzanie { $number })
       *[many] { $who } { $n } (namierzanie { $number })
    }
film-thrown = Kości: { $names }.
film-thrown_of = { $who } { $dice }
film-again = { $who } rzuca jeszcze raz: { $dice }.
    .you = Rzucasz jeszcze raz: { $dice }.
film-judged_first = { $first } bije { $second }: wygrywa { $who }.
    .you = Twoja { $first } bije { $second }: wygrywasz.
    .raiders = { $first } bije { $second }: wygrywają łupieżcy.
film-judged_later = Po równo { $value }, potem { $first } bije { $second }: wygrywa { $who }.
    .you = Po równo { $value }, potem twoja { $first } bije { $second }: wygrywasz.
    .raiders = Po równo { $value }, potem { $first } bije { $second }: wygrywają łupieżcy.
film-judged_longer = Po równo { $value }, a { $who } ma o kość więcej i wygrywa.
    .you = Po równo { $value }, a ty masz o kość więcej: wygrywasz.
    .raiders = Po równo { $value }, a łupieżcy mają o kość więcej: wygrywają.
film-judged_tie = Wszystkie kości równe: przegrywają wszyscy.
film-paid = { $who } wygrywa: 1 pole w górę na torze dominacji.
    .you = Wygrywasz: 1 pole w górę na torze dominacji.
film-paid_raiders = Wygrywają łupieżcy. Każdy pokonany bierze operację taktyczną.
film-paid_nobody = Nikt nie wygrywa. Każdy pokonany bierze operację taktyczną.
film-damage = { $place }: statki są uszkodzone.
film-home = { $who } wraca na stację.
    .you = Wracasz na stację.
film-worked = { $who } uruchamia: { $module }.
    .you = Uruchamiasz: { $module }.
film-half_moon = Oba sąsiednie moduły zadziałały. Półoprawa daje swój księżyc: { $moon }.
film-back = { $who } ma wszystkie statki z powrotem.
    .you = Wszystkie twoje statki są z powrotem.
film-built = { $who } buduje, { $place }: { $development }; liderzy w pobliżu: { $number }, punkty: { $value }.
    .you = Budujesz, { $place }: { $development }; liderzy w pobliżu: { $number }, punkty: { $value }.
film-event = Wydarzenie: { $event }.
film-event_row_scores = { $event }: punktuje tor „{ $track }”.
film-event_row_raider = { $event }: nadchodzą łupieżcy klasy { $letter }.
film-event_row_special = { $event }: { $text }.
film-marker = { $who } osiąga cel: każdy ma jeszcze jedną turę.
    .you = Osiągasz cel: każdy ma jeszcze jedną turę.
film-final = { $name }: { $names }.
film-final_of = { $who } { $number }
film-watching_battle = Oglądasz bitwę
