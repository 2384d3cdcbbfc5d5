### Was geschehen ist, fürs Protokoll: ein Ereignis, eine Zeile, in der Gegenwart.

## Vor dem ersten Zug

ev-rolled = { $who } würfelt eine { $number }.
    .you = Du würfelst eine { $number }.
ev-starts = { $who } beginnt.
    .you = Du beginnst.
ev-own_deck = Dein Deck: { $name }.
ev-dealt = { $n ->
        [one] { $who } zieht { $n } Karte.
       *[other] { $who } zieht { $n } Karten.
    }
    .you = { $n ->
        [one] Du ziehst { $n } Karte.
       *[other] Du ziehst { $n } Karten.
    }
ev-faces = { $n ->
        [one] Es ist die Karte { $names }.
       *[other] Es sind die Karten { $names }.
    }
ev-kept_hand = { $who } behält die fünf Karten.
    .you = Du behältst die fünf Karten.
ev-new_hand = { $who } zieht fünf neue Karten.
    .you = Du ziehst fünf neue Karten.
ev-shuffled = { $who } mischt die Kolonie.
    .you = Du mischst deine Kolonie.

## Züge, Credits, Karten

ev-turn_began = { $who } beginnt Zug { $number }.
    .you = Dein Zug { $number } beginnt.
ev-turn_over = { $who } beendet den Zug.
    .you = Dein Zug endet.
ev-credits_gained = { $n ->
        [one] { $who } bekommt { $n } Credit.
       *[other] { $who } bekommt { $n } Credits.
    }
    .you = { $n ->
        [one] Du bekommst { $n } Credit.
       *[other] Du bekommst { $n } Credits.
    }
ev-credits_lost = { $n ->
        [one] { $who } verliert { $n } Credit.
       *[other] { $who } verliert { $n } Credits.
    }
    .you = { $n ->
        [one] Du verlierst { $n } Credit.
       *[other] Du verlierst { $n } Credits.
    }
ev-credits_over = { $who } darf 20 Credits behalten und verliert { $number }.
    .you = Du darfst 20 Credits behalten und verlierst { $number }.
ev-drew = { $n ->
        [one] { $who } zieht { $n } Karte.
       *[other] { $who } zieht { $n } Karten.
    }
    .you = { $n ->
        [one] Du ziehst { $n } Karte.
       *[other] Du ziehst { $n } Karten.
    }
ev-took_colony = { $who } nimmt eine Karte aus der Kolonie.
    .you = Du nimmst { THE($card, "acc") } aus deiner Kolonie.
ev-took_ruin = { $who } nimmt die unterste Karte des Trümmerfelds.
    .you = Du nimmst { THE($card, "acc") }, die unterste Karte deines Trümmerfelds.
ev-took_openly = { $who } nimmt { THE($card, "acc") }, für alle sichtbar.
    .you = Du nimmst { THE($card, "acc") }, für alle sichtbar.
ev-took_nothing = { $who } nimmt nichts.
    .you = Du nimmst nichts.
ev-looked_colony = { $who } sieht sich die obersten Karten der Kolonie an.
    .you = Du siehst dir die obersten Karten deiner Kolonie an.
ev-looked_centre = { $who } sieht sich { CASE($whom, "gen") } Zentrale an.
    .you = Du siehst dir { CASE($whom, "gen") } Zentrale an.
    .at-you = { $who } sieht sich deine Zentrale an.
ev-looked_unpaid = { $who } sieht sich { CASE($whom, "gen") } unbezahlte Karten an.
    .you = Du siehst dir { CASE($whom, "gen") } unbezahlte Karten an.
    .at-you = { $who } sieht sich deine unbezahlten Karten an.
ev-discarded_limit = { $n ->
        [one] { $who } legt { $n } überzählige Karte ins Trümmerfeld.
       *[other] { $who } legt { $n } überzählige Karten ins Trümmerfeld.
    }
    .you = { $n ->
        [one] Du legst { $n } überzählige Karte ins Trümmerfeld.
       *[other] Du legst { $n } überzählige Karten ins Trümmerfeld.
    }
