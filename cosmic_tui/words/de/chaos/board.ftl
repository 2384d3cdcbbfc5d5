### Wörter auf dem Tisch.

bd-you = (du)
bd-away = weg
bd-out = aus
bd-turn = Zug { $number }
bd-goal = du gewinnst, wenn deren Kolonie am Ende deines Zuges leer ist
bd-nothing = nichts
bd-watching = Du siehst zu: Verdecktes bleibt verdeckt.

## Die Statuszeile

bd-status-setup = vor dem ersten Zug
bd-status-start = { $who } beginnt einen Zug
    .you = dein Zug beginnt
bd-status-main = Hauptphase von { $who }
    .you = deine Hauptphase
bd-status-combat = { $who } greift an
    .you = du greifst an
bd-status-end = { $who } beendet den Zug
    .you = dein Zug endet
bd-status-over = das Spiel ist vorbei
bd-status-attacks = { $who } greift an: { $target }
    .you = du greifst an: { $target }
bd-status-bombs = { $who } bombardiert: { $target }
    .you = du bombardierst: { $target }
bd-mode-official = offizielle Regeln
bd-mode-beginner = Anfängerpartie
bd-mode-beginner_plus = Anfänger plus
bd-balanced = ausgeglichen
bd-race-colony = Kolonie
bd-race-credits = Credits
bd-steps = Aufrüsten, Bezahlen, Feuern, Bombardieren, Abrüsten
bd-step_name-equip = Aufrüsten
bd-step_name-pay = Bezahlen
bd-step_name-fire = Feuern
bd-step_name-bomb = Bombardieren
bd-step_name-disarm = Abrüsten

## Die Zeile eines Platzes

# fine: term credit
bd-credits = CR { $number }
bd-hand = Zentrale { $number }
bd-hangar = Hangar { $number } von { $max }
bd-scrap = Schrott { $number }
# fine: term ruin
bd-ruin = Trümmer { $number }
bd-other = { $n ->
        [one] { $credits } CR, { $n } Schiff
       *[other] { $credits } CR, { $n } Schiffe
    }
bd-attacks = greift an
bd-is_attacked = wird angegriffen
bd-attacks_with = { $n ->
        [one] greift mit { $n } Schiff an
       *[other] greift mit { $n } Schiffen an
    }
bd-defends_with = { $n ->
        [0] verteidigt nicht
        [one] verteidigt mit { $n } Schiff
       *[other] verteidigt mit { $n } Schiffen
    }
bd-bombs_with = bombardiert mit { $number } von { $max } Schiffen
bd-choosing = wählt noch
bd-no_defender = kein Verteidiger mehr

## Oberfläche, Kantine, Verdecktes

bd-face_down = verdeckt
    .short = verd.
bd-bluff = Bluff:
    .short = Bluff
bd-devs = { $n ->
        [one] { $n } Ausbau
       *[other] { $n } Ausbauten
    }
    .short = { $n ->
        [one] { $n } Ausb.
       *[other] { $n } Ausb.
    }
bd-devs_of = { $number } von { $max } Ausbauten
    .short = { $number } von { $max }
bd-base_armour = Panzerung { $value }
    .short = Panz. { $value }
bd-price = { $number } CR
bd-down = { $n ->
        [one] { $n } verdeckt
       *[other] { $n } verdeckt
    }
bd-hangar_left = { $n ->
        [0] Hangar voll
        [one] Hangar: noch { $n }
       *[other] Hangar: noch { $n }
    }

## Was das Schiff jetzt tut

bd-fires = feuert { $number }
bd-replies = feuert { $number } zurück
bd-fired_at = beschossen
bd-bombs = [x] bombt { $number }
bd-goes_in = [x] greift an
bd-in_combat = im Kampf
    .short = dabei
bd-stays_out = bleibt weg
bd-not_in_it = { $state }, fern
bd-again = wieder aktiv: Zug { $number }
bd-this_turn = soeben

## Der Stapel einer Kolonie

bd-cards_left = Karten
bd-left = { $n ->
        [0] leer
        [one] noch { $n }
       *[other] noch { $n }
    }
