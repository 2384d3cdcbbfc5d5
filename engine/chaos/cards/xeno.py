"""Xenos: cheap hulls and the best crew. One row a card; names and texts stand in the words."""

from engine.chaos.card import ANY_LIMIT, GALAXY, MOON, PLANET, SUN, Species, has, now, on

XENO = Species("xeno")

CARDS = (
    XENO.ship("hellfire_brothers", "cruiser", PLANET, 9, (3, 2, 3, 4)),
    XENO.ship("rust_fang", "scout", MOON, 3, (4, 1, 2, 0)),
    XENO.ship("iron_maw", "fighter", MOON, 6, (3, 2, 3, 1)),
    XENO.ship("slagtooth", "cruiser", PLANET, 9, (2, 4, 4, 1)),
    XENO.ship(
        "hullbreaker",
        "destroyer",
        SUN,
        15,
        (1, 5, 6, 3),
        on("static", "mod", stat="firepower", n=1, to="host", needs=("crew_on_host>=2",)),
    ),
    XENO.equipment("ram_prow", "weapon", MOON, 2, speed=-1, firepower=2, simple=False),
    XENO.equipment("scrap_plating", "shield", MOON, 1, armour=1),
    XENO.equipment("boarding_hooks", "item", PLANET, 2, on("host_destroyed_ship", "credits", n=2, who="you")),
    XENO.equipment("slag_rocket", "missile", MOON, 3, on("pay_end", "damage", n=3, to="enemy_combat_ship")),
    XENO.crew(
        "gunner",
        "personnel",
        MOON,
        5,
        on(
            "pay_end",
            "choose",
            pick=1,
            options=(
                (now("mod", stat="firepower", n=3, to="host", until="combat"),),
                (now("mod", stat="bombing", n=3, to="host", until="combat"),),
            ),
        ),
    ),
    XENO.crew("berserk_captain", "captain", PLANET, 3, firepower=2, armour=1),
    XENO.crew("warlord_grakk", "captain", GALAXY, 7, has("rapid_fire"), firepower=2, armour=2, bombing=1, simple=False),
    XENO.crew(
        "pack_huntress",
        "captain",
        SUN,
        4,
        on("host_destroyed_ship", "unturn", to="host", steps=1, limit="once_per_combat"),
        firepower=1,
    ),
    XENO.crew("hull_brute", "personnel", MOON, 1, armour=2),
    XENO.crew("stoker", "personnel", MOON, 1, speed=2, firepower=1, simple=False),
    XENO.crew(
        "arena_veteran",
        "passenger",
        PLANET,
        3,
        on(
            "activate",
            "mod",
            cost={"turn": "used"},
            window="combat",
            stat="firepower",
            n=1,
            to="my_combat_ship",
            until="combat",
        ),
    ),
    XENO.crew("salvage_droid", "robot", MOON, 1, has("repair")),
    XENO.base("blood_pit", "building", PLANET, 2, 2, on("static", "cost_mod", n=-1, fits={"type": "crew"}), armour=3),
    XENO.base("ore_bunker", "bunker", MOON, 0, 2, on("static", "bomb_threshold", what="crew", n=4), armour=4),
    XENO.base("caged_beast", "trap", MOON, 2, ANY_LIMIT, on("trap", "damage", n=2, to="bombing_ships")),
    XENO.event(
        "blind_charge",
        "attack",
        MOON,
        3,
        on("play", "mod", stat="firepower", n=1, to="my_ships", until="turn"),
        on("play", "mod", stat="speed", n=-1, to="my_ships", until="turn"),
        simple=False,
    ),
    XENO.event("hydrogen_feast", "resource", PLANET, 2, on("play", "unturn", to="my_crew", count="all", steps=1)),
    XENO.interrupt(
        "battle_rage",
        "battle",
        MOON,
        1,
        on("play", "mod", stat="firepower", n=2, to="my_combat_ship", until="combat", fits={"crew_min": 1}),
    ),
    XENO.interrupt(
        "stubborn_hide", "reaction", PLANET, 2, on("play", "prevent_damage", n=2, to="my_ship", until="turn")
    ),
    XENO.interrupt("canteen_brawl", "general", PLANET, 2, on("play", "turn", to="enemy_crew", state="damaged")),
)
