### Absagen: was es war; was ginge.

## Neben der Frage

no-act_in_event = Während eines Ereignisses kann niemand handeln. Es ist bald vorbei.
no-act_in_battle = Aktionskarten spielst du zwischen den Schritten, Kampfkarten in ihrem eigenen.
no-act_not_yours = Das hast du nicht mehr.
no-act_own_turn = Das geht nur in deinem Zug. Monde einsetzen kannst du in jedem Zug.
no-act_activation_first = Danach ließe sich die Basis nicht aktivieren. Aktiviere sie zuerst.
no-act_not_now = Das geht jetzt nicht. In der nächsten Pause deines Zuges kannst du es tun.

## Warum eine deiner Karten jetzt nicht gespielt werden kann (w)

no-dark_own_turn = Du kannst sie in deinem Zug spielen, außerhalb von Kämpfen.
no-dark_any_turn = Du kannst sie in einer Pause jedes Zuges spielen, außerhalb von Kämpfen.
no-dark_battle_diplomacy = Du kannst sie im Schritt Diplomatie eines Kampfes spielen, in dem du bist.
no-dark_battle_prepare = Du kannst sie spielen, wenn du einen Kampf vorbereitest.
no-dark_battle_after_roll = Du kannst sie in einem Kampf, in dem du bist, nach dem Wurf spielen.
no-dark_battle_outcome_won = Du kannst sie spielen, wenn du einen Kampf gewonnen hast.
no-dark_battle_outcome_lost = Du kannst sie spielen, wenn du in einem Kampf besiegt wurdest.
no-dark_battle_damage = Du kannst sie spielen, bevor deine Schiffe in einem Kampf Schaden erleiden.

## Warum etwas nicht geht (w)

no-blocked_own_ship = Dort hast du schon ein Schiff.
no-blocked_too_far = { $n ->
        [0] Für dieses Schiff führt kein Weg dorthin.
        [one] Es ist { $n } Region entfernt, und dieses Schiff hat Reichweite { $number }.
       *[other] Es sind { $n } Regionen, und dieses Schiff hat Reichweite { $number }.
    }
no-blocked_navigation = In einen Nebel kann nur ein Schiff mit Navigation.
no-blocked_occupied = Besetzt: Ein erster Start braucht eine freie Region oder die Fähigkeit Sturmangriff.
no-blocked_quasar = Dorthin kann kein Schiff.
no-blocked_cannot_activate = Was diese Basis kostet, könntest du nicht bezahlen.
no-blocked_no_region = Es gibt jetzt keine Region, in die dieses Schiff kann.
no-blocked_condition = Die Voraussetzung dafür fehlt noch.
no-blocked_no_ship = Du brauchst ein Schiff im Kampf.
no-blocked_no_raiders = Im Kampf müssen Plünderer sein.
no-blocked_damaged = Es ist beschädigt. Nach der Reparatur kannst du es wieder nutzen.
no-blocked_empty_frame = Seine Fassung braucht zuerst einen Mond.
no-blocked_cannot_pay = Sein Mond kostet { $amounts }.
no-blocked_occupied_dock = Es war in dieser Rückkehr schon aktiv.
no-blocked_reactor = Nur der Hauptreaktor kann es aktivieren.
no-blocked_end_of_game = Es bringt am Ende Punkte und wird nie aktiviert.
no-blocked_no_transport = Du brauchst dort einen Transporter.
no-blocked_developed = Dort ist schon ein Bauwerk.
no-blocked_leaders = { $n ->
        [one] Du brauchst { $n } Anführer auf deiner Station; du hast { $number }.
       *[other] Du brauchst { $n } Anführer auf deiner Station; du hast { $number }.
    }
no-blocked_cost = Es kostet { $amounts }.
no-blocked_last_ship = Mit deinem letzten Schiff kannst du nicht bauen.

## Einen Tisch einrichten

no-teams_need_four = Teams brauchen vier Spieler; dieser Tisch hat { $number }.
no-factions = Du kannst für jeden Platz höchstens eine Fraktion nennen.
no-unknown_faction = Eine Fraktion namens { $value } gibt es nicht.
no-faction_twice = Jede Fraktion kannst du nur einmal nennen.
no-raiders = Plünderer: zufällig, empfohlen oder fünf Karten, je eine S, A, B, C, D.
no-option_value = { $value } steht bei { $name } nicht zur Wahl.
