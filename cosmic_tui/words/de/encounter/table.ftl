### Was der Tisch nur in diesem Spiel sagt.

## Die Hand

letter-negotiate = V
letter-morph = G

## Die erste Zeile

scr-status_encounter = { $who }, Herausforderung { $number }
    .you = deine Herausforderung { $number }
scr-status_mine_1 = deine 1. Herausforderung
scr-status_mine_2 = deine 2. Herausforderung
scr-status_mine_3 = deine 3. Herausforderung
scr-status_race = Kolonien auswärts
scr-status_deck = Stapel { $number }
    .short = Stapel { $number }
    .long = Kosmoskarten { $number }
scr-status_discards = Ablage { $number }
    .short = Abl { $number }
    .long = Ablagestapel { $number }
scr-status_destiny = Schicksal { $number }
    .short = Sch { $number }
    .long = Schicksal { $number }
scr-status_used = { $number } gezogen

## Zeilen der Bühne

scr-line-warp_of = { $n ->
        [0] { $who } hat kein Schiff im Warp.
        [one] { $who } hat { $n } Schiff im Warp; eines kommt jetzt zurück.
       *[other] { $who } hat { $n } Schiffe im Warp; eines kommt jetzt zurück.
    }
    .you = { $n ->
        [0] Du hast kein Schiff im Warp.
        [one] Du hast { $n } Schiff im Warp; es kommt jetzt zurück.
       *[other] Du hast { $n } Schiffe im Warp; eines kommt jetzt zurück.
    }
scr-line-will_draw = { $who } zieht gleich eine Schicksalskarte.
    .you = Du ziehst gleich eine Schicksalskarte.
scr-line-drawn = { $who } hat eine Schicksalskarte gezogen.
    .you = Du hast eine Schicksalskarte gezogen.
scr-line-own_colour = { CASE($who, "gen") } eigene Farbe: neu ziehen oder daheim kämpfen.
    .you = Deine eigene Farbe: neu ziehen oder daheim kämpfen.
scr-line-wild = Ein Joker: { $who } wählt das Ziel des Angriffs.
    .you = Ein Joker: Du wählst das Ziel des Angriffs.
scr-line-defends = { $whom } verteidigt einen Planeten im eigenen Heimatsystem.
    .at-you = Du verteidigst einen Planeten in deinem Heimatsystem.
scr-line-destiny_left = { $n ->
        [one] Noch { $n } Karte.
       *[other] Noch { $n } Karten.
    }
scr-used_head = Gezogen:
scr-abroad_head = Auswärts:
scr-invites = { $who } lädt ein
    .you = du lädst ein
scr-not_said = { $who }: noch keine Einladung
    .you = du: noch keine Einladung
scr-invites_nobody = { $who } lädt niemanden ein
    .you = du lädst niemanden ein
scr-lost_head = verloren
scr-to_the_warp = in den Warp
scr-nothing_lost = nichts
scr-nothing_changes = nichts ändert sich
scr-race_head = auswärts
scr-line-may_go_on = { $who } darf eine zweite Herausforderung spielen.
    .you = Du darfst eine zweite Herausforderung spielen.
scr-act_zapped = gezappt
scr-act_cancelled = aufgehoben
scr-act_stolen = gestohlen
scr-act_prevented = verhindert
scr-act_answers = antwortet auf { $number }
scr-act_more = … noch { $number }
scr-act_will_happen = geschieht, wenn niemand stoppt
scr-no_effect_zapped = gezappt
scr-no_effect_lost = Fähigkeit weg
scr-no_effect_role = andere Rolle

## Die Systeme, wo kein Platz für Felder ist

# fine: term power
scr-matrix_head = Platz · Aliens
scr-matrix_race = auswärts · Warp
scr-matrix_planet = Planet { $number }
scr-hand_short = Hand { $number }
scr-warp_short = Warp { $number }
scr-gone_short = { $number } raus
scr-given_up = aufgegeben
    .short = weg
scr-hidden_alien = geheim
scr-zap = ZAP

## Die Hand

scr-dark_role = andere Rolle
scr-dark_flare_limit = nur ein Manöver
scr-dark_barred = schon gespielt
scr-dark_condition = passt nicht
scr-dark_not_asked = nicht jetzt
scr-dark_obliged = nicht diese
scr-dark_encounter_card = Planung
scr-dark_moment = später
scr-dark_response = als Antwort

## Felder, Warp und Ablauf

scr-gate_short = Portal
scr-power_short = Fähigkeit
scr-home_of = heim { $number } von { $max }
scr-tech_down = Technologie: { $number } verdeckt
scr-sheet_things = Davor
scr-at_the_planet = Dort
scr-from_hoard = { $card } (Hort)
scr-thing_hoard = Hort mit { $number }
    .short = Hort { $number }
scr-thing_citadels = Zitadellen { $names }
    .short = { $number }
scr-thing_citadel = Zitadelle { $value }
    .short = { $value }
scr-thing_flagship = Prometheus { $place }
    .short = Prom.
scr-thing_flagship_here = Prometheus
    .short = Prom.
scr-thing_cannon_here = Mondkanone
    .short = Kanone
scr-thing_grudge = Racheplättchen
    .short = Rache
scr-thing_caught = leichter Zugriff
    .short = Zugriff
scr-thing_technology = Technologie
    .short = Tech
scr-line-piles = Zu jeder Karte: wie viele hier offen liegen, von wie vielen.
scr-phase_end = Ende
scr-phase_any = Jederzeit
scr-flares = Manöver
scr-both_secret = beide, geheim

