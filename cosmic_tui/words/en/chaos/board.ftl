### Words on the board. 44 columns where nothing else is said; sentences of the front 78. $who, $whom: people.

bd-you = (you)
bd-away = away
bd-out = out
bd-turn = turn { $number }
bd-goal = an empty colony at the end of your turn wins
bd-nothing = nothing
bd-watching = You are watching: face-down cards stay face down.

## The status row. Whose turn it is and what is going on, 44 columns

bd-status-setup = before the first turn
bd-status-start = { $who } begins a turn
    .you = your turn begins
bd-status-main = main phase of { $who }
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
bd-hand = hand { $number }
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
bd-no_defender = no defender is left

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
bd-base_armour = armour { $value }
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
bd-replies = replies with { $number }
bd-fired_at = fired at
bd-bombs = [x] bombs { $number }
bd-goes_in = [x] goes in
bd-in_combat = in the combat
    .short = in it
bd-stays_out = not in it
bd-not_in_it = { $state }, not in it
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

bd-phase-setup = Five cards each: keep them, or draw five new ones, once
bd-phase-start = { $who } begins turn { $number }
    .you = Your turn { $number } begins
bd-phase-main = Main phase of { $who }
    .you = Your main phase
bd-phase-combat = The combat of { $who }
    .you = Your combat
bd-phase-end = { $who } ends the turn
    .you = Your turn ends
bd-about_to = You are about to attack { $target }
bd-attack = { $who } attacks { $target }
    .you = You attack { $target }
bd-shot = { $card } of { $who } fires at { $ship }
    .you = Your { $card } fires at { $ship }
bd-shot_replied = { $card } of { $who } fires at { $ship }, which replies
    .you = Your { $card } fires at { $ship }, which replies
bd-bombing = { $n ->
        [one] { $who } bombs { $target } with { $n } ship: { $before } cards become { $after }
       *[other] { $who } bombs { $target } with { $n } ships: { $before } cards become { $after }
    }
    .you = { $n ->
        [one] You bomb { $target } with { $n } ship: { $before } cards become { $after }
       *[other] You bomb { $target } with { $n } ships: { $before } cards become { $after }
    }
bd-waits-card = { $who } plays { $card }
    .you = You play { $card }
bd-waits-pay = { $who } turns up { $card }
    .you = You turn up { $card }
bd-waits-ability = { $who } uses { $card }
    .you = You use { $card }
bd-waits-trap = It was a trap: { $card } of { $who }
    .you = Your trap: { $card }

## At its right end

bd-exchange = exchange { $number }
bd-nobody_defends = nobody defends any more
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
bd-reply = { $number } in reply
bd-no_reply = no reply so far
bd-divides = { $who } divides { $points } damage: it is a squadron
    .you = You divide { $points } damage: it is a squadron
bd-is_destroyed = { $card } is destroyed
bd-unhurt = { $card } takes nothing
bd-keeps = { $card } keeps { $left } armour

## In it: bombs

bd-bombing_sum = bombing { $value }
bd-cards_fall = { $n ->
        [0] no card falls
        [one] { $n } card falls, unseen
       *[other] { $n } cards fall, unseen, one by one
    }
bd-would_do = { $total } would do it
bd-too_weak = { $total } are too weak: it takes { $need }
bd-centre_loses = { $whom } loses one card, of their own choice
    .at-you = You lose one card, of your own choice
bd-base_or_trap = it goes, and if it is a trap it may be sprung
bd-could_all = { $n ->
        [0] No ship of the attack is active any more.
        [one] { $n } ship may bomb, with { $total }.
       *[other] { $n } ships may bomb, together with { $total }.
    }
bd-none_ticked = Who does not bomb stays active.
bd-cannot_bomb = { $n ->
        [one] { $names } is turned, and cannot bomb.
       *[other] { $names } are turned, and cannot bomb.
    }
bd-bombers_used = Who bombs is used until the turn of its commander ends, then active again.
bd-to_win = { $n ->
        [one] { $number } more cards to empty it: one attack like this.
       *[other] { $number } more cards to empty it: { $n } attacks like this.
    }
bd-empty_then = That empties the colony: an empty colony at the end of your turn wins.

## In it: peace and the beginning of a combat

bd-setup = The higher roll begins. The second hand is final.
bd-could_bomb = Active ships of { $who } could bomb { $value }.
    .you = Your active ships could bomb { $value }.
# The same where there is little room.
bd-can_bomb = { $who } could bomb { $value }.
    .you = You could bomb { $value }.
