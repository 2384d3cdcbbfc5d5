### Co gracz mówi o ataku albo obronie.

reason-enough_to_finish = { $n ->
        [one] Moich bomb starczy na ostatnią kartę.
        [few] Moich bomb starczy na ostatnie { $n } karty.
       *[many] Moich bomb starczy na ostatnie { $n } kart.
    }
reason-nobody_defends = Żaden statek nie może bronić { CASE($whom, "gen") }.
    .at-you = Żaden twój statek nie może stanąć do obrony.
reason-they_acted = Większość statków { CASE($whom, "gen") } jest już wyczerpana.
    .at-you = Większość twoich statków jest już wyczerpana.
reason-fire_first = Wszystkie moje statki strzelają pierwsze.
reason-leads = { $n ->
        [one] { $whom } prowadzi, bo ma { $n } kartę.
        [few] { $whom } prowadzi, bo ma { $n } karty.
       *[many] { $whom } prowadzi, bo ma { $n } kart.
    }
    .at-you = { $n ->
        [one] Prowadzisz, bo masz { $n } kartę.
        [few] Prowadzisz, bo masz { $n } karty.
       *[many] Prowadzisz, bo masz { $n } kart.
    }
reason-weakest_neighbour = { $whom } ma najsłabszą kolonię obok mnie.
    .at-you = Masz najsłabszą kolonię obok mnie.
reason-colony_first = { $n ->
        [one] Inaczej moja kolonia straci { $n } kartę.
        [few] Inaczej moja kolonia straci { $n } karty.
       *[many] Inaczej moja kolonia straci { $n } kart.
    }
reason-not_worth_a_ship = Wolę to niż utratę statku.
reason-greets_varg = Oby twoje statki były gotowe. Moje są.
reason-greets_bruna = Zapraszam. Jestem w domu.
reason-greets_timo = Najpierw kredyty, potem statki.
reason-greets_luca = Nie wszystko na mojej powierzchni jest tym, na co wygląda.
reason-greets_orsi = Mam wiele małych statków. Przekonasz się.
