"""Sharkfolk: speed, hunting, stealth. One row a card; names and texts stand in the words."""

from engine.chaos.card import ANY_LIMIT, GALAXY, MOON, PLANET, SUN, Species, has, on

SHARKFOLK = Species("sharkfolk")

CARDS = (
    SHARKFOLK.ship("cobra_flash", "fighter", MOON, 6, (5, 2, 3, 0)),
    SHARKFOLK.ship("marduk_kurios", "scout", MOON, 3, (5, 1, 2, 0)),
    SHARKFOLK.ship("razor_fin", "scout", MOON, 3, (5, 2, 1, 0)),
    SHARKFOLK.ship("reef_stalker", "fighter", MOON, 8, (4, 2, 3, 2), has("camouflage")),
    SHARKFOLK.ship("tide_hunter", "fighter", PLANET, 7, (5, 3, 2, 1), has("heavy_weapons")),
    SHARKFOLK.ship("frenzy_pack", "cruiser", MOON, 9, (4, 4, 2, 1), has("rapid_fire"), simple=False),
    SHARKFOLK.ship("abyss_lurker", "cruiser", PLANET, 11, (4, 3, 4, 2), has("stealth")),
    SHARKFOLK.ship("leviathan", "destroyer", SUN, 16, (2, 6, 6, 3), has("heavy_weapons")),
    SHARKFOLK.ship("harrrk_trax_fury", "destroyer", GALAXY, 19, (3, 6, 6, 5), has("rapid_fire"), simple=False),
    SHARKFOLK.equipment("harpoon_gun", "weapon", MOON, 2, firepower=1),
    SHARKFOLK.equipment("stolen_torpedo", "missile", MOON, 2, on("pay_end", "damage", n=2, to="enemy_combat_ship")),
    SHARKFOLK.crew(
        "reef_spy",
        "passenger",
        MOON,
        1,
        on("activate", "look", cost={"turn": "used"}, window="main", what="opponent_centre"),
    ),
    SHARKFOLK.crew("heavy_gunner", "personnel", PLANET, 3, has("heavy_weapons"), firepower=1),
    SHARKFOLK.crew(
        "shoal_commander",
        "captain",
        PLANET,
        3,
        on("static", "mod", stat="speed", n=1, to="other_my_combat_ships"),
        speed=1,
        firepower=1,
        simple=False,
    ),
    SHARKFOLK.crew(
        "telekine_adept",
        "personnel",
        MOON,
        2,
        on(
            "activate",
            "prevent_damage",
            cost={},
            window="combat",
            limit="once_per_combat",
            n=2,
            to="host",
            until="combat",
        ),
    ),
    SHARKFOLK.crew(
        "lamprey_drone", "robot", MOON, 2, on("host_bombed_successfully", "draw", n=1, who="you"), bombing=1
    ),
    SHARKFOLK.base(
        "hunting_grounds",
        "building",
        PLANET,
        1,
        3,
        on("my_ship_destroyed_enemy_ship", "credits", n=2, who="you"),
        armour=3,
    ),
    SHARKFOLK.base(
        "coral_battery",
        "bunker",
        MOON,
        1,
        3,
        on("static", "mod", stat="firepower", n=1, to="my_combat_ships", needs=("defending",)),
        armour=4,
    ),
    SHARKFOLK.base("feeding_pit", "trap", MOON, 1, ANY_LIMIT, on("trap", "turn", to="bombing_ships", state="damaged")),
    SHARKFOLK.event(
        "feeding_frenzy",
        "attack",
        SUN,
        3,
        on("play", "unturn", to="my_ship", steps=2, fits={"destroyed_enemy_ship_this_turn": True}),
    ),
    SHARKFOLK.event(
        "blood_trail", "attack", MOON, 2, on("play", "mod", stat="firepower", n=2, to="my_ship", until="turn")
    ),
    SHARKFOLK.event("extortion", "resource", MOON, 1, on("play", "steal_credits", n=2)),
    SHARKFOLK.event("undertow", "special", PLANET, 4, on("play", "bounce", to="enemy_ship", fits={"size_max": 2})),
    SHARKFOLK.interrupt("snap_shot", "battle", PLANET, 2, on("play", "act_now", to="my_combat_ship"), simple=False),
    SHARKFOLK.interrupt(
        "slipstream",
        "battle",
        MOON,
        1,
        on("play", "mod", stat="speed", n=3, to="my_combat_ship", until="combat"),
        simple=False,
    ),
    SHARKFOLK.interrupt(
        "ambush_signal",
        "general",
        PLANET,
        3,
        on("play", "turn", to="enemy_ship", state="used", fits={"size_max": 2, "state": "active"}),
    ),
)
