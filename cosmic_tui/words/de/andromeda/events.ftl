### Was geschehen ist, fürs Protokoll: ein Ereignis, eine Zeile, in der Gegenwart.

## Anfang und Ende

ev-faction_chosen = { $who } führt { THE($faction, "acc") } an.
    .you = Du führst { THE($faction, "acc") } an.
ev-rolled_for_first = { $names } würfelt: { $dice }.
ev-leaders_placed = { $who } hat 2 Anführer { CASE($place, "at") }.
    .you = Du hast 2 Anführer { CASE($place, "at") }.
ev-destinies_chosen = Alle haben ein Schicksal gewählt.
ev-game_begins = { $who } beginnt.
    .you = Du beginnst.
ev-destiny_shown = { $who } hatte das Schicksal { $destiny }.
    .you = Dein Schicksal war { $destiny }.
ev-final_score = { $who } kommt auf { $number } Punkte.
    .you = Du kommst auf { $number } Punkte.
ev-end_triggered = { $who } ist am Ziel: Alle haben noch einen Zug.
    .you = Du bist am Ziel: Alle haben noch einen Zug.
ev-undone = { $who } nimmt eine Antwort zurück.
    .you = Du nimmst deine letzte Antwort zurück.
ev-newer_rules = { $n ->
        [0] Ab hier gelten neuere Regeln.
        [one] Neuere Regeln: { $n } Antwort noch einmal.
       *[other] Neuere Regeln: { $n } Antworten noch einmal.
    }

## Züge und Starts

ev-turn_began = { CASE($who, "gen") } Zug beginnt.
    .you = Dein Zug beginnt.
ev-launched = { $who } schickt { CASE($ship, "acc") } { CASE($place, "to") }.
    .you = Du schickst { CASE($ship, "acc") } { CASE($place, "to") }.
ev-activated_base = { $who } nutzt die Basis { CASE($place, "at") }.
    .you = Du nutzt die Basis { CASE($place, "at") }.
ev-captured = { $who } fängt einen Mond ein ({ $moon }).
    .you = Du fängst einen Mond ein ({ $moon }).
ev-abandoned = { $who } gibt einen Mond auf ({ $moon }).
    .you = Du gibst einen Mond auf ({ $moon }).
ev-slotted = { $who } setzt einen Mond ein ({ $moon }).
    .you = Du setzt einen Mond ein ({ $moon }).
ev-slotted_where = Der Mond kommt auf den Platz { $name }.
ev-moon_discarded = { $who } verliert einen Mond ({ $moon }).
    .you = Du verlierst einen Mond ({ $moon }).
ev-moon_lost = { $place } verliert den Mond ({ $moon }).
ev-events_seen = { $n ->
        [one] { $who } sieht sich { $n } Ereigniskarte an.
       *[other] { $who } sieht sich { $n } Ereigniskarten an.
    }
    .you = Du siehst dir die nächsten Ereignisse an.
ev-events_on_top = Oben liegt jetzt die Karte { $name }.
ev-moved = { $who } bewegt { CASE($ship, "acc") } { CASE($place, "to") }.
    .you = Du bewegst { CASE($ship, "acc") } { CASE($place, "to") }.

## Ressourcen und Karten

ev-gained = { $who } bekommt { CASE($amounts, "acc") }.
    .you = Du bekommst { CASE($amounts, "acc") }.
ev-paid = { $who } zahlt { CASE($amounts, "acc") }.
    .you = Du zahlst { CASE($amounts, "acc") }.
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
        [one] Es ist die Karte { $names }.
       *[other] Es sind die Karten { $names }.
    }
ev-discarded = { $n ->
        [one] { $who } legt { $n } Karte ab.
       *[other] { $who } legt { $n } Karten ab.
    }
    .you = { $n ->
        [one] Du legst { $n } Karte ab.
       *[other] Du legst { $n } Karten ab.
    }
ev-over_limit = { $who } hat keinen Platz für { $amounts }.
    .you = Du hast keinen Platz für { $amounts }.
ev-handed_over = { $who } gibt { $whom } { CASE($name, "acc") }.
    .you = Du gibst { $whom } { CASE($name, "acc") }.
    .at-you = { $who } gibt dir { CASE($name, "acc") }.
ev-card_given = { $who } gibt { $whom } eine Karte.
    .you = Du gibst { $whom } eine Karte.
    .at-you = { $who } gibt dir eine Karte.
ev-token_given = { $who } gibt { $whom } ein Plättchen.
    .you = Du gibst { $whom } ein Plättchen.
    .at-you = { $who } gibt dir ein Plättchen.