bd-in_danger = { $n ->
        [one] { $n } in Gefahr
       *[other] { $n } in Gefahr
    }
bd-of = von { $number }

## Die Front: ihr Titel ist, was vorgeht

bd-phase-setup = Je fünf Karten: behalten oder einmal fünf neue ziehen
bd-phase-start = { $who } beginnt Zug { $number }
    .you = Dein Zug { $number } beginnt
bd-phase-main = Hauptphase von { $who }
    .you = Deine Hauptphase
bd-phase-combat = Der Kampf von { $who }
    .you = Dein Kampf
bd-phase-end = { $who } beendet den Zug
    .you = Dein Zug endet
bd-about_to = Gleich greifst du { CASE($target, "acc") } an
bd-attack = { $who } greift { CASE($target, "acc") } an
    .you = Du greifst { CASE($target, "acc") } an
bd-shot = { $who }: { $card } feuert auf { $ship }
    .you = Dein Schiff { $card } feuert auf { $ship }
bd-shot_replied = { $who }: { $card } gegen { $ship }, mit Gegenfeuer
    .you = Du: { $card } gegen { $ship }, mit Gegenfeuer
bd-bombing = { $n ->
        [one] { $who } bombt mit { $n } Schiff, { $target }: { $before } Karten, danach { $after }
       *[other] { $who } bombt mit { $n } Schiffen, { $target }: { $before } Karten, danach { $after }
    }
    .you = { $n ->
        [one] Du bombst mit { $n } Schiff, { $target }: { $before } Karten, danach { $after }
       *[other] Du bombst mit { $n } Schiffen, { $target }: { $before } Karten, danach { $after }
    }
bd-waits-card = { $who } spielt { THE($card, "acc") }
    .you = Du spielst { THE($card, "acc") }
bd-waits-pay = { $who } deckt { THE($card, "acc") } auf
    .you = Du deckst { THE($card, "acc") } auf
bd-waits-ability = { $who } nutzt { THE($card, "acc") }
    .you = Du nutzt { THE($card, "acc") }
bd-waits-trap = Es war { CASE($who, "gen") } Falle { $card }
    .you = Deine Falle { $card }

## An ihrem rechten Ende

bd-exchange = Schusswechsel { $number }
bd-nobody_defends = niemand verteidigt mehr
bd-on_stack = { $n ->
        [one] { $n } Karte wartet
       *[other] { $n } Karten warten
    }
bd-attack_costs = { $n ->
        [one] ein Angriff kostet { $n } Credit
       *[other] ein Angriff kostet { $n } Credits
    }

## Darin: ein Schusswechsel

bd-fire = { $number } Feuer
bd-reply = { $number } Gegenfeuer
bd-no_reply = noch kein Gegenfeuer
bd-divides = { $who } teilt { $points } Schaden auf die Staffel auf
    .you = Du teilst { $points } Schaden auf deine Staffel auf
bd-is_destroyed = Zerstört: { $card }
bd-unhurt = { $card }: kein Schaden
bd-keeps = { $card }: noch Panzerung { $left }

## Darin: Bomben

bd-bombing_sum = Bombensumme { $value }
bd-cards_fall = { $n ->
        [0] keine Karte verloren
        [one] { $n } Karte verloren, ungesehen
       *[other] { $n } Karten verloren, ungesehen, eine nach der anderen
    }
bd-would_do = { $total } würden genügen
bd-too_weak = zu schwach: { $total } von { $need }
bd-centre_loses = { $whom } verliert eine Karte eigener Wahl
    .at-you = Du verlierst eine Karte eigener Wahl
bd-base_or_trap = wird zerstört; eine Falle kann ausgelöst werden
bd-could_all = { $n ->
        [0] Kein Schiff des Angriffs ist noch aktiv.
        [one] { $n } Schiff darf bombardieren, mit { $total }.
       *[other] { $n } Schiffe dürfen bombardieren, mit { $total }.
    }
# fine: term ship
bd-none_ticked = Wer nicht bombardiert, bleibt aktiv.
bd-cannot_bomb = { $n ->
        [one] Nicht aktiv und kann nicht bombardieren: { $names }.
       *[other] Nicht aktiv und können nicht bombardieren: { $names }.
    }
