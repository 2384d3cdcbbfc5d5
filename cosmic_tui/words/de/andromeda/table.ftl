### Der Tisch dieses Spiels.

## Die ersten Zeilen

scr-turn_head = Andromeda's Edge · Zug { $number }
    .short = Z{ $number }
scr-status_setup = Andromeda's Edge · Spielaufbau
    .short = Aufbau
scr-status_whose = { $who }: { $phase }
    .you = bei dir: { $phase }
scr-doing-choose = Zug
scr-doing-launch = Start
scr-doing-battle = Kampf
scr-doing-return = Rückkehr zur Station
scr-doing-end = Zugende
scr-doing-event = Ereignis
scr-of_goal = von { $number }
scr-event_in = Ereignis in { $number }
    .long = { $n ->
        [one] Ereignis in 1 Schritt
       *[other] Ereignis in { $n } Schritten
    }
scr-event_due = Ereignis steht an
scr-event_now = Ereignis jetzt
scr-event_none = keine Ereignisse mehr
scr-last_turns = { $n ->
        [one] noch { $n } Zug
       *[other] noch { $n } Züge
    }
scr-tactics_left = Taktik { $number }
scr-modules_left = Module { $number }
scr-or_return = oder: Rückkehr zur Station
    .long = das andere: Rückkehr zur Station
scr-or_launch = oder: ein Schiff starten
scr-team_sum = Team { $number }

## Der Spielplan

scr-base = Basis
scr-no_moon = kein Mond
scr-null_moon = Leermond
    .plain = Leermond
scr-leaders = { $n ->
        [one] { $n } Anführer
       *[other] { $n } Anführer
    }
    .short = A{ $number }
scr-moons_left = noch { $number }
scr-legend = Transporter
scr-legend_raider = Plünderer, Klasse { $letter }
scr-legend_dark = dunkel: leer
scr-legend_leaders = deine, andere
scr-nebula_word = Nebel
scr-bonus = zu holen: { $amounts }
scr-spaces_free = frei

## Plätze

scr-seat_you = (du)
scr-on_the_pad = auf der Rampe
    .short = Rampe
scr-out = fern
    .long = auf dem Spielplan
scr-yard = Schrott
    .long = Schrottplatz
# fine: term repair ship; term ship
scr-mending = Reparatur
scr-home_leaders = heim A{ $number }
    .long = Anführer daheim { $number }
scr-captured_moons = eingefangene Monde
    .short = Monde
scr-moons_of = { $number } von { $max }
scr-modules = Module
scr-damaged = { $number } beschädigt
    .short = !{ $number }
scr-tracks = Leisten
scr-points = Punkte
scr-seats_head = bis { $number }
scr-vp_head = SP
scr-your_turn_now = du bist am Zug
scr-their_turn = am Zug
scr-in_reach = in Reichweite
scr-ships_here = { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffe
    }
scr-attacker = greift an
scr-leads = führt
scr-stays_away = bleibt weg
scr-returns = kehrt zurück
scr-buy = kaufen
scr-all_modules = alle

## Die Bühne

scr-stage-launch = { $who } startet { CASE($ship, "acc") }
    .you = Du startest { CASE($ship, "acc") }
scr-stage-launch_to = { $who } startet nach { $place }
    .you = { $ship } nach { $place }
scr-stage-choose = { $who }: Start oder Rückkehr
    .you = Ein Schiff starten oder zurückkehren
scr-stage-decide = { $who } entscheidet
    .you = Du entscheidest
scr-stage-activate = { $who } ist hier: { $place }
    .you = Du bist hier: { $place }
scr-stage-ambush = Plünderer möglich: { $place }
scr-stage-battle = Kampf: { $place }
scr-stage-battle_step = { $place }: { $step }
scr-stage-return = Station von { $who }
    .you = Deine Station: Module, dann Schiffe heim
scr-stage-end = { $who } beendet den Zug
    .you = Dein Zug endet
scr-stage-event = Ereignis: { $event }
scr-stage-setup = Alle wählen geheim ihre Fraktion
scr-stage-destinies = Alle wählen geheim ihr Schicksal
scr-stage-over = Das Spiel ist vorbei
scr-launch_pad = Startrampe
scr-line-stay = { $n ->
        [one] Es bleibt: { $names }
       *[other] Es bleiben: { $names }
    }
scr-line-nothing_stays = die Startrampe ist dann leer
scr-ship_numbers = Reichweite { $min }, Feuer { $max }
scr-capture = Fang
    .small = Fang
