### What the screens say of this game alone; the house's own sentences are in app/table.ftl.

## The hand

letter-negotiate = N
letter-morph = M

## The first row

scr-status_encounter = { $who }, encounter { $number }
    .you = your encounter { $number }
scr-status_mine_1 = your 1st encounter
scr-status_mine_2 = your 2nd encounter
scr-status_mine_3 = your 3rd encounter
scr-status_race = colonies abroad
scr-status_deck = deck { $number }
    .short = deck { $number }
    .long = cosmic deck { $number }
scr-status_discards = discard { $number }
    .short = disc { $number }
    .long = discards { $number }
scr-status_destiny = destiny { $number }
    .short = dest { $number }
    .long = destiny { $number }
scr-status_used = { $number } used

## Lines of the stage

scr-line-warp_of = { $n ->
        [0] { $who } has no ships in the warp.
        [one] { $who } has { $n } ship in the warp; it comes back now.
       *[other] { $who } has { $n } ships in the warp; one comes back now.
    }
    .you = { $n ->
        [0] You have no ships in the warp.
        [one] You have { $n } ship in the warp; it comes back now.
       *[other] You have { $n } ships in the warp; one comes back now.
    }
scr-line-will_draw = { $who } is about to draw a destiny card.
    .you = You are about to draw a destiny card.
scr-line-drawn = { $who } has drawn a destiny card.
    .you = You have drawn a destiny card.
scr-line-own_colour = It is { $who }'s own color: draw again, or fight at home.
    .you = It is your own color: draw again, or fight at home.
scr-line-wild = A wild card: { $who } chooses who to attack.
    .you = A wild card: you choose who to attack.
scr-line-defends = { $whom } defends a planet in their home system.
    .at-you = You defend a planet in your home system.
scr-line-destiny_left = { $n ->
        [one] { $n } card left.
       *[other] { $n } cards left.
    }
scr-used_head = Used:
scr-abroad_head = Abroad:
scr-invites = { $who } invites
    .you = you invite
scr-not_said = { $who } has not invited yet
    .you = you have not invited yet
scr-invites_nobody = { $who } invites nobody
    .you = you invite nobody
scr-lost_head = lost
scr-to_the_warp = to the warp
scr-nothing_lost = nothing
scr-nothing_changes = nothing changes
scr-race_head = abroad
scr-line-may_go_on = { $who } can have a second encounter.
    .you = You can have a second encounter.
scr-act_zapped = zapped
scr-act_cancelled = canceled
scr-act_stolen = stolen
scr-act_prevented = prevented
scr-act_answers = answers { $number }
scr-act_more = … { $number } more
scr-act_will_happen = happens if nobody stops it
scr-no_effect_zapped = zapped
scr-no_effect_lost = power lost
scr-no_effect_role = other role

## The matrix of systems, where there is no room for panels

scr-matrix_head = seat · alien · power
scr-matrix_race = abroad · warp
scr-matrix_planet = planet { $number }
scr-hand_short = hand { $number }
scr-warp_short = warp { $number }
scr-gone_short = { $number } out
scr-given_up = given up
    .short = gone
scr-hidden_alien = hidden
scr-zap = ZAP

## The hand

scr-dark_role = other role
scr-dark_flare_limit = one flare each
scr-dark_barred = already played
scr-dark_condition = doesn't fit
scr-dark_not_asked = not now
scr-dark_obliged = not this one
scr-dark_encounter_card = planning
scr-dark_moment = later
scr-dark_response = as a response

## Panels, warp and chart

scr-gate_short = gate
scr-power_short = power
scr-home_of = home { $number } of { $max }
scr-tech_down = technology { $number } down
scr-sheet_things = Before it
scr-at_the_planet = There
scr-from_hoard = { $card } (hoard)
scr-thing_hoard = hoard of { $number }
    .short = hoard { $number }
scr-thing_citadels = citadels { $names }
    .short = { $number }
scr-thing_citadel = citadel { $value }
    .short = { $value }
scr-thing_flagship = Prometheus { $place }
    .short = Prom.
scr-thing_flagship_here = Prometheus
    .short = Prom.
scr-thing_cannon_here = Lunar Cannon
    .short = Lunar
scr-thing_grudge = grudge token
    .short = grudge
scr-thing_caught = easy access
    .short = access
scr-thing_technology = technology
    .short = tech
# On the page of the decks, above numbers such as 2/7. 74 columns.
scr-line-piles = Of each card: how many lie face up here, of how many there are.
scr-phase_end = End
scr-phase_any = At any time
scr-flares = flares
scr-both_secret = both, in secret

