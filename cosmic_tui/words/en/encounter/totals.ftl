### How it adds up. sum-…: labels of 38 columns, the widget sets the number on the right. Verdicts: 44 columns.
### The ids are the parts of a total: the card, what changed it, ships, allies, powers, reinforcements.

sum-card = Card: { $face }
sum-card_none = No card
sum-ships = { $n ->
        [0] { $who } has no ships
        [one] { $who }'s { $n } ship
       *[other] { $who }'s { $n } ships
    }
    .you = { $n ->
        [0] You have no ships
        [one] Your ship
       *[other] Your { $n } ships
    }
sum-reinforcement = Reinforcement from { $who }
    .you = Your reinforcement
# $name: the power, flare, artifact or technology that does it.
sum-third = A third of the card: { $name }
sum-reverse = Read backwards: { $name }
sum-equalize = Evened out: { $name }
sum-parity = Odd or even: { $name }
sum-spread = Wide apart: { $name }
sum-triple = Tripled or cut: { $name }
sum-added = Another card: { $name }
sum-bonus = { $name }
sum-ship_product = Ships times ships: { $name }
sum-weight = Heavier ships: { $name }
sum-product = Ships times card: { $name }
sum-total = Total of the { $side ->
        [offense] offense
       *[defense] defense
    }

## What does not count, and what it means

sum-no_effect_zapped = { $power } is zapped.
sum-no_effect_lost = { $power } is lost.
sum-no_effect_role = { $power } needs another role here.
sum-no_totals = Attack beats negotiate; ships do not count.
sum-no_winner = No winner: the talks begin.
sum-both_lost = Both sides lose.
sum-leads = { $side ->
        [offense] The offense leads by { $value }.
       *[defense] The defense leads by { $value }.
    }
sum-even = A tie: the defense wins.

## What a card or a choice would bring. 78 columns.

scr-line-card_beats = It wins against attack { $value } or less.
scr-line-card_beats_high = It wins against attack { $value } or more.
scr-line-card_some = It wins against these attacks: { $names }.
scr-line-card_loses = It loses to every attack.
scr-line-card_talks = It loses to every attack; two negotiates lead to talks.
scr-line-card_always = It wins against every attack.
scr-line-card_unknown = Nobody can tell yet how it ends: a player still has to choose.
scr-line-card_wins_it = It wins.
scr-line-card_loses_it = It loses.
scr-line-card_talks_it = It leads to talks.
scr-line-card_nobody_it = Both sides lose.
scr-line-counted = This counts { $names }; a zap would change it.
scr-line-card_with = With your { $name }: { $value }
scr-line-without = This does not count { $names }, which may or may not be used.
scr-line-join_gain = { $gain ->
        [colony] If { $who } wins, you get a colony on { $place }.
        [reward] If { $who } wins, you get a card or a ship for each ship you send.
        [nothing] If { $who } wins, your ships come back; you get nothing more.
       *[unknown] Nobody can tell what you get if { $who } wins.
    }
scr-line-join_risk = { $risk ->
        [warp] If { $who } loses, your ships go to the warp.
        [gone] If { $who } loses, your ships leave the game.
        [nothing] If { $who } loses, your ships come back.
       *[unknown] Nobody can tell what you lose if { $who } loses.
    }
scr-line-foreign_given_up = You give up the colony on { $place }.
