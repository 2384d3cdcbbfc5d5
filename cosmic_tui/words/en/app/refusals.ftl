### Refusals: what it was; what would work. 78 columns. The choice stays on the screen. No blame.
### A refusal may say only what the refused player may know. The ids are the codes of the game and the table.

## Answers

no-not_asked = The table asks somebody else right now. Your answer was not needed.
no-question_gone = That question has been answered. Here is the one that is open.
no-no_act = That cannot be done here.
no-act_later = Not at this moment. Try again when the table has gone on.
no-option = That is not among the choices.
no-form = That cannot be read as an answer here. ? shows how.
no-amount = It takes { $range }.
no-exactly = It takes { $low }, no more and no fewer.
no-how_many = It takes { $range }.
no-places = There are not that many there. Take fewer, or some from elsewhere.
no-pieces_count = { $n ->
        [one] That is { $n } piece; it takes { $range }.
       *[other] That is { $n } pieces; it takes { $range }.
    }
no-too_few = Not enough yet: choose at least { $min }.

## Setting up a table

no-seats = A game has { $low } to { $high } players.
no-seats_differ = The seats do not match the number of players.
no-seats_open = Somebody is still missing. Fill the open seats first.
no-unknown_option = There is no option called { $value }.
no-option_type = The option { $value } cannot have that value.
no-unknown_bot = There is no bot called { $value }.
no-unknown_game = There is no game called { $value }.
no-seed = A seed is a whole number from 0 to 18446744073709551615.
no-deal_seconds = A deal takes { $low } to { $high } seconds.
no-setup_form = That does not describe a table.

## Names, seats, chat, undo

no-name_taken = Somebody at this table is called that. Another name, please.
no-name_form = A name has 1 to 12 letters, digits or signs, without spaces around it.
no-not_started = The game has not begun yet.
no-already_started = The game has begun already.
no-chat_too_long = That is too long for one message. Say it in two.
no-chat_too_fast = One moment, please: the last messages are still going out.
no-chat_empty = There is nothing in that message.
no-undo_gone = Something new has been seen since. That cannot be undone.
no-undo_people = With other people at the table nothing is undone.

## Saved games. $file: the name of a game.

no-save_unknown = No saved game is called { $file }. cosmic resume --list shows them.
no-saves_none = There is no game to go on with. cosmic play starts one.
no-saves_no_home = There is no home folder to keep games in. Set XDG_DATA_HOME.
no-saves_unwritable = Games cannot be kept there ({ $value }). --unkept plays without keeping.
no-save_unreadable = { $file } cannot be read ({ $value }). It was left as it is.
no-save_foreign = { $file } is no saved game of this program.
no-save_newer = { $file } needs a newer version of the program. It stays as it is.
no-save_broken = { $file } is damaged after { $number } answers. --rescue plays on from there.
no-save_other_rules = { $file } was played by other rules (version { $theirs }, here { $ours }).
no-save_drifted = { $file } does not fit these rules any more. It was left as it is.
no-save_in_use = { $file } is being played by another program just now.
no-save_stopped = The game can no longer be saved ({ $value }). It goes on all the same.

## Records of games

no-record_foreign = That is no record of a game.
no-record_newer = That record comes from a newer version of the program.
no-record_truncated = That record is cut off.
no-record_edited = That record was changed after it was made.
no-record_too_big = That record is too big to be one.
no-record_form = That record cannot be read.
no-record_answer = That record has an answer that does not fit (number { $number }).
no-record_game = That record is of another game.
no-record_rules = That record was made by other rules (version { $theirs }, here { $ours }).
no-record_drifted = That record does not come to the same end any more.
