### Was geschehen ist, fürs Protokoll: ein Ereignis, eine Zeile, in der Gegenwart.

## Anfang und Ende

ev-faction_chosen = { $who }: { $faction }.
    .you = Du führst an: { $faction }.
ev-rolled_for_first = { $names }: { $dice }.
ev-leaders_placed = { $who }: 2 Anführer, { $place }.
    .you = 2 Anführer warten: { $place }.
ev-destinies_chosen = Alle behalten ein Schicksal.
ev-game_begins = { $who } beginnt.
    .you = Du beginnst.
ev-destiny_shown = { $who } hatte: { $destiny }.
    .you = Du hattest: { $destiny }.
ev-final_score = { $who } endet mit { $number } Punkten.
    .you = Du endest mit { $number } Punkten.
ev-end_triggered = { $who } ist am Ziel: je ein letzter Zug.
    .you = Du bist am Ziel: je ein letzter Zug.
ev-undone = { $who } nimmt die letzte Antwort zurück.
    .you = Du nimmst deine letzte Antwort zurück.
ev-newer_rules = { $n ->
        [0] Ab hier gelten neuere Regeln.
        [one] Neuere Regeln: { $n } Antwort noch einmal.
       *[other] Neuere Regeln: { $n } Antworten noch einmal.
    }

## Züge und Starts

ev-turn_began = { $who } beginnt einen Zug.
    .you = Dein Zug beginnt.
ev-launched = { $who }: { $ship }, { $place }.
    .you = Dein Start: { $ship }, { $place }.
ev-activated_base = { $who } ist hier tätig: { $place }.
    .you = Du bist hier tätig: { $place }.
# fine: term moon
ev-captured = { $who } fängt: { $moon }.
    .you = Du fängst: { $moon }.
# fine: term moon
ev-abandoned = { $who } gibt auf: { $moon }.
    .you = Du gibst auf: { $moon }.
# fine: term moon
ev-slotted = { $who } setzt ein: { $moon }.
    .you = Du setzt ein: { $moon }.
ev-slotted_where = Fassung: { $name }.
ev-moon_discarded = { $who }, Mond weg: { $moon }.
    .you = Dein Mond ist weg: { $moon }.
# fine: term moon
ev-moon_lost = { $place }, Mond weg: { $moon }.
ev-events_seen = { $n ->
        [one] { $who } sieht { $n } Ereigniskarte an.
       *[other] { $who } sieht { $n } Ereigniskarten an.
    }
    .you = Du siehst dir die kommenden Ereignisse an.
ev-events_on_top = Oben liegt { $name }.
ev-moved = { $who }: { $ship }, { $place }.
    .you = Du bewegst: { $ship }, { $place }.

## Ressourcen und Karten

ev-gained = { $who } bekommt: { $amounts }.
    .you = Du bekommst: { $amounts }.
ev-paid = { $who } zahlt: { $amounts }.
    .you = Du zahlst: { $amounts }.
ev-scored = { $n ->
        [one] { $who } bekommt { $n } Punkt.
       *[other] { $who } bekommt { $n } Punkte.
    }
    .you = { $n ->
        [one] Du bekommst { $n } Punkt.
       *[other] Du bekommst { $n } Punkte.
    }
ev-unscored = { $who } verliert einen Punkt.
    .you = Du verlierst einen Punkt.
ev-drawn = { $n ->
        [one] { $who } zieht { $n } Karte.
       *[other] { $who } zieht { $n } Karten.
    }
    .you = { $n ->
        [one] Du ziehst { $n } Karte.
       *[other] Du ziehst { $n } Karten.
    }
ev-cards = { $n ->
        [one] Karte: { $names }.
       *[other] Karten: { $names }.
    }
ev-discarded = { $n ->
        [one] { $who } legt { $n } Karte ab.
       *[other] { $who } legt { $n } Karten ab.
    }
    .you = { $n ->
        [one] Du legst { $n } Karte ab.
       *[other] Du legst { $n } Karten ab.
    }
ev-over_limit = { $who }, Lager voll: { $amounts }.
    .you = Lager voll, verloren: { $amounts }.
ev-handed_over = { $who }, { $whom }: { $name }.
    .you = Du an { $whom }: { $name }.
    .at-you = { $who } gibt dir: { $name }.
