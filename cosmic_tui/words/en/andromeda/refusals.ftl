### Refusals: what it was; what would work. 78 columns. The choice stays on the screen. No blame.
### A refusal may say only what the refused player may know. The ids are the codes of the game.

## Acts beside the question

no-act_in_event = While an event card is resolved nobody acts. It is soon over.
no-act_in_battle = Action cards are for pauses. Battle cards come in their own step.
no-act_not_yours = You do not have that any more.
no-act_own_turn = That is for your own turn. Any turn: slotting moons, some cards.
no-act_activation_first = The base could not be activated after that. Activate it first.
no-act_not_now = Not at this moment. The next pause of your turn has room for it.

## Why a card of yours cannot be played now (w)

no-dark_own_turn = In your own turn, outside battles.
no-dark_any_turn = In a pause of any turn, outside battles.
no-dark_battle_diplomacy = In the diplomacy step of a battle you are in.
no-dark_battle_prepare = In the preparation of a battle.
no-dark_battle_after_roll = In a battle you are in, once the dice lie.
no-dark_battle_outcome_won = When you have won a battle.
no-dark_battle_outcome_lost = When you are defeated in a battle.
no-dark_battle_damage = Before your ships are damaged in a battle.
no-dark_condition = What it asks for is not there yet.
no-dark_event = Not while an event card is resolved.

## Why a region is not lit

no-region_own_ship = One of your ships is there already.
no-region_occupied = Occupied: your first launch needs a free region, or assault.
no-region_too_far = Out of reach of your ships on the map.
no-region_nebula = A nebula: only a ship with navigation goes there.
no-region_closed = Nobody can go there.
no-region_base = You could not pay for what this base does.

## Setting up a table

no-teams_need_four = Teams need four players; this table has { $number }.
no-factions = At most one faction for each seat can be named.
no-unknown_faction = There is no faction called { $value }.
no-faction_twice = Each faction is there once.
no-raiders = Raiders are random, recommended, or five cards: one each of S, A, B, C, D.
no-option_value = { $value } is not among the choices for { $name }.
