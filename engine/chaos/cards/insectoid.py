"""Insectoids: bases, developments, bunkers and traps. One row a card; names and texts stand in the words."""

from engine.chaos.card import ANY_LIMIT, GALAXY, MOON, PLANET, SUN, X_LIMIT, Species, has, on

INSECTOID = Species("insectoid")

CARDS = (
    INSECTOID.ship("drone_flyer", "scout", MOON, 2, (3, 1, 1, 1)),
    INSECTOID.ship("chitin_hornet", "fighter", MOON, 4, (4, 2, 2, 0)),
    INSECTOID.ship("hive_carrier", "cruiser", PLANET, 10, (2, 2, 5, 2), has("repair")),
    INSECTOID.ship(
        "queens_bastion", "destroyer", SUN, 15, (0, 4, 7, 3), on("start_phase", "develop", n=1, to="my_base")
    ),
    INSECTOID.equipment("acid_sprayer", "weapon", MOON, 2, firepower=1, bombing=1),
    INSECTOID.equipment("chitin_plate", "shield", MOON, 2, armour=2),
    INSECTOID.equipment("sapper_pods", "item", PLANET, 2, bombing=2),
    INSECTOID.crew(
        "worker_swarm",
        "passenger",
        MOON,
        2,
        on("activate", "develop", cost={"turn": "used"}, window="main", n=1, to="my_base"),
    ),
    INSECTOID.crew(
        "hive_foreman",
        "passenger",
        PLANET,
        4,
        on("activate", "develop", cost={"turn": "used"}, window="main", n=2, to="my_bases", split=True),
    ),
    INSECTOID.crew("soldier_caste", "personnel", MOON, 2, firepower=1, armour=1),
    INSECTOID.crew(
        "brood_pilot",
        "captain",
        PLANET,
        2,
        on("static", "mod", stat="firepower", n=2, to="host", needs=("my_paid_bases>=2",)),
        speed=1,
        simple=False,
    ),
    INSECTOID.crew("carapace_mech", "robot", MOON, 2, has("repair"), armour=1),
    INSECTOID.base("mine_ring", "bunker", MOON, 0, 4, on("static", "attack_tax", n=1, who="opponent"), armour=2),
    INSECTOID.base(
        "burrow_network", "bunker", MOON, 0, 2, on("static", "mod", stat="armour", n=1, to="other_my_bases"), armour=4
    ),
    INSECTOID.base(
        "spore_battery",
        "bunker",
        PLANET,
        1,
        4,
        on("pay_end", "damage", n=1, to="enemy_combat_ship", needs=("defending",)),
        armour=4,
    ),
    INSECTOID.base("spawning_halls", "building", PLANET, 1, 3, on("start_phase", "draw", n=1, who="you"), armour=4),
    INSECTOID.base(
        "tunnel_works",
        "building",
        MOON,
        1,
        1,
        on("static", "limit_mod", what="developments_per_base_per_turn", n=1),
        armour=3,
    ),
    INSECTOID.base(
        "royal_chamber",
        "building",
        GALAXY,
        3,
        5,
        on("start_phase", "develop", n=2, to="my_bases", split=True),
        on("start_phase", "draw", n=1, who="you"),
        armour=6,
    ),
    INSECTOID.base("selective_breeding", "research", MOON, 0, 3, on("on_pay", "draw", n=4, who="you")),
    INSECTOID.base("mutation_vat", "research", SUN, 1, X_LIMIT, on("on_pay", "damage", n="X", to="enemy_ship")),
    INSECTOID.base(
        "tunnel_ambush", "trap", MOON, 2, ANY_LIMIT, on("trap", "destroy", to="bombing_ship", fits={"size_max": 2})
    ),
    INSECTOID.event("hive_labour", "special", MOON, 2, on("play", "develop", n=4, to="my_bases", split=True)),
    INSECTOID.event("devouring_swarm", "attack", PLANET, 2, on("play", "destroy", to="enemy_unpaid_base")),
    INSECTOID.interrupt(
        "sudden_burrow", "reaction", MOON, 1, on("play", "mod", stat="armour", n=3, to="my_paid_base", until="turn")
    ),
    INSECTOID.interrupt("swarm_reflex", "starter", MOON, 1, on("play", "develop", n=2, to="my_bases", split=True)),
    INSECTOID.interrupt("sting_back", "battle", MOON, 1, on("play", "damage", n=1, to="enemy_combat_ship")),
)
