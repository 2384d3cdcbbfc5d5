### Film: jedno zdanie na każdą pokazaną chwilę.

film-turn = Tura gracza { $who }.
    .you = Twoja tura.
film-regroup = Statek gracza { $who } wraca: { $place }.
    .you = Twój statek wraca: { $place }.
film-regroup_gate = Statek gracza { $who } wychodzi z wiru na wrota.
    .you = Twój statek wychodzi z wiru na wrota.
film-destiny = Cel: { $destiny }. Broni się { $whom }.
    .at-you = Cel: { $destiny }. Bronisz się ty.
film-destiny_redrawn = { $n ->
        [one] Druga karta celu: { $destiny }. Broni się { $whom }.
        [few] Cel po { $n } wymianach: { $destiny }. Broni się { $whom }.
       *[many] Cel po { $n } wymianach: { $destiny }. Broni się { $whom }.
    }
    .at-you = { $n ->
        [one] Druga karta celu: { $destiny }. Bronisz się ty.
        [few] Cel po { $n } wymianach: { $destiny }. Bronisz się ty.
       *[many] Cel po { $n } wymianach: { $destiny }. Bronisz się ty.
    }
film-destiny_expel = Cel: { $destiny }. { $who } atakuje: { $whom }, { $place }.
    .you = Cel: { $destiny }. Atakujesz: { $whom }, { $place }.
    .at-you = Cel: { $destiny }. { $who } atakuje cię: { $place }.
film-destiny_resettle = Cel: { $destiny }. { $who } ponownie zasiedla: { $place }.
    .you = Cel: { $destiny }. Ponownie zasiedlasz: { $place }.
film-destiny_named = { $who } wybiera cel ataku: { $whom }.
    .you = Wybierasz cel ataku: { $whom }.
    .at-you = { $who } wybiera cel ataku: to ty.
film-launched = { $n ->
        [one] { $who } atakuje gracza { $whom }: { $place }, { $n } statek.
        [few] { $who } atakuje gracza { $whom }: { $place }, { $n } statki.
       *[many] { $who } atakuje gracza { $whom }: { $place }, { $n } statków.
    }
    .you = { $n ->
        [one] Atakujesz gracza { $whom }: { $place }, { $n } statek.
        [few] Atakujesz gracza { $whom }: { $place }, { $n } statki.
       *[many] Atakujesz gracza { $whom }: { $place }, { $n } statków.
    }
    .at-you = { $n ->
        [one] { $who } atakuje cię: { $place }, { $n } statek.
        [few] { $who } atakuje cię: { $place }, { $n } statki.
       *[many] { $who } atakuje cię: { $place }, { $n } statków.
    }
film-invited = { $who } zaprasza: { $names }.
    .you = Zapraszasz: { $names }.
film-invited_nobody = { $who } nikogo nie zaprasza.
    .you = Nikogo nie zapraszasz.
film-joined = { $n ->
        [one] { $who } dołącza do gracza { $whom }: { $n } statek.
        [few] { $who } dołącza do gracza { $whom }: { $n } statki.
       *[many] { $who } dołącza do gracza { $whom }: { $n } statków.
    }
    .you = { $n ->
        [one] Dołączasz do gracza { $whom }: { $n } statek.
        [few] Dołączasz do gracza { $whom }: { $n } statki.
       *[many] Dołączasz do gracza { $whom }: { $n } statków.
    }
    .at-you = { $n ->
        [one] { $who } dołącza do ciebie: { $n } statek.
        [few] { $who } dołącza do ciebie: { $n } statki.
       *[many] { $who } dołącza do ciebie: { $n } statków.
    }
film-stayed_out = { $who } nie dołącza.
    .you = Nie dołączasz.
film-sides = { $ships ->
        [one] { $ships } statek w ataku, { $number } w obronie.
        [few] { $ships } statki w ataku, { $number } w obronie.
       *[many] { $ships } statków w ataku, { $number } w obronie.
    }
film-laid = Obie karty leżą zakryte.
film-cards_turn = Karty zostają odkryte.
film-card_turns = Karta gracza { $who } się odwraca.
    .you = Twoja karta się odwraca.
film-counted = Statki są liczone.
film-turned = { $offcard } kontra { $defcard }.
film-morph = Metamorfoza gracza { $who } zmienia się w: { $face }.
    .you = Twoja metamorfoza zmienia się w: { $face }.
film-changed_card = Karta gracza { $who } liczy się teraz jako: { $face }.
    .you = Twoja karta liczy się teraz jako: { $face }.
film-replaced_card = { $who } ma teraz: { $face } zamiast: { $card }.
    .you = Masz teraz: { $face } zamiast: { $card }.
film-summed = { $offense } kontra { $defense }: prowadzi { $who }.
    .you = { $offense } kontra { $defense }: prowadzisz.
