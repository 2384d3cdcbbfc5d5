### So wird gerechnet.

sum-card = Karte: { $face }
sum-card_none = Keine Karte
sum-ships = { $n ->
        [0] Keine Schiffe von { $who }
        [one] { $n } Schiff von { $who }
       *[other] { $n } Schiffe von { $who }
    }
    .you = { $n ->
        [0] Keines deiner Schiffe
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

sum-no_effect_zapped = { $power } ist gezappt.
sum-no_effect_lost = { $power } ist verloren.
sum-no_effect_role = { $power }: falsche Rolle dafür.
# fine: term negotiate
sum-no_totals = Angriff schlägt Verhandlung, ohne Schiffe.
sum-no_winner = Niemand gewinnt: Es wird verhandelt.
sum-both_lost = Beide Seiten verlieren.
sum-leads = { $side ->
        [offense] Der Angreifer führt um { $value }.
       *[defense] Der Verteidiger führt um { $value }.
    }
sum-even = Gleichstand: Der Verteidiger siegt.

## Was eine Karte oder Wahl brächte

scr-line-card_beats = Sie gewinnt gegen Angriffe bis { $value }.
scr-line-card_beats_high = Sie gewinnt gegen Angriffe ab { $value }.
scr-line-card_some = Sie gewinnt gegen diese Angriffe: { $names }.
scr-line-card_loses = Sie verliert gegen jeden Angriff.
scr-line-card_talks = Sie verliert gegen jeden Angriff; bei zwei Verhandlungen wird verhandelt.
scr-line-card_always = Sie gewinnt gegen jeden Angriff.
scr-line-card_unknown = Niemand weiß, wie es ausgeht: Jemand muss noch wählen.
scr-line-card_wins_it = Sie gewinnt.
scr-line-card_loses_it = Sie verliert.
scr-line-card_talks_it = Es wird verhandelt.
scr-line-card_nobody_it = Beide Seiten verlieren.
scr-line-counted = Mitgezählt ist: { $names }. Ein Zap würde das ändern.
scr-line-card_with = Mit { $name }: { $value }
scr-line-without = Nicht mitgezählt, weil freiwillig: { $names }.
scr-line-join_gain = { $gain ->
        [colony] Siegt { $who }, bekommst du eine Kolonie { CASE($place, "at") }.
        [reward] Siegt { $who }, bekommst du pro Schiff eine Karte oder ein Schiff.
        [nothing] Siegt { $who }, kommen deine Schiffe nur heim.
       *[unknown] Siegt { $who }, weiß niemand, was du bekommst.
    }
scr-line-join_risk = { $risk ->
        [warp] Verliert { $who }, gehen deine Schiffe in den Warp.
        [gone] Verliert { $who }, scheiden deine Schiffe aus dem Spiel aus.
        [nothing] Verliert { $who }, kommen deine Schiffe heim.
       *[unknown] Verliert { $who }, weiß niemand, was du verlierst.
    }
scr-line-foreign_given_up = Du gibst die Kolonie { CASE($place, "at") } auf.