ev-discarded_bombed = { $n ->
        [one] { $who } verliert durch Bomben { $n } Karte der Zentrale.
       *[other] { $who } verliert durch Bomben { $n } Karten der Zentrale.
    }
    .you = { $n ->
        [one] Du verlierst durch Bomben { $n } Karte der Zentrale.
       *[other] Du verlierst durch Bomben { $n } Karten der Zentrale.
    }
ev-discarded_effect = { $n ->
        [one] { $who } legt { $n } Karte der Zentrale ins Trümmerfeld.
       *[other] { $who } legt { $n } Karten der Zentrale ins Trümmerfeld.
    }
    .you = { $n ->
        [one] Du legst { $n } Karte der Zentrale ins Trümmerfeld.
       *[other] Du legst { $n } Karten der Zentrale ins Trümmerfeld.
    }
ev-colony_lost = { $n ->
        [one] Die Kolonie von { $who } verliert { $n } Karte.
       *[other] Die Kolonie von { $who } verliert { $n } Karten.
    }
    .you = { $n ->
        [one] Deine Kolonie verliert { $n } Karte.
       *[other] Deine Kolonie verliert { $n } Karten.
    }
ev-colony_empty = Die Kolonie von { $who } ist leer.
    .you = Deine Kolonie ist leer!
ev-recovered = { $n ->
        [one] { $who } legt { $n } Karte vom Trümmerfeld unter die Kolonie.
       *[other] { $who } legt { $n } Karten vom Trümmerfeld unter die Kolonie.
    }
    .you = { $n ->
        [one] Du legst { $n } Karte vom Trümmerfeld unter deine Kolonie.
       *[other] Du legst { $n } Karten vom Trümmerfeld unter deine Kolonie.
    }

## Karten werden gespielt, bezahlt, ausgebaut

ev-played_down_base = { $who } legt eine Karte verdeckt auf die Oberfläche.
    .you = Du legst { THE($card, "acc") } verdeckt auf deine Oberfläche.
ev-played_down_crew = { $who } legt eine Karte verdeckt in die Kantine.
    .you = Du legst { THE($card, "acc") } verdeckt in deine Kantine.
ev-played_down_equipment = { $who } legt eine Karte verdeckt auf { THE($ship, "acc") }.
    .you = Du legst { THE($card, "acc") } verdeckt auf { THE($ship, "acc") }.
ev-announced_card = { $n ->
        [0] { $who } spielt { THE($card, "acc") } gratis.
        [one] { $who } spielt { THE($card, "acc") } für { $n } Credit.
       *[other] { $who } spielt { THE($card, "acc") } für { $n } Credits.
    }
    .you = { $n ->
        [0] Du spielst { THE($card, "acc") } gratis.
        [one] Du spielst { THE($card, "acc") } für { $n } Credit.
       *[other] Du spielst { THE($card, "acc") } für { $n } Credits.
    }
ev-announced_pay = { $n ->
        [0] { $who } deckt { THE($card, "acc") } gratis auf.
        [one] { $who } deckt { THE($card, "acc") } für { $n } Credit auf.
       *[other] { $who } deckt { THE($card, "acc") } für { $n } Credits auf.
    }
    .you = { $n ->
        [0] Du deckst { THE($card, "acc") } gratis auf.
        [one] Du deckst { THE($card, "acc") } für { $n } Credit auf.
       *[other] Du deckst { THE($card, "acc") } für { $n } Credits auf.
    }
ev-announced_ability = { $who } nutzt { THE($card, "acc") }.
    .you = Du nutzt { THE($card, "acc") }.
ev-announced_trap = Es war eine Falle: { CASE($who, "gen") } { $card }!
    .you = Du löst deine Falle { $card } aus.