bd-bombers_used = Schiffe, die bombardieren, sind bis zum Zugende ihres Besitzers erschöpft.
bd-to_win = { $n ->
        [one] Noch { $number } Karten: Ein solcher Angriff leert sie.
       *[other] Noch { $number } Karten: { $n } solche Angriffe leeren sie.
    }
bd-empty_then = Das leert die Kolonie. Ist sie am Ende deines Zuges leer, gewinnst du.

## Darin: Ruhe und der Beginn eines Kampfes

bd-setup = Der höhere Wurf beginnt. Die zweite Hand musst du behalten.
bd-could_bomb = { CASE($who, "gen") } aktive Schiffe könnten mit { $value } bombardieren.
    .you = Deine aktiven Schiffe könnten mit { $value } bombardieren.
bd-can_bomb = { $who } könnte mit { $value } bombardieren.
    .you = Du könntest mit { $value } bombardieren.
bd-no_active = { $who } hat kein aktives Schiff.
    .you = Du hast kein aktives Schiff.
bd-could_defend = { $who } könnte mit { $names } verteidigen.
    .you = Du könntest mit { $names } verteidigen.
bd-could_defend_with = { $n ->
        [one] { $who } könnte mit { $n } Schiff verteidigen.
       *[other] { $who } könnte mit { $n } Schiffen verteidigen.
    }
    .you = { $n ->
        [one] Du könntest mit { $n } Schiff verteidigen.
       *[other] Du könntest mit { $n } Schiffen verteidigen.
    }
bd-cannot_defend = { $who } hat kein Schiff zum Verteidigen.
    .you = Du hast kein Schiff zum Verteidigen.
bd-first_turn = Im ersten Zug einer Partie kann niemand angreifen.
bd-if_nobody_defends = { $before } → { $after }, wenn niemand verteidigt: pro Punkt eine Karte.
    .plain = Von { $before } auf { $after } Karten, wenn niemand verteidigt: pro Punkt eine.
bd-undefended = Wenn niemand verteidigt:
bd-in_attack = { $who } greift mit { $names } an.
    .you = Du greifst mit { $names } an.
bd-in_defence = { $who } verteidigt mit { $names }.
    .you = Du verteidigst mit { $names }.
bd-acts = { $who } kann jetzt handeln: { $names }
    .you = Du kannst jetzt handeln: { $names }
bd-load = { $card }: verdeckt { $down }, frei { $left }
bd-step-named = Schiffe werden genannt, wenn niemand mehr auf den Angriff reagiert.
bd-step-equip = Erst Schiffe und Besatzung des Angreifers, dann die des Verteidigers.
bd-step-pay = Erst zahlt der Angreifer, dann der Verteidiger; später im Kampf niemand.
# fine: term ship
bd-step-fire = Das schnellste handelt. Wer feuert oder zurückfeuert, ist erschöpft.
bd-step-bomb = Noch aktive Schiffe des Angriffs dürfen bombardieren.

## Der Stapel

bd-being_answered = wird abgewickelt, Neuestes zuerst
# fine: term credit
bd-stack-card = { $n ->
        [0] { $who }: { $card }, gratis
        [one] { $who }: { $card }, { $n } CR
       *[other] { $who }: { $card }, { $n } CR
    }
    .you = { $n ->
        [0] du: { $card }, gratis
        [one] du: { $card }, { $n } CR
       *[other] du: { $card }, { $n } CR
    }
# fine: term credit
bd-stack-pay = { $n ->
        [0] { $who } deckt auf: { $card }
        [one] { $who } deckt auf: { $card }, { $n } CR
       *[other] { $who } deckt auf: { $card }, { $n } CR
    }
    .you = { $n ->
        [0] du deckst auf: { $card }
        [one] du deckst auf: { $card }, { $n } CR
       *[other] du deckst auf: { $card }, { $n } CR
    }
bd-stack-ability = { $who } setzt ein: { $card }
    .you = du setzt ein: { $card }
bd-stack-trap = Falle von { $who }: { $card }
    .you = deine Falle: { $card }