ev-card_given = { $who } gibt { $whom } eine Karte.
    .you = Du gibst { $whom } eine Karte.
    .at-you = { $who } gibt dir eine Karte.
ev-token_given = { $who } gibt { $whom } ein Plättchen.
    .you = Du gibst { $whom } ein Plättchen.
    .at-you = { $who } gibt dir ein Plättchen.
ev-exchange_declined = { $who } lehnt den Tausch ab.
    .you = Du lehnst den Tausch ab.
ev-card_played = { $who } spielt: { $card }.
    .you = Du spielst: { $card }.
ev-card_turned_used = { $who } löst eine Bauwerkskarte ein.
    .you = Du löst eine Bauwerkskarte ein.
ev-card_turned_fresh = { $who }, wieder offen: { $development }.
    .you = Wieder offen: { $development }.
ev-token_used = { $who } löst ein: { $name }.
    .you = Du löst ein: { $name }.
ev-token_taken = { $who } nimmt: { $name }.
    .you = Du nimmst: { $name }.
ev-discovered = { $who } behält eine Entdeckung.
    .you = Du behältst eine Entdeckung.
ev-discovered_what = Es ist { $name }.
ev-ability_used = { $who } nutzt: { $name }.
    .you = Du nutzt: { $name }.
ev-collected = { $who } sammelt ein: { $place }.
    .you = Du sammelst ein: { $place }.
ev-bonus_placed = { $place }: { $amounts }.
ev-recruited = { $n ->
        [one] { $who }: { $n } Anführer, { $place }.
       *[other] { $who }: { $n } Anführer, { $place }.
    }
    .you = { $n ->
        [one] Du rekrutierst { $n } Anführer: { $place }.
       *[other] Du rekrutierst { $n } Anführer: { $place }.
    }
ev-leader_lost = { $who }: Anführer nach { $place }.
    .you = Dein Anführer nach { $place }.
ev-reshuffled_events = Der Ereignisstapel wird neu gemischt.
ev-reshuffled_tactics = Der Taktikstapel wird neu gemischt.

## Station und Leisten

ev-returning = { $who } kehrt zur Station zurück.
    .you = Du kehrst zur Station zurück.
ev-module_activated = { $who } nutzt: { $module }.
    .you = Du nutzt: { $module }.
ev-module_gained = { $who } hat: { $module }.
    .you = Du hast: { $module }.
ev-module_damaged = { $who }, Schaden: { $module }.
    .you = Schaden bei dir: { $module }.
ev-infested = { $who }, Befall: { $module }.
    .you = Mechaphagen: { $module }.
ev-module_discarded = Aus der Auslage: { $module }.
ev-rearranged = { $who } ordnet Module um.
    .you = Du ordnest Module um.
ev-ships_back = { $who } hat alle Schiffe zurück.
    .you = Alle deine Schiffe sind zurück.
ev-lasting_over = { $who }: Anhaltende Effekte enden.
    .you = Deine anhaltenden Effekte enden.
ev-built = { $who } baut: { $ship }.
    .you = Du baust: { $ship }.
ev-upgraded = { $who } baut ein: { $name }.
    .you = Du baust ein: { $name }.
# fine: term repair
ev-repaired_ship = { $who } repariert: { $ship }.
    .you = Du reparierst: { $ship }.
ev-repaired_shield = { $who } erneuert einen Schild.
    .you = Du erneuerst einen Schild.
ev-repaired_module = { $who } flickt: { $module }.
    .you = Du flickst: { $module }.
ev-advanced = { $who } rückt vor: { $track } { $number }.
    .you = Du rückst vor: { $track } { $number }.
ev-developed = { $who }: { $development }, { $place }.
    .you = Du baust: { $development }, { $place }.

## Die Ereignisleiste

ev-event_marker = { $n ->
        [one] Der Ereignismarker hat noch { $n } Schritt.
       *[other] Der Ereignismarker hat noch { $n } Schritte.
    }
ev-event_due = Am Ende dieses Zuges kommt ein Ereignis.
ev-planet_laid = Neuer Planet: { $name }.
ev-event_revealed = Ereignis: { $event }.
ev-event_scores = Das Ereignis wertet: { $track }.

## Plünderer

