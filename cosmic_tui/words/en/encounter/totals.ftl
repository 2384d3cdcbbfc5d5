### How it adds up. sum-…: labels of 38 columns, the widget sets the number on the right. Verdicts: 44 columns.
### The ids are the parts of a total: the card, what changed it, ships, allies, powers, reinforcements.

sum-card = Card: { $face }
sum-card_none = No card
sum-ships = { $n ->
        [0] No ships of { $who }
        [one] { $n } ship of { $who }
       *[other] { $n } ships of { $who }
    }
    .you = { $n ->
        [0] Your ships, none of them
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
sum-no_effect_lost = { $power }: the power is lost.
sum-no_effect_role = { $power } needs another role here.
sum-no_totals = Attack beats negotiate; ships do not count.
sum-no_winner = No winner: the talks begin.
sum-both_lost = Both sides lose.
sum-leads = { $side ->
        [offense] The offense leads by { $value }.
       *[defense] The defense leads by { $value }.
    }
sum-even = Equal: as it stands, the defense wins.

## What a card or a choice would bring. 78 columns.

scr-line-card_beats = It wins against attack { $value } or less.
scr-line-card_beats_high = It wins against attack { $value } or more.
scr-line-card_some = It wins against these attacks: { $names }.
scr-line-card_loses = It loses to every attack.
scr-line-card_talks = It loses to every attack; another negotiate means talks.
scr-line-card_always = It wins against every attack.
scr-line-card_unknown = How it ends cannot be told: somebody still has to choose.
scr-line-card_wins_it = It wins.
scr-line-card_loses_it = It loses.
scr-line-card_talks_it = It means talks.
scr-line-card_nobody_it = Both sides lose.
scr-line-counted = Counted: { $names }; a zap would change this.
scr-line-without = Not counted, as it may be used or not: { $names }.
scr-line-join_gain = { $gain ->
        [colony] If { $who } wins: a colony on { $place }.
        [reward] If { $who } wins: a card or a ship for each of yours.
        [nothing] If { $who } wins: your ships come back, nothing more.
       *[unknown] What it brings if { $who } wins cannot be told.
    }
scr-line-join_risk = { $risk ->
        [warp] If { $who } loses: they go to the warp.
        [gone] If { $who } loses: they leave the game.
        [nothing] If { $who } loses: your ships come back.
       *[unknown] What it costs if { $who } loses cannot be told.
    }
scr-line-foreign_given_up = The colony on { $place } is given up.
