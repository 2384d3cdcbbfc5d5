### The table of this game: labels in its regions and lines of its stage. scr-…: 30 columns, scr-line-…: 78,
### scr-stage-…: 44, enter-…: 24. $number is only a number, $n counts.

## The first rows

scr-turn_head = Andromeda's Edge · turn { $number }
    .short = T{ $number }
scr-status_setup = Andromeda's Edge · set-up
    .short = Set-up
scr-status_whose = { $who }'s { $phase }
    .you = your { $phase }
scr-doing-choose = turn
scr-doing-launch = launch
scr-doing-battle = battle
scr-doing-return = return to station
scr-doing-end = end of turn
scr-doing-event = event
scr-of_goal = of { $number }
scr-event_in = event in { $number }
    .long = { $n ->
        [one] event in 1 step
       *[other] event in { $n } steps
    }
scr-event_due = event due
scr-event_now = event now
scr-event_none = no more events
scr-last_turns = { $n ->
        [one] { $n } turn left
       *[other] { $n } turns left
    }
scr-tactics_left = tactics { $number }
scr-modules_left = modules { $number }
scr-or_return = or: return to station
    .long = the other way: return to station
scr-or_launch = or: launch a ship
scr-team_sum = team { $number }

## The map

scr-base = base
scr-no_moon = no moon
scr-null_moon = null moon
    .plain = null moon
scr-leaders = { $n ->
        [one] { $n } leader
       *[other] { $n } leaders
    }
    .short = L{ $number }
scr-moons_left = { $number } left
scr-legend = transport
scr-legend_raider = raider, class { $letter }
scr-legend_dark = dark: unexplored
# Behind `L ▲2 +1`, leaders of the reader and of all others.
scr-legend_leaders = yours, others'
scr-nebula_word = nebula
scr-bonus = to collect { $amounts }
scr-spaces_free = free

## Seats

scr-seat_you = (you)
scr-on_the_pad = on the pad
    .short = pad
scr-out = out
    .long = on the map
scr-yard = yard
    .long = scrapyard
scr-mending = repair ship
scr-home_leaders = home L{ $number }
    .long = home leaders { $number }
scr-captured_moons = captured moons
    .short = moons
scr-moons_of = { $number } of { $max }
scr-modules = modules
scr-damaged = { $number } damaged
    .short = !{ $number }
