### Film: jedno zdanie na każdą pokazaną chwilę.

film-turn = Tura { CASE($who, "gen") }.
    .you = Twoja tura.
film-regroup = Statek { CASE($who, "gen") } wraca { CASE($place, "to") }.
    .you = Twój statek wraca { CASE($place, "to") }.
film-regroup_gate = Statek { CASE($who, "gen") } wraca z wiru na wrota.
    .you = Twój statek wraca z wiru na wrota.
film-destiny = Karta celu: { $destiny }. Broni się { $whom }.
    .at-you = Karta celu: { $destiny }. To ty się bronisz.
film-destiny_redrawn = { $n ->
        [one] Druga karta celu: { $destiny }. Broni się { $whom }.
        [few] Karta po { $n } wymianach: { $destiny }. Broni się { $whom }.
       *[many] Karta po { $n } wymianach: { $destiny }. Broni się { $whom }.
    }
    .at-you = { $n ->
        [one] Druga karta celu: { $destiny }. To ty się bronisz.
        [few] Karta po { $n } wymianach: { $destiny }. To ty się bronisz.
       *[many] Karta po { $n } wymianach: { $destiny }. To ty się bronisz.
    }
# fine: term attack
film-destiny_expel = Cel: { $destiny }. { $who } kontra { $whom } { CASE($place, "at") }.
    .you = Cel: { $destiny }. Atakujesz { CASE($whom, "acc") } { CASE($place, "at") }.
    .at-you = Cel: { $destiny }. { $who } atakuje cię { CASE($place, "at") }.
film-destiny_resettle = Cel: { $destiny }. { $who } ponownie zasiedla { CASE($place, "acc") }.
    .you = Cel: { $destiny }. Ponownie zasiedlasz { CASE($place, "acc") }.
# fine: term attack
film-destiny_named = { $who } chce zaatakować { CASE($whom, "acc") }.
    .you = Chcesz zaatakować { CASE($whom, "acc") }.
    .at-you = { $who } chce cię zaatakować.
film-launched = { $n ->
        [one] { $who } atakuje { CASE($whom, "acc") } { $n } statkiem { CASE($place, "at") }.
        [few] { $who } atakuje { CASE($whom, "acc") } { $n } statkami { CASE($place, "at") }.
       *[many] { $who } atakuje { CASE($whom, "acc") } { $n } statkami { CASE($place, "at") }.
    }
    .you = { $n ->
        [one] Atakujesz { CASE($whom, "acc") } { $n } statkiem { CASE($place, "at") }.
        [few] Atakujesz { CASE($whom, "acc") } { $n } statkami { CASE($place, "at") }.
       *[many] Atakujesz { CASE($whom, "acc") } { $n } statkami { CASE($place, "at") }.
    }
    .at-you = { $n ->
        [one] { $who } atakuje cię { $n } statkiem { CASE($place, "at") }.
        [few] { $who } atakuje cię { $n } statkami { CASE($place, "at") }.
       *[many] { $who } atakuje cię { $n } statkami { CASE($place, "at") }.
    }
film-invited = { $who } zaprasza do sojuszu { CASE($names, "acc") }.
    .you = Zapraszasz do sojuszu { CASE($names, "acc") }.
film-invited_nobody = { $who } nikogo nie zaprasza.
    .you = Nikogo nie zapraszasz.
film-joined = { $n ->
        [one] { $who } dołącza do { CASE($whom, "gen") } z { $n } statkiem.
        [few] { $who } dołącza do { CASE($whom, "gen") } z { $n } statkami.
       *[many] { $who } dołącza do { CASE($whom, "gen") } z { $n } statkami.
    }
    .you = { $n ->
        [one] Dołączasz do { CASE($whom, "gen") } z { $n } statkiem.
        [few] Dołączasz do { CASE($whom, "gen") } z { $n } statkami.
       *[many] Dołączasz do { CASE($whom, "gen") } z { $n } statkami.
    }
    .at-you = { $n ->
        [one] { $who } dołącza do ciebie z { $n } statkiem.
        [few] { $who } dołącza do ciebie z { $n } statkami.
       *[many] { $who } dołącza do ciebie z { $n } statkami.
    }
