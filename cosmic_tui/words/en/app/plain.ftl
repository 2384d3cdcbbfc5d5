### Plain mode: lines for screen readers and slow lines, 78 columns, and the words a person may type.

## Words to type. Several with a slash between them mean the same. Lower case. 30 columns.

word-pass = pass / no / none / nobody
word-all = all
word-and = and
word-from = from / on
word-to = to
word-yes = yes / y
word-no = no / n
word-offer = offer / propose
word-for = for
word-nothing = nothing
word-accept = accept
word-decline = decline
word-give_up = give up
word-cards = cards / card
word-random = random
word-highest = highest
word-lowest = lowest
word-ships = ships / ship
word-never = never
word-until = pass
word-encounter = encounter / turn
word-again = again
word-race = race

# Commands by their whole names, for who does not know the letters.
word-help = help
word-table = table / board
word-hand = hand
word-why = why / why not
word-odds = odds
word-explain = explain
word-log = log
word-undo = undo
word-orders = orders
word-quit = quit / exit / leave

## What is said around a question

scr-line-plain_where = Turn { $number }. Phase: { $phase }. { $offense } is the offense.
    .you = Turn { $number }. Phase: { $phase }. You are the offense.
scr-line-plain_where_both = Turn { $number }. Phase: { $phase }. { $offense } against { $defense } at { $place }.
    .you = Turn { $number }. Phase: { $phase }. You against { $defense } at { $place }.
    .at-you = Turn { $number }. Phase: { $phase }. { $offense } against you at { $place }.
scr-line-plain_choose = Type a number or the words of your choice.
scr-line-plain_choose_only = There is only one answer: press Enter to give it.
scr-line-plain_proposed = Press Enter to choose { $names }.
scr-line-with_number = { $name } ({ $number })
scr-line-plain_choose_some = Type one or more numbers, like { $value }, or type all or none.
scr-line-plain_choose_some_of = { $n ->
        [one] Type one number, like { $value }.
       *[other] Type { $range } numbers with spaces between them, like { $value }.
    }
scr-line-plain_choose_number = Type a number: { $range }.
scr-line-plain_choose_pieces = Type how many of each, like { $value }.
scr-line-plain_choose_ships = Type how many ships to take and from where, like { $value }.
scr-line-plain_choose_places = Type how many to send and where, like { $value }.
scr-line-plain_or = { $first }, or { $second }
scr-line-plain_choose_deal = Type what you give and what you want for it, like { $value }. Or type give up.
scr-line-plain_choose_deal_theirs = Type accept, decline, give up, or an offer like { $value }.
scr-line-plain_deal_terms = Offer a card by name, 2 cards, 1 random, 1 highest, a planet or nothing.
scr-line-plain_give_up_sure = That ends the talks: each of you loses three ships to the warp.
scr-line-plain_you_have = You have: { $names }.
scr-line-plain_not_now = Not playable now: { $names }.
scr-line-plain_no_hand = You have no cards.
scr-line-plain_waiting = Waiting for { $names }.
scr-line-plain_asked = Players are deciding.
scr-line-plain_nothing_asked = You have no question to answer right now.
# .ended: what is said ends with a full stop, which $value has no more
scr-line-plain_chat = { $who } says: { $value }
    .ended = { $who } says: { $value }.
scr-line-plain_clock = { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
scr-line-plain_open_sure = Nothing was sent. The question is still open; r repeats it.

## Commands

scr-line-plain_deeds = At any time you can also type: { $names }.
scr-line-plain_commands_1 = ? this help. t the table, t race, t and a name. h your hand. w why not.
scr-line-plain_commands_2 = o odds. e how it adds up. i and a name: read about it. l the last lines.
scr-line-plain_commands_3 = p and an answer: what it would do. r repeat. u undo. c and words: chat.
scr-line-plain_commands_4 = s standing orders. b what a strong bot would do, against bots. q quit.
scr-line-plain_commands_5 = i and a question: the rules answer, as in i how do I win? i ? lists questions.
scr-line-plain_orders_off = No standing orders. s pass: until a change. s again. s never and a phase.
scr-line-plain_orders_on = You pass without being asked: { $names }. Type s none to end that.
scr-line-plain_unknown_phase = There is no phase called { $value }.
scr-line-plain_nothing_named = There is nothing called { $value } here.
scr-line-plain_what = I don't understand that. Type ? to see what you can type.

## The table in words

scr-line-plain_seat = { $who }, { $colour }: { $alien }, { $power }.
scr-line-plain_seat_bare = { $who }, { $colour }.
scr-line-plain_holds = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand, { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } in the warp, { $n ->
        [one] { $n } colony
       *[other] { $n } colonies
    } abroad.
scr-line-plain_ships_of = { $who } { $number }
scr-line-plain_race = Colonies abroad, { $number } wins: { $names }.
scr-line-plain_gate = On the gate: { $names }.
scr-line-plain_beside = Beside the planet: { $names }.
scr-line-plain_decks = Deck { $high }, discards { $low }, destiny { $number }.
scr-line-plain_laid = { $who } has played { CASE($face, "one") }.
    .you = You have played { CASE($face, "one") }.
scr-line-plain_face_down = a card face down

## Odds

scr-line-plain_odds = { $face } wins against { $n ->
        [one] { $n } of { $total } unseen encounter cards
       *[other] { $n } of { $total } unseen encounter cards
    }.
scr-line-plain_odds_with = With your { $name }: { $number } of { $total }.
scr-line-plain_odds_none = You can see odds only in an encounter of your own.

## Coming, going, passing the keyboard

scr-line-plain_welcome = Welcome, { $names }! Press ? for help, q to leave. Your game is saved.
    .you = Welcome! Press ? for help, q to leave. Your game is saved.
scr-line-plain_welcome_unkept = Welcome, { $names }! ? for help, q to leave. This game is not saved.
    .you = Welcome! Press ? for help, q to leave. This game is not saved.
scr-line-plain_welcome_back = Welcome back, { $names }! Turn { $number }. Press ? for help, q to leave.
    .you = Welcome back! Turn { $number }. Press ? for help, q to leave.
scr-line-plain_kept = The game is saved as { $file }. Type cosmic resume to go on with it.
scr-line-plain_bye = See you next time!
scr-line-plain_enter = Press Enter when the others are looking away.
scr-line-plain_puzzles = Enter: next puzzle. p: play on from here. q: quit.
scr-line-plain_nothing_yours = You have nothing you can play here. Press Enter and pass the keyboard on.
scr-line-plain_quick = Only players who can act are asked, so a pause may show who. --windows even.
scr-line-plain_hand_of = { $who } held: { $names }.
    .you = You held: { $names }.
scr-line-plain_review = To see what your decisions cost, type cosmic review { $file }.
scr-line-plain_seed = The seed was { $value }.
scr-line-plain_nothing_new = That changes nothing but what it says.
scr-line-plain_nothing_open = There is nothing to add up yet.
scr-line-plain_saved = { $what }, last played { $value }.
