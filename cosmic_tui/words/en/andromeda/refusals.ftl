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

## Why something cannot be done (w); $n, $number and $amounts are the facts of the reason

no-blocked_own_ship = One of your ships is there already. A-LAU-7
no-blocked_too_far = { $n ->
        [0] No way leads there for this ship. A-LAU-11
        [one] { $n } region away; its range is { $number }. A-LAU-6
       *[other] { $n } regions away; its range is { $number }. A-LAU-6
    }
no-blocked_navigation = A nebula: it takes a ship with navigation. A-LAU-9
no-blocked_occupied = Occupied: a first launch needs a free region, or assault. A-LAU-3
no-blocked_quasar = Nobody can go there. A-SPR-2
no-blocked_cannot_activate = You could not pay for what this base does. A-LAU-8
no-blocked_no_region = No region would take this ship now. A-TRN-4
no-blocked_condition = What it asks for is not there yet. A-FX-19
no-blocked_no_ship = It needs a ship of yours in the battle. A-TAC-6
no-blocked_no_raiders = It needs raiders in the battle.
no-blocked_damaged = Damaged: it works again once it is repaired. A-RET-5
no-blocked_empty_frame = Its frame needs a moon first. A-RET-7
no-blocked_cannot_pay = Its moon asks for { $amounts }. A-RET-7
no-blocked_occupied_dock = It has worked in this return. A-RET-3
no-blocked_reactor = The Primary Reactor runs it. A-RET-8
no-blocked_end_of_game = It counts at the end and never works. A-RET-10
no-blocked_no_transport = It takes a transport of yours there. A-DEV-2
no-blocked_developed = There is a development already. A-DEV-1
no-blocked_leaders = { $n ->
        [one] It takes { $n } leader on your station; there are { $number }. A-DEV-2
       *[other] It takes { $n } leaders on your station; there are { $number }. A-DEV-2
    }
no-blocked_cost = It costs { $amounts }. A-RES-8
no-blocked_last_ship = Your last ship has to stay a ship. A-DEV-5

## Setting up a table

no-teams_need_four = Teams need four players; this table has { $number }.
no-factions = At most one faction for each seat can be named.
no-unknown_faction = There is no faction called { $value }.
no-faction_twice = Each faction is there once.
no-raiders = Raiders are random, recommended, or five cards: one each of S, A, B, C, D.
no-option_value = { $value } is not among the choices for { $name }.