scr-next_moon = Nächster
    .small = nächster
scr-then = Dann
scr-raiders = Plünderer
    .small = Plünderer
scr-costs = Kosten
scr-work = Wirkung
scr-nobody_there = niemand dort
scr-raiders_come = Plünderer kommen
scr-raiders_many = { $number } { $raider }
scr-a_battle = Kampf
scr-battle_of = { $n ->
        [one] kein Kampf
        [2] ein Kampf zu zweit
        [3] ein Kampf zu dritt
       *[other] ein Kampf mit { $n }
    }
scr-no_battle = kein Kampf
# fine: term raider
scr-no_raider = keine in Reichweite
scr-printed = gibt { $amounts }
scr-jump_costs = ein Sprung: 1 Energie
scr-jump_moon = ein Sprung: ein Mond zahlt
scr-dice_at = { $n ->
        [one] { $n } Würfel ab { $number }
       *[other] { $n } Würfel ab { $number }
    }
scr-not_thrown = noch nicht gewürfelt
scr-highest_first = Patt: alle verlieren
scr-you_win = du siegst
scr-wins = { $who }
scr-all_lose = niemand
scr-of_hundred = von 100
scr-if_energy = Energie
scr-if_again = neu
scr-part-weapons = Feuerkraft { $number }
scr-part-developments = Bauwerke +{ $number }
scr-part-standing = Module, anhaltend +{ $number }
scr-part-cards = Karten +{ $number }
scr-part-energy = Energie +{ $number }
scr-row_open = offen
scr-row_closed = zu
scr-next_icon = bei { $number }: { $name }
scr-top = ganz oben
scr-dock_empty = leeres Dock
scr-dock_none = kein Dock
scr-dock_end = zählt am Ende
scr-points_now = bisher { $number } Punkte
scr-ran = gelaufen
scr-goes_here = kommt hierher
scr-damaged_word = DEFEKT
scr-needs_moon = braucht einen Mond
scr-operation = wenn besiegt: { $name }
scr-upgrades_spare = Aufrüstungen in Reserve { $names }
scr-scrapyard_empty = Schrottplatz leer
scr-energy_on_open = Energie { $number }, offene Reihe
scr-display = Module zu kaufen
scr-price = Preis
scr-line-event_scores = wertet { $track }
scr-line-event_raider = Plünderer der Klasse { $letter }
scr-event_effect = Effekt
scr-half_moon = Halbmond

## Die Hand

scr-hand_empty = keine Karten
scr-lit_now = hell = jetzt spielbar
scr-in_play = im Spiel
scr-more_below = { $low }-{ $high } von { $max }

## Die Frage

enter-turn-main = wählen
enter-launch-where = starten
enter-turn-window = weiter
enter-turn-before_battle = weiter
enter-return-module = wählen
enter-return-with = aktivieren
enter-return-science = laufen lassen
enter-battle-escalate = { $number } schicken
enter-battle-jump = mit { $number } springen
enter-battle-energy = { $number } mehr würfeln
enter-battle-reroll = { $number } neu würfeln
enter-modules-buy = kaufen
enter-modules-buy_two = { $n ->
        [one] kaufen
       *[other] beide kaufen
    }
enter-modules-buy_second = kaufen
enter-build-development = bauen
enter-build-ship = bauen
enter-damage-repair = reparieren
enter-hand-discard = { $number } ablegen
scr-group-free = niemand dort
scr-group-raiders = Plünderer kommen
scr-group-battle = Kampf
# fine: term region
scr-regions_lit = in Reichweite { $low } von { $high }
scr-ships_placed = { $number } von { $max } Schiffen eingesetzt

## Neben der Frage

key-slot = einsetzen
key-abandon = aufgeben
key-other_ship = anderes Schiff
key-by_name = beim Namen
key-return-with = womit
key-bonus-which = was dort liegt
key-battle-raise_by = um wie viel
key-swap-take = wofür

## Vorschau

scr-line-launch_free = { $place }: { $gain }. Dort ist niemand, und kein Plünderer ist in Reichweite.
scr-line-launch_raiders = { $place }: { $gain }. Dann kommen Plünderer: { $names }.
scr-line-launch_battle = { $place }: { $gain }. Dort kämpfen gegen dich: { $names }.
scr-line-launch_base = du nutzt ihre Basis
scr-line-launch_moon = du fängst den Mond ein ({ $moon })
scr-line-launch_printed = die Monde sind weg, du bekommst { $amounts }
scr-line-launch_jump = Du musst für 1 Energie springen.
scr-line-launch_jump_moon = Du musst springen und zahlst mit einem Mond.
scr-line-return_home = Erst aktivierst du Module, dann kommen alle Schiffe heim.
scr-line-module_gives = { $module }: { $text }
scr-line-module_energy = Energie aktiviert Module nur in einer offenen Reihe. Ein Schiff öffnet sie.
scr-line-site = { $n ->
        [one] { $n } Anführer ist in der Nähe: { $number } Punkte. Es kostet { $amounts }.
       *[other] { $n } Anführer sind in der Nähe: { $number } Punkte. Es kostet { $amounts }.
    }