ev-exchange_declined = { $who } lehnt den Tausch ab.
    .you = Du lehnst den Tausch ab.
ev-card_played = { $who } spielt { THE($card, "acc") }.
    .you = Du spielst { THE($card, "acc") }.
ev-card_turned_used = { $who } löst eine Bauwerkskarte ein.
    .you = Du löst eine Bauwerkskarte ein.
ev-card_turned_fresh = { CASE($who, "gen") } Karte { $development } liegt wieder offen.
    .you = Deine Karte { $development } liegt wieder offen.
ev-token_used = { $who } löst { THE($name, "acc") } ein.
    .you = Du löst { THE($name, "acc") } ein.
ev-token_taken = { $who } nimmt { THE($name, "acc") }.
    .you = Du nimmst { THE($name, "acc") }.
ev-discovered = { $who } behält eine Entdeckung.
    .you = Du behältst eine Entdeckung.
ev-discovered_what = Es ist die Entdeckung { $name }.
ev-ability_used = { $who } nutzt die Fähigkeit „{ $name }“.
    .you = Du nutzt die Fähigkeit „{ $name }“.
ev-collected = { $who } sammelt { CASE($place, "at") } den Bonus ein.
    .you = Du sammelst { CASE($place, "at") } den Bonus ein.
ev-bonus_placed = Bonus { CASE($place, "at") }: { $amounts }.
ev-recruited = { $n ->
        [one] { $who } wirbt { $n } Anführer { CASE($place, "at") } an.
       *[other] { $who } wirbt { $n } Anführer { CASE($place, "at") } an.
    }
    .you = { $n ->
        [one] Du wirbst { $n } Anführer { CASE($place, "at") } an.
       *[other] Du wirbst { $n } Anführer { CASE($place, "at") } an.
    }
ev-leader_lost = Ein Anführer von { $who } geht { CASE($place, "to") }.
    .you = Einer deiner Anführer geht { CASE($place, "to") }.
ev-reshuffled_events = Der Ereignisstapel wird neu gemischt.
ev-reshuffled_tactics = Der Taktikstapel wird neu gemischt.

## Station und Leisten

ev-returning = { $who } kehrt zur Station zurück.
    .you = Du kehrst zur Station zurück.
ev-module_activated = { $who } nutzt { THE($module, "acc") }.
    .you = Du nutzt { THE($module, "acc") }.
ev-module_gained = { $who } bekommt { THE($module, "acc") }.
    .you = Du bekommst { THE($module, "acc") }.
ev-module_damaged = { CASE($who, "gen") } Modul { $module } ist beschädigt.
    .you = Dein Modul { $module } ist beschädigt.
ev-infested = { CASE($who, "gen") } Modul { $module } ist befallen.
    .you = Dein Modul { $module } ist befallen.
ev-module_discarded = Das Modul { $module } verlässt die Auslage.
ev-rearranged = { $who } ordnet Module um.
    .you = Du ordnest Module um.
ev-ships_back = { $who } hat alle Schiffe zurück.
    .you = Alle deine Schiffe sind zurück.
ev-lasting_over = { CASE($who, "gen") } anhaltende Effekte enden.
    .you = Deine anhaltenden Effekte enden.
ev-built = { $who } baut { CASE($ship, "acc") }.
    .you = Du baust { CASE($ship, "acc") }.
ev-upgraded = { $who } baut die Aufrüstung { $name } ein.
    .you = Du baust die Aufrüstung { $name } ein.
# fine: term repair
ev-repaired_ship = { $who } repariert { CASE($ship, "acc") }.
    .you = Du reparierst { CASE($ship, "acc") }.
ev-repaired_shield = { $who } erneuert einen Schild.
    .you = Du erneuerst einen Schild.
ev-repaired_module = { $who } repariert { THE($module, "acc") }.
    .you = Du reparierst { THE($module, "acc") }.
ev-advanced = { $who } rückt auf { $track } { $number } vor.
    .you = Du rückst auf { $track } { $number } vor.
ev-developed = { $who } baut { CASE($development, "acc") } { CASE($place, "at") }.
    .you = Du baust { CASE($development, "acc") } { CASE($place, "at") }.

## Die Ereignisleiste

ev-event_marker = { $n ->
        [one] Der Ereignismarker hat noch { $n } Schritt vor sich.
       *[other] Der Ereignismarker hat noch { $n } Schritte vor sich.
    }
ev-event_due = Am Ende dieses Zuges kommt ein Ereignis.
ev-planet_laid = Der Planet { $name } ist entdeckt.
ev-event_revealed = Ereignis: { $event }.
ev-event_scores = Das Ereignis wertet die Leiste { $track }.