bd-stack-shot = der Schuss
bd-stack-shot_replied = der Schuss und das Gegenfeuer
bd-stack-on = { $what }: { $names }
bd-you_may = du kannst reagieren
bd-happens_last = geschieht zuletzt
bd-older = { $n ->
        [one] … { $n } ältere
       *[other] … { $n } ältere
    }
bd-if_all_pass = { $who } entscheidet. Passen alle, geschieht es von oben nach unten.
    .you = Passen alle, gilt alles von oben nach unten, deins zuerst.

## Wer wann feuert

bd-who_fires = Wer wann feuert
bd-by_speed = nach Tempo
bd-turn-fires = feuert
bd-turn-replies = feuert zurück
bd-turn-fired_at = beschossen
bd-turn-now = am Zug
bd-turn-next = als Nächstes
bd-turn-later = später
bd-turn-passed = gepasst
bd-turn-used = erschöpft
bd-turn-active = aktiv
bd-turn-damaged = beschädigt
bd-turn-dead = zerstört
# fine: term ship
bd-speed_rule = Gleiches Tempo: der Angreifer zuerst. Wer feuert oder zurückfeuert, ist erschöpft; wer getroffen wurde, ist beschädigt, wenn das Feuern endet.
bd-when = Wann
bd-all_moments = alle Momente
bd-short-start = du bekommst Credits
bd-short-main = Folge frei
bd-short-combat-named = Antworten
bd-short-combat-equip = Schiffe, Besatzung
# fine: term equipment; ending
bd-short-combat-pay = Besatzung, Ausrüst.
bd-short-combat-fire = nach Tempo
bd-short-combat-bomb = aktive Schiffe
bd-short-end = fünf Karten behalten
bd-note-main = Ziehen kostet 1 Credit, die obersten fünf durchsuchen 2, ein Ausbau 1. Eine verdeckte Karte kostet nichts, bis sie bezahlt wird.
bd-note-combat-bomb = Nur noch aktive Schiffe dürfen bombardieren. Ihre Summe trifft das Ziel, das zu Beginn genannt wurde.
bd-note-end = Die Panzerung ist wieder voll, gedrehte Karten richten sich eine Stufe auf, und wer eine leere Kolonie hat, verliert.

## Die Hand

bd-hand_title = Deine Zentrale
bd-hand_head = ZENTRALE
bd-seen_title = Dir einmal gezeigt
bd-seen_head = GEZEIGT
bd-seen_note = Nur du siehst diese Karten, und nur dieses eine Mal.
bd-hand_dark = Aus deiner Zentrale lässt sich gerade nichts spielen.
bd-hand_lit = Helle Karten lassen sich jetzt spielen.
bd-put = nutzbar: { $card }
bd-put_several = nutzbar: { $number }
bd-numbers = Tempo, Feuerkraft, Panzerung, Bombenkraft: { $value }.
bd-rulings = geklärte Fragen

bd-fc_with = Abwehr von { $who }
    .you = Deine Abwehr
bd-fc_loses = { $who } verlöre
    .you = Dein Verlust
bd-fc_bombs = Bomben
bd-fc_colony = Kolonie
bd-fc_nobody = nichts
bd-fc_nothing = nichts
bd-fc_all = allen { $number }
bd-fc_best = am besten für { $who }
bd-fc_falls = fällt
bd-fc_stands = hält
bd-fc_cards = Ohne Karten. { $who } könnte { $number } von { $max } Eingriffen zahlen: { $found } ändern es.
bd-fc_worst = Am schlimmsten: { $card }. Du verlierst: { $ours }; Bomben: { $bombed }.
bd-fc_more = Mit allem an Bord verlierst du: { $ours }; { $who }: { $theirs }; Bomben: { $bombed }.
bd-fc_range = Fast immer verlierst du { $ours }, { $who } { $theirs }; Bomben: { $bombed }.
bd-fc_row = Abwehr: { $names }. Du verlierst: { $ours }; { $who }: { $theirs }; Bomben: { $bombed }.
bd-fc_short = { $names }: du verlierst { $ours }, { $who } { $theirs }; { $after }
