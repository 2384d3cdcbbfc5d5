### So wird gerechnet.

sum-card = Karte: { $face }
sum-card_none = Keine Karte
sum-ships = { $n ->
        [0] Keine Schiffe von { $who }
        [one] { $n } Schiff von { $who }
       *[other] { $n } Schiffe von { $who }
    }
    .you = { $n ->
        [0] Kein Schiff von dir
        [one] Dein Schiff
       *[other] Deine { $n } Schiffe
    }
sum-reinforcement = Verstärkung von { $who }
    .you = Deine Verstärkung
sum-third = Karte gedrittelt: { $name }
sum-reverse = Rückwärts gelesen: { $name }
sum-equalize = Angeglichen: { $name }
sum-parity = Gerade oder ungerade: { $name }
sum-spread = Weit auseinander: { $name }
sum-triple = Mal oder durch 3: { $name }
sum-added = Noch eine Karte: { $name }
sum-bonus = { $name }
sum-ship_product = Schiffe mal Schiffe: { $name }
sum-weight = Schwere Schiffe: { $name }
sum-product = Schiffe mal Karte: { $name }
sum-total = Summe: { $side ->
        [offense] Angreifer
       *[defense] Verteidiger
    }

## Was nicht zählt, und was es heißt

sum-no_effect_zapped = Gezappt: { $power }.
sum-no_effect_lost = { $power }: verloren.
sum-no_effect_role = Andere Rolle nötig: { $power }.
# fine: term negotiate
sum-no_totals = Angriff schlägt Reden; Schiffe zählen nicht.
sum-no_winner = Kein Sieger: Es wird verhandelt.
sum-both_lost = Beide Seiten verlieren.
sum-leads = { $side ->
        [offense] Der Angreifer führt um { $value }.
       *[defense] Der Verteidiger führt um { $value }.
    }
sum-even = Gleichstand: Der Verteidiger siegt.

## Was eine Karte oder Wahl brächte

scr-line-card_beats = Sie gewinnt gegen einen Angriff { $value } oder weniger.
scr-line-card_beats_high = Sie gewinnt gegen einen Angriff { $value } oder mehr.
scr-line-card_some = Sie gewinnt gegen diese Angriffe: { $names }.
scr-line-card_loses = Sie verliert gegen jeden Angriff.
scr-line-card_talks = Sie verliert gegen jeden Angriff; zwei Verhandlungen führen zum Gespräch.
scr-line-card_always = Sie gewinnt gegen jeden Angriff.
scr-line-card_unknown = Niemand weiß, wie es endet: Jemand muss noch wählen.
scr-line-card_wins_it = Sie gewinnt.
scr-line-card_loses_it = Sie verliert.
scr-line-card_talks_it = Es wird verhandelt.
scr-line-card_nobody_it = Beide Seiten verlieren.
scr-line-counted = Mitgezählt: { $names }; ein Zap würde das ändern.
scr-line-card_with = Mit { $name }: { $value }
scr-line-without = Nicht mitgezählt, weil freiwillig: { $names }.
scr-line-join_gain = { $gain ->
        [colony] Siegt { $who }, bekommst du eine Kolonie: { $place }.
        [reward] Siegt { $who }, bekommst du je Schiff eine Karte oder ein Schiff.
        [nothing] Siegt { $who }, kommen deine Schiffe heim, mehr nicht.
       *[unknown] Siegt { $who }, weiß niemand, was du bekommst.
    }
scr-line-join_risk = { $risk ->
        [warp] Verliert { $who }, gehen deine Schiffe in den Warp.
        [gone] Verliert { $who }, gehen deine Schiffe aus dem Spiel.
        [nothing] Verliert { $who }, kommen deine Schiffe heim.
       *[unknown] Verliert { $who }, weiß niemand, was du verlierst.
    }
scr-line-foreign_given_up = Du gibst diese Kolonie auf: { $place }.
