### What the screens say of this game alone; the house's own sentences are in app/pages.ftl.

## A new game

scr-line-no_alien = No alien, or more than one, is called { $value }.

## Choosing an alien

scr-line-choosing_others = The others are still choosing their aliens.
scr-asked_often = You will be asked often.
scr-asked_seldom = You will be asked seldom.
scr-asked_never = It works by itself.

## Saved games, the curtain

variant-aliens_none = no aliens
    .help = A plain game, to learn the course of an encounter.

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
scr-line-point_short = { $who } stands one short.
    .you = You stand one short.