ev-aimed_at = Das Ziel ist { THE($names) }.
ev-neutralised = { CASE($who, "gen") } Karte { $card } wird gestoppt.
    .you = Deine Karte { $card } wird gestoppt.
ev-paid_for = { $n ->
        [0] { CASE($who, "gen") } Karte { $card } liegt jetzt offen.
        [one] { CASE($who, "gen") } Karte { $card } liegt jetzt offen ({ $n } Credit).
       *[other] { CASE($who, "gen") } Karte { $card } liegt jetzt offen ({ $n } Credits).
    }
    .you = { $n ->
        [0] Deine Karte { $card } liegt jetzt offen.
        [one] Deine Karte { $card } liegt jetzt offen ({ $n } Credit).
       *[other] Deine Karte { $card } liegt jetzt offen ({ $n } Credits).
    }
ev-developed = { $n ->
        [one] { $who } legt { $n } Ausbau auf { THE($card, "acc") }.
       *[other] { $who } legt { $n } Ausbauten auf { THE($card, "acc") }.
    }
    .you = { $n ->
        [one] Du legst { $n } Ausbau auf { THE($card, "acc") }.
       *[other] Du legst { $n } Ausbauten auf { THE($card, "acc") }.
    }
ev-sold = { $n ->
        [one] { $who } nimmt { $n } Ausbau von { THE($card, "dat") }.
       *[other] { $who } nimmt { $n } Ausbauten von { THE($card, "dat") }.
    }
    .you = { $n ->
        [one] Du nimmst { $n } Ausbau von { THE($card, "dat") }.
       *[other] Du nimmst { $n } Ausbauten von { THE($card, "dat") }.
    }

## Was mit Karten auf dem Tisch geschieht

ev-turned_used = { CASE($who, "gen") } Karte { $card } ist erschöpft.
    .you = Deine Karte { $card } ist erschöpft.
ev-turned_damaged = { CASE($who, "gen") } Karte { $card } ist beschädigt.
    .you = Deine Karte { $card } ist beschädigt.
ev-turned_back_active = { CASE($who, "gen") } Karte { $card } ist wieder aktiv.
    .you = Deine Karte { $card } ist wieder aktiv.
ev-turned_back_used = { CASE($who, "gen") } Karte { $card } ist jetzt erschöpft statt beschädigt.
    .you = Deine Karte { $card } ist jetzt erschöpft statt beschädigt.
ev-hit = { CASE($who, "gen") } { $card } erleidet { $points } Schaden. Restpanzerung: { $left }.
    .you = Dein Schiff { $card } erleidet { $points } Schaden. Restpanzerung: { $left }.
ev-hit_base = { CASE($who, "gen") } Karte { $card } erleidet { $points } Schaden. Restpanzerung: { $left }.
    .you = Deine Karte { $card } erleidet { $points } Schaden. Restpanzerung: { $left }.
ev-prevented = { CASE($who, "gen") } Karte { $card } erleidet keinen Schaden.
    .you = Deine Karte { $card } erleidet keinen Schaden.
ev-destroyed = { CASE($who, "gen") } Karte { $card } ist zerstört.
    .you = Deine Karte { $card } ist zerstört!
ev-left_scrap = { CASE($who, "gen") } Karte { $card } kommt auf den Schrott.
    .you = Deine Karte { $card } kommt auf den Schrott.
ev-left_ruin = Eine Karte von { $who } kommt ungesehen ins Trümmerfeld.
    .you = Deine Karte { $card } kommt ungesehen ins Trümmerfeld.
ev-returned = { CASE($who, "gen") } Karte { $card } kehrt in die Zentrale zurück.
    .you = Deine Karte { $card } kehrt in die Zentrale zurück.
ev-taken_over = { $who } beherrscht jetzt { THE($card, "acc") }.
    .you = Du beherrschst jetzt { THE($card, "acc") }.
