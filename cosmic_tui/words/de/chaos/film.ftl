### Der Film: ein Satz für jeden gezeigten Moment.

film-main_play = { $who } spielt: { $card }.
    .you = Du spielst: { $card }.
film-main_down = { $who } legt eine Karte verdeckt.
    .you = Du legst eine Karte verdeckt.
film-main_down_n = { $n ->
        [one] { $who } legt { $n } Karte verdeckt.
       *[other] { $who } legt { $n } Karten verdeckt.
    }
    .you = { $n ->
        [one] Du legst { $n } Karte verdeckt.
       *[other] Du legst { $n } Karten verdeckt.
    }
film-main_draw_n = { $n ->
        [one] { $who } zieht { $n } Karte.
       *[other] { $who } zieht { $n } Karten.
    }
    .you = { $n ->
        [one] Du ziehst { $n } Karte.
       *[other] Du ziehst { $n } Karten.
    }
film-main_develop_n = { $n ->
        [one] { $who } legt { $n } Ausbau.
       *[other] { $who } legt { $n } Ausbauten.
    }
    .you = { $n ->
        [one] Du legst { $n } Ausbau.
       *[other] Du legst { $n } Ausbauten.
    }
film-main_use = { $who } nutzt: { $card }.
    .you = Du nutzt: { $card }.
film-main_develop = { $who } legt einen Ausbau auf: { $card }.
    .you = Du legst einen Ausbau auf: { $card }.
film-main_sell = { $who } verkauft zwei Ausbauten.
    .you = Du verkaufst zwei Ausbauten.
film-main_draw = { $who } zieht eine Karte.
    .you = Du ziehst eine Karte.
film-main_search = { $who } sucht oben in der eigenen Kolonie.
    .you = Du suchst oben in deiner Kolonie.
film-main_salvage = { $who } nimmt die unterste Karte des eigenen Trümmerfelds.
    .you = Du nimmst die unterste Karte deines Trümmerfelds.
film-shown = { $n ->
        [0] { $who } deckt eine Karte auf: { $card }.
        [one] { $who } zahlt { $n } Credit und deckt { $card } auf.
       *[other] { $who } zahlt { $n } Credits und deckt { $card } auf.
    }
    .you = { $n ->
        [0] Du deckst { $card } auf.
        [one] Du zahlst { $n } Credit für { $card }.
       *[other] Du zahlst { $n } Credits für { $card }.
    }
film-attack_colony = { $who } greift die Kolonie von { $whom } an.
    .you = Du greifst die Kolonie von { $whom } an.
    .at-you = { $who } greift deine Kolonie an!
film-attack_centre = { $who } greift die Zentrale von { $whom } an.
    .you = Du greifst die Zentrale von { $whom } an.
    .at-you = { $who } greift deine Zentrale an!
film-attack_row = { $who } greift { $whom } an: { $card }.
    .you = Du greifst { $whom } an: { $card }.
    .at-you = { $who } greift dich an: { $card }!
film-tax = { $n ->
        [one] Es kostet { $n } Credit.
       *[other] Es kostet { $n } Credits.
    }
film-defends = { $n ->
        [one] { $n } Schiff greift an, es verteidigt: { $names }.
       *[other] { $n } Schiffe greifen an, es verteidigt: { $names }.
    }
film-undefended = { $n ->
        [one] { $n } Schiff greift an, und niemand verteidigt.
       *[other] { $n } Schiffe greifen an, und niemand verteidigt.
    }
film-paid = { $n ->
        [one] { $who } zahlt { $credits } für { $n } Karte.
       *[other] { $who } zahlt { $credits } für { $n } Karten.
    }
    .you = { $n ->
        [one] Du zahlst { $credits } für { $n } Karte.
       *[other] Du zahlst { $credits } für { $n } Karten.
    }
film-nobody_pays = Niemand bezahlt etwas.
film-missile_nothing = Das Bezahlen ist zu Ende.
film-shot = { $card } feuert auf { $ship }.
film-shot_replied = { $card } feuert auf { $ship }, Gegenfeuer folgt.
film-let_pass = { $who } passt.
    .you = Du passt.
film-answer = { $who } spielt: { $card }.
    .you = Du spielst: { $card }.
film-uses = { $who } nutzt: { $card }.
    .you = Du nutzt: { $card }.
film-undone = Es wirkt: { $card }.
film-stopped = Gestoppt von { $who }: { $card }.
film-hit_one = { $points } Schaden für { $card }.
film-no_hit = Kein Schiff erleidet Schaden.
film-goes = { $n ->
        [one] Zerstört: { $names }.
       *[other] Zerstört: { $names }.
    }
film-unseen = { $n ->
        [one] { $n } Karte geht ungesehen ins Trümmerfeld.
       *[other] { $n } Karten gehen ungesehen ins Trümmerfeld.
    }
film-fired = { $n ->
        [0] Das Feuern ist vorbei: Kein Schiff kann bombardieren.
        [one] Das Feuern ist vorbei: { $n } Schiff kann noch bombardieren.
       *[other] Das Feuern ist vorbei: { $n } Schiffe können noch bombardieren.
    }
film-bombed = { $n ->
        [one] { $n } Bombe: Die Kolonie von { $whom } fällt von { $before } auf { $after } Karten.
       *[other] { $n } Bomben: Die Kolonie von { $whom } fällt von { $before } auf { $after } Karten.
    }
    .at-you = { $n ->
        [one] { $n } Bombe: Deine Kolonie fällt von { $before } auf { $after } Karten.
       *[other] { $n } Bomben: Deine Kolonie fällt von { $before } auf { $after } Karten.
    }
film-bombed_centre = Bomben zerstören eine Karte in der Zentrale von { $whom }.
    .at-you = Bomben zerstören eine Karte in deiner Zentrale.
film-bombed_row = Zerstört bei { $whom }: { $card }.
    .at-you = Du verlierst: { $card }.
film-bombed_nothing = Die Bomben bewirken nichts.
film-trap = Es war eine Falle von { $who }: { $card }!
    .you = Deine Falle wirkt: { $card }!
film-end = Der Zug von { $who } endet.
    .you = Dein Zug endet.
film-low = { $n ->
        [one] { $who } hat noch { $n } Karte in der Kolonie.
       *[other] { $who } hat noch { $n } Karten in der Kolonie.
    }
    .you = { $n ->
        [one] Du hast noch { $n } Karte in der Kolonie.
       *[other] Du hast noch { $n } Karten in der Kolonie.
    }
film-eliminated = { $who } ist ausgeschieden.
    .you = Du bist ausgeschieden!
