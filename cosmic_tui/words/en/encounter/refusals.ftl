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
no-places = There are not that many ships there. Take fewer, or some from elsewhere.
no-too_few = Not enough yet: choose at least { $min }.
no-ship_count = { $n ->
        [one] That is { $n } ship; it takes { $range }.
       *[other] That is { $n } ships; it takes { $range }.
    }

## Talks

no-proposal_gone = That offer has been replaced. Have a look at the new one.
no-cannot_fulfil = One side could not keep that deal now. Make another offer.
no-no_proposals_left = You have made all your offers. Accept, decline or give up.
no-nothing_offered = Nothing for nothing is no deal: one card or one colony must change hands.
no-colony_not_grantable = { $place }: the giver has no colony there, or the other already has one.
no-colony_not_settled = { $place }: no ship is free to settle there; a colony that is shared stays.
no-cards_not_there = You do not hold those cards. Offer what is in your hand.
no-more_than_they_have = That is more cards than the other hand has.
no-ship_limits = The fewest ships come first, then the most, and at least one.
no-cannot_release = That many ships of that player are not in the warp, or have nowhere to go.

## Why a card of yours cannot be played now (w). .named: the card's name stands in front of it.

no-wrong_moment = Not now: { $card } fits another moment, { $moment }.
    .named = Not now. Its moment: { $moment }.
no-wrong_role = { $card } needs another role in this encounter than yours.
    .named = Needs another role in this encounter than yours.
no-flare_used = One flare per player and encounter; you have had yours. Next encounter, then.
no-flare_this_encounter = { $card } was played in this encounter. In the next one it can again.
    .named = Was played in this encounter; in the next one it can again.
no-response_only = { $card } answers something that is being used or played; nothing is.
    .named = Answers what is being used or played; nothing is.
no-condition = { $card } has nothing to act on right now.
    .named = Has nothing to act on right now.
no-not_now = { $card } fits here, but you are not being asked.
    .named = Fits here, but you are not being asked.
no-must_attack = { $card } has to wait: you are obliged to lay another card.
    .named = Has to wait: you are obliged to lay another card.

## Setting up a table

no-seats = A game has { $low } to { $high } players.
no-seats_differ = The seats do not match the number of players.
no-seats_open = Somebody is still missing. Fill the open seats first.
no-unknown_option = There is no option called { $value }.
no-option_type = The option { $value } cannot have that value.
no-unknown_alien = There is no alien called { $value }.
no-unknown_alien_mode = Aliens are dealt, random, or none.
no-unknown_level = Levels are green, yellow and red.
no-unknown_deals = Deals go in turns, or openly with a clock.
no-unknown_bot = There is no bot called { $value }.
no-unknown_game = There is no game called { $value }.
no-alien_twice = { $alien } is named twice. Each alien is there once.
no-aliens_exclude = { $first } and { $second } exclude each other. Choose another pair.
no-variant_needs_aliens = That variant needs aliens, and this table plays without them.
no-aliens_switched_off = This table plays without aliens, so { $alien } cannot be chosen.
no-alien_needs_open_sheet = { $alien } is set up in the open: not with hidden powers.
no-too_many_aliens = More aliens are named than there are seats.
no-too_few_aliens = There are not enough aliens for all seats. Allow more levels.
no-classic_without_flares = The classic Filch flare needs flares in the game.
no-wild_flares_without_flares = Wild flares need flares in the game.
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
