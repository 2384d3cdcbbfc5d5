### Was geschehen ist, fürs Protokoll: ein Ereignis, eine Zeile, in der Gegenwart.

## Vor dem ersten Zug

ev-rolled = { $who } würfelt eine { $number }.
    .you = Du würfelst eine { $number }.
ev-starts = { $who } beginnt.
    .you = Du beginnst.
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
ev-drew = { $n ->
        [one] { $who } zieht { $n } Karte.
       *[other] { $who } zieht { $n } Karten.
    }
    .you = { $n ->
        [one] Du ziehst { $n } Karte.
       *[other] Du ziehst { $n } Karten.
    }
ev-took_colony = { $who } nimmt eine Karte aus der Kolonie.
    .you = Du nimmst aus deiner Kolonie: { $card }.
ev-took_ruin = { $who } nimmt die unterste Karte des Trümmerfelds.
    .you = Du nimmst { CASE($card, "acc") }, die unterste Karte, aus deinem Trümmerfeld.
ev-took_openly = { $who } nimmt, für alle sichtbar: { $card }.
    .you = Du nimmst, für alle sichtbar: { $card }.
ev-took_nothing = { $who } nimmt nichts.
    .you = Du nimmst nichts.
ev-looked_colony = { $who } sieht oben in die Kolonie.
    .you = Du siehst oben in deine Kolonie.
ev-looked_centre = { $who } sieht die Zentrale von { $whom } an.
    .you = Du siehst die Zentrale von { $whom } an.
    .at-you = { $who } sieht deine Zentrale an.
ev-looked_unpaid = { $who } sieht die unbezahlten Karten von { $whom } an.
    .you = Du siehst die unbezahlten Karten von { $whom } an.
    .at-you = { $who } sieht deine unbezahlten Karten an.
ev-discarded_limit = { $n ->
        [one] { $who } legt { $n } Karte über dem Limit ins Trümmerfeld.
       *[other] { $who } legt { $n } Karten über dem Limit ins Trümmerfeld.
    }
    .you = { $n ->
        [one] Du legst { $n } Karte über dem Limit ins Trümmerfeld.
       *[other] Du legst { $n } Karten über dem Limit ins Trümmerfeld.
    }
