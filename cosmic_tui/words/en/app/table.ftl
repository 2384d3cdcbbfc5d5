### The table: labels in its regions, lines of its stage, what Enter does. Limits as in screens.ftl.

## The first row

scr-cosmic = COSMIC
scr-status_turn = Turn { $number }
    .short = T{ $number }
scr-status_encounter = { $who }, encounter { $number }
    .you = your encounter { $number }
scr-status_mine_1 = your 1st encounter
scr-status_mine_2 = your 2nd encounter
scr-status_mine_3 = your 3rd encounter
scr-status_race = colonies abroad
scr-status_deck = deck { $number }
    .short = deck { $number }
    .long = cosmic deck { $number }
scr-status_discards = discard { $number }
    .short = disc { $number }
    .long = discards { $number }
scr-status_destiny = destiny { $number }
    .short = dest { $number }
    .long = destiny { $number }
scr-status_used = { $number } used
scr-status_time = time
scr-is_away = { $who } is away

## Lines of the stage

scr-line-warp_of = { $n ->
        [0] { $who } has no ship in the warp.
        [one] { $who } has { $n } ship in the warp; one comes back now.
       *[other] { $who } has { $n } ships in the warp; one comes back now.
    }
    .you = { $n ->
        [0] You have no ship in the warp.
        [one] You have { $n } ship in the warp; it comes back now.
       *[other] You have { $n } ships in the warp; one comes back now.
    }
scr-line-will_draw = { $who } is about to turn a destiny card.
    .you = You are about to turn a destiny card.
scr-line-drawn = { $who } has turned a destiny card.
    .you = You have turned a destiny card.
scr-line-own_colour = It is { $who }'s own colour: draw again, or tidy up at home.
    .you = It is your own colour: draw again, or tidy up at home.
scr-line-wild = A wild card: { $who } names whom to meet.
    .you = A wild card: you name whom to meet.
scr-line-defends = { $whom } defends, on a planet of the home system.
    .at-you = You defend, on a planet of your home system.
scr-line-destiny_left = { $n ->
        [one] { $n } card left.
       *[other] { $n } cards left.
    }
scr-used_head = Used:
scr-abroad_head = Abroad:
scr-invites = { $who } invites
    .you = you invite
scr-not_said = { $who } has not invited yet
    .you = you have not invited yet
scr-invites_nobody = { $who } invites nobody
    .you = you invite nobody
scr-lost_head = lost
scr-to_the_warp = to the warp
scr-nothing_lost = nothing
scr-nothing_changes = nothing changes
scr-race_head = abroad
scr-line-may_go_on = { $who } may go on with a second encounter.
    .you = You may go on with a second encounter.
scr-by = by { $who }
scr-act_zapped = zapped
scr-act_cancelled = cancelled
scr-act_stolen = stolen
scr-act_prevented = prevented
scr-act_answers = answers { $number }
scr-act_more = … { $number } more
scr-act_will_happen = happens if nobody objects
scr-no_effect_zapped = zapped
scr-no_effect_lost = power lost
scr-no_effect_role = other role
scr-versus = vs
scr-card = card

## The matrix of systems, where there is no room for panels

scr-matrix_head = seat · alien · power
scr-matrix_race = abroad · warp
scr-matrix_planet = planet { $number }
scr-hand_short = hand { $number }
scr-warp_short = warp { $number }
scr-gone_short = { $number } out
scr-given_up = given up
    .short = gone
scr-hidden_alien = hidden
scr-zap = ZAP

## The hand

scr-hand_head = HAND
    .long = HAND { $number }
scr-hand_title = Your hand
scr-dark = dark:
scr-all_lit = Everything you hold fits now.
scr-page_of = { $low }-{ $high } of { $max }
scr-dark_role = other role
scr-dark_flare_limit = one flare each
scr-dark_barred = was played
scr-dark_condition = does not fit
scr-dark_not_asked = not now
scr-dark_obliged = not this one
scr-dark_encounter_card = planning
scr-dark_moment = later
scr-dark_response = in answer

## Words that mean the reader, to be coloured in sentences; parted by blanks.

scr-you_words = You you Your your yours

## The prompt. enter-…: what Enter does, 24 columns.

enter-any = send
enter-open = go on
enter-beside = do it
enter-planning-pick = lay it face down
enter-launch-send = send { $number }
enter-launch-aim = aim
enter-alliance-invite = invite { $number }
enter-alliance-send = send { $number }
enter-place = land { $number }
enter-window = answer
enter-respond = answer
enter-desk_pick = pick cards by name
enter-desk_take = take these cards
enter-desk_accept = accept
enter-desk_send = send it
enter-desk_decline = decline
enter-desk_say = type it
enter-desk_give_up = give up
scr-range = { $min } to { $max }
scr-line-story_end = This is the board at the end of the story.
scr-line-meanwhile = You can read ({ $key-read }), look things up ({ $key-codex }) or chat ({ $key-chat }).
scr-key_standing = standing orders
scr-line-typing = Type a line.
scr-log_title = Log

