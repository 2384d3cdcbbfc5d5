### Refusals: what it was; what would work. 78 columns. The choice stays on the screen. No blame.
### A refusal may say only what the refused player may know. The ids are the codes of the game and the table.

## Answers

no-not_asked = Another player is being asked right now. Your answer was not used.
no-question_gone = That question has already been answered. Here is the open one.
no-no_act = You can't do that here.
no-act_later = You can't do that now. Try again when the game has gone on.
no-option = That isn't one of the choices.
no-form = That isn't an answer to this question. Press ? to see what is.
no-amount = Choose { $range }.
no-exactly = Choose exactly { $low }.
no-how_many = Choose { $range }.
no-places = There aren't that many there. Take fewer, or take some from elsewhere.
no-pieces_count = { $n ->
        [one] That is { $n } piece. Choose { $range }.
       *[other] That is { $n } pieces. Choose { $range }.
    }
no-too_few = That is not enough: choose at least { $min }.

## Setting up a table

no-seats = A game is for { $low } to { $high } players.
no-seats_differ = The seats do not match the number of players.
no-seats_open = There are open seats left. Fill them first.
no-unknown_option = There is no option called { $value }.
no-option_type = The option { $value } can't have that value.
no-broken_bot = The bot { $value } cannot be used: { $what }.
no-unknown_bot = There is no bot called { $value }.
no-unknown_lesson = There is no lesson called { $value }.
no-unknown_game = There is no game called { $value }.
no-seed = A seed is a whole number from 0 to 18446744073709551615.
no-deal_seconds = A deal can take { $low } to { $high } seconds.
no-setup_form = That doesn't describe a table.

## Names, seats, chat, undo

no-name_taken = That name is taken at this table. Choose another.
no-name_form = A name has 1 to 12 characters, without spaces around it.
no-not_started = The game has not begun yet.
no-already_started = The game has already begun.
no-chat_too_long = That is too long for one message. Send it in two.
no-chat_too_fast = Wait a moment: your last messages are still being sent.
no-chat_empty = The message is empty.
no-undo_gone = You can't undo this: you have seen something new since.
no-undo_people = You can't undo in a game with other people.
no-undo_daily = You can't undo in the daily game.
no-no_daily = This game has no daily game.

## Saved games. $file: the name of a game.

no-save_unknown = There is no saved game { $file }. cosmic resume --list shows them.
no-saves_none = There is no saved game. cosmic play starts one.
no-saves_no_home = There is no home folder to save games in. Set XDG_DATA_HOME.
no-saves_unwritable = Can't save games in { $file } ({ $value }). --unkept plays without saving.
no-save_unreadable = { $file } can't be read ({ $value }). It has not been changed.
no-save_foreign = { $file } is not a saved game of this program.
no-save_newer = { $file } needs a newer version of the program; it is not changed.
no-save_broken = { $file } is damaged after { $number } answers. --rescue plays on from there.
no-save_other_rules = { $file } was played by other rules (version { $theirs }, not { $ours }).
no-save_drifted = { $file } doesn't fit these rules any more. It has not been changed.
no-save_in_use = Another program is playing { $file } right now.
no-save_stopped = The game can't be saved any more ({ $value }). You can still play on.
no-save_again = The game is saved again.
no-state_unwritable = Nothing can be saved on this computer ({ $value }).

## Records of games

no-record_foreign = That is not a record of a game.
no-record_newer = That record comes from a newer version of the program.
no-record_truncated = The end of that record is missing.
no-record_edited = That record has been changed since it was made.
no-record_too_big = That is too big for a record.
no-record_form = That record can't be read.
no-record_answer = One answer in that record doesn't fit (number { $number }).
no-record_game = That record is of another game.
no-record_rules = That record was made by other rules (version { $theirs }, not { $ours }).
no-record_went_on = After { $number } answers that game went on under newer rules: it cannot be replayed.
no-record_drifted = That record no longer leads to the same result.
no-review_game = Games of this kind cannot be reviewed yet.
no-review_running = That game is not over: it can be reviewed when it is.
no-review_seat = There is no such seat: they are numbered from 0 to { $max }.
no-review_mark = There is no mark { $number }: there are { $max }.
no-puzzle_form = That is no puzzle that can be put here.
no-puzzle_undo = In a puzzle nothing can be taken back.
no-puzzle_act = In a puzzle only the question can be answered.
no-puzzle_offer = Only accept, decline or give up are weighed here. Decline means talking on.
