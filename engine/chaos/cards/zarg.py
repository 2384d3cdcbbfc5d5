"""Zargs: interrupts, pyrotechnics, ruin for all. One row a card; names and texts stand in the words."""

from engine.chaos.card import GALAXY, MOON, PLANET, SUN, Species, has, on

ZARG = Species("zarg")

CARDS = (
    ZARG.ship("death_wing", "scout", MOON, 3, (5, 1, 1, 1)),
    ZARG.ship("void_ravager", "fighter", MOON, 6, (4, 3, 2, 1)),
    ZARG.ship("chaos_spawn", "fighter", PLANET, 6, (5, 2, 2, 2), has("pyrotechnics")),
    ZARG.ship("shriek_swarm", "cruiser", MOON, 9, (3, 3, 3, 3), has("pyrotechnics")),
    ZARG.ship("blockade_hulk", "cruiser", PLANET, 11, (1, 3, 5, 3)),
    ZARG.ship("invasion_fortress", "destroyer", GALAXY, 19, (0, 6, 8, 6), on("static", "hangar_size", n=6, to="self")),
    ZARG.equipment("chaos_lance", "weapon", PLANET, 3, speed=-2, firepower=3, simple=False),
    ZARG.equipment("ruin_bombs", "item", MOON, 2, has("pyrotechnics"), bombing=1),
    ZARG.equipment("dark_carapace", "shield", MOON, 2, armour=2),
    ZARG.equipment("plague_missile", "missile", MOON, 2, on("pay_end", "destroy", to="crew_on_enemy_combat_ship")),
    ZARG.crew(
        "zarg_overseer",
        "captain",
        PLANET,
        2,
        on("static", "cost_mod", n=-1, fits={"type": "interrupt"}, needs=("host_in_combat",)),
        firepower=1,
    ),
    ZARG.crew(
        "suicide_crew",
        "personnel",
        MOON,
        2,
        on("activate", "damage", cost={"sacrifice_self": True}, window="combat", n=2, to="enemy_combat_ship"),
    ),
    ZARG.crew("larva_robot", "robot", MOON, 2, firepower=1, armour=1),
    ZARG.base(
        "invasion_beacon",
        "building",
        PLANET,
        2,
        3,
        on("static", "cost_mod", n=-1, fits={"type": "ship", "species": "zarg"}),
        armour=4,
    ),
    ZARG.base(
        "spawn_crater",
        "bunker",
        MOON,
        1,
        2,
        on("self_destroyed", "discard", n=1, who="opponent", chooser="opponent"),
        armour=3,
    ),
    ZARG.base("rift_mine", "trap", PLANET, 3, 2, on("trap", "destroy", to="bombing_ship")),
    ZARG.base(
        "dissection_lab",
        "research",
        MOON,
        0,
        3,
        on("on_pay", "look", what="opponent_unpaid_cards"),
        on("on_pay", "draw", n=3, who="you"),
    ),
    ZARG.event(
        "senseless_ruin", "attack", MOON, 3, on("play", "mill", n=4, who="you"), on("play", "mill", n=4, who="opponent")
    ),
    ZARG.interrupt(
        "extra_hit", "battle", MOON, 1, on("play", "mod", stat="firepower", n=1, to="my_combat_ship", until="combat")
    ),
    ZARG.interrupt("superior_order", "reaction", PLANET, 2, on("play", "neutralise", to="stack_interrupt")),
    ZARG.interrupt("warp_ambush", "battle", PLANET, 2, on("play", "damage", n=2, to="enemy_combat_ship")),
    ZARG.interrupt(
        "chaos_surge",
        "reaction",
        MOON,
        1,
        on("play", "neutralise", to="stack_interrupt_or_event", fits={"cost_max": 2}),
    ),
    ZARG.interrupt(
        "dawn_raid", "starter", MOON, 2, on("play", "mod", stat="bombing", n=1, to="my_ships", until="turn")
    ),
    ZARG.interrupt(
        "jam_engines", "starter", MOON, 2, on("play", "forbid", what="defend", to="enemy_ship", until="turn")
    ),
    ZARG.interrupt(
        "terror_broadcast",
        "general",
        PLANET,
        2,
        on("play", "forbid", what="defend", to="enemy_ships", fits={"size_max": 1}, until="turn"),
    ),
    ZARG.interrupt("sudden_breach", "general", MOON, 2, on("play", "damage", n=2, to="enemy_paid_base")),
    ZARG.interrupt("backlash", "battle", SUN, 3, on("play", "damage", n="firepower(firing_ship)", to="firing_ship")),
    ZARG.interrupt("total_collapse", "reaction", GALAXY, 4, on("play", "neutralise", to="all_opponent_stack_cards")),
)