film-stayed_out = { $who } nie dołącza.
    .you = Nie dołączasz.
film-sides = { $ships ->
        [one] { $ships } statek w ataku, { $number } w obronie.
        [few] { $ships } statki w ataku, { $number } w obronie.
       *[many] { $ships } statków w ataku, { $number } w obronie.
    }
film-laid = Obie karty leżą zakryte.
film-cards_turn = Obie strony odkrywają karty.
film-card_turns = { $who } odkrywa swoją kartę.
    .you = Odkrywasz swoją kartę.
film-counted = Liczymy statki.
film-turned = { $offcard } kontra { $defcard }.
film-morph = Metamorfoza { CASE($who, "gen") } zmienia się w { CASE($face, "acc") }.
    .you = Twoja metamorfoza zmienia się w { CASE($face, "acc") }.
film-changed_card = Karta { CASE($who, "gen") } liczy się teraz jako { $face }.
    .you = Twoja karta liczy się teraz jako { $face }.
film-replaced_card = { $who } zamienia { CASE($card, "acc") } na { CASE($face, "acc") }.
    .you = Zamieniasz { CASE($card, "acc") } na { CASE($face, "acc") }.
film-summed = { $offense }:{ $defense }, prowadzi { $who }.
    .you = { $offense }:{ $defense }, prowadzisz.
film-summed_tie = { $offense }:{ $defense }, a przy remisie wygrywa broniący.
film-adding_reinforcement = { $who } dodaje { $number }.
    .you = Dodajesz { $number }.
film-adding_by = Efekt „{ $name }” zmienia wynik.
film-adding = Wynik się zmienia.
film-added_reinforcement = { $swing ->
        [yes] { $who } dodaje { $number }. Nowy wynik: { $offense }:{ $defense }, zmiana na prowadzeniu.
       *[no] { $who } dodaje { $number }. Nowy wynik: { $offense }:{ $defense }.
    }
    .you = { $swing ->
        [yes] Dodajesz { $number }. Nowy wynik: { $offense }:{ $defense }, zmiana na prowadzeniu.
       *[no] Dodajesz { $number }. Nowy wynik: { $offense }:{ $defense }.
    }
film-added_by = { $swing ->
        [yes] Efekt „{ $name }” odwraca wynik: teraz jest { $offense }:{ $defense }.
       *[no] Po efekcie „{ $name }” jest { $offense }:{ $defense }.
    }
film-added = { $swing ->
        [yes] Nowy wynik: { $offense }:{ $defense }, zmiana na prowadzeniu.
       *[no] Nowy wynik: { $offense }:{ $defense }.
    }
film-used_power = { $who } używa mocy „{ $name }”.
    .you = Używasz mocy „{ $name }”.
film-used_technology = { $who } uruchamia { CASE($name, "acc") }.
    .you = Uruchamiasz { CASE($name, "acc") }.
film-used_artifact = { $who } zagrywa { CASE($name, "acc") }.
    .you = Zagrywasz { CASE($name, "acc") }.
film-used_flare = { $who } zagrywa rozbłysk { CASE($name, "gen") }.
    .you = Zagrywasz rozbłysk { CASE($name, "gen") }.
film-used_reinforcement = { $who } zagrywa wsparcie +{ $number } dla { $side ->
        [offense] atakującego
       *[defense] broniącego
    }.
    .you = Zagrywasz wsparcie +{ $number } dla { $side ->
        [offense] atakującego
       *[defense] broniącego
    }.
film-stopped = { $how ->
        [zapped] Zablokowano { CASE($name, "acc") }.
        [stolen] Skradziono { CASE($name, "acc") }.
       *[cancelled] Unieważniono { CASE($name, "acc") }.
    }
