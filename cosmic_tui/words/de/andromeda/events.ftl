### Was geschehen ist, fürs Protokoll: ein Ereignis, eine Zeile, in der Gegenwart.

## Anfang und Ende

ev-faction_chosen = { $who } führt an: { $faction }.
    .you = Du führst an: { $faction }.
ev-rolled_for_first = { $names } würfelt: { $dice }.
ev-leaders_placed = { $who } hat 2 Anführer { CASE($place, "at") }.
    .you = 2 Anführer warten { CASE($place, "at") }.
ev-destinies_chosen = Alle haben ein Schicksal gewählt.
ev-game_begins = { $who } beginnt.
    .you = Du beginnst.
ev-destiny_shown = { $who } hatte: { $destiny }.
    .you = Dein Schicksal war: { $destiny }.
ev-final_score = { $who } endet mit { $number } Punkten.
    .you = Du endest mit { $number } Punkten.
ev-end_triggered = { $who } ist am Ziel: noch je ein Zug.
    .you = Du bist am Ziel: noch je ein Zug.
ev-undone = { $who } nimmt eine Antwort zurück.
    .you = Du nimmst deine letzte Antwort zurück.
ev-newer_rules = { $n ->
        [0] Ab hier gelten neuere Regeln.
        [one] Neuere Regeln: { $n } Antwort noch einmal.
       *[other] Neuere Regeln: { $n } Antworten noch einmal.
    }

## Züge und Starts

ev-turn_began = { $who } beginnt einen Zug.
    .you = Dein Zug beginnt.
ev-launched = { $who } startet { CASE($ship, "acc") } { CASE($place, "to") }.
    .you = Du startest { CASE($ship, "acc") } { CASE($place, "to") }.
ev-activated_base = { $who } nutzt die Basis { CASE($place, "at") }.
    .you = Du nutzt die Basis { CASE($place, "at") }.
ev-captured = { $who } fängt einen Mond ein: { $moon }.
    .you = Du fängst einen Mond ein: { $moon }.
ev-abandoned = { $who } gibt einen Mond auf: { $moon }.
    .you = Du gibst einen Mond auf: { $moon }.
ev-slotted = { $who } setzt einen Mond ein: { $moon }.
    .you = Du setzt einen Mond ein: { $moon }.
ev-slotted_where = Der Mond liegt hier: { $name }.
ev-moon_discarded = { $who } verliert einen Mond: { $moon }.
    .you = Du verlierst einen Mond: { $moon }.
# fine: term moon
ev-moon_lost = { $place } verliert { $moon }.
ev-events_seen = { $n ->
        [one] { $who } sieht { $n } Ereigniskarte an.
       *[other] { $who } sieht { $n } Ereigniskarten an.
    }
    .you = Du siehst dir die nächsten Ereignisse an.
ev-events_on_top = Oben liegt { $name }.
ev-moved = { $who } bewegt { CASE($ship, "acc") } { CASE($place, "to") }.
    .you = Du bewegst { CASE($ship, "acc") } { CASE($place, "to") }.

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
ev-card_played = { $who } spielt: { $card }.
    .you = Du spielst: { $card }.
ev-card_turned_used = { $who } löst eine Bauwerkskarte ein.
    .you = Du löst eine Bauwerkskarte ein.
ev-card_turned_fresh = { $development } von { $who } ist wieder offen.
    .you = Deine Karte { $development } ist wieder offen.
ev-token_used = { $who } löst { CASE($name, "acc") } ein.
    .you = Du löst { CASE($name, "acc") } ein.
ev-token_taken = { $who } nimmt { CASE($name, "acc") }.
    .you = Du nimmst { CASE($name, "acc") }.
ev-discovered = { $who } behält eine Entdeckung.
    .you = Du behältst eine Entdeckung.
ev-discovered_what = Die Entdeckung: { $name }.
ev-ability_used = { $who } nutzt { CASE($name, "acc") }.
    .you = Du nutzt { CASE($name, "acc") }.
ev-collected = { $who } sammelt { CASE($place, "at") } ein.
    .you = Du sammelst { CASE($place, "at") } ein.
ev-bonus_placed = { $place }: { $amounts }.
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
ev-module_activated = { $who } nutzt { CASE($module, "acc") }.
    .you = Du nutzt { CASE($module, "acc") }.
ev-module_gained = { $who } bekommt: { $module }.
    .you = Du bekommst: { $module }.
ev-module_damaged = { $module } von { $who } ist beschädigt.
    .you = Dein Modul { $module } ist beschädigt.
ev-infested = { $module } von { $who } ist befallen.
    .you = Dein Modul { $module } ist befallen.
ev-module_discarded = Aus der Auslage: { $module }.
ev-rearranged = { $who } ordnet Module um.
    .you = Du ordnest Module um.
ev-ships_back = { $who } hat alle Schiffe zurück.
    .you = Alle deine Schiffe sind zurück.
ev-lasting_over = Anhaltende Effekte von { $who } enden.
    .you = Deine anhaltenden Effekte enden.
