### Co gracz mówi o starcie, powrocie albo budowli.

reason-leads = { $n ->
        [one] { $whom } prowadzi, bo ma { $n } punkt.
        [few] { $whom } prowadzi, bo ma { $n } punkty.
       *[many] { $whom } prowadzi, bo ma { $n } punktów.
    }
    .at-you = { $n ->
        [one] Prowadzisz, bo masz { $n } punkt.
        [few] Prowadzisz, bo masz { $n } punkty.
       *[many] Prowadzisz, bo masz { $n } punktów.
    }
reason-stronger_there = { $n ->
        [one] Mam tam o { $n } kość więcej.
        [few] Mam tam o { $n } kości więcej.
       *[many] Mam tam o { $n } kości więcej.
    }
reason-raiders_there = Poluję tam na łupieżców.
reason-beside_leaders = { $n ->
        [one] W tej okolicy jest { $n } lider.
        [few] W tej okolicy jest { $n } liderów.
       *[many] W tej okolicy jest { $n } liderów.
    }
reason-moon_there = Żaden inny księżyc w moim zasięgu nie daje tyle.
reason-before_event = Zaraz będzie karta wydarzenia, więc wracam na stację.
reason-home_full = { $n ->
        [one] Wracam na stację z { $n } statkiem.
        [few] Wracam na stację z { $n } statkami.
       *[many] Wracam na stację z { $n } statkami.
    }
reason-ends_it = W ten sposób osiągam cel gry.
reason-greets_nilo = Zobaczmy, co kryją mgławice.
reason-greets_dora = Gdzie są liderzy, tam buduję.
reason-greets_reka = Łupieżców zostawcie mnie.
reason-greets_bodo = Na jeszcze jeden księżyc zawsze jest miejsce.
reason-greets_zita = Szybko tam i zaraz z powrotem.