film-stopped_by = { $how ->
        [zapped] { $who } zagrywa { CASE($card, "acc") } i blokuje { CASE($name, "acc") }.
        [stolen] { $who } zagrywa { CASE($card, "acc") } i kradnie { CASE($name, "acc") }.
       *[cancelled] { $who } zagrywa { CASE($card, "acc") } i unieważnia { CASE($name, "acc") }.
    }
    .you = { $how ->
        [zapped] Zagrywasz { CASE($card, "acc") } i blokujesz { CASE($name, "acc") }.
        [stolen] Zagrywasz { CASE($card, "acc") } i kradniesz { CASE($name, "acc") }.
       *[cancelled] Zagrywasz { CASE($card, "acc") } i unieważniasz { CASE($name, "acc") }.
    }
film-won = { $who } zdobywa { CASE($place, "acc") } ({ $high }:{ $low }).
    .you = Zdobywasz { CASE($place, "acc") } ({ $high }:{ $low }).
    .at-you = { $who } odbiera ci { CASE($place, "acc") } ({ $high }:{ $low }).
film-held = { $who } utrzymuje { CASE($place, "acc") } ({ $high }:{ $low }).
    .you = Utrzymujesz { CASE($place, "acc") } ({ $high }:{ $low }).
    .at-you = { $who } odpiera twój atak { CASE($place, "at") } ({ $high }:{ $low }).
film-held_tie = { $who } utrzymuje { CASE($place, "acc") }: przy remisie { $high }:{ $low } wygrywa broniący.
    .you = Utrzymujesz { CASE($place, "acc") }: przy remisie { $high }:{ $low } wygrywa broniący.
    .at-you = { $who } utrzymuje { CASE($place, "acc") }: przy remisie { $high }:{ $low } wygrywa broniący.
film-won_upset = { $who } zdobywa { CASE($place, "acc") }, choć ma niższą sumę ({ $high }:{ $low }).
    .you = Zdobywasz { CASE($place, "acc") }, choć masz niższą sumę ({ $high }:{ $low }).
    .at-you = { $who } odbiera ci { CASE($place, "acc") }, choć ma niższą sumę ({ $high }:{ $low }).
film-held_upset = { $who } utrzymuje { CASE($place, "acc") }, choć ma niższą sumę ({ $high }:{ $low }).
    .you = Utrzymujesz { CASE($place, "acc") }, choć masz niższą sumę ({ $high }:{ $low }).
    .at-you = { $who } odpiera twój atak { CASE($place, "at") }, choć ma niższą sumę ({ $high }:{ $low }).
film-won_cards = { $who } zdobywa { CASE($place, "acc") }. Atak bije negocjacje.
    .you = Zdobywasz { CASE($place, "acc") }. Atak bije negocjacje.
    .at-you = { $who } odbiera ci { CASE($place, "acc") }. Atak bije twoje negocjacje.
film-held_cards = { $who } utrzymuje { CASE($place, "acc") }. Atak bije negocjacje.
    .you = Utrzymujesz { CASE($place, "acc") }. Atak bije negocjacje.
    .at-you = { $who } utrzymuje { CASE($place, "acc") }. Atak bije twoje negocjacje.
film-won_power = { $who } zdobywa { CASE($place, "acc") } bez względu na sumy.
    .you = Zdobywasz { CASE($place, "acc") } bez względu na sumy.
    .at-you = { $who } odbiera ci { CASE($place, "acc") } bez względu na sumy.
film-held_power = { $who } utrzymuje { CASE($place, "acc") } bez względu na sumy.
    .you = Utrzymujesz { CASE($place, "acc") } bez względu na sumy.
    .at-you = { $who } odpiera twój atak { CASE($place, "at") } bez względu na sumy.
film-won_both = Obie strony przegrywają { CASE($place, "at") }.
film-won_resettled = { $who } ponownie zasiedla { CASE($place, "acc") } bez walki.
    .you = Ponownie zasiedlasz { CASE($place, "acc") } bez walki.
film-won_conceded = { $who } dostaje { CASE($place, "acc") } bez walki.
    .you = Dostajesz { CASE($place, "acc") } bez walki.
    .at-you = { $who } dostaje od ciebie { CASE($place, "acc") } bez walki.
