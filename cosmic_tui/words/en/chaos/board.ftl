### Words on the board. 44 columns where nothing else is said; sentences of the front 78. $who, $whom: people.

bd-you = (you)
bd-away = away
bd-out = out
bd-turn = turn { $number }
bd-goal = you win if their colony is empty at your turn's end
bd-nothing = nothing
bd-watching = You are watching: face-down cards stay face down.

## The status row. Whose turn it is and what is going on, 44 columns

bd-status-setup = before the first turn
bd-status-start = { $who } begins a turn
    .you = your turn begins
bd-status-main = { $who }'s main phase
    .you = your main phase
bd-status-combat = { $who } attacks
    .you = you attack
bd-status-end = { $who } ends the turn
    .you = your turn ends
bd-status-over = the game is over
bd-status-attacks = { $who } attacks { $target }
    .you = you attack { $target }
bd-status-bombs = { $who } bombs { $target }
    .you = you bomb { $target }
bd-mode-official = official rules
bd-mode-beginner = beginner game
bd-mode-beginner_plus = beginner plus
bd-balanced = balanced
bd-race-colony = colony
bd-race-credits = credits
bd-steps = equip, pay, fire, bomb, disarm
bd-step_name-equip = equip
bd-step_name-pay = pay
bd-step_name-fire = fire
bd-step_name-bomb = bomb
bd-step_name-disarm = disarm

## The line of a seat

bd-credits = credits { $number }
bd-hand = center { $number }
bd-hangar = hangar { $number } of { $max }
bd-scrap = scrap { $number }
bd-ruin = ruin { $number }
bd-other = { $n ->
        [one] { $credits } CR, { $n } ship
       *[other] { $credits } CR, { $n } ships
    }
bd-attacks = attacks
bd-is_attacked = is attacked
bd-attacks_with = { $n ->
        [one] attacks with { $n } ship
       *[other] attacks with { $n } ships
    }
bd-defends_with = { $n ->
        [0] does not defend
        [one] defends with { $n } ship
       *[other] defends with { $n } ships
    }
bd-bombs_with = bombs with { $number } of { $max } ships
bd-choosing = is choosing
bd-no_defender = no defenders left

## Surface, canteen, cards face down

bd-face_down = face down
    .short = down
bd-bluff = bluff:
    .short = bluff
bd-devs = { $n ->
        [one] { $n } development
       *[other] { $n } developments
    }
    .short = { $n ->
        [one] { $n } dev
       *[other] { $n } dev
    }
bd-devs_of = { $number } of { $max } developments
    .short = { $number } of { $max } dev
bd-base_armour = armor { $value }
    .short = arm { $value }
bd-price = { $number } CR
bd-down = { $n ->
        [one] { $n } card down
       *[other] { $n } cards down
    }
bd-hangar_left = { $n ->
        [0] hangar full
        [one] hangar: { $n } left
       *[other] hangar: { $n } left
    }

## A tile: what the ship does now

bd-fires = fires { $number }
bd-replies = fires back { $number }
bd-fired_at = under fire
bd-bombs = [x] bombs { $number }
bd-goes_in = [x] attacks
bd-in_combat = in the combat
    .short = in it
bd-stays_out = stays out
bd-not_in_it = { $state }, not in combat
bd-again = active again: turn { $number }
bd-this_turn = this turn

## The heap of a colony

bd-cards_left = cards left
bd-left = { $n ->
        [0] empty
        [one] { $n } left
       *[other] { $n } left
    }
bd-in_danger = { $n ->
        [one] { $n } in danger
       *[other] { $n } in danger
    }
bd-of = of { $number }

## The front: its title is what is going on

bd-phase-setup = Five cards each: keep them, or draw five new ones once
bd-phase-start = { $who } begins turn { $number }
    .you = Your turn { $number } begins
bd-phase-main = { $who }'s main phase
    .you = Your main phase
bd-phase-combat = { $who }'s combat
    .you = Your combat
bd-phase-end = { $who } ends the turn
    .you = Your turn ends
bd-about_to = You are about to attack { $target }
bd-attack = { $who } attacks { $target }
    .you = You attack { $target }
bd-shot = { $who }'s { $card } fires at { $ship }
    .you = Your { $card } fires at { $ship }
bd-shot_replied = { $who }'s { $card } fires at { $ship }, which fires back
    .you = Your { $card } fires at { $ship }, which fires back
