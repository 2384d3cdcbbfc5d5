### Variants of the game, as chosen for a table. Value: 30 columns. .help: what it changes, 78 columns.

variant-flares = flares
    .help = Each alien's own card is in the deck, ten in all. Without them: a first game.
variant-four_planets = four planets
    .help = Four planets, sixteen ships, four colonies win. A shorter game.
variant-hidden_powers = hidden powers
    .help = Aliens lie face down until their owners turn them up to use them.
variant-hot_swapped = hot-swapped powers
    .help = At the start of your turn you may change your alien.
variant-wild_flares = wild flares
    .help = Any number of flares per player and encounter.
variant-technology = technology
    .help = Secret inventions, researched with ships that then are missing elsewhere.
variant-no_flares = no flares (first games)
    .help = The deck has no flares: fewer surprises, less to read.
variant-classic_filch = classic Filch flare
    .help = One card lets its holder cheat, and everybody listen for a noise.
variant-specials_may_name_offense = specials count all
    .help = A special destiny card may point at the offense: then it is its own colour.
variant-levels = alien levels
    .help = Which aliens may be dealt: green for beginners, yellow, red for experts.
variant-aliens_dealt = dealt two, keep one
    .help = Everybody reads two aliens in secret and keeps one. The ordinary way.
variant-aliens_random = dealt one
    .help = Everybody gets one alien, without a choice.
variant-aliens_picked = picked
    .help = Everybody chooses from all fifty.