# fine: term ship
film-ships_of = { $n ->
        [one] { $n } statek { CASE($who, "gen") }
        [few] { $n } statki { CASE($who, "gen") }
       *[many] { $n } statków { CASE($who, "gen") }
    }
    .you = { $n ->
        [one] twój statek
        [few] { $n } twoje statki
       *[many] { $n } twoich statków
    }
film-ships_by = { $n ->
        [one] { $who } { $n }
        [few] { $who } { $n }
       *[many] { $who } { $n }
    }
    .you = { $n ->
        [one] ty { $n }
        [few] ty { $n }
       *[many] ty { $n }
    }
film-lost = Wir pochłania { $names }.
film-lost_many = { $n ->
        [one] Wir pochłania { $n } statek: { $names }.
        [few] Wir pochłania { $n } statki: { $names }.
       *[many] Wir pochłania { $n } statków: { $names }.
    }
film-removed = Usunięto z gry na dobre { $names }.
film-removed_many = { $n ->
        [one] Usunięto z gry na dobre { $n } statek: { $names }.
        [few] Usunięto z gry na dobre { $n } statki: { $names }.
       *[many] Usunięto z gry na dobre { $n } statków: { $names }.
    }
film-landed = { $n ->
        [one] { $names } ląduje { CASE($place, "at") }.
        [few] { $names } lądują { CASE($place, "at") }.
       *[many] { $names } lądują { CASE($place, "at") }.
    }
    .you = { $n ->
        [one] Lądujesz { CASE($place, "at") }.
        [few] { $names } lądujecie { CASE($place, "at") }.
       *[many] { $names } lądujecie { CASE($place, "at") }.
    }
film-rewarded = { $who } dostaje w nagrodę { CASE($names, "acc") }.
    .you = Dostajesz w nagrodę { CASE($names, "acc") }.
film-rewarded_nothing = { $who } nie bierze nagrody.
    .you = Nie bierzesz nagrody.
film-cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
film-ships = { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[many] { $n } statków
    }
    .acc = { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[many] { $n } statków
    }
film-compensated = { $who } zabiera { CASE($whom, "dat") } { CASE($names, "acc") }.
    .you = Zabierasz { CASE($whom, "dat") } { CASE($names, "acc") }.
    .at-you = { $who } zabiera ci { CASE($names, "acc") }.
film-power_lost = { $who } ma za mało kolonii w swoim układzie i traci moc „{ $name }”.
    .you = Masz za mało kolonii w swoim układzie i tracisz moc „{ $name }”.
film-power_regained = { $who } znów ma dość rodzimych kolonii i odzyskuje moc „{ $name }”.
    .you = Znów masz dość rodzimych kolonii i odzyskujesz moc „{ $name }”.
film-near = { $n ->
        [one] { CASE($names, "dat") } brakuje do zwycięstwa jednej kolonii.
        [few] { CASE($names, "dat") } brakuje do zwycięstwa po jednej kolonii.
       *[many] { CASE($names, "dat") } brakuje do zwycięstwa po jednej kolonii.
    }
    .you = { $n ->
        [one] Brakuje ci do zwycięstwa jednej kolonii
        [few] Do zwycięstwa brakuje { CASE($names, "dat") } po jednej kolonii
       *[many] Do zwycięstwa brakuje { CASE($names, "dat") } po jednej kolonii
    }.
film-talks = Dwie karty negocjacji, więc { $who } i { $whom } szukają porozumienia.
    .you = Dwie karty negocjacji, więc ty i { $whom } szukacie porozumienia.
    .at-you = Dwie karty negocjacji, więc ty i { $who } szukacie porozumienia.
film-offered = { $who } składa ofertę { CASE($whom, "dat") }.
    .you = Składasz ofertę { CASE($whom, "dat") }.
    .at-you = { $who } składa ci ofertę.
film-deal = { $who } i { $whom } zawierają porozumienie.
    .you = Ty i { $whom } zawieracie porozumienie.
    .at-you = Ty i { $who } zawieracie porozumienie.