bd-bombing = { $n ->
        [one] { $who } bombs { $target } with { $n } ship: from { $before } cards to { $after }
       *[other] { $who } bombs { $target } with { $n } ships: from { $before } cards to { $after }
    }
    .you = { $n ->
        [one] You bomb { $target } with { $n } ship: from { $before } cards to { $after }
       *[other] You bomb { $target } with { $n } ships: from { $before } cards to { $after }
    }
bd-waits-card = { $who } plays { $card }
    .you = You play { $card }
bd-waits-pay = { $who } turns { $card } face up
    .you = You turn { $card } face up
bd-waits-ability = { $who } uses { $card }
    .you = You use { $card }
bd-waits-trap = It was a trap: { $who }'s { $card }
    .you = Your trap: { $card }

## At its right end

bd-exchange = exchange { $number }
bd-nobody_defends = no defenders left
bd-on_stack = { $n ->
        [one] { $n } card waits
       *[other] { $n } cards wait
    }
bd-attack_costs = { $n ->
        [one] an attack costs { $n } credit
       *[other] an attack costs { $n } credits
    }

## In it: an exchange

bd-fire = { $number } fire
bd-reply = { $number } return fire
bd-no_reply = no return fire so far
bd-divides = { $who } divides { $points } damage among the squadron
    .you = You divide { $points } damage among your squadron
bd-is_destroyed = { $card } is destroyed
bd-unhurt = { $card } takes no damage
bd-keeps = { $card }: { $left } armor left

## In it: bombs

bd-bombing_sum = bombing { $value }
bd-cards_fall = { $n ->
        [0] no cards lost
        [one] { $n } card lost, unseen
       *[other] { $n } cards lost, unseen, one by one
    }
bd-would_do = { $total } would be enough
bd-too_weak = too weak: { $total } of { $need }
bd-centre_loses = { $whom } loses one card of their choice
    .at-you = You lose one card of your choice
bd-base_or_trap = it is destroyed; a trap can be sprung
bd-could_all = { $n ->
        [0] No attacking ship is active any more.
        [one] { $n } ship can bomb, for { $total }.
       *[other] { $n } ships can bomb, for { $total } in all.
    }
bd-none_ticked = Ships that don't bomb stay active.
bd-cannot_bomb = { $n ->
        [one] { $names } is not active and can't bomb.
       *[other] { $names } are not active and can't bomb.
    }
bd-bombers_used = Ships that bomb become used, until their owner's turn ends.
bd-to_win = { $n ->
        [one] It has { $number } cards left: one attack like this empties it.
       *[other] It has { $number } cards left: { $n } attacks like this empty it.
    }
bd-empty_then = That empties the colony. If it is empty when your turn ends, you win.

## In it: peace and the beginning of a combat

bd-setup = The higher roll begins. You have to keep the second hand.
bd-could_bomb = { $who }'s active ships could bomb for { $value }.
    .you = Your active ships could bomb for { $value }.
# The same where there is little room.
bd-can_bomb = { $who } could bomb for { $value }.
    .you = You could bomb for { $value }.
bd-no_active = { $who } has no active ships.
    .you = You have no active ships.
bd-could_defend = { $who } could defend with { $names }.
    .you = You could defend with { $names }.
bd-could_defend_with = { $n ->
        [one] { $who } could defend with { $n } ship.
       *[other] { $who } could defend with { $n } ships.
    }
    .you = { $n ->
        [one] You could defend with { $n } ship.
       *[other] You could defend with { $n } ships.
    }
bd-cannot_defend = { $who } has no ship that can defend.
    .you = You have no ship that can defend.
bd-first_turn = Nobody can attack in the first turn of a game.
bd-if_nobody_defends = { $before } → { $after } if nobody defends: one card for each point.
    .plain = From { $before } to { $after } cards if nobody defends: one card for each point.
bd-undefended = If nobody defends:
bd-in_attack = { $who } attacks with { $names }.
    .you = You attack with { $names }.
bd-in_defence = { $who } defends with { $names }.
    .you = You defend with { $names }.
bd-acts = { $who } can act now: { $names }
    .you = You can act now: { $names }
# $down: cards face down on it, $left: free places.
bd-load = { $card }: { $down } face down, { $left } places free
bd-step-named = Ships are named once nobody responds to the attack any more.
bd-step-equip = The attacker chooses ships and crew first, then the defender.
bd-step-pay = The attacker pays first, then the defender. Nobody can pay later in this combat.
bd-step-fire = The fastest ship acts. A ship that fires or fires back is used.
bd-step-bomb = Attacking ships that are still active can bomb.

## The stack