## Die Bühne, groß

scr-on_the_gate = auf dem Portal
scr-lies_down = verdeckt
scr-side_mine = { $n ->
        [0] deine Karte
        [one] { $n } Schiff + deine Karte
       *[other] { $n } Schiffe + deine Karte
    }
scr-side_left = { $n ->
        [0] Gegenkarte
        [one] { $n } Schiff + Gegenkarte
       *[other] { $n } Schiffe + Gegenkarte
    }
scr-side_right = { $n ->
        [0] Gegenkarte
        [one] Gegenkarte + { $n } Schiff
       *[other] Gegenkarte + { $n } Schiffe
    }
scr-side_ships = { $n ->
        [0] bisher keine Schiffe
        [one] bisher { $n } Schiff
       *[other] bisher { $n } Schiffe
    }
scr-reading = Gelesen
scr-if_won = Bei Sieg
scr-if_lost = Bei Niederlage
scr-if_offense = Angreifer
scr-if_defense = Verteidiger
scr-colony_for = Kolonie { $number } für { $who }
    .you = Kolonie { $number } für dich
scr-rewards_for = { $n ->
        [one] { $n } Belohnung für { $who }
       *[other] { $n } Belohnungen für { $who }
    }
    .you = { $n ->
        [one] { $n } Belohnung für dich
       *[other] { $n } Belohnungen für dich
    }
scr-power_goes = verloren: { $alien }
scr-game_for = das Spiel für { $who }
scr-out_of_the_game = aus dem Spiel
scr-cannot_be_told = niemand weiß, was folgt
scr-if_without = ohne { $names }
scr-gain_colony = Kolonie { $number } mit { $who }
    .you = Kolonie { $number } bei Sieg
# fine: term rewards
scr-gain_rewards = Lohn je Schiff, mit { $who }
    .you = Lohn je Schiff, mit dir
scr-if_it_stands_short = Bleibt
scr-line-needs = { $who } braucht { $number } mehr.
    .you = Du brauchst { $number } mehr.

## Was um eine Frage herum steht

scr-line-split = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } vom Stapel, { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    } aus dem Warp.

## Seiten über dem Tisch

# fine: term encounter
scr-line-odds_none = Chancen sehen nur die, die hier eine Karte wählen.
scr-line-odds_soon = Chancen siehst du, sobald das Portal ausgerichtet ist.
scr-line-odds_no_card = Du hast keine Karte, die du spielen könntest.
scr-line-odds_asked = Chancen siehst du immer, wenn du entscheidest.
scr-line-odds_over = Die Karten liegen offen; es gibt nichts mehr zu raten.
# fine: term encounter card
scr-line-odds_from = { $n ->
        [one] Jeder Balken: Schlägt sie die { $n } Karte, die niemand gesehen hat?
       *[other] Jeder Balken: wie oft sie die { $n } ungesehenen Karten schlägt.
    }
scr-line-odds_known = Du kennst die andere Karte ({ $face }).
scr-odds_with = mit { $name }
scr-odds_talks = { $n ->
        [one] { $n } Karte hieße Verhandlung
       *[other] { $n } Karten hießen Verhandlung
    }
scr-sheet_played = Gespielt
scr-phase_turn = Zug

## Der Verhandlungstisch

scr-gains_word = Gewinnt
scr-colony_number = Fremdkolonie { $number }
scr-frees = { $n ->
        [one] befreit { $n } Schiff, { $who }
       *[other] befreit { $n } Schiffe, { $who }
    }
scr-term_choice = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
    .long = { $n ->
        [one] { $n } Karte, Wahl des Gebers
       *[other] { $n } Karten, Wahl des Gebers
    }
scr-term_random = { $n ->
        [one] { $n } Zufallskarte
       *[other] { $n } Zufallskarten
    }
scr-term_highest = { $n ->
        [one] höchster Angriff
       *[other] { $n } höchste Angriffe
    }
scr-term_lowest = { $n ->
        [one] niedrigster Angriff
       *[other] { $n } niedrigste Angriffe
    }
scr-term_type = { $number } { $type }
scr-ships_or_more = { $n ->
        [one] ab { $n } Schiff
       *[other] ab { $n } Schiffen
    }
scr-ships_exactly = { $n ->
        [one] genau { $n } Schiff
       *[other] genau { $n } Schiffe
    }
scr-ships_up_to = bis zu { $number } Schiffe
scr-line-offer_short = { $first } gegen { $second }
scr-line-desk_choose = Stell die Zeilen ein; 2 schickt dein Angebot ab.
scr-line-desk_pick = Hake die Karten an, die du namentlich geben würdest.
scr-line-desk_no_offer = Noch liegt kein Angebot vor.
scr-line-desk_ready = Dein Angebot ist vollständig: 2 schickt es ab.
scr-line-desk_accept = Das letzte Angebot wird sofort zur Vereinbarung, genau wie es ist.
scr-line-desk_send = Es kann so angenommen werden, bis du ein anderes machst.
scr-line-desk_decline = Du lehnst das Angebot ab; die Verhandlung geht weiter.
scr-line-desk_say = Sag allen am Tisch etwas. Es ist kein Versprechen.
scr-line-desk_theirs = Du hast ein Angebot: 1 nimmt an, 3 lehnt ab; ändere Zeilen als Antwort.
scr-desk_accept = annehmen
scr-desk_send = abschicken
scr-desk_decline = ablehnen
scr-desk_say = etwas sagen
scr-desk_give_up = abbrechen
