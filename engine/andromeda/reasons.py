"""Why something cannot be done, and when it can: [ref, code, facts] for the seat asked, from what it may see.

own_ship              a ship of yours is there already (A-LAU-7)
too_far n range       so many regions away, the ship flies so far (A-LAU-6); n 0: no way leads there
navigation            a nebula takes a ship with navigation (A-LAU-9)
occupied              a first launch goes where nobody is, but with assault (A-LAU-3)
quasar                nobody enters it (A-SPR-2)
cannot_activate       an alliance base has to be activated, and cannot be (A-LAU-8)
no_region             no region would take this ship
timing timing         a card's own moment is another one (A-FX-16)
condition counter n have   what a card needs is not there (A-FX-19)
no_ship               a card needs a ship in the battle (A-TAC-6)
no_raiders            a card needs raiders, or raiders that were beaten
damaged               a damaged module does not work (A-RET-5)
empty_frame           a moon has to lie in the input frame (A-RET-7)
cannot_pay amounts    what the moon in its frame asks for cannot be paid
occupied_dock         a module works once a return (A-RET-3)
reactor               science modules are activated through the Primary Reactor (A-RET-8)
end_of_game           it counts at the end and is never activated (A-RET-10)
no_transport          a development is built with a transport on its planet (A-DEV-2)
developed             one development a planet (A-DEV-1)
leaders need have     too few leaders on the station (A-DEV-2)
cost amounts          its resources cannot be paid
last_ship             the last ship may not become a development (A-DEV-5)
"""

from typing import Any

from engine.andromeda.board import FAR, N_REGIONS, N_SLOTS, REGIONS
from engine.andromeda.content import CARD_IDS, CARDS, MODULE_IDS, MODULES, MOONS, PLANET_KINDS, SHIP_IDS
from engine.andromeda.developments import affordable
from engine.andromeda.effects.running import count
from engine.andromeda.fleet import can, kinds_on_pad, range_of, steps_to
from engine.andromeda.launch import launches
from engine.andromeda.returning import has_dock
from engine.andromeda.rows import SCIENCE, TRANSPORT
from engine.andromeda.state import (
    DOCK,
    EMPTY,
    FRAMED,
    ID,
    STATION,
    Game,
    is_damaged,
    is_open,
    occupied,
    owned,
    planet_kind,
    regions_with_ships,
    tile,
    type_of,
)
from engine.andromeda.supply import energy_within, payable
from engine.andromeda.tactics import condition_holds, is_near, playable_in_battle, playable_now
from engine.kernel.asking import Question

Reason = list[Any]
BATTLE = {
    "battle.diplomacy": "battle_diplomacy",
    "battle.prepare": "battle_prepare",
    "battle.after_roll": "battle_after_roll",
    "battle.outcome_won": "battle_outcome_won",
    "battle.outcome_lost": "battle_outcome_lost",
    "battle.damage": "battle_damage",
}


def blocked(game: Game, question: Question) -> list[Reason]:
    """Return everything a person might expect among the options and that is not possible, with the reason."""
    seat, why = question.seat, question.why
    found: list[Reason] = []
    if why == "turn.main":
        ways = launches(game, seat) if game.notes["pad"] else {}
        found += [
            [["launch", SHIP_IDS[kind]], "no_region", {}] for kind in kinds_on_pad(game, seat) if kind not in ways
        ]
    elif why == "launch.where" and question.by is not None:
        there = {ref[1] for ref in question.options}
        kind = SHIP_IDS.index(str(question.by[1]))
        found += [
            [["region", REGIONS[region]], *why_not_launch(game, seat, kind, region)]
            for region in range(N_REGIONS)
            if REGIONS[region] not in there and (region >= N_SLOTS or tile(game, region) >= 0)
        ]
    elif why in ("return.module", "return.science"):
        there = {ref[1] for ref in question.options if ref[0] == "module"}
        found += why_not_modules(game, seat, there)
    elif why == "build.development":
        there = {ref[1] for ref in question.options if len(ref) > 1}
        found += [
            [["region", REGIONS[region]], *why_not_build(game, seat, region)]
            for region in range(N_SLOTS)
            if planet_kind(game, region) >= 0 and REGIONS[region] not in there
        ]
    return found + why_not_cards(game, seat, why)