## Panels, warp and chart

scr-gate_short = gate
scr-power_short = power
scr-home_of = home { $number } of { $max }
scr-tech_down = technology { $number } down
scr-sheet_things = Before it
scr-at_the_planet = There
scr-from_hoard = { $card } (hoard)
scr-thing_hoard = hoard of { $number }
    .short = hoard { $number }
scr-thing_citadels = citadels { $names }
    .short = { $number }
scr-thing_citadel = citadel { $value }
    .short = { $value }
scr-thing_flagship = Prometheus { $place }
    .short = Prom.
scr-thing_flagship_here = Prometheus
    .short = Prom.
scr-thing_cannon_here = Lunar Cannon
    .short = Lunar
scr-thing_grudge = grudge token
    .short = grudge
scr-thing_caught = easy access
    .short = access
scr-thing_technology = technology
    .short = tech
scr-phase_end = End
scr-phase_any = At any time
scr-flares = flares
scr-both_secret = both, in secret

## The stage, large

scr-yours = yours
scr-on_the_gate = on the gate
scr-choose_card = choose your card
scr-lies_down = face down
scr-side_mine = { $n ->
        [one] { $n } ship + your card
       *[other] { $n } ships + your card
    }
scr-side_left = { $n ->
        [one] { $n } ship + their card
       *[other] { $n } ships + their card
    }
scr-side_right = { $n ->
        [one] their card + { $n } ship
       *[other] their card + { $n } ships
    }
scr-side_ships = { $n ->
        [one] { $n } ship so far
       *[other] { $n } ships so far
    }
scr-reading = Reading
scr-if_won = If won
scr-if_lost = If lost
scr-if_offense = Offense
scr-if_defense = Defense
scr-colony_for = colony { $number } for { $who }
scr-rewards_for = { $n ->
        [one] { $n } reward for { $who }
       *[other] { $n } rewards for { $who }
    }
scr-power_goes = { $alien } is lost
scr-game_for = the game for { $who }
scr-out_of_the_game = out of the game
scr-cannot_be_told = what follows cannot be told
scr-if_without = without { $names }
scr-with = with { $who }
scr-is_deciding = is deciding
    .you = your turn to say
scr-not_yet = not asked yet
scr-gain_colony = colony { $number } if { $who } wins
    .you = colony { $number } if you win
scr-gain_rewards = a reward a ship, with { $who }
scr-now_head = Now
scr-if_it_stands_short = Stands
scr-line-needs = { $who } needs { $number } more.
    .you = You need { $number } more.

## The prompt, what it says around a question

scr-line-split = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from the deck, { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } from the warp.
scr-line-sure_pieces = That cannot be taken back.
scr-line-sure_ships = { $n ->
        [one] { $n } ship goes to the warp.
       *[other] { $n } ships go to the warp.
    }
scr-asked_table = the table is asked
scr-line-asked_several = { $who } are deciding.
scr-line-please_enlarge = Please enlarge: this window is { $width } x { $height }, the table needs { $minwidth } x { $minheight }.
scr-line-too_fast = The question has only just come up; press again.
scr-esc_to_table = { $key-back } to the table
scr-line-handle = { $name }: go on with its name.

## Pages over the table

scr-line-odds_none = Odds are for whoever lays a card in this encounter.
scr-line-odds_soon = Odds are there as soon as the gate is aimed.
scr-line-odds_no_card = You hold no card you could lay.
scr-line-odds_over = The cards lie open; there is nothing left to guess.
scr-line-odds_from = { $n ->
        [one] Each bar: would it win against the { $n } encounter card nobody has seen?
       *[other] Each bar: how often it wins against the { $n } cards nobody has seen.
    }
scr-line-odds_known = You know the other card: { $face }.
scr-odds_talks = { $n ->
        [one] { $n } card would mean talks
       *[other] { $n } cards would mean talks
    }
scr-go_to = Jump to a thing by its letter
scr-why_not = Why cards are dark
scr-as_text = The table as text
scr-line-mark_what = { $key-tick } marks it: you are asked here, whatever your standing orders say.
scr-line-no_sum = There is nothing to add up yet.
scr-playable_now = playable now
scr-other_seats = other players
scr-sheet_played = Played
scr-phase_turn = Turn
scr-board_then = the board then
scr-copies = { $n ->
        [one] { $n } copy in the deck
       *[other] { $n } copies in the deck
    }

## What keys do, in the help. cmd-…: 30 columns.

cmd-digits = choose that one; 0 is the no
    .some = tick that one; 0 ticks none
    .amount = set the number
    .spread = one ship from there; 0: none
    .bargain = say what becomes of it