scr-tracks = tracks
scr-points = points
scr-seats_head = to { $number }
scr-vp_head = VP
scr-your_turn_now = your turn
scr-their_turn = their turn
scr-in_reach = in range
scr-ships_here = { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
scr-attacker = attacker
scr-leads = leads
scr-stays_away = stays out
scr-returns = returns
scr-buy = buy
scr-all_modules = all

## The stage

scr-stage-launch = { $who } launches a { $ship }
    .you = You launch the { $ship }
scr-stage-launch_to = { $who } launches to { $place }
    .you = You launch the { $ship } to { $place }
scr-stage-choose = { $who } launches or returns
    .you = Launch a ship, or return to station
scr-stage-decide = { $who } decides
    .you = You decide
scr-stage-activate = { $who } is at { $place }
    .you = You are at { $place }
scr-stage-ambush = Raiders may come to { $place }
scr-stage-battle = Battle at { $place }
scr-stage-battle_step = Battle at { $place }: { $step }
scr-stage-return = { $who } runs the station
    .you = Your station: ships work, then come home
scr-stage-end = { $who } ends the turn
    .you = Your turn ends
scr-stage-event = Event: { $event }
scr-stage-setup = Players choose factions in secret
scr-stage-destinies = Players choose destinies in secret
scr-stage-over = The game is over
scr-launch_pad = launch pad
scr-line-stay = { $n ->
        [one] { $names } stays on the pad
       *[other] { $names } stay on the pad
    }
scr-line-nothing_stays = the launch pad will be empty
scr-ship_numbers = range { $min }, weapons { $max }
scr-capture = Capture
    .small = capture
scr-next_moon = Next
    .small = next
scr-then = Then
scr-raiders = Raiders
    .small = raiders
scr-costs = Costs
scr-work = Work
scr-nobody_there = nobody there
scr-raiders_come = raiders come
# Several of one kind, by the name on their card.
scr-raiders_many = { $number } { $raider }
scr-a_battle = battle
scr-battle_of = { $n ->
        [one] no battle
        [2] a battle of two
        [3] a battle of three
       *[other] a battle of { $n }
    }
scr-no_battle = no battle
scr-no_raider = no raider in range
scr-printed = gives { $amounts }
scr-jump_costs = a jump: 1 energy
scr-jump_moon = a jump: paid by a moon
scr-dice_at = { $n ->
        [one] { $n } die at { $number }
       *[other] { $n } dice at { $number }
    }
scr-not_thrown = not thrown yet
scr-highest_first = all equal: everybody loses
scr-you_win = you win
scr-wins = { $who }
scr-all_lose = all lose
scr-of_hundred = of 100
scr-if_energy = energy
scr-if_again = again
scr-part-weapons = weapons { $number }
scr-part-developments = developments +{ $number }
scr-part-standing = modules, lasting cards +{ $number }
scr-part-cards = cards +{ $number }
scr-part-energy = energy +{ $number }
scr-row_open = open
scr-row_closed = closed
scr-next_icon = next { $number }: { $name }
scr-top = at the top
scr-dock_empty = empty dock
scr-dock_none = no dock
scr-dock_end = scores at the end
scr-points_now = { $number } points so far
scr-ran = ran
scr-goes_here = goes here
scr-damaged_word = DAMAGED
scr-needs_moon = needs a moon
scr-operation = when beaten: { $name }
scr-upgrades_spare = upgrades in reserve { $names }
scr-scrapyard_empty = scrapyard empty
scr-energy_on_open = energy { $number }, for an open row
scr-display = Modules to buy
scr-price = price
scr-line-event_scores = scores { $track }
scr-line-event_raider = raiders of class { $letter }
scr-event_effect = effect
scr-half_moon = half moon

## The hand

scr-hand_empty = no cards
scr-lit_now = lit = playable now
scr-in_play = in play
scr-more_below = { $low }-{ $high } of { $max }

## The prompt

enter-turn-main = choose
enter-launch-where = launch
enter-turn-window = go on
enter-turn-before_battle = go on
enter-return-module = choose
enter-return-with = activate
enter-return-science = run it
enter-battle-escalate = send { $number }
enter-battle-jump = jump with { $number }
enter-battle-energy = roll with { $number } more
enter-battle-reroll = roll { $number } again
enter-modules-buy = buy it
enter-modules-buy_two = { $n ->
        [one] buy it
       *[other] buy both
    }
enter-modules-buy_second = buy
enter-build-development = build
enter-build-ship = build
enter-damage-repair = repair
enter-hand-discard = discard { $number }
scr-group-free = nobody there
scr-group-raiders = raiders come
scr-group-battle = battle
scr-regions_lit = { $low } of { $high } regions in range
scr-ships_placed = { $number } of { $max } ships placed

## Acts beside the question

key-slot = slot
key-abandon = abandon
key-other_ship = other ship
key-by_name = by its name
key-return-with = with what
key-bonus-which = which resource
key-battle-raise_by = by how much
key-swap-take = for what

## Previews

scr-line-launch_free = { $place }: { $gain }. Nobody is there, and no raider is in range.
scr-line-launch_raiders = { $place }: { $gain }. Then raiders come: { $names }.
scr-line-launch_battle = { $place }: { $gain }. { $names } will fight you there.
scr-line-launch_base = you use its base
scr-line-launch_moon = you capture { $moon }
scr-line-launch_printed = the moons are gone; you gain { $amounts }
scr-line-launch_jump = You need to jump, for 1 energy.
scr-line-launch_jump_moon = You need to jump, and a moon pays for it.
scr-line-return_home = You run modules first, then all ships come home.
scr-line-module_gives = { $module }: { $text }
scr-line-module_energy = Energy can run modules only in an open row. A ship opens it.
scr-line-site = { $n ->
        [one] { $n } leader is near it: { $number } points. It costs { $amounts }.
       *[other] { $n } leaders are near it: { $number } points. It costs { $amounts }.
    }
scr-line-price = It costs { $amounts }.
scr-line-wins = You win { $number } of 100 throws.
scr-line-wins_exact = You win { $low } of { $high } throws.

## Pages

scr-why_dark = Why you can't do these
scr-line-not_asked = It is not your decision now. You will see the reasons when it is.
scr-none_dark = You can do everything now.

scr-tab_modules = Modules
scr-tab_tactics = Tactics
    .short = Cards
scr-tab_events = Events
    .short = Events
scr-tab_factions = Factions
    .short = Factions
scr-tab_raiders = Raiders
    .short = Raiders
scr-tab_ships = Ships
scr-tab_tiles = Map
    .short = Map
scr-section-base_modules = on every station
scr-buys_for = { $number } { $name }
scr-starts_with = Starts with
scr-first_on = Begins on
scr-own_upgrade = Upgrades to
scr-range_word = range { $number }
scr-weapons_word = weapons { $number }
scr-shields_word = shields { $number }
scr-targeting_word = targeting { $number }
scr-class_word = class { $letter }
scr-tokens_word = tokens { $number }
scr-placed = Placed
scr-place-random_nebula = in a random nebula
scr-place-newest_planet = on the newest planet
scr-place-most_leaders_planet = where most leaders are
scr-scores_word = Scores
scr-raider_word = Raider
scr-effect_word = Effect
scr-kind_word = Kind
scr-when_word = When
scr-comes_damaged = { $n ->
        [one] comes with { $n } damage marker
       *[other] comes with { $n } damage markers
    }
scr-frame_input = input frame
scr-frame_output = output frame
scr-frame_half = half-moon frames
scr-frame_vp = 1 point for its first moon
scr-cost_word = Costs
scr-leaders_needed = Leaders needed
scr-yields = Yields
scr-development_word = Development
scr-near_now = Leaders near it
scr-hidden_raider = not seen yet
scr-standing_now = The score if it ended now
    .small = the score if it ended now
scr-line-scoring_now = Points so far, and what final scoring would add if it came now.
scr-won_through = { $who } won mostly through { $name }.
    .you = You won mostly through { $name }.
scr-final_title = Final scoring
scr-decks = decks and piles
scr-moons_gone = moons gone
scr-face_down_tokens = tokens face down
scr-kept_tokens = tokens kept
scr-goals = Destiny
scr-goal = first on { $track }: { $number } VP
scr-abilities = Abilities
scr-upgrade_installed = installed
scr-upgrade_spare = in reserve
scr-lasting = Lasting
scr-cards_limit = { $low } of { $high } cards
scr-shield_marked = shield marked
scr-supremacy_tokens = Supremacy tokens

## Plain mode

scr-line-plain_moment = Turn { $number }, { $who }'s turn: { $phase }.
    .you = Turn { $number }, your turn: { $phase }.
scr-line-plain_setup = Before the first turn: { $phase }.
scr-line-plain_points = Points ({ $number } ends the game): { $names }.
scr-line-plain_points_of = { $who } { $number }
scr-line-plain_holding = You have { $names }.
scr-line-plain_storage = In storage: { $amounts }.
scr-line-plain_region = { $place }, { $name }: { $text }.
scr-line-plain_empty = nothing and nobody
scr-line-plain_tracks = { $who }'s tracks: { $names }.
    .you = Your tracks: { $names }.
scr-line-plain_modules = { $name }: { $names }.
scr-line-plain_acts = You can also { $names }.
scr-plain_ships = { $who }: { $names }
scr-plain_moon = moon { $moon }
scr-plain_raiders = { $n ->
        [one] { $n } raider of class { $letter }
       *[other] { $n } raiders of class { $letter }
    }
scr-plain_are_there = { $n ->
        [one] { $names } is there
       *[other] { $names } are there
    }
scr-plain_come = { $n ->
        [one] { $names } comes
       *[other] { $names } come
    }
scr-plain_wins = you win { $number } of 100 throws
scr-plain_leaders = leaders { $names }
scr-plain_development = { $who }'s { $development }
scr-plain_bonus = { $amounts } to collect
scr-track_space = { $track } { $number }
scr-module_damaged = { $module } (damaged)
scr-saved_at = turn { $number }, { $high } points
scr-line-plain_event = { $n ->
        [one] The event marker is { $n } step from its end.
       *[other] The event marker is { $n } steps from its end.
    }
scr-line-plain_ended = { $n ->
        [one] The goal is reached: { $n } turn is left.
       *[other] The goal is reached: { $n } turns are left.
    }
scr-line-plain_player = { $n ->
        [one] { $who }, { $faction }: 1 point; { $amounts }.
       *[other] { $who }, { $faction }: { $n } points; { $amounts }.
    }
scr-line-plain_score = { $who } has { $number } points: { $names }.
    .you = You have { $number } points: { $names }.
scr-line-plain_score_part = { $name } { $number }
scr-plain_count = { $number } { $ship }
scr-line-dice_none = There is no battle to count, and none of your launches would lead to one.
scr-line-dice_how = This counts dice and targeting, but not the cards others may play.
scr-filter_battles = battles
scr-filter_station = stations
scr-end_scoring = Final scoring
scr-end_course = Points by turn
scr-line-brings = You gain { $gain }.
scr-line-brings_for = You gain { $gain } for { $cost }.
scr-line-costs = It costs { $cost }.
scr-line-half_now = The half moon beside { $module } gives { $moon }.
scr-line-half_later = If { $module } runs too, the half moon gives { $moon }.
scr-line-no_slot = You can't slot a captured moon now.
scr-line-no_abandon = You can't abandon a captured moon now.
scr-line-collect_first = To pay for it, collect or recruit first.
scr-chances = Odds
scr-of_throws = { $number } of 100
scr-line-plain_chance = { $who }: { $value } of 100.
scr-line-plain_energy = With { $number } energy you win { $value } of 100.
scr-line-with_card = With { $name } you win { $value } of 100.
scr-win = Win
    .small = win
scr-lose = Lose
    .small = lose
# What a battle brings and costs: parts of a list.
scr-stake-step = supremacy { $number }
# Steps on a track, the space they lead to, what stands there.
scr-line-track_step = { $track } +{ $number } (to { $max })
scr-line-track_icon = { $track } +{ $number } (to { $max }: { $text })
scr-stake-token = token
# $gain is what the card of the raiders says in short.
scr-stake-reward = from the raiders { $gain }
scr-line-stake_yard = { $names } to the yard
# How many of the ships are spared; the energy that each ship costs.
scr-line-stake_spared = { $number } of them spared
scr-line-stake_rescue = each for { $number } energy on the repair ship
scr-line-stake_card = you draw 1 card
scr-line-stake_moon = you draw 1 card or gain { $moon }
scr-stake-on_win_discard_resource = 1 resource discarded
scr-stake-on_win_leader_to_region = 1 leader put in the region
scr-stake-on_win_damage_module = 1 module damaged
scr-stake-mechaphage = mechaphages on 1 module
scr-stake-on_win_remove_moon = the top moon is gone
scr-line-if_won = If you win: { $names }.
scr-line-if_lost = If you lose: { $names }.
word-points = points / race
word-display = modules / display
