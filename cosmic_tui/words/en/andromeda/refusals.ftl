### Refusals: what it was; what would work. 78 columns. The choice stays on the screen. No blame.
### A refusal may say only what the refused player may know. The ids are the codes of the game.

## Acts beside the question

no-act_in_event = Nobody can act during an event. It will be over soon.
no-act_in_battle = You can play action cards between steps. Battle cards have their own step.
no-act_not_yours = You don't have that any more.
no-act_own_turn = You can do that only in your turn. In any turn you can slot moons.
no-act_activation_first = You couldn't activate the base after that. Activate it first.
no-act_not_now = You can't do this now. You can do it at the next pause of your turn.

## Why a card of yours cannot be played now (w)

no-dark_own_turn = You can play it in your own turn, outside battles.
no-dark_any_turn = You can play it at a pause of any turn, outside battles.
no-dark_battle_diplomacy = You can play it in the diplomacy step of a battle you are in.
no-dark_battle_prepare = You can play it when you prepare for a battle.
no-dark_battle_after_roll = You can play it in a battle you are in, after the roll.
no-dark_battle_outcome_won = You can play it when you have won a battle.
no-dark_battle_outcome_lost = You can play it when you are defeated in a battle.
no-dark_battle_damage = You can play it before your ships are damaged in a battle.

## Why something cannot be done (w); $n, $number and $amounts are the facts of the reason

no-blocked_own_ship = You already have a ship there.
no-blocked_too_far = { $n ->
        [0] This ship has no way there.
        [one] It is { $n } region away, and the range of this ship is { $number }.
       *[other] It is { $n } regions away, and the range of this ship is { $number }.
    }
no-blocked_navigation = Only a ship with navigation can go to a nebula.
no-blocked_occupied = Occupied: a first launch needs a free region, or the assault ability.
no-blocked_quasar = No ship can go there.
no-blocked_cannot_activate = You couldn't pay for what this base does.
no-blocked_no_region = There is no region this ship can go to now.
no-blocked_condition = What it needs is not there yet.
no-blocked_no_ship = You need a ship in the battle.
no-blocked_no_raiders = There must be raiders in the battle.
no-blocked_damaged = It is damaged. Repair it to use it again.
no-blocked_empty_frame = Its frame needs a moon first.
no-blocked_cannot_pay = Its moon costs { $amounts }.
no-blocked_occupied_dock = It has already run in this return.
no-blocked_reactor = Only the Primary Reactor runs it.
no-blocked_end_of_game = It scores at the end and never runs.
no-blocked_no_transport = You need a transport there.
no-blocked_developed = There is already a development.
no-blocked_leaders = { $n ->
        [one] You need { $n } leader on your station; you have { $number }.
       *[other] You need { $n } leaders on your station; you have { $number }.
    }
no-blocked_cost = It costs { $amounts }.
no-blocked_last_ship = You can't build with your last ship.

## Setting up a table

no-teams_need_four = Teams need four players; this table has { $number }.
no-factions = You can name at most one faction for each seat.
no-unknown_faction = There is no faction called { $value }.
no-faction_twice = Each faction can be named only once.
no-raiders = Raiders are random, recommended, or five cards, one each of S, A, B, C and D.
no-option_value = { $value } is not one of the choices for { $name }.