cmd-send = send the highlighted answer
cmd-left = the option before
    .amount = one fewer
    .spread = the planet before
    .bargain = change the row
cmd-right = the next option
    .amount = one more
    .spread = the next planet
    .bargain = change the row
cmd-tick = tick one of several
cmd-more = one ship or card more
cmd-fewer = one ship or card fewer
cmd-back = one step back; never sends
cmd-page_down = more options
cmd-look = look at the next part
    .bargain = the other side of the desk
cmd-read = read the thing in focus
cmd-why_not = why is a card dark
cmd-odds = how could this end
cmd-explain = how it adds up
cmd-log = everything that happened
cmd-chat = say something to everybody
cmd-help = keys, and what words mean
cmd-codex = aliens, cards, rules
cmd-find = find anything by its words
cmd-timing = all moments, and where we are
cmd-piles = decks and discards
cmd-orders = pass without being asked
cmd-beside = do something besides
cmd-prepare = choose an answer ahead
cmd-undo = take the last answer back
cmd-sort = sort the hand
cmd-go_to = jump to a thing by a letter
cmd-zoom = enlarge the part in focus
cmd-as_text = the table as text
cmd-menu = menu
cmd-redraw = draw everything anew
cmd-report = report what seems wrong
cmd-suspend = back to the shell; fg goes on
cmd-quit = quit; the game is saved
cmd-look_back = look at the part before
cmd-replay = the story from its beginning
cmd-coach = the coach speaks again
cmd-palette = everything by its name
cmd-up = up
    .bargain = the row above
cmd-down = down
    .bargain = the row below
cmd-page_up = a page up
cmd-first = to the beginning
cmd-last = to the end
cmd-earlier = the board before
cmd-later = the board after
cmd-yes = yes, in a vote
cmd-no = no, in a vote

## The deal desk

scr-gains_word = Gains
scr-colony_number = colony { $number } abroad
scr-frees = { $n ->
        [one] frees { $n } ship of { $who }
       *[other] frees { $n } ships of { $who }
    }
scr-term_choice = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .long = { $n ->
        [one] { $n } card, giver's pick
       *[other] { $n } cards, giver's pick
    }
scr-term_random = { $n ->
        [one] { $n } card at random
       *[other] { $n } cards at random
    }
scr-term_highest = { $n ->
        [one] highest attack
       *[other] { $n } highest attacks
    }
scr-term_lowest = { $n ->
        [one] lowest attack
       *[other] { $n } lowest attacks
    }
scr-term_type = { $number } { $type }
scr-ships_or_more = { $n ->
        [one] { $n } ship or more
       *[other] { $n } ships or more
    }
scr-ships_exactly = { $n ->
        [one] exactly { $n } ship
       *[other] exactly { $n } ships
    }
scr-ships_up_to = up to { $number } ships
scr-line-offer_short = { $first } for { $second }
scr-line-desk_choose = Set the rows; 2 sends the offer.
scr-line-desk_pick = Tick the cards that you would give by name.
scr-line-desk_no_offer = There is no offer to answer yet.
scr-line-desk_ready = Your offer is complete: 2 sends it.
scr-line-desk_accept = Their last offer becomes the deal, as it was made; you are both bound at once.
scr-line-desk_send = It can be accepted as it is, until you make another one.
scr-line-desk_decline = Their offer is off the table; the talks go on.
scr-line-desk_say = A line of chat, for everybody at the table; it binds nobody.
scr-line-desk_theirs = An offer lies before you: 1 accepts it, 3 declines it, changed rows answer it.
scr-line-sure_give_up = No deal: you would each lose { $number } ships.
scr-desk_accept = accept
scr-desk_send = send mine
scr-desk_decline = decline
scr-desk_say = say something
scr-desk_give_up = give up
scr-line-prepare = Choose your encounter card ahead.
scr-line-prepare_why = It is highlighted when you are asked; you still send it yourself.
scr-coach_note = first game, { $number } of { $max }
scr-your_turn = your turn

## A table elsewhere

scr-line-reconnecting = { $seconds ->
        [one] The line is gone; the next try is in { $seconds } second. Your seat is kept.
       *[other] The line is gone; the next try is in { $seconds } seconds. Your seat is kept.
    }
scr-line-slow = No word from the host yet. Your answer is kept and will arrive.
scr-line-connecting = The line is gone; trying it now. Your seat is kept.
scr-line-vote = { $who } asks everybody: { $name }?
scr-line-vote_waits = { $n ->
        [one] Asked of everybody: { $name }. { $names } has not said yet.
       *[other] Asked of everybody: { $name }. { $names } have not said yet.
    }
scr-line-paused = The game is paused. All have to agree to go on.
scr-vote_pause = a pause
scr-vote_go_on = to go on
scr-vote_end = the end of this game
scr-vote_replace = a bot in an empty seat
scr-vote_undo = to take an answer back
scr-vote_rematch = a rematch