ev-discarded_bombed = { $n ->
        [one] Bomben: { $who } verliert { $n } Karte der Zentrale.
       *[other] Bomben: { $who } verliert { $n } Karten der Zentrale.
    }
    .you = { $n ->
        [one] Bomben: Du verlierst { $n } Karte der Zentrale.
       *[other] Bomben: Du verlierst { $n } Karten der Zentrale.
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
    .you = Du legst { CASE($card, "acc") } verdeckt auf deine Oberfläche.
ev-played_down_crew = { $who } legt eine Karte verdeckt in die Kantine.
    .you = Du legst { CASE($card, "acc") } verdeckt in deine Kantine.
ev-played_down_equipment = { $who } legt eine Karte verdeckt auf { $ship }.
    .you = Du legst { CASE($card, "acc") } verdeckt auf { $ship }.
ev-announced_card = { $n ->
        [0] { $who } spielt { CASE($card, "acc") } gratis.
        [one] { $who } spielt { CASE($card, "acc") } für { $n } Credit.
       *[other] { $who } spielt { CASE($card, "acc") } für { $n } Credits.
    }
    .you = { $n ->
        [0] Du spielst { CASE($card, "acc") } gratis.
        [one] Du spielst { CASE($card, "acc") } für { $n } Credit.
       *[other] Du spielst { CASE($card, "acc") } für { $n } Credits.
    }
ev-announced_pay = { $n ->
        [0] { $who } deckt { CASE($card, "acc") } gratis auf.
        [one] { $who } deckt { CASE($card, "acc") } für { $n } Credit auf.
       *[other] { $who } deckt { CASE($card, "acc") } für { $n } Credits auf.
    }
    .you = { $n ->
        [0] Du deckst { CASE($card, "acc") } gratis auf.
        [one] Du deckst { CASE($card, "acc") } für { $n } Credit auf.
       *[other] Du deckst { CASE($card, "acc") } für { $n } Credits auf.
    }
ev-announced_ability = { $who } nutzt: { $card }.
    .you = Du nutzt: { $card }.
ev-announced_trap = Es war eine Falle! { $who }: { $card }.
    .you = Du löst deine Falle aus: { $card }.
ev-aimed_at = Das Ziel ist { $names }.
ev-neutralised = Gestoppt bei { $who }: { $card }.
    .you = Gestoppt bei dir: { $card }.
ev-paid_for = { $n ->
        [0] { $card } von { $who } liegt jetzt offen.
        [one] { $card } von { $who } liegt jetzt offen, für { $n } Credit.
       *[other] { $card } von { $who } liegt jetzt offen, für { $n } Credits.
    }
    .you = { $n ->
        [0] Deine Karte { $card } liegt jetzt offen.
        [one] Deine Karte { $card } liegt jetzt offen, für { $n } Credit.
       *[other] Deine Karte { $card } liegt jetzt offen, für { $n } Credits.
    }
ev-developed = { $n ->
        [one] { $who } legt { $n } Ausbau auf { $card }.
       *[other] { $who } legt { $n } Ausbauten auf { $card }.
    }
    .you = { $n ->
        [one] Du legst { $n } Ausbau auf { $card }.
       *[other] Du legst { $n } Ausbauten auf { $card }.
    }
ev-sold = { $n ->
        [one] { $who } nimmt { $n } Ausbau von: { $card }.
       *[other] { $who } nimmt { $n } Ausbauten von: { $card }.
    }
    .you = { $n ->
        [one] Du nimmst { $n } Ausbau von: { $card }.
       *[other] Du nimmst { $n } Ausbauten von: { $card }.
    }

## Was mit Karten auf dem Tisch geschieht

ev-turned_used = Erschöpft bei { $who }: { $card }.
    .you = Erschöpft bei dir: { $card }.
ev-turned_damaged = Beschädigt bei { $who }: { $card }.
    .you = Beschädigt bei dir: { $card }.
ev-turned_back_active = Wieder aktiv bei { $who }: { $card }.
    .you = Wieder aktiv bei dir: { $card }.
ev-turned_back_used = { $card } von { $who } richtet sich auf und ist erschöpft.
    .you = { $card } von dir richtet sich auf und ist erschöpft.
ev-hit = { $card } von { $who } erleidet { $points } Schaden; noch { $left } Panzerung.
    .you = Dein Schiff { $card } erleidet { $points } Schaden; noch { $left } Panzerung.
ev-prevented = Schaden verhindert bei { $who }: { $card }.
    .you = Schaden verhindert bei dir: { $card }.
ev-destroyed = { $card } von { $who } ist zerstört.
    .you = Deine Karte { $card } ist zerstört!
ev-left_scrap = Auf den Schrott von { $who }: { $card }.
    .you = Auf deinen Schrott: { $card }.
ev-left_ruin = Eine Karte von { $who } geht ungesehen ins Trümmerfeld.
    .you = Ungesehen in dein Trümmerfeld: { $card }.
ev-returned = Zurück in die Zentrale von { $who }: { $card }.
    .you = Zurück in deine Zentrale: { $card }.
ev-taken_over = { $who } beherrscht jetzt: { $card }.
    .you = Du beherrschst jetzt: { $card }.
ev-shielded = { $points } Schaden wird verhindert, bei { $who }: { $card }.
    .you = { $points } Schaden wird verhindert, bei dir: { $card }.
ev-refitted = Wieder volle Panzerung bei { $who }: { $card }.
    .you = Wieder volle Panzerung bei dir: { $card }.
ev-attacks_forbidden = { $who } kann vorerst keinen Angriff beginnen.
    .you = Du kannst vorerst keinen Angriff beginnen.
ev-defence_forbidden = { $card } von { $who } kann in diesem Zug nicht verteidigen.
    .you = { $card } von dir kann in diesem Zug nicht verteidigen.
ev-defence_forbidden_to_all = Schiffe von { $who } bis Größe { $size } können in diesem Zug nicht verteidigen.
    .you = Deine Schiffe bis Größe { $size } können in diesem Zug nicht verteidigen.
ev-triggered = Es wirkt bei { $who }: { $card }.
    .you = Es wirkt bei dir: { $card }.

## Angriff und Kampf

ev-attack_colony = { $who } greift die Kolonie von { $whom } an.
    .you = Du greifst die Kolonie von { $whom } an.
    .at-you = { $who } greift deine Kolonie an!
ev-attack_centre = { $who } greift die Zentrale von { $whom } an.
    .you = Du greifst die Zentrale von { $whom } an.
    .at-you = { $who } greift deine Zentrale an!
ev-attack_row = { $who } greift { $whom } an: { $card }.
    .you = Du greifst { $whom } an: { $card }.
    .at-you = { $who } greift dich an: { $card }!
ev-attack_tax = { $n ->
        [one] Der Angriff kostet { $n } Credit.
       *[other] Der Angriff kostet { $n } Credits.
    }
ev-attack_cancelled = Der Angriff endet, bevor er begann.
ev-attack_without_ships = { $who } hat kein Schiff mehr für den Angriff.
    .you = Du hast kein Schiff mehr für den Angriff.
ev-attackers = { $n ->
        [one] { $who } greift mit { $names } an.
       *[other] { $who } greift mit { $n } Schiffen an ({ $names }).
    }
    .you = { $n ->
        [one] Du greifst mit { $names } an.
       *[other] Du greifst mit { $n } Schiffen an ({ $names }).
    }
ev-defenders = { $n ->
        [0] { $who } verteidigt nicht.
        [one] { $who } verteidigt mit { $names }.
       *[other] { $who } verteidigt mit { $n } Schiffen ({ $names }).
    }
    .you = { $n ->
        [0] Du verteidigst nicht.
        [one] Du verteidigst mit { $names }.
       *[other] Du verteidigst mit { $n } Schiffen ({ $names }).
    }
ev-boarded = { $who } schickt { CASE($card, "acc") } an Bord ({ $ship }).
    .you = Du schickst { CASE($card, "acc") } an Bord ({ $ship }).
ev-came_home = Zurück in die Kantine von { $who }: { $card }.
    .you = Zurück in deine Kantine: { $card }.
ev-firing_begins = Die Schiffe eröffnen das Feuer.
ev-fires = { $card } von { $who } feuert mit { $points } auf { $ship }.
    .you = Dein Schiff { $card } feuert mit { $points } auf { $ship }.
    .at-you = { $card } von { $who } feuert mit { $points } auf { $ship }!
ev-replies = { $card } von { $who } feuert mit { $points } zurück.
    .you = Dein Schiff { $card } feuert mit { $points } zurück.
ev-declines = { $card } von { $who } feuert nicht zurück.
    .you = { $card } von dir feuert nicht zurück.
ev-held_fire = { $who } passt.
    .you = Du passt.
ev-stealth = { $who }: { $card } schlüpft durch und bombardiert sofort.
    .you = Von dir: { $card } schlüpft durch und bombardiert sofort.
ev-redirected = Der Schuss trifft stattdessen bei { $who }: { $ship }.
    .you = Der Schuss trifft stattdessen bei dir: { $ship }.
ev-acts_at_once = { $who }: { $card } handelt als Nächstes, trotz Tempo.
    .you = Von dir: { $card } handelt als Nächstes, trotz Tempo.
# fine: term credit
ev-heavy_weapons = { $who } kauft { $points } Feuerkraft für { $card }.
    .you = Du kaufst { $points } Feuerkraft für { $card }.
ev-pyrotechnics = { $n ->
        [one] { $card } von { $who } verbrennt { $n } Karte der eigenen Kolonie.
       *[other] { $card } von { $who } verbrennt { $n } Karten der eigenen Kolonie.
    }
    .you = { $n ->
        [one] { $card } von dir verbrennt { $n } Karte deiner Kolonie.
       *[other] { $card } von dir verbrennt { $n } Karten deiner Kolonie.
    }
ev-bombers = { $who } bombardiert mit { $names }: zusammen Bombenkraft { $points }.
    .you = Du bombardierst mit { $names }: zusammen Bombenkraft { $points }.
ev-nobody_bombs = { $who } bombardiert nicht.
    .you = Du bombardierst nicht.
ev-bombed_centre = Bomben treffen die Zentrale von { $whom }.
    .at-you = Bomben treffen deine Zentrale!
ev-trap_springs = Die Falle von { $who } wirkt: { $card }.
    .you = Deine Falle wirkt: { $card }.
ev-combat_over = Der Kampf ist vorbei.
ev-over_hangar_limit = Hangar zu voll: { $who } gibt { $card } auf.
    .you = Hangar zu voll: Du gibst { $card } auf.

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
ev-game_over_conceded = { $names } gewinnt.
    .you = Du gewinnst!
ev-game_over_judge = { $names } gewinnt nach Punkten.
    .you = Du gewinnst nach Punkten!
ev-game_over_last = { $names } gewinnt: die meisten ausgeschaltet.
    .you = Du gewinnst: Du hast die meisten ausgeschaltet!
ev-undone = { $who } nimmt eine Antwort zurück.
    .you = Du nimmst deine letzte Antwort zurück.
ev-newer_rules = { $n ->
        [0] Ab hier gelten neuere Regeln.
        [one] Neuere Regeln: { $n } Antwort noch einmal.
       *[other] Neuere Regeln: { $n } Antworten noch einmal.
    }
