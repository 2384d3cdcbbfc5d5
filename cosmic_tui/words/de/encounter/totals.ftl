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
sum-no_effect_lost = Verlorene Fähigkeit: { $power }.
sum-no_effect_role = Andere Rolle nötig: { $power }.
# fine: term negotiate
sum-no_totals = Angriff schlägt Reden; Schiffe zählen nicht.
sum-no_winner = Kein Sieger: Es wird verhandelt.
sum-both_lost = Beide Seiten verlieren.
sum-leads = { $side ->
        [offense] Der Angreifer führt um { $value }.
       *[defense] Der Verteidiger führt um { $value }.
    }
sum-even = Gleich: So siegt der Verteidiger.

## Was eine Karte oder Wahl brächte

scr-line-card_beats = Sie gewinnt gegen einen Angriff { $value } oder weniger.
scr-line-card_beats_high = Sie gewinnt gegen einen Angriff { $value } oder mehr.
scr-line-card_some = Sie gewinnt gegen diese Angriffe: { $names }.
scr-line-card_loses = Sie verliert gegen jeden Angriff.
scr-line-card_talks = Sie verliert gegen jeden Angriff; gegen eine Verhandlung: Gespräch.
scr-line-card_always = Sie gewinnt gegen jeden Angriff.
scr-line-card_unknown = Wie es endet, ist nicht zu sagen: Jemand muss noch wählen.
scr-line-card_wins_it = Sie gewinnt.
scr-line-card_loses_it = Sie verliert.
scr-line-card_talks_it = Es wird verhandelt.
scr-line-card_nobody_it = Beide Seiten verlieren.
scr-line-counted = Mitgezählt: { $names }; ein Zap würde das ändern.
scr-line-without = Nicht mitgezählt, weil freiwillig: { $names }.
scr-line-join_gain = { $gain ->
        [colony] Bei einem Sieg von { $who }: eine Kolonie, { $place }.
        [reward] Bei einem Sieg von { $who }: je Schiff eine Karte oder ein Schiff.
        [nothing] Bei einem Sieg von { $who }: Deine Schiffe kommen heim, mehr nicht.
       *[unknown] Was ein Sieg von { $who } bringt, ist nicht zu sagen.
    }
scr-line-join_risk = { $risk ->
        [warp] Bei einer Niederlage von { $who }: Sie gehen in den Warp.
        [gone] Bei einer Niederlage von { $who }: Sie gehen aus dem Spiel.
        [nothing] Bei einer Niederlage von { $who }: Deine Schiffe kommen heim.
       *[unknown] Was eine Niederlage von { $who } kostet, ist nicht zu sagen.
    }
scr-line-foreign_given_up = Diese Kolonie wird aufgegeben: { $place }.
