### What an answer would bring, below the question: one thought a sentence, 78 columns. A reading, never advice.

pre-cost = { $n ->
        [0] It costs nothing; you keep { $left }.
        [one] It costs { $n } credit; you keep { $left }.
       *[other] It costs { $n } credits; you keep { $left }.
    }
pre-down = Face down it costs nothing, and nobody sees what it is.
pre-numbers = Speed, firepower, armour, bombing: { $value }.
pre-last_card = It is the last card of your colony!
pre-attack = { $n ->
        [0] No ship is chosen yet.
        [one] { $n } ship, which could bomb { $total } if nobody stops it.
       *[other] { $n } ships, which could bomb { $total } together if nobody stops them.
    }
pre-stay = { $names } stay back, and may defend in the next turn.
pre-none_stay = Nobody stays back.
pre-defence = { $n ->
        [one] { $n } ship with { $fire } firepower against { $theirs }; they could bomb { $total }.
       *[other] { $n } ships with { $fire } firepower against { $theirs }; they could bomb { $total }.
    }
pre-no_bombs = Nobody bombs: the ships stay active and may defend in the next turn.
pre-bombs = { $total } bombing: the colony of { $who } falls from { $before } to { $after }.
    .you = { $total } bombing: your colony falls from { $before } to { $after }.
pre-bombs_work = { $total } bombing, { $need } are needed: enough for { $target }.
pre-bombs_weak = { $total } bombing, { $need } are needed: too weak for { $target }.
pre-could_defend = { $who } could defend with { $names }.
pre-nobody_defends = { $who } has no ship to defend with.
pre-tax = { $n ->
        [one] Naming it costs { $n } credit, and cannot be taken back.
       *[other] Naming it costs { $n } credits, and cannot be taken back.
    }
pre-dies = { $card } is destroyed.
pre-divides = { $who } divides the { $points } damage of { $card } among a squadron.
    .you = You divide the { $points } damage of { $card } among your squadron.
pre-hit = { $card } takes { $points } and keeps { $left } armour.
pre-colony = The colony of { $who } falls from { $before } to { $after }.
    .you = Your colony falls from { $before } to { $after }.
pre-credits_after = { $n ->
        [one] You have { $n } credit then.
       *[other] You have { $n } credits then.
    }
pre-nothing = Nobody is hurt.
list-of = { $name } { $number } of { $max }
list-count = { $name } { $number }

## The table in lines, for plain mode

say-where-setup = Before the first turn.
say-where-start = Turn { $number }. { $who } begins it.
    .you = Turn { $number }. It is yours, and it begins.
say-where-main = Turn { $number }, main phase of { $who }.
    .you = Turn { $number }, your main phase.
say-where-combat = Turn { $number }, a combat.
say-where-end = Turn { $number }. { $who } ends it.
    .you = Turn { $number }. You end it.
say-where_fight = Turn { $number }. { $who } attacks { $target }.
    .you = Turn { $number }. You attack { $target }.
say-saved = turn { $number }
say-seat = { $who }: colony { $colony }, credits { $credits }, hand { $centre }, scrap { $scrap }, ruin { $ruin }.
    .you = You: colony { $colony }, credits { $credits }, hand { $centre }, scrap { $scrap }, ruin { $ruin }.
say-out = { $who } is out.
    .you = You are out.
say-no_ships = No ship.
say-ship = { $card }: speed { $speed }, firepower { $fire }, armour { $armour }, bombing { $bomb }, { $state }
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
say-exchange = { $card } fires at { $ship } with { $points }: { $left } armour left. No reply so far.
say-exchange_replied = { $card } fires at { $ship } with { $points }: { $left } armour left. It replies with { $back }: { $kept } left.
say-waits = Waiting, newest first: { $names }.
say-no_hand = Your hand is empty.
say-card = { $n ->
        [0] { $card }, { $kind }, free. { $text }
        [one] { $card }, { $kind }, { $n } credit. { $text }
       *[other] { $card }, { $kind }, { $n } credits. { $text }
    }
say-left = { $n ->
        [0] The colony of { $who } is empty.
        [one] { $who } has { $n } card left in the colony.
       *[other] { $who } has { $n } cards left in the colony.
    }
    .you = { $n ->
        [0] Your colony is empty.
        [one] You have { $n } card left in your colony.
       *[other] You have { $n } cards left in your colony.
    }
