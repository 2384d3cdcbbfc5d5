### Jedno zdanie o tym, co widać: tytuł sceny.

film-turn = { $who } zaczyna turę.
    .you = Zaczynasz turę.
film-lift = { $who } wysyła { CASE($ship, "acc") } { CASE($place, "to") }.
    .you = Wysyłasz { CASE($ship, "acc") } { CASE($place, "to") }.
film-explore = Nowo odkryta planeta to { $name } ({ $terrain }).
film-capture = { $who } przechwytuje księżyc { CASE($place, "at") } ({ $moon }).
    .you = Przechwytujesz księżyc { CASE($place, "at") } ({ $moon }).
film-capture_printed = { $who } zgarnia wszystko, co jest do zdobycia { CASE($place, "at") }.
    .you = Zgarniasz wszystko, co jest do zdobycia { CASE($place, "at") }.
film-capture_base = { $who } korzysta z bazy { CASE($place, "at") }.
    .you = Korzystasz z bazy { CASE($place, "at") }.
film-bought = { $who } dodaje do stacji { CASE($module, "acc") }.
    .you = Dodajesz do swojej stacji { CASE($module, "acc") }.
film-card = { $who } zagrywa { CASE($card, "acc") }.
    .you = Zagrywasz { CASE($card, "acc") }.
film-ambush = { $n ->
        [one] Łupieżca { CASE($raider, "gen") } przybywa { CASE($place, "to") }.
        [few] { $n } łupieżców { CASE($raider, "gen") } przybywa { CASE($place, "to") }.
       *[many] { $n } łupieżców { CASE($raider, "gen") } przybywa { CASE($place, "to") }.
    }
film-battle = { $n ->
        [2] Dwie strony walczą { CASE($place, "at") }.
        [3] Trzy strony walczą { CASE($place, "at") }.
        [one] Tylko jedna strona jest { CASE($place, "at") }.
        [few] { $n } strony walczą { CASE($place, "at") }.
       *[many] { $n } stron walczy { CASE($place, "at") }.
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
film-truce_one_side = Tylko jedna strona zostaje { CASE($place, "at") }, więc do bitwy nie dochodzi.
film-energy = Teraz { $names }.
film-energy_of = { $n ->
        [one] { $who } ma { $n } kość (namierzanie { $number })
        [few] { $who } ma { $n } kości (namierzanie { $number })
       *[many] { $who } ma { $n } kości (namierzanie { $number })
    }
    .you = { $n ->
        [one] ty masz { $n } kość (namierzanie { $number })
        [few] ty masz { $n } kości (namierzanie { $number })
       *[many] ty masz { $n } kości (namierzanie { $number })
    }
    .raiders = { $n ->
        [one] łupieżcy mają { $n } kość (namierzanie { $number })
        [few] łupieżcy mają { $n } kości (namierzanie { $number })
       *[many] łupieżcy mają { $n } kości (namierzanie { $number })
    }
film-thrown = Wynik rzutu: { $names }.
film-thrown_of = { $who } { $dice }
    .you = ty { $dice }
    .raiders = łupieżcy { $dice }
film-again = { $who } rzuca jeszcze raz: { $dice }.
    .you = Rzucasz jeszcze raz: { $dice }.
film-judged_first = Wygrywa { $who }, bo { $first } bije { $second }.
    .you = Wygrywasz, bo twoja { $first } bije { $second }.
    .raiders = Wygrywają łupieżcy, bo { $first } bije { $second }.
film-judged_later = Remis ({ $value }), potem { $first } bije { $second }, więc wygrywa { $who }.
    .you = Remis ({ $value }), potem twoja { $first } bije { $second }, więc wygrywasz.
    .raiders = Remis ({ $value }), potem { $first } bije { $second }, więc wygrywają łupieżcy.
film-judged_longer = Remis ({ $value }), ale { $who } ma o kość więcej i wygrywa.
    .you = Remis ({ $value }), ale masz o kość więcej i wygrywasz.
    .raiders = Remis ({ $value }), ale łupieżcy mają o kość więcej i wygrywają.
film-judged_tie = Wszystkie kości są równe, więc wszyscy przegrywają.
film-paid = { $who } wygrywa i awansuje o 1 pole na torze dominacji.
    .you = Wygrywasz i awansujesz o 1 pole na torze dominacji.
film-paid_raiders = Wygrywają łupieżcy. Każdy pokonany bierze operację taktyczną.
film-paid_nobody = Nikt nie wygrywa. Każdy pokonany bierze operację taktyczną.
film-damage = Statki { CASE($place, "at") } odnoszą uszkodzenia.
film-home = { $who } wraca na stację.
    .you = Wracasz na stację.
film-worked = { $who } uruchamia { CASE($module, "acc") }.
    .you = Uruchamiasz { CASE($module, "acc") }.
film-half_moon = Oba sąsiednie moduły zostały uruchomione, więc księżyc w półgnieździe daje { CASE($moon, "acc") }.
film-back = { $who } ma już wszystkie statki z powrotem.
    .you = Masz już wszystkie statki z powrotem.
film-built = { $number ->
        [one] { $who } buduje { CASE($development, "acc") } { CASE($place, "at") } i za { $number } lidera w pobliżu zdobywa { $value } PZ
       *[many] { $who } buduje { CASE($development, "acc") } { CASE($place, "at") } i za { $number } liderów w pobliżu zdobywa { $value } PZ
    }.
    .you = { $number ->
        [one] Budujesz { CASE($development, "acc") } { CASE($place, "at") } i za { $number } lidera w pobliżu zdobywasz { $value } PZ
       *[many] Budujesz { CASE($development, "acc") } { CASE($place, "at") } i za { $number } liderów w pobliżu zdobywasz { $value } PZ
    }.
film-event = Wydarzenie: { $event }.
film-event_row_scores = { $event }: punkty daje tor { CASE($track, "gen") }.
film-event_row_raider = { $event }: nadchodzą łupieżcy klasy { $letter }.
film-event_row_special = { $event }: { $text }.
film-marker = { $who } osiąga cel: każdy ma jeszcze jedną turę.
    .you = Osiągasz cel: każdy ma jeszcze jedną turę.
film-final = Punkty za { CASE($name, "acc") }: { $names }.
film-final_of = { $who } { $number }
    .you = ty { $number }
film-watching_battle = Oglądasz bitwę