film-no_deal = Brak porozumienia: { $who } i { $whom } tracą statki.
    .you = Brak porozumienia: ty i { $whom } tracicie statki.
    .at-you = Brak porozumienia: { $who } i ty tracicie statki.
film-broken = Spotkanie kończy się przed czasem.
film-swing = zwrot
film-short = brakuje { $number }
film-morph_copies = Kopiuje kartę, na którą trafia.
film-talks_home = Sojusznicy wracają do domu.
film-talks_cost = Bez umowy każdy traci 3 statki.
film-watching_reveal = Oglądasz ujawnienie
film-watching_talks = Oglądasz rozmowy
film-watching_after = Oglądasz, co dalej

## Co rozstrzyga spotkanie

film-decided_reinforcement = { $who } dodaje { $number }. Wcześniej było { $offense }:{ $defense } dla { CASE($whom, "gen") }.
    .you = Dodajesz { $number }. Wcześniej było { $offense }:{ $defense } dla { CASE($whom, "gen") }.
film-decided_by = Rozstrzyga „{ $name }”; inaczej { $offense }:{ $defense } dla { CASE($whom, "gen") }.
film-decided_late = Późna zmiana: wcześniej było { $offense }:{ $defense } dla { CASE($whom, "gen") }.
film-decided_cards = Atak bije negocjacje, nawet najniższy.
film-decided_both = Z tymi kartami nie może wygrać żadna strona.
film-decided_conceded = Nikt o tę planetę nie walczy.
film-decided_resettled = Własną pustą planetę zasiedla się ponownie bez walki.
film-decided_upset = Dzięki mocy wygrywa tu niższa suma.
film-decided_power = Rozstrzyga moc bez względu na sumy.
film-needed = { CASE($who, "dat") } zabrakło jeszcze { $number }.
    .you = Zabrakło ci jeszcze { $number }.
film-card_decided = powód
film-card_deal = układ
film-card_lost = straty
film-card_removed = poza grą
film-card_landed = lądują
film-card_cards = karty
film-card_paid = zapłata
film-card_race = wyścig
film-card_next = dalej
film-nothing_lost = żaden statek
film-nothing_paid = nic
film-nobody_lands = nikt
film-faces_of = { $who } { $names }
    .you = ty { $names }
film-ships_whose = { CASE($who, "gen") }
    .you = twoje
film-to_warp = do wiru
film-from_place = { CASE($place, "from") }
film-on_place = { CASE($place, "at") }
film-beside = obok
film-all_steps = wszystkie kroki
film-being_answered = W trakcie
film-newest_first = od najnowszych

## Ostatnia strona: cała gra w dwóch zdaniach

film-end_decided = Tura { $turn }: { $who } pokonuje { CASE($whom, "acc") } { CASE($place, "at") }.
    .you = Tura { $turn }: pokonujesz { CASE($whom, "acc") } { CASE($place, "at") }.
    .at-you = Tura { $turn }: { $who } pokonuje cię { CASE($place, "at") }.
film-end_decided_sum = Tura { $turn }: { $who } pokonuje { CASE($whom, "acc") } { CASE($place, "at") } ({ $high }:{ $low }).
    .you = Tura { $turn }: pokonujesz { CASE($whom, "acc") } { CASE($place, "at") } ({ $high }:{ $low }).
    .at-you = Tura { $turn }: { $who } pokonuje cię { CASE($place, "at") } ({ $high }:{ $low }).
film-end_best = Twoja najlepsza chwila: tura { $turn }, { $place }, walka z { CASE($who, "ins") }.
film-end_best_sum = Twoja najlepsza chwila: tura { $turn }, { $place }, { $number }:{ $value } w walce z { CASE($who, "ins") }.
film-end_worst = Twoja najgorsza chwila: tura { $turn }, { $place }, walka z { CASE($who, "ins") }.
film-end_worst_sum = Twoja najgorsza chwila: tura { $turn }, { $place }, { $number }:{ $value } w walce z { CASE($who, "ins") }.
