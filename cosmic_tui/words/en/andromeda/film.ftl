### What is said of a show point: one sentence, the title of the stage. 78 columns with names of 8.
### Value: everybody else. .you: the reader acts. .at-you: it is done to the reader.

film-turn = { $who } begins a turn.
    .you = Your turn begins.
film-lift = { $who } launches a { $ship } to { $place }.
    .you = You launch your { $ship } to { $place }.
film-explore = { $name } is discovered, a new { $terrain }.
film-capture = { $who } captures the moon of { $place }: { $moon }.
    .you = You capture the moon of { $place }: { $moon }.
film-capture_printed = { $who } gains what { $place } yields.
    .you = You gain what { $place } yields.
film-capture_base = { $who } uses the base at { $place }.
    .you = You use the base at { $place }.
film-bought = { $who } adds { $module } to their station.
    .you = You add { $module } to your station.
film-card = { $who } plays { $card }.
    .you = You play { $card }.
film-ambush = { $n ->
        [one] A { $raider } raider comes to { $place }.
       *[other] { $n } { $raider } raiders come to { $place }.
    }
film-battle = { $n ->
        [2] Two sides fight at { $place }.
        [3] Three sides fight at { $place }.
        [one] Only one side is at { $place }.
       *[other] { $n } sides fight at { $place }.
    }
film-joined = { $n ->
        [one] { $who } sends a ship into the battle.
       *[other] { $who } sends { $n } ships into the battle.
    }
    .you = { $n ->
        [one] You send a ship into the battle.
       *[other] You send { $n } ships into the battle.
    }
film-truce_diplomacy = The battle is called off. Nobody wins, and all ships stay.
film-truce_one_side = Only one side is left at { $place }: nobody fights.
film-energy = Dice to roll: { $names }.
film-energy_of = { $n ->
        [one] { $who } has { $n } (targeting { $number })
       *[other] { $who } has { $n } (targeting { $number })
    }
    .you = { $n ->
        [one] you have { $n } (targeting { $number })
       *[other] you have { $n } (targeting { $number })
    }
    .raiders = { $n ->
        [one] the raiders have { $n } (targeting { $number })
       *[other] the raiders have { $n } (targeting { $number })
    }
film-thrown = Dice: { $names }.
film-thrown_of = { $who } rolls { $dice }
    .you = you roll { $dice }
    .raiders = the raiders roll { $dice }
film-again = { $who } rolls again: { $dice }.
    .you = You roll again: { $dice }.
film-judged_first = { $first } beats { $second }: { $who } wins.
    .you = Your { $first } beats { $second }: you win.
    .raiders = { $first } beats { $second }: the raiders win.
film-judged_later = Tied on { $value }, then { $first } beats { $second }: { $who } wins.
    .you = Tied on { $value }, then your { $first } beats { $second }: you win.
    .raiders = Tied on { $value }, then { $first } beats { $second }: the raiders win.
film-judged_longer = Tied on { $value }, but { $who } has one more die and wins.
    .you = Tied on { $value }, but you have one more die and win.
    .raiders = Tied on { $value }, but the raiders have one more die and win.
film-judged_tie = All dice are equal: everybody is defeated.
film-paid = { $who } wins and moves up 1 on supremacy.
    .you = You win and move up 1 on supremacy.
film-paid_raiders = The raiders win. Each defeated player takes a tactical operation.
film-paid_nobody = Nobody wins. Each defeated player takes a tactical operation.
film-damage = Ships at { $place } have been damaged.
film-home = { $who } returns to station.
    .you = You return to station.
film-worked = { $who } runs { $module }.
    .you = You run { $module }.
film-half_moon = Both neighboring modules ran, so the half moon gives { $moon }.
film-back = { $who }'s ships are all back.
    .you = All your ships are back.
film-built = { $who } builds the { $development } on { $place }: { $number } leaders near it, { $value } points.
    .you = You build the { $development } on { $place }: { $number } leaders near it, { $value } points.
film-event = Event: { $event }.
film-event_row_scores = { $event }: the { $track } track scores.
film-event_row_raider = { $event }: class { $letter } raiders come.
film-event_row_special = { $event }: { $text }.
film-marker = { $who } reaches the goal: everybody gets one more turn.
    .you = You reach the goal: everybody gets one more turn.
film-final = { $name }: { $names }.
film-final_of = { $who } { $number }
    .you = you { $number }
film-watching_battle = Watching the battle
