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

scr-stage-choosing = Players choose their aliens
scr-stage-start = { $who } begins a turn
    .you = Your turn begins
scr-stage-regroup = { $who } regroups
    .you = You regroup
scr-stage-destiny = { $who } draws destiny
    .you = You draw destiny
scr-stage-destiny_card = { $who }'s destiny: { $destiny }
    .you = Your destiny: { $destiny }
scr-stage-attack = { $who } attacks { $whom } at { $place }
    .you = You attack { $whom } at { $place }
    .at-you = { $who } attacks you at { $place }
scr-stage-aim = { $who } attacks { $whom }
    .you = You attack { $whom }
    .at-you = { $who } attacks you
scr-stage-alliance = Who joins which side at { $place }?
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
scr-stage-broken_off = The encounter ends early
scr-stage-uncontested = { $who } settles without a fight
    .you = You settle without a fight
scr-stage-deal = The deal desk
scr-stage-won = { $who } wins { $place }
    .you = You win { $place }
scr-stage-held = { $who } holds { $place }
    .you = You hold { $place }
scr-stage-stack = Being resolved

## Reading the open numbers, from your side. $n is how much. `lower`: the lower total wins.

scr-line-read_equal = You win with an equal or higher card.
    .lower = The lower total wins: you win with an equal or lower card.
scr-line-read_higher = You win only with a higher card.
    .lower = The lower total wins: you win only with a lower card.
scr-line-read_below = You still win if your card is up to { $number } lower.
    .lower = The lower total wins: your card can be up to { $number } higher.
scr-line-read_above = Your card must be at least { $number } higher to win.
    .lower = The lower total wins: your card must be { $number } lower.
scr-line-read_watch = { $n ->
        [0] With equal cards, the totals are equal.
        [one] With equal cards, { $who } leads by { $n }.
       *[other] With equal cards, { $who } leads by { $n }.
    }
    .lower = { $n ->
        [0] The lower total wins. With equal cards, the totals are equal.
        [one] The lower total wins. With equal cards, { $who } leads by { $n }.
       *[other] The lower total wins. With equal cards, { $who } leads by { $n }.
    }
scr-line-read_sure = { $side ->
        [offense] The offense wins, whatever cards are played.
       *[defense] The defense wins, whatever cards are played.
    }
    .you = If both play attacks, you win whatever their numbers are.
    .at-you = If both play attacks, you lose whatever their numbers are.
scr-line-read_powers = What a card is worth depends on { $names }.
scr-line-if_pass = If all pass: { $high } to { $low }.
    .wins = If all pass, { $who } wins: { $high } to { $low }.
    .you = If all pass, you win: { $high } to { $low }.

## The prompt

scr-line-colony_given_up = You give up the colony on your planet { $planet }.
scr-line-power_limit = You will have { $number } home colonies, just enough to keep your power.
scr-line-power_goes = You will have { $number } home colonies and lose { $power }.
scr-line-all_choosing = The cards are dealt once everybody has chosen.

## The deal desk

scr-you_give = You give
scr-gives = { $who } gives
scr-colony = Colony
scr-landing = Landing
scr-you_gain = You gain
scr-proposals = Offers
scr-line-deal_what = Both played negotiate. The allies have gone home.

## The codex

scr-power = Power
scr-zapped = If zapped
scr-needs = When and by whom
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