film-summed_tie = { $offense } kontra { $defense }: remis jest dla broniącego.
film-added_reinforcement = { $swing ->
        [yes] { $who } dodaje { $number }: { $offense } kontra { $defense }, zmiana na prowadzeniu.
       *[no] { $who } dodaje { $number }: { $offense } kontra { $defense }.
    }
    .you = { $swing ->
        [yes] Dodajesz { $number }: { $offense } kontra { $defense }, zmiana na prowadzeniu.
       *[no] Dodajesz { $number }: { $offense } kontra { $defense }.
    }
film-added_by = { $swing ->
        [yes] { $name }: { $offense } kontra { $defense }, zmiana na prowadzeniu.
       *[no] { $name }: { $offense } kontra { $defense }.
    }
film-added = { $swing ->
        [yes] Teraz { $offense } kontra { $defense }: zmiana na prowadzeniu.
       *[no] Teraz { $offense } kontra { $defense }.
    }
film-used_power = { $who } używa mocy: { $name }.
    .you = Używasz mocy: { $name }.
film-used_technology = { $who } używa technologii: { $name }.
    .you = Używasz technologii: { $name }.
film-used_artifact = { $who } zagrywa: { $name }.
    .you = Zagrywasz: { $name }.
film-used_flare = { $who } zagrywa rozbłysk: { $name }.
    .you = Zagrywasz rozbłysk: { $name }.
film-used_reinforcement = { $who } zagrywa wsparcie { $number } dla { $side ->
        [offense] atakującego
       *[defense] broniącego
    }.
    .you = Zagrywasz wsparcie { $number } dla { $side ->
        [offense] atakującego
       *[defense] broniącego
    }.
film-stopped = { $how ->
        [zapped] Zablokowano: { $name }.
        [stolen] Skradziono: { $name }.
       *[cancelled] Bez efektu: { $name }.
    }
film-stopped_by = { $how ->
        [zapped] { $who } reaguje: { $card }. Zablokowano: { $name }.
        [stolen] { $who } reaguje: { $card }. Skradziono: { $name }.
       *[cancelled] { $who } reaguje: { $card }. Bez efektu: { $name }.
    }
    .you = { $how ->
        [zapped] Reagujesz: { $card }. Zablokowano: { $name }.
        [stolen] Reagujesz: { $card }. Skradziono: { $name }.
       *[cancelled] Reagujesz: { $card }. Bez efektu: { $name }.
    }
film-won = { $who } zdobywa: { $place }, { $high } do { $low }.
    .you = Zdobywasz: { $place }, { $high } do { $low }.
    .at-you = { $who } zdobywa na tobie: { $place }, { $high } do { $low }.
film-held = { $who } utrzymuje: { $place }, { $high } do { $low }.
    .you = Utrzymujesz: { $place }, { $high } do { $low }.
    .at-you = { $who } odpiera twój atak: { $place }, { $high } do { $low }.
film-held_tie = { $who } utrzymuje: { $place }. Remis, { $high } do { $low }, jest dla broniącego.
    .you = Utrzymujesz: { $place }. Remis, { $high } do { $low }, jest dla broniącego.
    .at-you = { $who } utrzymuje: { $place }. Remis, { $high } do { $low }, jest dla broniącego.
film-won_upset = { $who } zdobywa: { $place }, niższą sumą, { $high } do { $low }.
    .you = Zdobywasz: { $place }, niższą sumą, { $high } do { $low }.
    .at-you = { $who } zdobywa na tobie: { $place }, niższą sumą, { $high } do { $low }.
film-held_upset = { $who } utrzymuje: { $place }, niższą sumą, { $high } do { $low }.
    .you = Utrzymujesz: { $place }, niższą sumą, { $high } do { $low }.
    .at-you = { $who } odpiera twój atak: { $place }, niższą sumą, { $high } do { $low }.
film-won_cards = { $who } zdobywa: { $place }. Atak bije negocjacje.
    .you = Zdobywasz: { $place }. Atak bije negocjacje.
    .at-you = { $who } zdobywa: { $place }. Atak bije twoje negocjacje.
film-held_cards = { $who } utrzymuje: { $place }. Atak bije negocjacje.
    .you = Utrzymujesz: { $place }. Atak bije negocjacje.
    .at-you = { $who } utrzymuje: { $place }. Atak bije twoje negocjacje.
film-won_power = { $who } zdobywa: { $place }, bez względu na sumy.
    .you = Zdobywasz: { $place }, bez względu na sumy.
    .at-you = { $who } zdobywa na tobie: { $place }, bez względu na sumy.
film-held_power = { $who } utrzymuje: { $place }, bez względu na sumy.
    .you = Utrzymujesz: { $place }, bez względu na sumy.
    .at-you = { $who } odpiera twój atak: { $place }, bez względu na sumy.
film-won_both = Obie strony przegrywają: { $place }.
film-won_resettled = { $who } ponownie zasiedla bez walki: { $place }.
    .you = Ponownie zasiedlasz bez walki: { $place }.
film-won_conceded = { $who } dostaje bez walki: { $place }.
    .you = Dostajesz bez walki: { $place }.
    .at-you = { $who } dostaje od ciebie bez walki: { $place }.
