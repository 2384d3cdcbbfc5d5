### What the screens say of this game alone; the house's own sentences are in app/pages.ftl.

## A new game

scr-line-no_alien = There is no alien, or more than one, called { $value }.

## Choosing an alien

scr-line-choosing_others = The others are still choosing their aliens.
scr-asked_often = You will be asked often.
scr-asked_seldom = You will be asked seldom.
scr-asked_never = It works by itself.

## Saved games, the curtain

variant-aliens_none = no aliens
    .help = A plain game for learning how an encounter works.

## Victory

scr-count_abroad = colonies abroad
scr-count_offense = encounters won, offense
scr-count_defense = encounters won, defense
scr-count_joined = joined as ally
scr-count_lost = ships sent to the warp
scr-count_deals = deals made
scr-count_powers = power used / zapped
scr-count_highest = highest total
scr-count_cards = cards drawn as reward
scr-count_one_short = turns 1 to win
scr-line-point_leap = { $who } takes { $number } colonies in one turn.
    .you = You take { $number } colonies in one turn.
scr-line-point_short = { $who } is one colony short.
    .you = You are one colony short.

## Studies: what is counted of very many games

studied-sides-offense = join the offense
studied-sides-defense = join the defense
studied-sides-neither = stay out
studied-talks-deal_made = a deal
studied-talks-deal_failed = no deal
studied-outcomes-offense_won = offense wins
studied-outcomes-defense_won = defense wins
studied-outcomes-deal_made = deal made
studied-outcomes-deal_failed = deal failed
studied-outcomes-both_lost = both sides lose
studied-outcomes-broken_off = broken off
studied-outcomes-uncontested = no contest