scr-line-price = Es kostet { $amounts }.
scr-line-wins = Du siegst in { $number } von 100 Würfen.
scr-line-wins_exact = Du siegst in { $low } von { $high } Würfen.

## Seiten

scr-why_dark = Warum das gerade nicht geht
scr-line-not_asked = Jetzt entscheidest nicht du. Die Gründe siehst du, wenn du gefragt wirst.
scr-none_dark = Du kannst jetzt alles tun.
scr-tab_modules = Module
scr-tab_tactics = Taktik
    .short = Karten
scr-tab_events = Ereignisse
    .short = Ereig.
scr-tab_factions = Fraktionen
    .short = Frak.
scr-tab_raiders = Plünderer
    .short = Plünd.
scr-tab_ships = Schiffe
scr-tab_tiles = Spielplan
    .short = Plan
scr-section-base_modules = auf jeder Station
scr-buys_for = { $number } { $name }
scr-starts_with = Beginnt mit
scr-first_on = Beginnt auf
scr-own_upgrade = Aufrüstung zu
scr-range_word = Reichweite { $number }
scr-weapons_word = Feuerkraft { $number }
scr-shields_word = Schilde { $number }
scr-targeting_word = Zielerfassung { $number }
scr-class_word = Klasse { $letter }
scr-tokens_word = Plättchen { $number }
scr-placed = Erscheint
scr-place-random_nebula = in einem zufälligen Nebel
scr-place-newest_planet = auf dem neuesten Planeten
scr-place-most_leaders_planet = wo die meisten Anführer sind
scr-scores_word = Wertet
scr-raider_word = Plünderer
scr-effect_word = Effekt
scr-kind_word = Art
scr-when_word = Wann
scr-comes_damaged = { $n ->
        [one] kommt mit { $n } Schadensmarker
       *[other] kommt mit { $n } Schadensmarkern
    }
scr-frame_input = Eingangsfassung
scr-frame_output = Ausgangsfassung
scr-frame_half = Halbmondfassungen
scr-frame_vp = 1 Punkt für den ersten Mond
scr-cost_word = Kosten
scr-leaders_needed = Nötige Anführer
scr-yields = Gibt
scr-development_word = Bauwerk
scr-near_now = Anführer ringsum
scr-hidden_raider = noch nicht gesehen
scr-standing_now = Der Stand bei Ende jetzt
    .small = der Stand bei Ende jetzt
scr-line-scoring_now = Punkte bisher und was die Schlusswertung brächte, wenn sie jetzt käme.
scr-won_through = Das brachte { $who } den Sieg: { $name }.
    .you = Das brachte dir den Sieg: { $name }.
scr-final_title = Schlusswertung
scr-decks = Stapel und Ablagen
scr-moons_gone = Monde fort
scr-face_down_tokens = verdeckte Plättchen
scr-kept_tokens = behaltene Plättchen
scr-goals = Schicksal
scr-goal = vorn auf { $track }: { $number } SP
scr-abilities = Fähigkeiten
scr-upgrade_installed = eingebaut
scr-upgrade_spare = in Reserve
scr-lasting = Anhaltend
scr-cards_limit = { $low } von { $high } Karten
scr-shield_marked = Schild markiert
scr-supremacy_tokens = Vorherrschaftsplättchen

## Textansicht

scr-line-plain_moment = Zug { $number }, { $who } ist dran. Schritt: { $phase }.
    .you = Zug { $number }: Du bist dran. Schritt: { $phase }.
scr-line-plain_setup = Vor dem ersten Zug. Schritt: { $phase }.
scr-line-plain_points = Punkte ({ $number } beenden das Spiel): { $names }.
scr-line-plain_points_of = { $who } { $number }
scr-line-plain_holding = Du hast { $names }.
scr-line-plain_storage = Im Lager: { $amounts }.
scr-line-plain_region = { $place }, { $name }: { $text }.
scr-line-plain_empty = nichts und niemand
scr-line-plain_tracks = { CASE($who, "gen") } Leisten: { $names }.
    .you = Deine Leisten: { $names }.
