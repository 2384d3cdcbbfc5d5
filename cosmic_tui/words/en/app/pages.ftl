### Pages around the table: title, new game, settings, saved games, curtain, victory. Limits as in screens.ftl.

## The title

scr-new_game_tip = seats, aliens, variants, seed
scr-host_tip = for friends nearby or over SSH
scr-codex_tip = every alien, card and rule
scr-settings_tip = theme, keys, motion
scr-games_count = { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
scr-line-host_how = To host, leave with q and run: cosmic host. To join: cosmic join ADDRESS.

## A new game

scr-somebody = somebody here
scr-line-few_seats = A game needs { $number } players or more.
set-deals = Deals
    .help = Offers in turns, six each; or openly, against the talks clock.
value-deals_turns = in turns
value-deals_open = by the clock

## Choosing an alien

scr-line-choosing = Two aliens are yours to choose from. The other one goes back in the box.
scr-asked_often = You will be asked often.
scr-asked_seldom = You will be asked seldom.
scr-asked_never = It works by itself.

## Settings

scr-rebind = all keys
scr-line-rebind = Press Enter, then the key you would like. Digits stay what they are.
scr-line-press_key = Press the new key, or Esc.
scr-line-colours = Colours of this terminal: { $name }.

## Saved games, the curtain

scr-game_over = over
scr-curtain_show = shows your hand
scr-curtain_stay = stays here