ev-shielded = { CASE($who, "gen") } Karte { $card } erleidet { $points } Schaden weniger.
    .you = Deine Karte { $card } erleidet { $points } Schaden weniger.
ev-refitted = { CASE($who, "gen") } Schiff { $card } hat wieder volle Panzerung.
    .you = Dein Schiff { $card } hat wieder volle Panzerung.
ev-attacks_forbidden = { $who } kann vorerst keinen Angriff beginnen.
    .you = Du kannst vorerst keinen Angriff beginnen.
ev-defence_forbidden = { CASE($who, "gen") } Schiff { $card } kann in diesem Zug nicht verteidigen.
    .you = Dein Schiff { $card } kann in diesem Zug nicht verteidigen.
ev-defence_forbidden_to_all = { CASE($who, "gen") } Schiffe bis Größe { $size } können in diesem Zug nicht verteidigen.
    .you = Deine Schiffe bis Größe { $size } können in diesem Zug nicht verteidigen.
ev-triggered = { CASE($who, "gen") } Karte { $card } wirkt.
    .you = Deine Karte { $card } wirkt.

## Angriff und Kampf

ev-attack_colony = { $who } greift die Kolonie von { $whom } an.
    .you = Du greifst die Kolonie von { $whom } an.
    .at-you = { $who } greift deine Kolonie an!
ev-attack_centre = { $who } greift die Zentrale von { $whom } an.
    .you = Du greifst die Zentrale von { $whom } an.
    .at-you = { $who } greift deine Zentrale an!
ev-attack_row = { $who } greift bei { $whom } { THE($card, "acc") } an.
    .you = Du greifst bei { $whom } { THE($card, "acc") } an.
    .at-you = { $who } greift bei dir { THE($card, "acc") } an!
ev-attack_tax = { $n ->
        [one] Der Angriff kostet { $n } Credit.
       *[other] Der Angriff kostet { $n } Credits.
    }
ev-attack_cancelled = Der Angriff endet, bevor er begonnen hat.
ev-attack_without_ships = { $who } hat kein Schiff mehr für den Angriff.
    .you = Du hast kein Schiff mehr für den Angriff.
ev-attackers = { $n ->
        [one] { $who } greift mit { THE($names, "dat") } an.
       *[other] { $who } greift mit { $n } Schiffen an ({ $names }).
    }
    .you = { $n ->
        [one] Du greifst mit { THE($names, "dat") } an.
       *[other] Du greifst mit { $n } Schiffen an ({ $names }).
    }
ev-defenders = { $n ->
        [0] { $who } verteidigt nicht.
        [one] { $who } verteidigt mit { THE($names, "dat") }.
       *[other] { $who } verteidigt mit { $n } Schiffen ({ $names }).
    }
    .you = { $n ->
        [0] Du verteidigst nicht.
        [one] Du verteidigst mit { THE($names, "dat") }.
       *[other] Du verteidigst mit { $n } Schiffen ({ $names }).
    }
ev-boarded = { $who } schickt { THE($card, "acc") } als Besatzung auf { THE($ship, "acc") }.
    .you = Du schickst { THE($card, "acc") } als Besatzung auf { THE($ship, "acc") }.
ev-came_home = { CASE($who, "gen") } Karte { $card } kehrt in die Kantine zurück.
    .you = Deine Karte { $card } kehrt in die Kantine zurück.
ev-firing_begins = Die Schiffe eröffnen das Feuer.
ev-fires = { CASE($who, "gen") } { $card } feuert mit Stärke { $points } auf { THE($ship, "acc") }.
    .you = Dein Schiff { $card } feuert mit Stärke { $points } auf { THE($ship, "acc") }.
    .at-you = { CASE($who, "gen") } { $card } beschießt dein Schiff { $ship } mit Stärke { $points }!
ev-replies = { CASE($who, "gen") } { $card } feuert mit Stärke { $points } zurück.
    .you = Dein Schiff { $card } feuert mit Stärke { $points } zurück.