## Plünderer

ev-ambush = Plünderer ({ $letter }) legen { CASE($place, "at") } einen Hinterhalt.
ev-nebula_rolled = Der Würfel entscheidet: { $place }.
ev-raider_revealed = Neue Plünderer: { $raider }.
ev-raider_placed = { $n ->
        [one] Ein Plünderer ({ $letter }) erscheint { CASE($place, "at") }.
       *[other] { $n } Plünderer ({ $letter }) erscheinen { CASE($place, "at") }.
    }
ev-raider_moved = { $n ->
        [one] Ein Plünderer ({ $letter }) zieht { CASE($place, "to") }.
       *[other] { $n } Plünderer ({ $letter }) ziehen { CASE($place, "to") }.
    }
ev-raider_removed = { $n ->
        [one] Ein Plünderer ({ $letter }) wird { CASE($place, "at") } besiegt.
       *[other] { $n } Plünderer ({ $letter }) werden { CASE($place, "at") } besiegt.
    }
ev-raider_shield_marked = Der Plünderer verliert seinen Schild.
ev-raiders_strike = Die Plünderer siegen: „{ $raider }“ wirkt.
ev-reward = { $who } bekommt die Belohnung ({ $raider }).
    .you = Du bekommst die Belohnung für { THE($raider, "acc") }.

## Kampf

ev-battle_began = Ein Kampf beginnt { CASE($place, "at") }.
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
ev-forbidden = In diesem Kampf gibt es keine Energie und keine Kampfkarten.
ev-dice_more = { $n ->
        [one] { $who } würfelt mit { $n } Würfel mehr.
       *[other] { $who } würfelt mit { $n } Würfeln mehr.
    }
    .you = { $n ->
        [one] Du würfelst mit { $n } Würfel mehr.
       *[other] Du würfelst mit { $n } Würfeln mehr.
    }
ev-dice_fewer = { $who } würfelt mit 1 Würfel weniger.
    .you = Du würfelst mit 1 Würfel weniger.
ev-targeting_up = Die Zielerfassung von { CASE($who, "dat") } steigt um { $number }.
    .you = Deine Zielerfassung steigt um { $number }.
ev-targeting_down = Die Zielerfassung von { CASE($who, "dat") } sinkt um { $number }.
    .you = Deine Zielerfassung sinkt um { $number }.
ev-energy_spent = { $who } gibt { $number } Energie für Würfel aus.
    .you = Du gibst { $number } Energie für Würfel aus.
ev-rolled = Wurf von { CASE($who, "dat") }: { $dice }.
    .you = Du würfelst { $dice }.
ev-rerolled = { $who } würfelt neu: { $dice }.
    .you = Du würfelst neu: { $dice }.
ev-die_raised = { $who } erhöht einen Würfel auf { $dice }.
    .you = Du erhöhst einen Würfel auf { $dice }.
ev-battle_won = { $n ->
        [one] { $names } gewinnt den Kampf.
       *[other] { $names } gewinnen den Kampf.
    }
    .you = Du gewinnst den Kampf.
ev-battle_won_raiders = Die Plünderer gewinnen den Kampf.
ev-battle_tied = Alle Würfel sind gleich: Alle verlieren.
ev-defeated = { $who } ist besiegt.
    .you = Du bist besiegt!
ev-battle_ended_diplomacy = Der Kampf endet, und niemand gewinnt.
ev-battle_ended_one_side = Nur eine Seite bleibt übrig: Es gibt keinen Kampf.
ev-tactical_draw = { $who } zieht für die taktische Operation eine Karte.
    .you = Du ziehst für die taktische Operation eine Karte.
ev-tactical_moon = { $who } nimmt für die taktische Operation den Mond.
    .you = Du nimmst für die taktische Operation den Mond.
ev-ship_lost = { $who } verliert { CASE($ship, "acc") } { CASE($place, "at") }.
    .you = Du verlierst { CASE($ship, "acc") } { CASE($place, "at") }!
# fine: term ship
ev-ship_salvaged = { CASE($who, "gen") } { $ship } kommt aufs Reparaturschiff.
    .you = Dein { CASE($ship) } kommt aufs Reparaturschiff.
ev-shield_marked = Ein Schild rettet { CASE($who, "gen") } { $ship }.
    .you = Ein Schild rettet dir { CASE($ship, "acc") }.
ev-ship_spared = { CASE($who, "gen") } { $ship } entkommt.
    .you = Dein { CASE($ship) } entkommt.
