### Pages around the table: title, new game, settings, saved games, curtain, victory. Limits as in screens.ftl.

## The title

scr-new_game_tip = seats, bots, variants, seed
scr-host_tip = for friends nearby or over SSH
scr-codex_tip = every card and rule
scr-settings_tip = theme, keys, motion
scr-games_count = { $n ->
        [one] { $n } game
       *[other] { $n } games
    }

## A new game

scr-somebody = a player here
scr-line-few_seats = A game needs at least { $number } players.
set-deals = Deals
    .help = Offers in turns, six for each player; or freely, until the talks clock ends.
value-deals_turns = in turns
value-deals_open = by the clock

## Settings

scr-rebind = all keys
scr-line-rebind = Press { $key-send }, then the key you want. Digits can't be changed.
scr-line-press_key = Press the new key, or { $key-back }.
scr-line-key_fixed = { $key } can't be changed.
scr-line-key_moved = { $key } was for: { $name }. That now has { $value } again.
scr-line-key_lost = { $key } was for: { $name }. That has no key now.
scr-no_key = no key
scr-line-colours = This terminal shows: { $name }.

## Saved games, the curtain

scr-line-damaged = { $file } is damaged after { $number } answers. { $key-send } plays on from there.
scr-game_over = over
scr-saved_turn = turn { $number }
scr-saved_going = Going on
scr-saved_over = Over
scr-saved_broken = Cannot be played on
scr-saved_won = won
scr-saved_lost = lost
# Against whom a saved game is played: the level of the bots, and their names. 60 columns.
scr-saved_against = { $value }: { $names }
scr-curtain_show = shows your hand
scr-curtain_stay = stays here

## Victory

scr-end_table = How it went
scr-end_race = Colonies abroad, turn by turn
scr-end_points = Turning points
scr-end_hands = All hands, open at last

## The menu

scr-to_title = to the title; it is saved
scr-line-prepare_none = There is nothing to prepare now.
