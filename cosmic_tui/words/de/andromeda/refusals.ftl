### Absagen: was es war; was ginge.

## Neben der Frage

no-act_in_event = Während einer Ereigniskarte handelt niemand. Es ist bald vorbei.
no-act_in_battle = Aktionskarten sind für Pausen. Kampfkarten haben ihren eigenen Schritt.
no-act_not_yours = Das hast du nicht mehr.
no-act_own_turn = Das geht im eigenen Zug. In jedem Zug: Monde einsetzen, manche Karten.
no-act_activation_first = Danach ließe sich die Basis nicht aktivieren. Aktiviere sie zuerst.
no-act_not_now = Nicht in diesem Moment. Die nächste Pause deines Zuges hat Platz dafür.

## Warum eine deiner Karten jetzt nicht gespielt werden kann (w)

no-dark_own_turn = Im eigenen Zug, außerhalb von Kämpfen.
no-dark_any_turn = In einer Pause jedes Zuges, außerhalb von Kämpfen.
no-dark_battle_diplomacy = Im Schritt Diplomatie eines Kampfes, in dem du bist.
no-dark_battle_prepare = In der Vorbereitung eines Kampfes.
no-dark_battle_after_roll = In einem Kampf, in dem du bist, wenn die Würfel liegen.
no-dark_battle_outcome_won = Wenn du einen Kampf gewonnen hast.
no-dark_battle_outcome_lost = Wenn du in einem Kampf besiegt bist.
no-dark_battle_damage = Bevor deine Schiffe in einem Kampf Schaden nehmen.

## Warum etwas nicht geht (w)

no-blocked_own_ship = Dort ist schon eines deiner Schiffe. A-LAU-7
no-blocked_too_far = { $n ->
        [0] Für dieses Schiff führt kein Weg dorthin. A-LAU-11
        [one] { $n } Region entfernt; seine Reichweite ist { $number }. A-LAU-6
       *[other] { $n } Regionen entfernt; seine Reichweite ist { $number }. A-LAU-6
    }
no-blocked_navigation = Ein Nebel: Er braucht ein Schiff mit Navigation. A-LAU-9
no-blocked_occupied = Besetzt: Ein erster Start braucht freie Regionen oder Sturmangriff. A-LAU-3
no-blocked_quasar = Dorthin kann niemand. A-SPR-2
no-blocked_cannot_activate = Was diese Basis tut, könntest du nicht zahlen. A-LAU-8
no-blocked_no_region = Keine Region nimmt dieses Schiff jetzt auf. A-TRN-4
no-blocked_condition = Was es verlangt, ist noch nicht da. A-FX-19
no-blocked_no_ship = Es braucht ein Schiff von dir im Kampf. A-TAC-6
no-blocked_no_raiders = Es braucht Plünderer im Kampf.
no-blocked_damaged = Beschädigt: Es wirkt wieder, wenn es repariert ist. A-RET-5
no-blocked_empty_frame = Seine Fassung braucht zuerst einen Mond. A-RET-7
no-blocked_cannot_pay = Sein Mond verlangt { $amounts }. A-RET-7
no-blocked_occupied_dock = Es hat in dieser Rückkehr schon gewirkt. A-RET-3
no-blocked_reactor = Der Hauptreaktor treibt es an. A-RET-8
no-blocked_end_of_game = Es zählt am Ende und wirkt nie. A-RET-10
no-blocked_no_transport = Es braucht dort einen Transporter von dir. A-DEV-2
no-blocked_developed = Dort ist schon ein Bauwerk. A-DEV-1
no-blocked_leaders = { $n ->
        [one] Es braucht { $n } Anführer auf deiner Station; dort sind { $number }. A-DEV-2
       *[other] Es braucht { $n } Anführer auf deiner Station; dort sind { $number }. A-DEV-2
    }
no-blocked_cost = Es kostet { $amounts }. A-RES-8
no-blocked_last_ship = Dein letztes Schiff muss ein Schiff bleiben. A-DEV-5

## Einen Tisch einrichten

no-teams_need_four = Teams brauchen vier Spieler; dieser Tisch hat { $number }.
no-factions = Für jeden Platz lässt sich höchstens eine Fraktion nennen.
no-unknown_faction = Eine Fraktion namens { $value } gibt es nicht.
no-faction_twice = Jede Fraktion gibt es einmal.
no-raiders = Plünderer: zufällig, empfohlen oder fünf Karten, je eine S, A, B, C, D.
no-option_value = { $value } steht bei { $name } nicht zur Wahl.
