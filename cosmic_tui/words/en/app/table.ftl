### The table: labels in its regions, lines of its stage, what Enter does. Limits as in screens.ftl.

## The first row

scr-cosmic = COSMIC
scr-status_turn = Turn { $number }
    .short = T{ $number }
scr-status_time = time
scr-is_away = { $who } is away
scr-not_saved = not saved

## Lines of the stage

scr-by = by { $who }
    .you = by you
scr-versus = vs
scr-card = card

## The hand

scr-hand_head = HAND
    .long = HAND { $number }
scr-hand_title = Your hand
scr-dark = not now:
scr-all_lit = You can play your whole hand.
scr-page_of = { $low }-{ $high } of { $max }

## Words that mean the reader, to be coloured in sentences; parted by blanks.

scr-you_words = You you Your your yours

## The prompt. enter-…: what Enter does, 24 columns.

enter-any = send
enter-open = go on
enter-beside = do it
enter-planning-pick = play it face down
enter-launch-send = send { $number }
enter-launch-aim = aim
enter-alliance-invite = { $n ->
        [0] nobody
        [one] invite { $n }
       *[other] invite { $n }
    }
enter-alliance-send = send { $number }
enter-place = land { $number }
enter-window = respond
enter-respond = respond
enter-desk_pick = pick cards by name
enter-desk_take = take these cards
enter-desk_accept = accept
enter-desk_send = send it
enter-desk_decline = decline
enter-desk_say = type it
enter-desk_give_up = give up
scr-range = { $min } to { $max }
scr-range_up = up to { $max }
scr-line-story_end = This is the board at the end of the replay.
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
    .you = your decision
scr-not_yet = not asked yet
scr-now_head = Now

## The prompt, what it says around a question

scr-line-sure_pieces = You can't undo this.
scr-line-sure_ships = { $n ->
        [one] You lose { $n } ship to the warp.
       *[other] You lose { $n } ships to the warp.
    }
scr-asked_table = players are deciding
scr-line-asked_several = { $who } are deciding.
scr-line-please_enlarge = Please enlarge: this window is { $width } x { $height }, the table needs { $minwidth } x { $minheight }.
scr-line-held_key = Holding a key down takes you to your question but never answers it.
scr-line-too_fast = This question has just appeared. Press again to answer it.
scr-esc_to_table = { $key-back } to the table
scr-line-handle = { $name }: keep typing its name.

## Pages over the table

scr-go_to = Jump to anything by its letter
scr-why_not = Why you can't play a card
scr-as_text = The table as text
scr-line-mark_what = { $key-tick } marks it: you are asked here, whatever your standing orders are.
scr-line-no_sum = There is nothing to add up yet.
scr-playable_now = playable now
scr-other_seats = other players
scr-board_then = the board then
scr-copies = { $n ->
        [one] { $n } copy in the deck
       *[other] { $n } copies in the deck
    }

## What keys do, in the help. cmd-…: 30 columns.

cmd-digits = choose by number; 0 is no
    .some = tick by number; 0 ticks none
    .amount = set the number
    .spread = one ship from there; 0: none
    .bargain = change this term
cmd-send = send the highlighted answer
cmd-left = previous option
    .amount = one fewer
    .spread = previous planet
    .bargain = change the row
cmd-right = next option
    .amount = one more
    .spread = the next planet
    .bargain = change the row
cmd-tick = tick one of several
cmd-more = one ship or card more
cmd-fewer = one ship or card fewer
cmd-back = one step back; never sends
cmd-page_down = more options
cmd-look = go to the next part
    .bargain = other side of the desk
cmd-read = read about what is selected
cmd-why_not = why can't I play this?
cmd-odds = how could this end
cmd-advice = ask the strongest bot
cmd-explain = how it adds up
cmd-log = everything that happened
cmd-chat = say something to everybody
cmd-help = keys, and what words mean
cmd-codex = all cards and all rules
cmd-find = search cards and rules
cmd-timing = all moments, and where we are
cmd-piles = decks and discards
cmd-orders = pass without being asked
cmd-beside = do something else first
cmd-prepare = choose an answer in advance
cmd-undo = take back your last answer
cmd-sort = sort the hand
cmd-go_to = jump to anything by a letter
cmd-zoom = enlarge the selected part
cmd-as_text = the table as text
cmd-menu = menu
cmd-redraw = redraw the screen
cmd-report = report a problem
cmd-suspend = back to the shell; fg returns
cmd-quit = quit; the game is saved
cmd-look_back = go to the previous part
cmd-replay = the replay from the beginning
cmd-coach = turn the coach back on
cmd-palette = find a command by name
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

scr-line-sure_give_up = No deal: each of you would lose { $number } ships.
scr-line-prepare = Choose your encounter card in advance.
    .alliance-join = Choose in advance which side you would join.
scr-line-prepare_why = It is selected when you are asked, and you still send it yourself.
scr-coach_note = lesson, { $number } of { $max }
scr-your_turn = your turn

## A table elsewhere

scr-line-reconnecting = { $seconds ->
        [one] The connection is lost. Trying again in { $seconds } second. Your seat is saved.
       *[other] The connection is lost. Trying again in { $seconds } seconds. Your seat is saved.
    }
scr-line-slow = The host has not answered yet. Your answer is saved and will arrive.
scr-line-connecting = The connection is lost. Trying again now. Your seat is saved.
scr-line-vote = { $who } proposes { $name }. Do you agree?
scr-line-vote_waits = { $n ->
        [one] Proposed: { $name }. { $names } has not answered yet.
       *[other] Proposed: { $name }. { $names } have not answered yet.
    }
scr-line-vote_agreed = Everybody agrees to { $name }. It will be decided in a moment.
scr-line-paused = The game is paused. Everybody has to agree to go on.
scr-vote_pause = a pause
scr-vote_go_on = going on
scr-vote_end = ending this game
scr-vote_replace = a bot in an empty seat
scr-vote_undo = taking back an answer
scr-vote_rematch = a rematch
