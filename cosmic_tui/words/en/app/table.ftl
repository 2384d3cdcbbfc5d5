### The table: labels in its regions, lines of its stage, what Enter does. Limits as in screens.ftl.

## The first row

scr-cosmic = COSMIC
scr-status_turn = Turn { $number }
    .short = T{ $number }
scr-status_time = time
scr-is_away = { $who } is away

## Lines of the stage

scr-by = by { $who }
    .you = by you
scr-versus = vs
scr-card = card

## The hand

scr-hand_head = HAND
    .long = HAND { $number }
scr-hand_title = Your hand
scr-dark = dark:
scr-all_lit = Everything you hold fits now.
scr-page_of = { $low }-{ $high } of { $max }

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

## The stage, large

scr-yours = yours
scr-choose_card = choose your card
scr-with = with { $who }
    .you = with you
scr-is_deciding = is deciding
    .you = your turn to say
scr-not_yet = not asked yet
scr-now_head = Now

## The prompt, what it says around a question

scr-line-sure_pieces = That cannot be taken back.
scr-line-sure_ships = { $n ->
        [one] { $n } ship goes to the warp.
       *[other] { $n } ships go to the warp.
    }
scr-asked_table = the table is asked
scr-line-asked_several = { $who } are deciding.
scr-line-please_enlarge = Please enlarge: this window is { $width } x { $height }, the table needs { $minwidth } x { $minheight }.
scr-line-held_key = A key you hold down takes you to your question and never answers it.
scr-line-too_fast = The question has only just come up; press again.
scr-esc_to_table = { $key-back } to the table
scr-line-handle = { $name }: go on with its name.

## Pages over the table

scr-go_to = Jump to a thing by its letter
scr-why_not = Why cards are dark
scr-as_text = The table as text
scr-line-mark_what = { $key-tick } marks it: you are asked here, whatever your standing orders say.
scr-line-no_sum = There is nothing to add up yet.
scr-playable_now = playable now
scr-other_seats = other players
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
cmd-why_not = why is something dark
cmd-odds = how could this end
cmd-explain = how it adds up
cmd-log = everything that happened
cmd-chat = say something to everybody
cmd-help = keys, and what words mean
cmd-codex = all cards, all rules
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

scr-line-sure_give_up = No deal: you would each lose { $number } ships.
scr-line-prepare = Choose your encounter card ahead.
    .alliance-join = Say ahead whom you would join.
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