ev-declines = { CASE($who, "gen") } { $card } feuert nicht zurück.
    .you = Dein Schiff { $card } feuert nicht zurück.
ev-held_fire = { $who } passt.
    .you = Du passt.
ev-stealth = { CASE($who, "gen") } { $card } schlüpft durch und bombardiert sofort.
    .you = Dein Schiff { $card } schlüpft durch und bombardiert sofort.
ev-redirected = Der Schuss trifft stattdessen { CASE($who, "gen") } { CASE($ship, "acc") }.
    .you = Der Schuss trifft stattdessen dein Schiff { $ship }.
ev-acts_at_once = { CASE($who, "gen") } { $card } handelt als Nächstes, unabhängig vom Tempo.
    .you = Dein Schiff { $card } handelt als Nächstes, unabhängig vom Tempo.
# fine: term credit
ev-heavy_weapons = { $who } kauft { $points } Feuerkraft für { THE($card, "acc") }.
    .you = Du kaufst { $points } Feuerkraft für { THE($card, "acc") }.
ev-pyrotechnics = { $n ->
        [one] { CASE($who, "gen") } { $card } verbrennt { $n } Karte der eigenen Kolonie.
       *[other] { CASE($who, "gen") } { $card } verbrennt { $n } Karten der eigenen Kolonie.
    }
    .you = { $n ->
        [one] Dein Schiff { $card } verbrennt { $n } Karte deiner Kolonie.
       *[other] Dein Schiff { $card } verbrennt { $n } Karten deiner Kolonie.
    }
ev-bombers = { $who } bombardiert mit { THE($names, "dat") } (Bombenkraft { $points }).
    .you = Du bombardierst mit { THE($names, "dat") } (Bombenkraft { $points }).
ev-nobody_bombs = { $who } bombardiert nicht.
    .you = Du bombardierst nicht.
ev-bombed_centre = Bomben treffen die Zentrale von { $whom }.
    .at-you = Bomben treffen deine Zentrale!
ev-trap_springs = { CASE($who, "gen") } Falle { $card } wirkt.
    .you = Deine Falle { $card } wirkt.
ev-combat_over = Der Kampf ist vorbei.
ev-over_hangar_limit = Der Hangar ist zu voll: { $who } gibt { THE($card, "acc") } auf.
    .you = Dein Hangar ist zu voll: Du gibst { THE($card, "acc") } auf.

## Das Ende

ev-conceded = { $who } gibt auf.
    .you = Du gibst auf.
ev-eliminated = { $who } ist ausgeschieden.
    .you = Du bist ausgeschieden!
ev-judged = Der letzte Zug ist vorbei. Die Wertung entscheidet.
ev-game_over_colony = { $n ->
        [one] { $names } gewinnt: Die Kolonie des Gegners ist leer.
       *[other] { $names } gewinnen.
    }
    .you = Du gewinnst: Die Kolonie deines Gegners ist leer!
ev-game_over_conceded = { $n ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
    .you = Du gewinnst!
ev-game_over_judge = { $n ->
        [one] { $names } gewinnt nach Punkten.
       *[other] { $names } gewinnen nach Punkten.
    }
    .you = Du gewinnst nach Punkten!
ev-game_over_last = { $n ->
        [one] { $names } gewinnt und hat die meisten ausgeschaltet.
       *[other] { $names } gewinnen und haben die meisten ausgeschaltet.
    }
    .you = Du gewinnst: Du hast die meisten ausgeschaltet!
ev-undone = { $who } nimmt eine Antwort zurück.
    .you = Du nimmst deine letzte Antwort zurück.
ev-newer_rules = { $n ->
        [0] Ab hier gelten neuere Regeln.
        [one] Neuere Regeln: { $n } Antwort noch einmal.
       *[other] Neuere Regeln: { $n } Antworten noch einmal.
    }
