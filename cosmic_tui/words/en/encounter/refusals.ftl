### Refusals: what it was; what would work. 78 columns. The choice stays on the screen. No blame.
### A refusal may say only what the refused player may know.

no-ship_count = { $n ->
        [one] That is { $n } ship; it takes { $min } to { $max }.
       *[other] That is { $n } ships; it takes { $min } to { $max }.
    }
no-not_encounter = { $card } cannot be laid here. Attack, negotiate and morph can.
no-flare_used = One flare per player and encounter; you have had yours. Next encounter, then.
no-super_only = That is your own flare: while you have your power only its super side works.
no-not_invited = That side has not invited you.
no-too_late = That moment has passed. Nothing was played; your card is still in hand.
no-wrong_role = Right now { $card } needs another role: { $role }.
no-not_asked = The table asks somebody else right now. Your answer was not needed.
no-question_gone = That question has been answered. Here is the one that is open.
no-amount = { $value } does not work here; { $min } to { $max } does.
no-not_enough_ships = There are not that many ships there. Take fewer, or some from elsewhere.
no-no_ships = You have no ship to send.
no-not_your_card = That card is not in your hand.
no-wrong_moment = Not now: { $card } fits another moment, { $moment }.
no-power_lost = Your power is lost: too few home colonies. The wild flare is open to you.
no-power_zapped = Your power is zapped for this encounter. The wild flare is open to you.
no-flare_this_encounter = That flare has been played in this encounter. In the next one it can again.
no-reinforcement_role = Only main players and allies play reinforcements. You are a bystander here.
no-super_not_yours = The super side is for its own alien. You can play the wild side.
no-no_target = There is nobody it could be aimed at right now.
no-own_system = A wild destiny card names another player, not yourself.
no-no_colony_there = That player has no colony there. Planets with one are lit.
no-planet_not_in_system = Destiny chose another system. Aim at one of the lit planets.
no-deal_technology = Technologies cannot be part of a deal. Cards from hands and colonies can.
no-deal_no_ships = No ship is free to found that colony.
no-deal_closed = The talks are over.
no-must_attack = An upset is announced: an attack has to be laid, and you hold one.
no-technology_one_action = One technology action per regroup phase, and you have had yours.
no-technology_too_few = There are not enough ships on it yet. You can add one, or abandon it.
no-secret_technology = That one is turned up when it acts, not completed before.
no-not_hidden = Your alien lies face up already.
no-accuse_no_ship = Accusing takes a ship to lose, and you have none.
no-name_taken = Somebody at this table is called that. Another name, please.
no-name_form = A name has 1 to 12 letters, digits or signs, without spaces around it.
no-seat_taken = That seat is taken. A lit one is free.
no-not_host = Only the host of the table does that.
no-not_started = The game has not begun yet.
no-already_started = The game has begun. You can watch it.
no-spectator = You are watching. Take a free seat to play.
no-chat_too_long = That is too long for one message. Say it in two.
no-chat_too_fast = One moment, please: the last messages are still going out.
no-undo_gone = Something new has been seen since. That cannot be undone.

## What the engine refuses, by its own codes. $low and $high: the limits.

no-option = That is not among the choices. The lit ones are.
no-how_many = Choose { $low } to { $high }.
no-form = That answer does not fit the question. Choose among what is lit.
no-places = Too many from one place, or a place that is not lit.
no-nothing_offered = Nothing for nothing is no deal: one card or one colony must change hands.
no-cannot_fulfil = That offer cannot be kept any more. Make another one.
no-cannot_release = There are not that many ships to free, or no colony for them to land on.
no-cards_not_there = You do not hold those cards. Offer what is in your hand.
no-more_than_they_have = There are not that many cards in that hand.
no-colony_not_grantable = No colony can be granted there. The lit planets are possible.
no-ship_limits = At least one ship founds a colony, and never more than are free.
no-no_proposals_left = You have no offer left. You can still answer the other one.
no-proposal_gone = That offer has been replaced. Have a look at the new one.

## What a table cannot be

no-seats = { $n ->
        [one] { $n } seat is not enough; { $low } to { $high } can play.
       *[other] { $n } seats do not work; { $low } to { $high } can play.
    }
no-too_many_aliens = { $n ->
        [one] { $n } alien is too many for the seats.
       *[other] { $n } aliens are too many for the seats.
    }
no-too_few_aliens = { $n ->
        [one] With only { $n } alien to deal, not everybody gets one. Allow more levels.
       *[other] With only { $n } aliens to deal, not everybody gets one. Allow more levels.
    }
no-unknown_alien = There is no alien called { $value }.
no-unknown_level = There is no level called { $names }.
no-unknown_option = There is no option called { $value }.
no-unknown_deals = Talks go by turns or by the clock; not: { $value }.
no-unknown_alien_mode = Aliens are dealt, dealt one each, or left out; not: { $value }.
no-option_type = That option takes another kind of value: { $value }.
no-alien_twice = Only one player can have that alien: { $alien }.
no-aliens_exclude = { $first } and { $second } cannot be in the same game.
no-aliens_switched_off = Aliens are left out of this game, so nobody can have { $alien }.
no-alien_needs_open_sheet = { $alien } needs a set-up and cannot be hidden.
no-classic_without_flares = The classic Filch flare needs flares in the deck.
no-wild_flares_without_flares = Wild flares need flares in the deck.

## Saved games and records

no-record_foreign = That file is no record of a game.
no-record_game = That is a record of another game: { $value }.
no-record_newer = That record was made by version { $theirs }; you have { $ours }.
no-record_rules = That record follows other rules ({ $theirs }); these are { $ours }.
no-record_truncated = That record breaks off in the middle.
no-record_too_big = That record is too big to be one.
no-record_form = That record cannot be read.
no-record_answer = Answer { $number } of that record does not fit the game.
no-record_drifted = That record no longer replays to the same end.
