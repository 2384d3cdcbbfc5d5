### Options that are neither thing, place nor person. 14 columns, no full stop. And what effects are in short.

opt-return = Return home
opt-go_on = Go on
opt-finish = Enough
opt-energy = 1 energy
opt-convert = Pay for it
opt-moon = The moon
opt-fewer_dice = A die fewer
opt-lose_energy = 2 energy
opt-damage_module = A module
opt-vp = 1 VP
opt-titanium = 1 titanium
opt-give = Give
opt-take = Take
opt-self = Your station
opt-partner = Partner's
opt-raiders = Raiders

## What an option stands for, with its thing.

opt-ship_at = { $ship } at { $place }
    .short = { $ship } { $place }
opt-ship_repair = { $ship } on the repair ship
    .short = { $ship } repair
opt-die_1 = one
opt-die_2 = two
opt-die_3 = three
opt-die_4 = four
opt-die_5 = five
opt-die_6 = six
opt-after = after { $module }
act-slot = slot { $moon } in { $name }
# One of the frames that a moon fits into, as it stands in a list of them.
act-frame = { $name }
act-abandon = abandon the moon with { $moon }
act-drop = give up the moon with { $moon }
opt-mend_ship = a { $ship }
opt-mend_shield = shield of the { $ship }
opt-mend_hive = mechaphages, { $module }
act-recruit = recruit at { $place }
act-collect = collect the bonus at { $place }
act-use_development = use { $development }
act-use_token = use { $name }
act-use_ability = use { $name }
act-rearrange = move { $module }
act-exchange = exchange with your partner
act-play = play { $card }
opt-raider = class { $letter }
opt-raider_at = { $name }, { $place }
opt-cost = pay { $amounts }
# Two questions in one: what is chosen, and what runs it, how far it is raised, what comes for it.
opt-by_means = { $first }: { $second }
opt-raised_by = { $first } +{ $second }
opt-swapped_for = { $first } → { $second }

## Effects in short, for choices, prices and rewards.

fx-vp = { $number } VP
fx-repair = { $n ->
        [one] { $n } repair
       *[other] { $n } repairs
    }
fx-recruit = { $n ->
        [one] { $n } leader
       *[other] { $n } leaders
    }
fx-advance = { $track } +{ $number }
fx-advance_any = any track +{ $number }
fx-upgrade = an upgrade
fx-discovery = a discovery
fx-peek_events = the coming events
fx-take_module = a module
fx-build_ship = build a ship
fx-build_development = build a development
fx-build_less = build, { $number } less
fx-activate_docked_module = a module runs
fx-targeting = targeting +{ $number }
fx-raiders_leave = the raiders leave
fx-scrapyard_to_repair_ship = the repair ship
fx-convert = { $cost }: { $gain }
fx-other = its effect
list-or = { " " }or{ " " }
fx-mended = { $n ->
        [one] { $n } module mended
       *[other] { $n } modules mended
    }
fx-advance_some = { $n ->
        [one] { $n } space forward
       *[other] { $n } spaces forward
    }

## Orders of a return: what is counted besides resources; what follows a module, and what it all comes to.

fx-ships = { $n ->
        [one] { $n } ship to build
       *[other] { $n } ships to build
    }
fx-developments = { $n ->
        [one] { $n } development
       *[other] { $n } developments
    }
fx-upgrades = { $n ->
        [one] { $n } upgrade
       *[other] { $n } upgrades
    }
fx-more = { $n ->
        [one] { $n } effect more
       *[other] { $n } effects more
    }
scr-line-with_energy = { $module } by energy
scr-line-with_ability = { $module } by ability
scr-line-with_upgrade = { $module } ({ $upgrade })
scr-orders_more = { $n ->
        [one] { $n } more
       *[other] { $n } more
    }
scr-line-then = Then { $names }: { $gain } in all.
scr-line-then_for = Then { $names }: { $gain } in all, for { $cost }.
scr-line-home = At best { $names }: { $gain }.
scr-line-home_for = At best { $names }: { $gain } for { $cost }.
scr-line-order = { $names }: { $gain }.
scr-line-order_for = { $names }: { $gain } for { $cost }.
scr-line-order_over = Too much to keep: { $amounts }.
scr-line-orders_how = The best that can follow each module, the best of all first. It knows no side actions.
scr-line-orders_cut = There are too many orders to look at all of them.