film-ships_of = { $n ->
        [one] { $who } ({ $n } statek)
        [few] { $who } ({ $n } statki)
       *[many] { $who } ({ $n } statków)
    }
    .you = { $n ->
        [one] { $n } twój statek
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
film-lost = Trafiają do wiru: { $names }.
film-removed = Na dobre poza grą: { $names }.
film-landed = { $n ->
        [one] Lądowanie ({ $place }): { $names }.
        [few] Lądowanie ({ $place }): { $names }.
       *[many] Lądowanie ({ $place }): { $names }.
    }
    .you = { $n ->
        [one] Lądowanie ({ $place }): { $names }.
        [few] Lądowanie ({ $place }): { $names }.
       *[many] Lądowanie ({ $place }): { $names }.
    }
film-rewarded = Nagrody, { $who }: { $names }.
    .you = Twoje nagrody: { $names }.
film-rewarded_nothing = { $who } nie bierze nagrody.
    .you = Nie bierzesz nagrody.
film-cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
film-ships = { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[many] { $n } statków
    }
film-compensated = { $who } bierze od gracza { $whom }: { $names }.
    .you = Bierzesz od gracza { $whom }: { $names }.
    .at-you = { $who } bierze od ciebie: { $names }.
film-power_lost = { $who } ma za mało rodzimych kolonii. Utracona moc: { $name }.
    .you = Masz za mało rodzimych kolonii. Utracona moc: { $name }.
film-power_regained = { $who } znów ma dość rodzimych kolonii. Odzyskana moc: { $name }.
    .you = Znów masz dość rodzimych kolonii. Odzyskana moc: { $name }.
film-near = { $n ->
        [one] O jedną kolonię od zwycięstwa: { $names }.
        [few] O jedną kolonię od zwycięstwa: { $names }.
       *[many] O jedną kolonię od zwycięstwa: { $names }.
    }
    .you = O jedną kolonię od zwycięstwa: { $names }.
film-talks = Dwie karty negocjacji: { $who } i { $whom } szukają porozumienia.
    .you = Dwie karty negocjacji: ty i { $whom } szukacie porozumienia.
    .at-you = Dwie karty negocjacji: { $who } i ty szukacie porozumienia.
film-offered = { $who } składa ofertę. Przeciwnik: { $whom }.
    .you = Składasz ofertę. Przeciwnik: { $whom }.
    .at-you = { $who } składa ci ofertę.
film-deal = Porozumienie: { $who } i { $whom }.
    .you = Porozumienie: ty i { $whom }.
    .at-you = Porozumienie: { $who } i ty.
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

film-decided_reinforcement = { $who } dodaje { $number }. Przedtem { $offense } kontra { $defense } i górą { $whom }.
    .you = Dodajesz { $number }. Przedtem { $offense } kontra { $defense } i górą { $whom }.
film-decided_by = Rozstrzyga { $name }: bez tego { $offense } kontra { $defense } i górą { $whom }.
film-decided_late = Późna zmiana: przedtem { $offense } kontra { $defense } i górą { $whom }.
film-decided_cards = Atak bije negocjacje, bez względu na liczbę.
film-decided_both = Z tymi kartami nie może wygrać żadna strona.
film-decided_conceded = Nikt o to nie walczy.
film-decided_resettled = Własną pustą planetę zasiedla się bez walki.
film-decided_upset = Przez moc wygrywa tu niższa suma.
film-decided_power = Rozstrzyga moc, bez względu na sumy.
film-needed = { $who }: zabrakło jeszcze { $number }.
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
film-ships_whose = gracza { $who }
    .you = twoje
film-to_warp = do wiru
film-from_place = skąd: { $place }
film-on_place = gdzie: { $place }
film-beside = obok
film-all_steps = wszystkie kroki
film-being_answered = W trakcie
film-newest_first = od najnowszych

## Ostatnia strona: cała gra w dwóch zdaniach

film-end_decided = Tura { $turn }, { $place }: wygrywa { $who }, przegrywa { $whom }.
    .you = Tura { $turn }, { $place }: wygrywasz, przegrywa { $whom }.
    .at-you = Tura { $turn }, { $place }: wygrywa { $who }, przegrywasz ty.
film-end_decided_sum = Tura { $turn }, { $place }: { $who } kontra { $whom }, { $high } do { $low }.
    .you = Tura { $turn }, { $place }: ty kontra { $whom }, { $high } do { $low }.
    .at-you = Tura { $turn }, { $place }: { $who } kontra ty, { $high } do { $low }.
film-end_best = Twój szczyt: tura { $turn }, { $place } ({ $who }).
film-end_best_sum = Twój szczyt: tura { $turn }, { $place }, { $number } do { $value } ({ $who }).
film-end_worst = Najgorsza chwila: tura { $turn }, { $place } ({ $who }).
film-end_worst_sum = Najgorsza chwila: tura { $turn }, { $place }, { $number } do { $value } ({ $who }).
