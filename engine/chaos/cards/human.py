"""Humans: wide fleets whose ships help each other. One row a card; names and texts stand in the words."""

from engine.chaos.card import ANY_LIMIT, GALAXY, MOON, PLANET, SUN, TARGET_COST, Species, has, now, on

HUMAN = Species("human")

CARDS = (
    HUMAN.ship("crx", "destroyer", SUN, 15, (0, 5, 5, 5), has("burst")),
    HUMAN.ship("unicornis", "cruiser", PLANET, 9, (3, 3, 3, 3)),
    HUMAN.ship("lancer_wing", "scout", MOON, 3, (4, 1, 1, 1), has("squadron")),
    HUMAN.ship("vanguard_patrol", "fighter", MOON, 5, (4, 2, 2, 1), has("squadron")),
    HUMAN.ship("garrison_cutter", "fighter", MOON, 5, (3, 2, 3, 0)),
    HUMAN.ship(
        "formation_leader",
        "cruiser",
        SUN,
        10,
        (3, 2, 4, 2),
        has("squadron"),
        on("static", "mod", stat="firepower", n=1, to="other_my_combat_ships", fits={"species": "human"}),
    ),
    HUMAN.ship(
        "concordia",
        "destroyer",
        GALAXY,
        16,
        (2, 4, 6, 4),
        has("squadron"),
        on("static", "mod", stat="armour", n=1, to="other_my_combat_ships", fits={"species": "human"}),
    ),
    HUMAN.equipment(
        "linked_fire_control",
        "weapon",
        PLANET,
        2,
        on("static", "mod", stat="firepower", n=1, to="host", needs=("my_combat_ships>=2",)),
        firepower=1,
    ),
    HUMAN.equipment("overlap_screen", "shield", MOON, 2, has("squadron"), armour=1),
    HUMAN.equipment(
        "relay_beacon",
        "item",
        MOON,
        1,
        on("static", "mod", stat="speed", n=1, to="other_my_combat_ships"),
        simple=False,
    ),
    HUMAN.equipment(
        "volley_missile",
        "missile",
        PLANET,
        2,
        on("pay_end", "damage", n=2, to="enemy_combat_ship"),
        on("pay_end", "damage", n=1, to="same", needs=("my_missiles_paid_this_combat>=2",)),
    ),
    HUMAN.crew("drafted_ensign", "personnel", MOON, 2, firepower=1),
    HUMAN.crew(
        "ambitious_captain",
        "captain",
        PLANET,
        3,
        on("pay_end", "opponent_may_pay", n=2, then=(now("turn", to="host", state="used"),)),
        speed=1,
        firepower=2,
        simple=False,
    ),
    HUMAN.base(
        "fleet_academy",
        "building",
        PLANET,
        1,
        3,
        on("static", "cost_mod", n=-1, fits={"type": "ship"}, limit="first_each_turn"),
        armour=3,
    ),
    HUMAN.base("staff_exercise", "research", MOON, 1, 2, on("on_pay", "draw", n=3, who="you")),
    HUMAN.base(
        "picket_bunker",
        "bunker",
        MOON,
        1,
        3,
        on("static", "mod", stat="speed", n=1, to="my_combat_ships", needs=("defending",)),
        armour=3,
        simple=False,
    ),
    HUMAN.base(
        "chazma_charge", "trap", PLANET, 3, ANY_LIMIT, on("trap", "destroy", to="enemy_ship", chooser="opponent")
    ),
    HUMAN.event(
        "joint_operation",
        "attack",
        MOON,
        2,
        on("play", "mod", stat="firepower", n=1, to="my_combat_ships", until="turn", needs=("my_combat_ships>=2",)),
    ),
    HUMAN.event("call_to_quarters", "reaction", PLANET, 2, on("play", "unturn", to="my_ship", count=2, steps=1)),
    HUMAN.event("war_bonds", "resource", MOON, 1, on("play", "credits", n="count(my_ships)", most=5, who="you")),
    HUMAN.event(
        "grand_manoeuvre",
        "special",
        SUN,
        3,
        on(
            "play",
            "choose",
            pick=2,
            options=(
                (now("draw", n=2, who="you"),),
                (now("credits", n=3, who="you"),),
                (now("develop", n=3, to="my_bases", split=True),),
                (now("unturn", to="my_ship", steps=1),),
            ),
        ),
    ),
    HUMAN.interrupt(
        "durmacel_target_deflector",
        "battle",
        MOON,
        1,
        on("play", "mod", stat="armour", n=1, to="my_combat_ship", until="turn"),
    ),
    HUMAN.interrupt("overrule", "reaction", PLANET, TARGET_COST, on("play", "neutralise", to="stack_interrupt")),
    HUMAN.interrupt("covering_manoeuvre", "battle", MOON, 2, on("play", "redirect_fire", to="my_combat_ship")),
    HUMAN.interrupt(
        "scramble_order", "general", PLANET, 2, on("play", "unturn", to="my_ship", steps=1, fits={"size_max": 2})
    ),
)
