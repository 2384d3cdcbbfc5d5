### What is said of a show point: one sentence, the title of the stage. 78 columns with names of 8.
### Value: everybody else. .you: the reader acts. .at-you: it is done to the reader.

film-turn = { $who } begins a turn.
    .you = Your turn begins.
film-lift = { $who } launches a { $ship } to { $place }.
    .you = You launch your { $ship } to { $place }.
film-explore = { $name } is found: { $terrain }.
film-capture = { $who } captures the moon of { $place }: { $moon }.
    .you = You capture the moon of { $place }: { $moon }.
film-capture_printed = { $who } takes what { $place } yields.
    .you = You take what { $place } yields.
film-capture_base = { $who } works at { $place }.
    .you = You work at { $place }.
film-bought = { $who } adds { $module } to the station.
    .you = You add { $module } to your station.
film-card = { $who } plays { $card }.
    .you = You play { $card }.
film-ambush = { $n ->
        [one] A raider comes to { $place }: { $raider }.
       *[other] { $n } raiders stand at { $place }: { $raider }.
    }
film-battle = { $n ->
        [2] Two sides fight at { $place }.
        [3] Three sides fight at { $place }.
        [one] One side stands at { $place }.
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
film-truce_diplomacy = The battle is called off: nobody wins, ships stay.
film-truce_one_side = One side is left at { $place }: nobody fights.
film-energy = Dice: { $names }.
film-energy_of = { $n ->
        [one] { $who } { $n } at { $number }
       *[other] { $who } { $n } at { $number }
    }
film-thrown = The dice: { $names }.
film-thrown_of = { $who } { $dice }
film-again = { $who } throws again: { $dice }.
    .you = You throw again: { $dice }.
film-judged_first = { $first } beats { $second }: { $who } wins.
    .you = Your { $first } beats { $second }: you win.
    .raiders = { $first } beats { $second }: the raiders win.
film-judged_later = { $value } are equal, then { $first } beats { $second }: { $who } wins.
    .you = { $value } are equal, then your { $first } beats { $second }: you win.
    .raiders = { $value } are equal, then { $first } beats { $second }: the raiders win.
film-judged_longer = { $value } are equal, and { $who } has a die more: { $who } wins.
    .you = { $value } are equal, and you have a die more: you win.
    .raiders = { $value } are equal, and the raiders have a die more: they win.
film-judged_tie = All dice are equal: everybody is defeated.
film-paid = { $who } wins: one forward on supremacy.
    .you = You win: one forward on supremacy.
film-paid_raiders = The raiders have won. The defeated take their operations.
film-paid_nobody = Nobody wins. The defeated take their operations.
film-damage = The damage at { $place } is done.
film-home = { $who } returns to station.
    .you = You return to station.
film-worked = { $who } runs { $module }.
    .you = { $module } works for you.
film-half_moon = Both neighbours ran: the half moon gives { $moon }.
film-back = { $who } has all ships back.
    .you = All your ships are back.
film-built = { $who } builds on { $place }: { $development }, { $number } leaders near, { $value } points.
    .you = You build on { $place }: { $development }, { $number } leaders near, { $value } points.
film-event = Event: { $event }.
film-event_row_scores = { $event }: the { $track } track has scored.
film-event_row_raider = { $event }: raiders of class { $letter }.
film-event_row_special = { $event }: { $text }.
film-marker = { $who } reaches the goal: one more turn each.
    .you = You reach the goal: one more turn each.
film-final = { $name }: { $names }.
film-final_of = { $who } { $number }
film-watching_battle = Watching: the battle
