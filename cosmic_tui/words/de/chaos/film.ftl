### Der Film: ein Satz für jeden gezeigten Moment.

film-main_play = { $who } spielt { THE($card, "acc") }.
    .you = Du spielst { THE($card, "acc") }.
film-main_down = { $who } legt eine Karte verdeckt hin.
    .you = Du legst eine Karte verdeckt hin.
film-main_down_n = { $n ->
        [one] { $who } legt { $n } Karte verdeckt hin.
       *[other] { $who } legt { $n } Karten verdeckt hin.
    }
    .you = { $n ->
        [one] Du legst { $n } Karte verdeckt hin.
       *[other] Du legst { $n } Karten verdeckt hin.
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
film-main_use = { $who } nutzt { THE($card, "acc") }.
    .you = Du nutzt { THE($card, "acc") }.
film-main_develop = { $who } legt einen Ausbau auf { THE($card, "acc") }.
    .you = Du legst einen Ausbau auf { THE($card, "acc") }.
film-main_sell = { $who } verkauft zwei Ausbauten.
    .you = Du verkaufst zwei Ausbauten.
film-main_draw = { $who } zieht eine Karte.
    .you = Du ziehst eine Karte.
film-main_search = { $who } durchsucht die obersten Karten der eigenen Kolonie.
    .you = Du durchsuchst die obersten Karten deiner Kolonie.
film-main_salvage = { $who } nimmt die unterste Karte des eigenen Trümmerfelds.
    .you = Du nimmst die unterste Karte deines Trümmerfelds.
film-shown = { $n ->
        [0] { $who } deckt { THE($card, "acc") } auf.
        [one] { $who } zahlt { $n } Credit und deckt { THE($card, "acc") } auf.
       *[other] { $who } zahlt { $n } Credits und deckt { THE($card, "acc") } auf.
    }
    .you = { $n ->
        [0] Du deckst { THE($card, "acc") } auf.
        [one] Du zahlst { $n } Credit für { THE($card, "acc") }.
       *[other] Du zahlst { $n } Credits für { THE($card, "acc") }.
    }
film-attack_colony = { $who } greift die Kolonie von { $whom } an.
    .you = Du greifst die Kolonie von { $whom } an.
    .at-you = { $who } greift deine Kolonie an!
film-attack_centre = { $who } greift die Zentrale von { $whom } an.
    .you = Du greifst die Zentrale von { $whom } an.
    .at-you = { $who } greift deine Zentrale an!
film-attack_row = { $who } greift bei { $whom } { THE($card, "acc") } an.
    .you = Du greifst bei { $whom } { THE($card, "acc") } an.
    .at-you = { $who } greift bei dir { THE($card, "acc") } an!
film-tax = { $n ->
        [one] Der Angriff kostet { $n } Credit.
       *[other] Der Angriff kostet { $n } Credits.
    }
film-defends = { $n ->
        [one] { $n } Schiff greift an und trifft auf { THE($names, "acc") }.
       *[other] { $n } Schiffe greifen an und treffen auf { THE($names, "acc") }.
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
film-shot = { THE($card, "nom") } feuert auf { THE($ship, "acc") }.
film-shot_replied = { THE($card, "nom") } feuert auf { THE($ship, "acc") }; Gegenfeuer!
film-let_pass = { $who } passt.
    .you = Du passt.
film-answer = { $who } spielt { THE($card, "acc") }.
    .you = Du spielst { THE($card, "acc") }.
film-uses = { $who } nutzt { THE($card, "acc") }.
    .you = Du nutzt { THE($card, "acc") }.
film-undone = Die Karte { $card } wirkt.
film-stopped = { $who } stoppt { THE($card, "acc") }.
film-hit_one = { $points } Schaden für { THE($card, "acc") }.
film-no_hit = Kein Schiff erleidet Schaden.
film-goes = { $n ->
        [one] { THE($names, "nom") } ist zerstört.
       *[other] { THE($names, "nom") } sind zerstört.
    }
film-unseen = { $n ->
        [one] { $n } Karte kommt ungesehen ins Trümmerfeld.
       *[other] { $n } Karten kommen ungesehen ins Trümmerfeld.
    }
film-fired = { $n ->
        [0] Das Feuern ist vorbei: Kein Schiff kann bombardieren.
        [one] Das Feuern ist vorbei: { $n } Schiff kann noch bombardieren.
       *[other] Das Feuern ist vorbei: { $n } Schiffe können noch bombardieren.
    }
film-bombed = { $n ->
        [one] { $n } Bombe: { CASE($whom, "gen") } Kolonie schrumpft von { $before } auf { $after } Karten.
       *[other] { $n } Bomben: { CASE($whom, "gen") } Kolonie schrumpft von { $before } auf { $after } Karten.
    }
    .at-you = { $n ->
        [one] { $n } Bombe: Deine Kolonie schrumpft von { $before } auf { $after } Karten.
       *[other] { $n } Bomben: Deine Kolonie schrumpft von { $before } auf { $after } Karten.
    }
film-bombed_centre = Bomben zerstören eine Karte in der Zentrale von { $whom }.
    .at-you = Bomben zerstören eine Karte in deiner Zentrale.
film-bombed_row = { $whom } verliert { THE($card, "acc") }.
    .at-you = Du verlierst { THE($card, "acc") }.
film-bombed_nothing = Die Bomben bewirken nichts.
film-trap = Es war { CASE($who, "gen") } Falle { $card }!
    .you = Deine Falle { $card } wirkt!
film-end = { CASE($who, "gen") } Zug endet.
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