ev-built = { $who } baut { CASE($ship, "acc") }.
    .you = Du baust { CASE($ship, "acc") }.
ev-upgraded = { $who } baut { CASE($name, "acc") } ein.
    .you = Du baust { CASE($name, "acc") } ein.
# fine: term repair
ev-repaired_ship = { $who } repariert { CASE($ship, "acc") }.
    .you = Du reparierst { CASE($ship, "acc") }.
ev-repaired_shield = { $who } erneuert einen Schild.
    .you = Du erneuerst einen Schild.
ev-repaired_module = { $who } repariert { CASE($module, "acc") }.
    .you = Du reparierst { CASE($module, "acc") }.
ev-advanced = { $who } rückt vor auf { $track } { $number }.
    .you = Du rückst vor auf { $track } { $number }.
ev-developed = { $who } baut { CASE($development, "acc") } { CASE($place, "at") }.
    .you = Du baust { CASE($development, "acc") } { CASE($place, "at") }.

## Die Ereignisleiste

ev-event_marker = { $n ->
        [one] Der Ereignismarker hat noch { $n } Schritt.
       *[other] Der Ereignismarker hat noch { $n } Schritte.
    }
ev-event_due = Am Ende dieses Zuges kommt ein Ereignis.
ev-planet_laid = Planet entdeckt: { $name }.
ev-event_revealed = Ereignis: { $event }.
ev-event_scores = Das Ereignis wertet { $track }.

## Plünderer

ev-ambush = Plünderer ({ $letter }) legen { CASE($place, "at") } einen Hinterhalt.
ev-nebula_rolled = Der Würfel entscheidet: { $place }.
ev-raider_revealed = Neue Plünderer: { $raider }.
ev-raider_placed = { $n ->
        [one] Plünderer ({ $letter }) erscheint { CASE($place, "at") }.
       *[other] { $n } Plünderer ({ $letter }) erscheinen { CASE($place, "at") }.
    }
ev-raider_moved = { $n ->
        [one] Plünderer ({ $letter }) zieht { CASE($place, "to") }.
       *[other] { $n } Plünderer ({ $letter }) ziehen { CASE($place, "to") }.
    }
ev-raider_removed = { $n ->
        [one] Plünderer ({ $letter }) wird { CASE($place, "at") } besiegt.
       *[other] { $n } Plünderer ({ $letter }) werden { CASE($place, "at") } besiegt.
    }
ev-raider_shield_marked = Der Plünderer verliert seinen Schild.
ev-raiders_strike = Die Plünderer siegen: { $raider }.
ev-reward = { $who } bekommt eine Belohnung ({ $raider }).
    .you = Du bekommst eine Belohnung ({ $raider }).

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
ev-forbidden = Dieser Kampf: ohne Energie und Kampfkarten.
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
ev-targeting_up = Zielerfassung von { $who } steigt um { $number }.
    .you = Deine Zielerfassung steigt um { $number }.
ev-targeting_down = Zielerfassung von { $who } sinkt um { $number }.
    .you = Deine Zielerfassung sinkt um { $number }.
ev-energy_spent = { $who } gibt { $number } Energie für Würfel aus.
    .you = Du gibst { $number } Energie für Würfel aus.
ev-rolled = { $who } würfelt: { $dice }.
    .you = Du würfelst: { $dice }.
ev-rerolled = { $who } würfelt neu: { $dice }.
    .you = Du würfelst neu: { $dice }.
ev-die_raised = { $who } erhöht einen Würfel: { $dice }.
    .you = Du erhöhst einen Würfel: { $dice }.
ev-battle_won = { $names } gewinnt den Kampf.
    .you = Du gewinnst den Kampf.
ev-battle_won_raiders = Die Plünderer gewinnen den Kampf.
ev-battle_tied = Alle Würfel sind gleich: Alle sind besiegt.
ev-defeated = { $who } ist besiegt.
    .you = Du bist besiegt!
ev-battle_ended_diplomacy = Der Kampf endet: Niemand gewinnt.
ev-battle_ended_one_side = Nur eine Seite bleibt: kein Kampf.
ev-tactical_draw = { $who } zieht eine Karte (Operation).
    .you = Du ziehst eine Karte (taktische Operation).
ev-tactical_moon = { $who } nimmt einen Mond (Operation).
    .you = Du nimmst den Mond (taktische Operation).
ev-ship_lost = { $who } verliert { CASE($ship, "acc") } { CASE($place, "at") }.
    .you = Du verlierst { CASE($ship, "acc") } { CASE($place, "at") }!
# fine: term ship
ev-ship_salvaged = { $ship } von { $who } kommt zur Reparatur.
    .you = Auf dem Reparaturschiff: { $ship }.
ev-shield_marked = Ein Schild rettet { CASE($ship, "acc") } von { $who }.
    .you = Ein Schild rettet dir { CASE($ship, "acc") }.
ev-ship_spared = { $ship } von { $who } entkommt.
    .you = Dein Schiff entkommt: { $ship }.
