"""Triciplites: equipment and missiles. One row a card; names and texts stand in the words."""

from engine.chaos.card import GALAXY, MOON, PLANET, SUN, Species, has, on

TRICIPLITE = Species("triciplite")

CARDS = (
    TRICIPLITE.ship("test_frame", "scout", MOON, 2, (3, 1, 1, 0)),
    TRICIPLITE.ship(
        "prototype_zeta",
        "fighter",
        MOON,
        4,
        (2, 1, 3, 1),
        on("static", "cost_mod", n=-1, fits={"type": "equipment", "on": "host"}),
    ),
    TRICIPLITE.ship("tri_hull_platform", "cruiser", PLANET, 6, (1, 1, 4, 1), on("static", "capacity", n=1, to="self")),
    TRICIPLITE.ship("arsenal_ark", "destroyer", SUN, 10, (0, 2, 6, 2), on("static", "capacity", n=2, to="self")),
    TRICIPLITE.equipment("trinity_laser", "weapon", MOON, 2, firepower=2),
    TRICIPLITE.equipment("plasma_lattice", "weapon", PLANET, 3, has("burst"), firepower=1),
    TRICIPLITE.equipment("omega_array", "weapon", GALAXY, 6, has("rapid_fire"), speed=1, firepower=3, simple=False),
    TRICIPLITE.equipment("silicon_aegis", "shield", MOON, 3, armour=3),
    TRICIPLITE.equipment("phase_veil", "shield", MOON, 1, has("camouflage"), armour=1),
    TRICIPLITE.equipment("nano_forge", "item", MOON, 1, has("repair")),
    TRICIPLITE.equipment("ghost_engine", "item", PLANET, 2, has("stealth"), speed=1, simple=False),
    TRICIPLITE.equipment("sulphur_torpedo", "missile", MOON, 2, on("pay_end", "damage", n=3, to="enemy_combat_ship")),
    TRICIPLITE.equipment(
        "cluster_missile", "missile", PLANET, 2, on("pay_end", "damage", n=1, to="enemy_combat_ships")
    ),
    TRICIPLITE.equipment("singularity_missile", "missile", SUN, 6, on("pay_end", "destroy", to="enemy_combat_ship")),
    TRICIPLITE.crew(
        "tech_savant",
        "personnel",
        PLANET,
        2,
        on("static", "cost_mod", n=-2, fits={"type": "equipment", "on": "host"}, needs=("pay_step",)),
    ),
    TRICIPLITE.crew(
        "field_engineer",
        "passenger",
        PLANET,
        4,
        on("activate", "unturn", cost={"turn": "damaged"}, window="main", to="my_ship", steps=1, fits={"size_max": 2}),
    ),
    TRICIPLITE.crew("maintenance_unit", "robot", MOON, 2, speed=1, armour=1, simple=False),
    TRICIPLITE.crew(
        "targeting_robot",
        "robot",
        MOON,
        1,
        on("static", "mod", stat="firepower", n=1, to="host", needs=("paid_equipment_on_host>=1",)),
        firepower=1,
    ),
    TRICIPLITE.crew("reluctant_captain", "captain", MOON, 1, speed=1, simple=False),
    TRICIPLITE.base(
        "assembly_line", "building", PLANET, 1, 2, on("static", "cost_mod", n=-1, fits={"type": "equipment"}), armour=3
    ),
    TRICIPLITE.base(
        "tri_lab",
        "research",
        MOON,
        1,
        2,
        on("on_pay", "search", zone="colony", fits={"type": "equipment"}, n=2, shuffle=True),
    ),
    TRICIPLITE.base("deflector_dome", "bunker", PLANET, 1, 3, on("static", "bomb_mod", what="colony", n=-1), armour=4),
    TRICIPLITE.base(
        "overload_trap",
        "trap",
        PLANET,
        2,
        1,
        on("trap", "destroy", to="equipment_on_bombing_ships"),
        on("trap", "turn", to="bombing_ship", state="damaged"),
    ),
    TRICIPLITE.event("rapid_prototyping", "special", PLANET, 2, on("play", "pay_free", to="my_unpaid_equipment")),
    TRICIPLITE.event(
        "recycling",
        "resource",
        MOON,
        1,
        on("play", "recover", zone="scrap", to_zone="centre", fits={"type": "equipment"}, n=1),
    ),
    TRICIPLITE.event("sabotage_code", "attack", MOON, 2, on("play", "destroy", to="enemy_equipment")),
    TRICIPLITE.interrupt(
        "emergency_shielding",
        "battle",
        MOON,
        2,
        on("play", "mod", stat="armour", n=2, to="my_combat_ship", until="turn", fits={"paid_equipment_min": 1}),
    ),
    TRICIPLITE.interrupt(
        "power_surge",
        "reaction",
        MOON,
        1,
        on("play", "mod", stat="firepower", n=1, to="my_ship", until="turn", fits={"paid_equipment_min": 1}),
        on("play", "mod", stat="speed", n=1, to="same", until="turn"),
        simple=False,
    ),
)
