### How it adds up. sum-…: labels of 38 columns, the widget sets the number on the right.
### Order: card, own ships, allies, powers, reinforcements, total, verdict. Verdicts: 44 columns.

sum-card = Card: { $face }
sum-ships_own = { $n ->
        [0] No own ships
        [one] { $n } own ship
       *[other] { $n } own ships
    }
sum-ships_allies = { $n ->
        [0] No allied ships
        [one] { $n } allied ship
       *[other] { $n } allied ships
    }
sum-reinforcement = Reinforcement from { $who }
sum-power = { $power }
sum-total = Total of the { $side ->
        [offense] offense
       *[defense] defense
    }
sum-verdict = { $verdict ->
        [higher] Higher total wins.
        [lower] Lower total wins today: { $power }.
       *[tie] Equal: the defense wins ties.
    }
sum-no_totals = Attack beats negotiate; ships do not count.
sum-ships_weighed = { $n ->
        [one] { $n } ship at { $value } each
       *[other] { $n } ships at { $value } each
    }
sum-ships_product = { $n ->
        [one] { $n } ship times card { $value }
       *[other] { $n } ships times card { $value }
    }
sum-ships_of = { $n ->
        [one] { $n } ship of { $who }
       *[other] { $n } ships of { $who }
    }
sum-flare = Flare: { $alien }
sum-artifact = { $card }
sum-technology = { $technology }
sum-card_printed = Printed: { $value }
sum-card_morph = Morph, a copy of { $face }
sum-card_none = No card
sum-none = Nothing more
sum-no_effect = No effect: { $power }
sum-no_winner = No winner: the talks begin.
sum-automatic = { $power } wins: no totals count.
sum-both_lost = Both sides lose.
sum-leads = { $side ->
        [offense] The offense leads by { $value }.
       *[defense] The defense leads by { $value }.
    }
sum-even = Equal: as it stands, the defense wins.