## The stage, large

scr-on_the_gate = on the gate
scr-lies_down = face down
scr-side_mine = { $n ->
        [0] your card
        [one] { $n } ship + your card
       *[other] { $n } ships + your card
    }
scr-side_left = { $n ->
        [0] their card
        [one] { $n } ship + their card
       *[other] { $n } ships + their card
    }
scr-side_right = { $n ->
        [0] their card
        [one] their card + { $n } ship
       *[other] their card + { $n } ships
    }
scr-side_ships = { $n ->
        [0] no ships so far
        [one] { $n } ship so far
       *[other] { $n } ships so far
    }
scr-reading = Reading
scr-if_won = If won
scr-if_lost = If lost
scr-if_offense = Offense
scr-if_defense = Defense
scr-colony_for = colony { $number } for { $who }
    .you = colony { $number } for you
scr-rewards_for = { $n ->
        [one] { $n } reward for { $who }
       *[other] { $n } rewards for { $who }
    }
    .you = { $n ->
        [one] { $n } reward for you
       *[other] { $n } rewards for you
    }
scr-power_goes = { $alien } is lost
scr-game_for = the game for { $who }
scr-out_of_the_game = out of the game
scr-cannot_be_told = nobody can tell what follows
scr-if_without = without { $names }
scr-gain_colony = colony { $number } if { $who } wins
    .you = colony { $number } if you win
scr-gain_rewards = a reward a ship, with { $who }
    .you = a reward a ship, with you
scr-if_it_stands_short = Stands
scr-line-needs = { $who } needs { $number } more.
    .you = You need { $number } more.

## The prompt, what it says around a question

scr-line-split = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from the deck, { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } from the warp.

## Pages over the table

scr-line-odds_none = Only the players who choose a card in this encounter can see odds.
scr-line-odds_soon = You can see odds as soon as the gate is aimed.
scr-line-odds_no_card = You have no card you could play.
scr-line-odds_asked = You can see odds whenever it is your decision.
scr-line-odds_over = The cards are open; there is nothing left to guess.
scr-line-odds_from = { $n ->
        [one] Each bar: would it win against the { $n } encounter card nobody has seen?
       *[other] Each bar: how often it wins against the { $n } cards nobody has seen.
    }
scr-line-odds_known = You know the other card: { CASE($face, "one") }.
scr-odds_with = with your { $name }
scr-odds_talks = { $n ->
        [one] { $n } card would mean talks
       *[other] { $n } cards would mean talks
    }
scr-sheet_played = Played
scr-phase_turn = Turn

## The deal desk

scr-gains_word = Gains
scr-colony_number = colony { $number } abroad
scr-frees = { $n ->
        [one] frees { $n } ship of { $who }
       *[other] frees { $n } ships of { $who }
    }
scr-term_choice = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .long = { $n ->
        [one] { $n } card, giver's pick
       *[other] { $n } cards, giver's pick
    }
scr-term_random = { $n ->
        [one] { $n } card at random
       *[other] { $n } cards at random
    }
scr-term_highest = { $n ->
        [one] highest attack
       *[other] { $n } highest attacks
    }
scr-term_lowest = { $n ->
        [one] lowest attack
       *[other] { $n } lowest attacks
    }
scr-term_type = { $number } { $type }
scr-ships_or_more = { $n ->
        [one] { $n } ship or more
       *[other] { $n } ships or more
    }
scr-ships_exactly = { $n ->
        [one] exactly { $n } ship
       *[other] exactly { $n } ships
    }
scr-ships_up_to = up to { $number } ships
scr-line-offer_short = { $first } for { $second }
scr-line-desk_choose = Set the rows, then press 2 to send your offer.
scr-line-desk_pick = Tick the cards you want to give by name.
scr-line-desk_no_offer = There is no offer to answer yet.
scr-line-desk_ready = Your offer is complete: press 2 to send it.
scr-line-desk_accept = Their last offer becomes the deal at once, exactly as they made it.
scr-line-desk_send = They can accept it as it is until you make another offer.
scr-line-desk_decline = You turn down their offer; the talks go on.
scr-line-desk_say = Say something to everybody at the table. It promises nothing.
scr-line-desk_theirs = You have an offer: 1 accepts it, 3 declines it; change rows to answer it.
scr-desk_accept = accept
scr-desk_send = send mine
scr-desk_decline = decline
scr-desk_say = say something
scr-desk_give_up = give up