bd-being_answered = being resolved, newest first
bd-stack-card = { $n ->
        [0] { $who } plays { $card } for free
        [one] { $who } plays { $card }, { $n } credit
       *[other] { $who } plays { $card }, { $n } credits
    }
    .you = { $n ->
        [0] you play { $card } for free
        [one] you play { $card }, { $n } credit
       *[other] you play { $card }, { $n } credits
    }
bd-stack-pay = { $n ->
        [0] { $who } turns { $card } face up
        [one] { $who } turns { $card } face up, { $n } credit
       *[other] { $who } turns { $card } face up, { $n } credits
    }
    .you = { $n ->
        [0] you turn { $card } face up
        [one] you turn { $card } face up, { $n } credit
       *[other] you turn { $card } face up, { $n } credits
    }
bd-stack-ability = { $who } uses { $card }
    .you = you use { $card }
bd-stack-trap = { $who }'s trap { $card }
    .you = your trap { $card }
bd-stack-shot = the shot
bd-stack-shot_replied = the shot and the return fire
bd-stack-on = { $what }: { $names }
bd-you_may = you can respond
bd-happens_last = happens last
bd-older = { $n ->
        [one] … { $n } older
       *[other] … { $n } older
    }
bd-if_all_pass = { $who } decides. If all pass, effects happen from the top down.
    .you = If all pass, effects happen from the top down, yours first.

## Who fires when

bd-who_fires = Who fires when
bd-by_speed = by speed
bd-turn-fires = fires
bd-turn-replies = fires back
bd-turn-fired_at = under fire
bd-turn-now = acts now
bd-turn-next = next
bd-turn-later = later
bd-turn-passed = passed
bd-turn-used = used
bd-turn-active = active
bd-turn-damaged = damaged
bd-turn-dead = destroyed
bd-speed_rule = At equal speed, the attacker goes first. A ship that fires or fires back becomes used; a ship that was hit is damaged when the firing ends.
bd-when = When
bd-all_moments = all moments
bd-short-start = you get credits
bd-short-main = in any order
bd-short-combat-named = responses
bd-short-combat-equip = ships and crew
bd-short-combat-pay = crew, equipment
bd-short-combat-fire = by speed
bd-short-combat-bomb = active ships
bd-short-end = keep five cards
bd-note-main = Drawing costs 1 credit, searching the top five cards 2, a development 1. A face-down card costs nothing until you pay for it.
bd-note-combat-bomb = Only ships that are still active can bomb. Their sum goes to one target, named at the start.
bd-note-end = Armor is restored, turned cards turn back one step, and a player with an empty colony loses.

## The hand

bd-hand_title = Your center
bd-hand_head = CENTER
bd-seen_title = Shown to you once
bd-seen_head = SHOWN
bd-seen_note = Only you see these cards, and only this once.
bd-hand_dark = You can't play any card of your center now.
bd-hand_lit = You can play the lit cards now.
bd-numbers = Speed, firepower, armor, bombing: { $value }.
bd-rulings = rulings

# Why a window is put, in the corner of the prompt: the one card that can be used, or how many.
bd-put = { $card } can be used
bd-put_several = { $number } can be used

## What a fight comes to: a row for each set of ships that may defend. Heads of columns, 24 columns

bd-fc_with = { $who } defends with
    .you = You defend with
bd-fc_loses = { $who } loses
    .you = You lose
bd-fc_bombs = Bombs
bd-fc_colony = Colony
bd-fc_nobody = nobody
bd-fc_nothing = nothing
bd-fc_all = all { $number }
# Beside the row that the other side would choose.
bd-fc_best = best for { $who }
# What becomes of a target that is no colony.
bd-fc_falls = falls
bd-fc_stands = stands
bd-fc_cards = Without cards. { $who } could pay { $number } of { $max } interrupts: { $found } change it.
bd-fc_worst = Worst for you { $card }: you lose { $ours }; bombs { $bombed }.
bd-fc_more = Boarding and paying all: you lose { $ours }; { $who } loses { $theirs }; bombs { $bombed }.
# From the least to the most ships that both lose, and cards that bombs reach: `0-2`, or one number.
bd-fc_range = Nearly always you lose { $ours }, { $who } { $theirs }; bombs { $bombed }.
bd-fc_row = With { $names }: you lose { $ours }; { $who } loses { $theirs }; bombs { $bombed }.
# The same at 80 columns; $after is what becomes of the target.
bd-fc_short = { $names }: you lose { $ours }, { $who } { $theirs }; { $after }
