### What the screens say of this game alone; the house's own sentences are in app/screens.ftl.

## Parts of the table

scr-warp = Warp
    .small = warp
scr-warp_ships = { $n ->
        [0] no ships
        [one] { $n } ship
       *[other] { $n } ships
    }
scr-warp_new = { $number } new
scr-gate = Hyperspace gate
    .small = hyperspace gate
scr-beside_it = beside it
scr-on_the_planet = on the planet
scr-bystander = bystander
scr-offense = OFFENSE
    .short = OFF
scr-defense = DEFENSE
    .short = DEF
scr-stays_out = stays out
scr-ally_of = ally of { $who }
scr-abroad = abroad
scr-to_win = { $number } to win
scr-tokens = { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
scr-face_down_technology = { $n ->
        [one] { $n } technology face down
       *[other] { $n } technologies face down
    }
scr-encounter = encounter { $number }

## Titles of the stage

scr-stage-choosing = The aliens are chosen
scr-stage-start = { $who } begins a turn
    .you = Your turn begins
scr-stage-regroup = { $who } regroups
    .you = You regroup
scr-stage-destiny = { $who } turns destiny
    .you = You turn destiny
scr-stage-destiny_card = { $who }'s destiny: { $destiny }
    .you = Your destiny: { $destiny }
scr-stage-attack = { $who } attacks { $whom } at { $place }
    .you = You attack { $whom } at { $place }
    .at-you = { $who } attacks you at { $place }
scr-stage-aim = { $who } attacks { $whom }
    .you = You attack { $whom }
    .at-you = { $who } attacks you
scr-stage-alliance = Who joins whom at { $place }?
scr-stage-undecided = The encounter is over
scr-stage-both_lost = Both sides lose
scr-stage-deal_made = { $who } and { $whom } have a deal
    .you = You and { $whom } have a deal
    .at-you = { $who } and you have a deal
scr-stage-deal_failed = No deal between { $who } and { $whom }
    .you = No deal between you and { $whom }
    .at-you = No deal between { $who } and you
scr-stage-deal_due = { $who } and { $whom } talk
    .you = You and { $whom } talk
    .at-you = { $who } and you talk
scr-stage-broken_off = The encounter is broken off
scr-stage-uncontested = { $who } settles without a fight
    .you = You settle without a fight
scr-stage-deal = The deal desk
scr-stage-won = { $who } wins { $place }
    .you = You win { $place }
scr-stage-held = { $who } holds { $place }
    .you = You hold { $place }
scr-stage-stack = Being answered

## Reading the open numbers, from your side. $n is how much. `lower`: the lower total wins.

scr-line-read_equal = An equal or higher card wins for you.
    .lower = The lower total wins: an equal or lower card will do.
scr-line-read_higher = Only a higher card wins for you.
    .lower = The lower total wins: only a lower card will do.
scr-line-read_below = Up to { $number } lower, your card still wins.
    .lower = The lower total wins: yours may be up to { $number } higher.
scr-line-read_above = Your card has to be at least { $number } higher.
    .lower = The lower total wins: yours has to be { $number } lower.
scr-line-read_watch = { $n ->
        [0] With equal cards it is even.
        [one] With equal cards { $who } leads by { $n }.
       *[other] With equal cards { $who } leads by { $n }.
    }
    .lower = { $n ->
        [0] The lower total wins; with equal cards it is even.
        [one] The lower total wins; with equal cards { $who } leads by { $n }.
       *[other] The lower total wins; with equal cards { $who } leads by { $n }.
    }
scr-line-read_sure = { $side ->
        [offense] The offense wins whatever is laid.
       *[defense] The defense wins whatever is laid.
    }
    .you = Two attacks are yours, whatever their numbers.
    .at-you = Two attacks go to the other side, whatever their numbers.
scr-line-read_powers = What a card is worth depends on { $names }.
scr-line-if_pass = If all pass: { $high } to { $low }.
    .wins = If all pass, { $who } wins: { $high } to { $low }.
    .you = If all pass, you win: { $high } to { $low }.

## The prompt

scr-line-colony_given_up = The colony on your planet { $planet } is given up.
scr-line-power_limit = Home colonies fall to { $number }: your power stays on, at its limit.
scr-line-power_goes = Home colonies fall to { $number }: { $power } is lost.
scr-line-all_choosing = When all have chosen, the cards are dealt.

## The deal desk

scr-you_give = You give
scr-gives = { $who } gives
scr-colony = Colony
scr-landing = Landing
scr-you_gain = You gain
scr-proposals = Offers
scr-line-deal_what = Two negotiates. The allies have gone home.

## The codex

scr-power = Power
scr-zapped = If zapped
scr-needs = Who and when
scr-research_number = Research number

## Odds, explanations, replay

scr-no_effect = No effect
scr-if_it_stands = If it stands
scr-line-odds_negotiates = { $number } in { $max } unseen encounter cards are negotiates.

## Victory

scr-line-won_by_colonies = { $n ->
        [one] { $n } foreign colony.
       *[other] { $n } foreign colonies.
    }
scr-line-won_by_power = { $power } wins the game.

## Help, log, menu

scr-flare_used = flare played this encounter