def why_not_launch(game: Game, seat: int, kind: int, region: int) -> list[Any]:
    starts = regions_with_ships(game, seat)
    if region in starts:
        return ["own_ship", {}]
    if not is_open(game, region):
        return ["quasar", {}]
    if region >= N_SLOTS and not can(game, seat, kind, "navigation"):
        return ["navigation", {}]
    if not starts:
        taken = region in occupied(game) and not can(game, seat, kind, "assault")
        return ["occupied" if taken else "cannot_activate", {}]
    steps = steps_to(game, seat, kind, region, starts)
    if steps > range_of(game, seat, kind) and not (can(game, seat, kind, "jump") and energy_within(game, seat)):
        return ["too_far", {"n": 0 if steps == FAR else steps, "range": range_of(game, seat, kind)}]
    return ["cannot_activate", {}]


def why_not_modules(game: Game, seat: int, there: set[Any]) -> list[Reason]:
    found: list[Reason] = []
    for row in game.rows[seat]:
        for module in row:
            if MODULE_IDS[module[ID]] not in there:
                reason = why_not_module(game, seat, module)
                if reason:
                    found.append([["module", MODULE_IDS[module[ID]]], *reason])
    return found


def why_not_module(game: Game, seat: int, module: tuple[int, ...]) -> list[Any]:
    row = MODULES[module[ID]]
    if is_damaged(module):
        return ["damaged", {}]
    if row.endgame is not None:
        return ["end_of_game", {}]
    if row.frame == "input":
        if module[FRAMED] < 0:
            return ["empty_frame", {}]
        if not payable(game, seat, MOONS[module[FRAMED]].gives):
            return ["cannot_pay", {"amounts": list(MOONS[module[FRAMED]].gives[:6])}]
    if not has_dock(row):
        return ["reactor", {}] if row.kind == SCIENCE else []
    return ["occupied_dock", {}] if module[DOCK] != EMPTY else []


def why_not_build(game: Game, seat: int, region: int) -> list[Any]:
    kind = PLANET_KINDS[planet_kind(game, region)]
    if region in game.devs:
        return ["developed", {}]
    if not any(type_of(ship) == TRANSPORT for ship, where in enumerate(game.ships[seat]) if where == region):
        return ["no_transport", {}]
    if owned(game, seat) < 2:
        return ["last_ship", {}]
    if game.leaders[seat][STATION] < kind.leaders:
        return ["leaders", {"need": kind.leaders, "have": game.leaders[seat][STATION]}]
    if not affordable(game, seat, region, 0):
        return ["cost", {"amounts": list(kind.cost[:6])}]
    return ["no_region", {}]


def why_not_cards(game: Game, seat: int, why: str) -> list[Reason]:
    """Return the cards of the seat's hand that cannot be played now, with the reason."""
    now = set(playable_in_battle(game, seat, BATTLE[why]) if why in BATTLE else playable_now(game, seat))
    return [
        [["card", CARD_IDS[card]], *why_not_card(game, seat, card, BATTLE.get(why, ""))]
        for card in sorted(set(game.hands[seat]) - now)
    ]


def why_not_card(game: Game, seat: int, card: int, moment: str) -> list[Any]:
    row = CARDS[card]
    if row.timing != moment and (row.timing not in ("any_turn", "own_turn") or game.battle is not None):
        return ["timing", {"timing": row.timing}]
    if row.timing == "own_turn" and seat != game.active:
        return ["timing", {"timing": row.timing}]
    if not condition_holds(game, seat, row):
        if row.needs is None:
            return ["no_raiders", {}]
        counter, n = row.needs
        return ["condition", {"counter": counter, "n": n, "have": count(game, seat, counter)}]
    if game.battle is not None and game.active_region not in game.ships[seat] and not is_near(game, seat):
        return ["no_ship", {}]
    return ["no_raiders" if "raiders" in row.name.lower() else "timing", {"timing": row.timing}]
