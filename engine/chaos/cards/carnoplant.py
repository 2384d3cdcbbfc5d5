"""Carnoplants: credits, and what they buy. One row a card; names and texts stand in the words."""

from engine.chaos.card import GALAXY, MOON, PLANET, SUN, TARGET_COST, Species, has, now, on

CARNOPLANT = Species("carnoplant")

CARDS = (
    CARNOPLANT.ship("moon_worshipper", "fighter", MOON, 6, (4, 1, 3, 2)),
    CARNOPLANT.ship("mamut_i", "cruiser", PLANET, 8, (2, 4, 3, 3), on("static", "hangar_size", n=6, to="self")),
    CARNOPLANT.ship(
        "seed_runner",
        "scout",
        MOON,
        3,
        (4, 1, 1, 0),
        on("activate", "credits", cost={"turn": "used"}, window="main", n=1, who="you"),
    ),
    CARNOPLANT.ship("thorn_corsair", "fighter", MOON, 7, (4, 2, 3, 1)),
    CARNOPLANT.ship("merchant_barge", "cruiser", PLANET, 8, (1, 1, 4, 1), on("start_phase", "credits", n=1, who="you")),
    CARNOPLANT.ship(
        "golden_orchid",
        "destroyer",
        GALAXY,
        16,
        (2, 5, 5, 4),
        on(
            "activate",
            "mod",
            cost={"credits": 1},
            window="combat",
            limit="2_per_turn",
            stat="armour",
            n=1,
            to="self",
            until="turn",
        ),
    ),
    CARNOPLANT.equipment(
        "rented_cannon",
        "weapon",
        MOON,
        2,
        on(
            "activate",
            "mod",
            cost={"credits": 1},
            window="combat",
            limit="2_per_turn",
            stat="firepower",
            n=1,
            to="host",
            until="combat",
        ),
    ),
    CARNOPLANT.equipment(
        "insured_hull", "shield", PLANET, 2, on("host_destroyed", "credits", n=4, who="you"), armour=1
    ),
    CARNOPLANT.equipment(
        "tariff_scanner", "item", MOON, 1, on("host_bombed_successfully", "steal_credits", n=1), bombing=1
    ),
    CARNOPLANT.crew(
        "market_agent",
        "passenger",
        MOON,
        2,
        on("activate", "credits", cost={"turn": "used"}, window="main", n=1, who="you"),
    ),
    CARNOPLANT.crew(
        "broker_prince",
        "passenger",
        SUN,
        5,
        on("activate", "credits", cost={"turn": "used"}, window="main", n=2, who="you"),
    ),
    CARNOPLANT.crew("bribed_navigator", "captain", MOON, 2, speed=2, firepower=1, simple=False),
    CARNOPLANT.crew("vine_tender", "personnel", MOON, 2, has("repair"), armour=1),
    CARNOPLANT.crew("cargo_robot", "robot", MOON, 1, bombing=1),
    CARNOPLANT.base("trade_kiosk", "building", PLANET, 3, 4, on("start_phase", "credits", n=1, who="you"), armour=2),
    CARNOPLANT.base("poison_bloom", "trap", MOON, 3, 2, on("trap", "damage", n=1, to="bombing_ships")),
    CARNOPLANT.event("spot_trade", "resource", MOON, 0, on("play", "credits", n=2, who="you")),
    CARNOPLANT.event("futures_deal", "resource", MOON, 4, on("play", "credits", n=6, who="you")),
    CARNOPLANT.event(
        "monopoly", "resource", SUN, 3, on("play", "credits", n="half(opponent_credits)", most=8, who="you")
    ),
    CARNOPLANT.event(
        "buy_out",
        "special",
        SUN,
        TARGET_COST,
        on("play", "control", to="enemy_ship", fits={"size_max": 2}, until="permanent"),
        extra=4,
    ),
    CARNOPLANT.event("embargo", "attack", PLANET, 2, on("play", "credits", n=-4, who="opponent")),
    CARNOPLANT.event(
        "smear_campaign", "reaction", MOON, 1, on("play", "discard", n=1, who="opponent", chooser="opponent")
    ),
    CARNOPLANT.event(
        "photosynthesis",
        "reaction",
        PLANET,
        2,
        on("play", "repair_armour", to="my_ships"),
        on("play", "unturn", to="my_ship", steps=1),
    ),
    CARNOPLANT.interrupt("bribe", "general", PLANET, 3, on("play", "cancel_attack_unless", n=3)),
    CARNOPLANT.interrupt(
        "last_minute_loan",
        "reaction",
        MOON,
        0,
        on("play", "credits", n=3, who="you"),
        on("play", "delayed", at="your_next_start_phase", then=(now("credits", n=-3, who="you"),)),
    ),
    CARNOPLANT.interrupt(
        "insurance_payout",
        "reaction",
        MOON,
        1,
        on("play", "credits", n="half(cost(my_last_destroyed_ship_this_turn))", who="you"),
    ),
    CARNOPLANT.interrupt(
        "opening_bid",
        "starter",
        MOON,
        0,
        on("play", "credits", n=3, who="you"),
        on("play", "credits", n=2, who="opponent"),
    ),
)