bd-no_active = { $who } has no active ship.
    .you = You have no active ship.
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
bd-cannot_defend = { $who } has no ship to defend with.
    .you = You have no ship to defend with.
bd-first_turn = In the first turn of a game nobody attacks.
bd-if_nobody_defends = { $before } → { $after } if nobody defends: one card for each point.
    .plain = From { $before } to { $after } cards if nobody defends: one card for each point.
bd-undefended = If nobody defends:
bd-in_attack = { $who } attacks with { $names }.
    .you = You attack with { $names }.
bd-in_defence = { $who } defends with { $names }.
    .you = You defend with { $names }.
bd-acts = { $who } acts now: { $names }
    .you = You act now: { $names }
# $down: cards face down on it, $left: free places.
bd-load = { $card }: { $down } face down, { $left } places free
bd-step-named = Ships are named when nobody answers the attack any more.
bd-step-equip = First the attacker's ships and crew, then the defender's.
bd-step-pay = First the attacker pays, then the defender; nothing later in this combat.
bd-step-fire = The fastest acts. A ship that fires or replies is used.
bd-step-bomb = Ships of the attack that are still active may bomb.

## The stack

bd-being_answered = being answered, newest first
bd-stack-card = { $n ->
        [0] { $card } by { $who }, for nothing
        [one] { $card } by { $who }, { $n } credit
       *[other] { $card } by { $who }, { $n } credits
    }
    .you = { $n ->
        [0] { $card } by you, for nothing
        [one] { $card } by you, { $n } credit
       *[other] { $card } by you, { $n } credits
    }
bd-stack-pay = { $n ->
        [0] { $card } turned up by { $who }
        [one] { $card } turned up by { $who }, { $n } credit
       *[other] { $card } turned up by { $who }, { $n } credits
    }
    .you = { $n ->
        [0] { $card } turned up by you
        [one] { $card } turned up by you, { $n } credit
       *[other] { $card } turned up by you, { $n } credits
    }
bd-stack-ability = { $card }, used by { $who }
    .you = { $card }, used by you
bd-stack-trap = the trap { $card } of { $who }
    .you = your trap { $card }
bd-stack-shot = the shot
bd-stack-shot_replied = the shot and its reply
bd-stack-on = { $what }: { $names }
bd-you_may = you may answer
bd-happens_last = happens last
bd-older = { $n ->
        [one] … { $n } older
       *[other] … { $n } older
    }
bd-if_all_pass = { $who } is asked. If all pass, it happens from the top down.
    .you = If all pass, it happens from the top down; yours first.

## Who fires when

bd-who_fires = Who fires when
bd-by_speed = by speed
bd-turn-fires = fires
bd-turn-replies = replies
bd-turn-fired_at = fired at
bd-turn-now = acts now
bd-turn-next = next
bd-turn-later = later
bd-turn-passed = let it pass
bd-turn-used = used
bd-turn-active = active
bd-turn-damaged = damaged
bd-turn-dead = destroyed
bd-speed_rule = Equal speed: the attacker first. A ship that fires or replies is used; one that was hit is damaged when the firing ends.
bd-when = When
bd-all_moments = all moments
bd-short-start = credits come
bd-short-main = in any order
bd-short-combat-named = answers
bd-short-combat-equip = ships and crew
bd-short-combat-pay = crew, equipment
bd-short-combat-fire = by speed
bd-short-combat-bomb = who is active
bd-short-end = five cards stay
bd-note-main = Drawing costs 1 credit, searching the top five 2, a development 1. A card face down costs nothing until it is paid for.
bd-note-combat-bomb = Only ships still active may bomb. Their sum goes to one target, named at the start.
bd-note-end = Armour is whole again, turned cards turn back one step, and an empty colony loses.

## The hand

bd-hand_title = Your hand
bd-hand_head = HAND
bd-seen_title = Shown to you once
bd-seen_head = SHOWN
bd-seen_note = Nobody but you sees these cards, and you see them this once.
bd-hand_dark = Nothing in your hand can be played just now.
bd-hand_lit = Lit cards can be played now.
bd-numbers = Speed, firepower, armour, bombing: { $value }.
bd-rulings = rulings

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
bd-fc_row = With { $names }: you lose { $ours }; { $who } loses { $theirs }; bombs { $bombed }.
# The same at 80 columns; $after is what becomes of the target.
bd-fc_short = { $names }: you lose { $ours }, { $who } { $theirs }; { $after }
