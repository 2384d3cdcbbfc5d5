### What an answer would bring, below the question: one thought a sentence, 78 columns. A reading, never advice.

pre-cost = { $n ->
        [0] It costs nothing; you keep { $left }.
        [one] It costs { $n } credit; you keep { $left }.
       *[other] It costs { $n } credits; you keep { $left }.
    }
pre-down = Face down it costs nothing, and nobody sees what it is.
pre-numbers = Speed, firepower, armor, bombing: { $value }.
pre-loses = You lose: that empties your colony, and the game is over.
pre-empties = That empties your colony. If it is still empty when { $who } ends a turn, you lose.
pre-attack = { $n ->
        [0] You have not chosen a ship yet.
        [one] { $n } ship, which could bomb for { $total } if nobody stops it.
       *[other] { $n } ships, which could bomb for { $total } in all if nobody stops them.
    }
pre-stay = { $n ->
        [one] { $names } stays back and can defend in the next turn.
       *[other] { $names } stay back and can defend in the next turn.
    }
pre-none_stay = No ship stays back.
pre-defence = { $n ->
        [one] { $n } ship with { $fire } firepower against { $theirs }; they could bomb for { $total }.
       *[other] { $n } ships with { $fire } firepower against { $theirs }; they could bomb for { $total }.
    }
pre-no_bombs = Nobody bombs: the ships stay active and can defend in the next turn.
pre-bombs = { $total } bombing: { $who }'s colony drops from { $before } cards to { $after }.
    .you = { $total } bombing: your colony drops from { $before } cards to { $after }.
pre-bombs_work = { $total } bombing is enough: { $target } needs { $need }.
pre-bombs_weak = { $total } bombing is too weak: { $target } needs { $need }.
pre-could_defend = { $who } could defend with { $names }.
pre-nobody_defends = { $who } has no ship that can defend.
pre-tax = { $n ->
        [one] Naming it costs { $n } credit, and you can't take it back.
       *[other] Naming it costs { $n } credits, and you can't take it back.
    }
pre-dies = { $card } is destroyed.
pre-divides = { $who } divides { $points } damage from { $card } among a squadron.
    .you = You divide { $points } damage from { $card } among your squadron.
pre-hit = { $card } takes { $points } damage; { $left } armor left.
pre-colony = { $who }'s colony drops from { $before } cards to { $after }.
    .you = Your colony drops from { $before } cards to { $after }.
pre-credits_after = { $n ->
        [one] Then you have { $n } credit.
       *[other] Then you have { $n } credits.
    }
pre-nothing = No ship is damaged.
list-of = { $name } { $number } of { $max }
list-count = { $name } { $number }

## The table in lines, for plain mode

say-where-setup = Before the first turn.
say-where-start = Turn { $number }: { $who }'s turn begins.
    .you = Turn { $number }: your turn begins.
say-where-main = Turn { $number }: { $who }'s main phase.
    .you = Turn { $number }: your main phase.
say-where-combat = Turn { $number }: a combat.
say-where-end = Turn { $number }: { $who } ends the turn.
    .you = Turn { $number }: you end your turn.
say-where_fight = Turn { $number }: { $who } attacks { $target }.
    .you = Turn { $number }: you attack { $target }.
say-saved = turn { $number }
say-seat = { $who }: colony { $colony }, credits { $credits }, center { $centre }, scrap { $scrap }, ruin { $ruin }.
    .you = You: colony { $colony }, credits { $credits }, center { $centre }, scrap { $scrap }, ruin { $ruin }.
say-out = { $who } is out.
    .you = You are out.
say-no_ships = No ships.
say-ship = { $card }: speed { $speed }, firepower { $fire }, armor { $armour }, bombing { $bomb }, { $state }
say-armour_of = { $left } of { $full }
say-with = { $what }, { $names }.
say-alone = { $what }.
say-surface = Surface: { $names }.
say-canteen = Canteen: { $names }.
say-bluff = a bluff
say-unpaid = { $n ->
        [one] unpaid, { $n } credit
       *[other] unpaid, { $n } credits
    }
say-lying = { $name } ({ $names })
say-exchange = { $card } fires at { $ship } for { $points }: { $left } armor left. No return fire so far.
say-exchange_replied = { $card } fires at { $ship } for { $points }: { $left } armor left. It fires back for { $back }: { $kept } left.
say-waits = Waiting, newest first: { $names }.
say-no_hand = Your center is empty.
say-card = { $n ->
        [0] { $card }, { $kind }, free. { $text }
        [one] { $card }, { $kind }, { $n } credit. { $text }
       *[other] { $card }, { $kind }, { $n } credits. { $text }
    }
say-left = { $n ->
        [0] { $who }'s colony is empty.
        [one] { $who } has { $n } card left in the colony.
       *[other] { $who } has { $n } cards left in the colony.
    }
    .you = { $n ->
        [0] Your colony is empty.
        [one] You have { $n } card left in your colony.
       *[other] You have { $n } cards left in your colony.
    }