# fine: term raider
ev-ambush = Hinterhalt, Klasse { $letter }: { $place }.
ev-nebula_rolled = Der Würfel sagt: { $place }.
ev-raider_revealed = Neue Plünderer: { $raider }.
ev-raider_placed = { $n ->
        [one] Plünderer ({ $letter }) kommt: { $place }.
       *[other] { $n } Plünderer ({ $letter }) da: { $place }.
    }
ev-raider_moved = { $n ->
        [one] Plünderer ({ $letter }) zieht: { $place }.
       *[other] { $n } Plünderer ({ $letter }) ziehen: { $place }.
    }
ev-raider_removed = { $n ->
        [one] Plünderer ({ $letter }) fort: { $place }.
       *[other] { $n } Plünderer ({ $letter }) fort: { $place }.
    }
ev-raider_shield_marked = Der Schild des Plünderers ist markiert.
ev-raiders_strike = Sie siegen: { $raider }.
ev-reward = { $who }, Belohnung: { $raider }.
    .you = Deine Belohnung: { $raider }.

## Kampf

ev-battle_began = Ein Kampf: { $place }.
ev-escalated = { $n ->
        [one] { $who } schickt { $n } Schiff in den Kampf.
       *[other] { $who } schickt { $n } Schiffe in den Kampf.
    }
    .you = { $n ->
        [one] Du schickst { $n } Schiff in den Kampf.
       *[other] Du schickst { $n } Schiffe in den Kampf.
    }
ev-battle_broken_off = { $who } bricht den Kampf ab.
    .you = Du brichst den Kampf ab.
ev-offer_declined = { $who } lehnt die Waffenruhe ab.
    .you = Du lehnst die Waffenruhe ab.
ev-forbidden = Hier ohne Energie und ohne Kampfkarten.
ev-dice_more = { $n ->
        [one] { $who }: { $n } Würfel mehr.
       *[other] { $who }: { $n } Würfel mehr.
    }
    .you = { $n ->
        [one] Du würfelst mit { $n } Würfel mehr.
       *[other] Du würfelst mit { $n } Würfeln mehr.
    }
ev-dice_fewer = { $who }: 1 Würfel weniger.
    .you = Du würfelst mit 1 Würfel weniger.
ev-targeting_up = { $who }: Zielerfassung +{ $number }.
    .you = Deine Zielerfassung: +{ $number }.
ev-targeting_down = { $who }: Zielerfassung -{ $number }.
    .you = Deine Zielerfassung: -{ $number }.
ev-energy_spent = { $who } gibt { $number } Energie für Würfel.
    .you = Du gibst { $number } Energie für Würfel.
ev-rolled = { $who }: { $dice }.
    .you = Du: { $dice }.
ev-rerolled = { $who } würfelt neu: { $dice }.
    .you = Du würfelst neu: { $dice }.
ev-die_raised = { $who } erhöht einen Würfel: { $dice }.
    .you = Du erhöhst einen Würfel: { $dice }.
ev-battle_won = { $names } gewinnt den Kampf.
    .you = Du gewinnst den Kampf.
ev-battle_won_raiders = Die Plünderer gewinnen den Kampf.
ev-battle_tied = Alle Würfel gleich: Alle sind besiegt.
ev-defeated = { $who } ist besiegt.
    .you = Du bist besiegt!
ev-battle_ended_diplomacy = Der Kampf endet: Niemand gewinnt.
ev-battle_ended_one_side = Eine Seite bleibt: kein Kampf.
ev-tactical_draw = { $who } nimmt die Operation: eine Karte.
    .you = Deine Operation: eine Karte.
ev-tactical_moon = { $who } nimmt die Operation: den Mond.
    .you = Deine Operation: der Mond.
ev-ship_lost = { $who } verliert { $ship }, { $place }.
    .you = Du verlierst { $ship }, { $place }!
# fine: term ship
ev-ship_salvaged = { $who }, zur Reparatur: { $ship }.
    .you = Auf dem Reparaturschiff: { $ship }.
ev-shield_marked = { $who }, ein Schild: { $ship }.
    .you = Dein Schild hält: { $ship }.
ev-ship_spared = { $who }, entkommen: { $ship }.
    .you = Es entkommt, von dir: { $ship }.
