"""Cerebrites: events, looks into the centre, politics. One row a card; names and texts stand in the words."""

from engine.chaos.card import GALAXY, MOON, PLANET, SUN, Species, has, now, on

CEREBRITE = Species("cerebrite")

CARDS = (
    CEREBRITE.ship("envoy_yacht", "scout", MOON, 3, (4, 1, 1, 1), has("camouflage")),
    CEREBRITE.ship("mindlance", "fighter", MOON, 6, (3, 2, 2, 2)),
    CEREBRITE.ship(
        "imperial_censor", "cruiser", PLANET, 10, (2, 3, 4, 3), on("host_bombed_successfully", "draw", n=1, who="you")
    ),
    CEREBRITE.ship(
        "throne_ship", "destroyer", GALAXY, 16, (1, 4, 7, 4), on("static", "cost_mod", n=-1, fits={"type": "event"})
    ),
    CEREBRITE.equipment(
        "psi_dampener", "item", MOON, 1, on("static", "mod", stat="speed", n=-1, to="enemy_combat_ships"), simple=False
    ),
    CEREBRITE.equipment("thought_shield", "shield", MOON, 2, has("camouflage"), armour=1),
    CEREBRITE.equipment("neural_beam", "weapon", MOON, 2, speed=1, firepower=1, simple=False),
    CEREBRITE.equipment(
        "dread_missile",
        "missile",
        PLANET,
        2,
        on("pay_end", "damage", n=1, to="enemy_combat_ship"),
        on("pay_end", "discard", n=1, who="opponent", chooser="opponent"),
    ),
    CEREBRITE.crew(
        "senate_delegate",
        "passenger",
        PLANET,
        3,
        on("activate", "draw", cost={"turn": "used"}, window="main", n=1, who="you"),
    ),
    CEREBRITE.crew(
        "oracle",
        "passenger",
        MOON,
        2,
        on("activate", "search_top", cost={"turn": "sacrifice"}, window="any", look=5, take=1),
    ),
    CEREBRITE.crew("mind_pilot", "captain", MOON, 2, speed=3, simple=False),
    CEREBRITE.crew(
        "telepath_gunner",
        "personnel",
        MOON,
        2,
        on(
            "pay_end",
            "choose",
            pick=1,
            options=(
                (now("mod", stat="firepower", n=2, to="host", until="combat"),),
                (now("mod", stat="speed", n=3, to="host", until="combat"),),
            ),
        ),
        simple=False,
    ),
    CEREBRITE.crew("court_android", "robot", MOON, 2, firepower=1, armour=1),
    CEREBRITE.base(
        "senate_hall", "building", SUN, 1, 4, on("static", "cost_mod", n=-1, fits={"type": "event"}), armour=4
    ),
    CEREBRITE.base(
        "archive_of_edicts",
        "research",
        MOON,
        1,
        2,
        on("on_pay", "recover", zone="scrap", to_zone="centre", fits={"type": "event"}, n=1),
        on("on_pay", "draw", n=1, who="you"),
    ),
    CEREBRITE.base("sanctum", "bunker", MOON, 1, 3, on("static", "bomb_threshold", what="centre", n=4), armour=5),
    CEREBRITE.event("imperial_edict", "attack", SUN, 7, on("play", "destroy", to="enemy_ship")),
    CEREBRITE.event(
        "tax_levy",
        "resource",
        MOON,
        2,
        on("play", "credits", n=4, who="you"),
        on("play", "credits", n=1, who="opponent"),
    ),
    CEREBRITE.event(
        "inquisition",
        "attack",
        PLANET,
        2,
        on("play", "look", what="opponent_centre"),
        on("play", "discard", n=1, who="opponent", chooser="you"),
    ),
    CEREBRITE.event("requisition", "special", MOON, 2, on("play", "destroy", to="enemy_unpaid_card")),
    CEREBRITE.event("purge_the_canteen", "attack", MOON, 2, on("play", "destroy", to="enemy_crew")),
    CEREBRITE.event(
        "council_recess",
        "reaction",
        PLANET,
        3,
        on("play", "forbid", what="attack", who="opponent", until="end_of_opponents_next_turn"),
    ),
    CEREBRITE.event(
        "reconstruction_decree",
        "resource",
        PLANET,
        3,
        on("play", "recover", zone="ruin_bottom", to_zone="colony_bottom", n=4),
    ),
    CEREBRITE.event("assembly_vote", "special", MOON, 2, on("play", "draw", n=3, who="you")),
    CEREBRITE.event(
        "imperial_mobilisation", "reaction", SUN, 5, on("play", "unturn", to="my_ship", count="all", steps=1)
    ),
    CEREBRITE.interrupt("slow_protest", "reaction", PLANET, 4, on("play", "neutralise", to="stack_event")),
    CEREBRITE.interrupt("faint_premonition", "starter", MOON, 2, on("play", "search_top", look=3, take=1)),
)