scr-line-plain_modules = { $name }: { $names }.
scr-line-plain_acts = Das geht auch: { $names }.
scr-plain_ships = { $who }: { $names }
scr-plain_moon = Mond { $moon }
scr-plain_raiders = { $n ->
        [one] { $n } Plünderer, Klasse { $letter }
       *[other] { $n } Plünderer, Klasse { $letter }
    }
scr-plain_are_there = { $n ->
        [one] dort ist { $names }
       *[other] dort sind { $names }
    }
scr-plain_come = { $n ->
        [one] es kommt { $names }
       *[other] es kommen { $names }
    }
scr-plain_wins = du siegst in { $number } von 100 Würfen
scr-plain_leaders = Anführer { $names }
scr-plain_development = { $development } von { $who }
scr-plain_bonus = zu holen: { $amounts }
scr-track_space = { $track } { $number }
scr-module_damaged = { $module } (defekt)
scr-saved_at = Zug { $number }, { $high } Punkte
scr-line-plain_event = { $n ->
        [one] Der Ereignismarker ist { $n } Schritt vom Ende.
       *[other] Der Ereignismarker ist { $n } Schritte vom Ende.
    }
scr-line-plain_ended = { $n ->
        [one] Das Ziel ist erreicht: noch { $n } Zug.
       *[other] Das Ziel ist erreicht: noch { $n } Züge.
    }
scr-line-plain_player = { $n ->
        [one] { $who }, { $faction }: 1 Punkt; { $amounts }.
       *[other] { $who }, { $faction }: { $n } Punkte; { $amounts }.
    }
scr-line-plain_score = { $who } hat { $number } Punkte: { $names }.
    .you = Du hast { $number } Punkte: { $names }.
scr-line-plain_score_part = { $name } { $number }
scr-plain_count = { $number } { $ship }
scr-line-dice_none = Es gibt keinen Kampf zu berechnen, und kein Start von dir würde zu einem führen.
scr-line-dice_how = Das zählt Würfel und Zielerfassung, aber keine Karten der anderen.
scr-filter_battles = Kämpfe
scr-filter_station = Stationen
scr-end_scoring = Schlusswertung
scr-end_course = Punkte nach Zügen
scr-line-brings = Du bekommst { $gain }.
scr-line-brings_for = Du bekommst { $gain } für { $cost }.
scr-line-costs = Es kostet { $cost }.
scr-line-half_now = Der Halbmond neben { $module } bringt { $moon }.
scr-line-half_later = Wird auch { $module } aktiviert, bringt der Halbmond { $moon }.
scr-line-no_slot = Du kannst jetzt keinen eingefangenen Mond einsetzen.
scr-line-no_abandon = Du kannst jetzt keinen eingefangenen Mond aufgeben.
scr-line-collect_first = Sammle erst etwas ein oder wirb an, damit du zahlen kannst.
scr-chances = Chancen
scr-of_throws = { $number } von 100
scr-line-plain_chance = { $who }: { $value } von 100.
scr-line-plain_energy = Mit { $number } Energie siegst du in { $value } von 100.
scr-line-with_card = Mit { $name } siegst du in { $value } von 100.
scr-win = Sieg
    .small = +
scr-lose = Niederlage
    .small = -
scr-stake-step = Vorherrschaft { $number }
scr-line-track_step = { $track } +{ $number } (auf { $max })
scr-line-track_icon = { $track } +{ $number } (auf { $max }: { $text })
scr-stake-token = Plättchen
scr-stake-reward = von den Plünderern { $gain }
scr-line-stake_yard = auf den Schrottplatz ({ $names })
scr-line-stake_spared = { $number } davon bleiben verschont
scr-line-stake_rescue = jedes für { $number } Energie auf das Reparaturschiff
scr-line-stake_card = du ziehst 1 Karte
scr-line-stake_moon = du ziehst 1 Karte oder bekommst { $moon }
scr-stake-on_win_discard_resource = 1 Ressource weg
scr-stake-on_win_leader_to_region = 1 Anführer in die Region
scr-stake-on_win_damage_module = 1 Modul beschädigt
scr-stake-mechaphage = Mechaphagen auf 1 Modul
scr-stake-on_win_remove_moon = der oberste Mond ist weg
scr-line-if_won = Wenn du siegst: { $names }.
scr-line-if_lost = Wenn du verlierst: { $names }.
word-points = punkte / rennen
word-display = module / auslage
