### Variants of the game, as chosen for a table. Value: 30 columns. .help: what it changes, 78 columns.

variant-flares = flares
    .help = Each alien's own card is in the deck, ten in all. Leave them out at first.
variant-four_planets = four planets
    .help = Four planets, sixteen ships, four colonies win. A shorter game.
variant-hidden_powers = hidden powers
    .help = Aliens are face down until their owners reveal them to use them.
variant-hot_swapped = hot-swapped powers
    .help = At the start of your turn you may change your alien.
variant-wild_flares = wild flares
    .help = You can play any number of flares in an encounter.
variant-technology = technology
    .help = Secret inventions. Ships that research them can't fight.
variant-no_flares = no flares (first games)
    .help = The deck has no flares: fewer surprises, less to read.
variant-classic_filch = classic Filch flare
    .help = One card lets its holder cheat, and everybody listens for a noise.
variant-specials_may_name_offense = specials count all
    .help = If a special destiny card picks the offense, it counts as their own color.
variant-levels = alien levels
    .help = Which aliens may be dealt: green for beginners, yellow, red for experts.
variant-aliens_dealt = dealt two, keep one
    .help = Each player looks at two aliens in secret and keeps one: the usual way.
variant-aliens_random = dealt one
    .help = Each player gets one alien and has no choice.
variant-aliens_picked = picked
    .help = Each player chooses from all fifty.
