"""What things are worth to a rookie, in victory points: resources, steps on tracks, modules, effects, developments.

Rules of thumb with numbers that were tried; they know what is in the box and one sight.
"""

from collections.abc import Sequence
from typing import Any

from engine.andromeda.bots.sight import Sight
from engine.andromeda.content import (
    DEVELOPMENT_VP,
    ICONS,
    LEVELS,
    MODULE_PRICE,
    MODULES,
    MOONS,
    NUMBER,
    PLANET_KINDS,
    SPACE_VP,
    TOP,
)
from engine.andromeda.rows import INDUSTRY, SCIENCE, Module
from engine.andromeda.station import counter as counted
from engine.andromeda.vocabulary import LISTS, RESOURCES
from engine.bots.kept import once, once_each

UNIT = (0.32, 0.5, 0.5, 0.5, 0.55, 0.6)  # energy, titanium, ice, nanocarbon, credit, a card
SURPLUS = 0.12  # of a kind of which there is plenty
BASIC, ANY = 0.5, 0.6
ICON_WORTH = {"event": 0.2, "upgrade": 2.2, "discovery": 2.0, "token": 2.2, "hand_limit": 1.4}
EVENTS = 7  # event cards of a whole game
RETURNS = 9  # of a whole game
LEADER = 0.9
SHIP = 2.0
REPAIR = 0.6


def unit(sight: Sight, kind: int, n: int = 1) -> float:
    """Return the worth of more units of a resource. Units that would be lost at the end of the turn are worth little.
    """
    if kind == 5:
        room: int = sight.seat["hand_limit"] - len(sight.hand)
        return UNIT[5] * min(n, max(0, room)) + SURPLUS * max(0, n - max(0, room))
    room = int(sight.seat["storage"][kind]) - sight.stock[kind]
    return UNIT[kind] * min(n, max(0, room)) + SURPLUS * max(0, n - max(0, room))


def amounts(sight: Sight, what: Sequence[int]) -> float:
    """Return the worth of a gain of the six resources, of basic ones, and of any."""
    found = sum(unit(sight, kind, what[kind]) for kind in range(6) if what[kind])
    return found + BASIC * what[6] + ANY * what[7]


def cost(what: Sequence[int]) -> float:
    return sum(UNIT[kind] * what[kind] for kind in range(6)) + 0.42 * what[6] + 0.35 * what[7]


@once_each
def step(sight: Sight, track: int, n: int = 1) -> float:
    """Value an advance on a track: its effect on scoring, the reward on the space, and the levels of developments."""
    space, found = sight.seat["tracks"][track], 0.0
    for _ in range(n):
        if space >= TOP:
            break
        space += 1
        found += (SPACE_VP[space] - SPACE_VP[space - 1]) * (1 + EVENTS * sight.rest / 5)
        found += ICON_WORTH.get(ICONS[track].get(space, ""), 0.0)
        if space in LEVELS:
            level = LEVELS.index(space) + 1
            built = sum(1 for name in developments(sight) if name == PLANET_KINDS[track].development)
            found += built * (DEVELOPMENT_VP[level] - DEVELOPMENT_VP[level - 1]) + 0.3
    return found


@once
def developments(sight: Sight) -> list[str]:
    return [row["development"] for row in sight.map.values() if row.get("owner") == sight.me]


def moon(sight: Sight, name: str) -> float:
    """Return the worth of abandoning a moon."""
    if not name:
        return 0.0
    row = MOONS[NUMBER["moon"][name]]
    return amounts(sight, row.gives) + row.vp + row.repair * repairs(sight)


@once
def repairs(sight: Sight) -> float:
    """Value one repair."""
    if sight.damaged:
        return 1.0 + 0.4 * sight.rest * EVENTS / 3
    return 1.0 if not sum(sight.seat["yard"]) and not sum(sight.seat["marks"]) else REPAIR


@once_each
def effects(sight: Sight, number: int, frame: str = "") -> float:
    return sum(effect(sight, one, frame) for one in LISTS[number])


def effect(sight: Sight, one: Any, frame: str = "") -> float:
    """Value one effect. `frame` is the moon in the frame of the module that does it."""
    op = one[0]
    if op == "gain":
        return amounts(sight, one[1]) + (moon(sight, frame) if one[1][8] else 0.0)
    if op == "vp":
        return float(one[1])
    if op == "convert":
        if one[1][8]:
            paid = amounts(sight, MOONS[NUMBER["moon"][frame]].gives) if frame else 9.0
        else:
            paid = cost(one[1])
        return max(0.0, effects(sight, one[2], frame) - paid) * float(min(2, one[3]))
    if op == "choose":
        return max(effects(sight, number, frame) for number in one[1])
    if op == "per":
        times = float(min(one[4], counter(sight, one[1]) // one[3]))
        return times * effects(sight, one[2], frame)
    if op == "advance":
        tracks = range(5) if one[1] < 0 else [one[1]]
        return max(step(sight, track, one[2]) for track in tracks)
    return SIMPLE.get(op, 0.2) * float(one[1] if op in ("repair", "recruit") else 1)


SIMPLE = {
    "repair": REPAIR, "recruit": LEADER, "take_module": 2.4, "build_ship": 1.0, "build_development": 3.0,
    "upgrade": 2.2, "discovery": 2.0, "draw_keep": 0.9, "move_ship": 0.3, "capture_moon": 1.0, "all_players": 0.4,
    "activate_science": 0.0,
}  # fmt: skip


def counter(sight: Sight, name: str) -> int:
    """Return the number that a counter in effects has now (A-FX-9)."""
    return counted(sight.view, sight.me, name)


# --- modules -----------------------------------------------------------------------------------------------------


def activation(sight: Sight, module: list[Any]) -> float:
    """Return the worth of activating a module once in its present state, or 0 if it cannot work."""
    row = MODULES[NUMBER["module"][module[0]]]
    if module[1] or module[2] or row.endgame is not None:
        return 0.0
    if row.id == "B-SCI":
        others = sum(activation(sight, other) for other in sight.seat["rows"][SCIENCE] if other[0] != "B-SCI")
        return 2 * UNIT[0] + others
    if row.frame == "input" and not module[3]:
        return 0.0
    return effects(sight, row.number, module[3])


def new_module(sight: Sight, name: str) -> float:
    """Value a new module: its step on the track, its gains in the remaining returns, its damage."""
    row: Module = MODULES[NUMBER["module"][name]]
    found = step(sight, row.kind) - row.damage * (1.0 + 0.8 * sight.rest)
    if row.endgame is not None:
        base, per, what, most = row.endgame
        growth = 2.5 * sight.rest if per > 0 else 0.0
        counted = min(float(most), counter(sight, what) + growth)
        return found + max(0.0, base + per * counted)
    times = RETURNS * sight.rest * (0.6 if row.kind == SCIENCE else 0.4)
    gives = effects(sight, row.number, "G9" if row.frame else "")
    if row.kind == INDUSTRY:
        gives += 0.2  # half a frame
    return found + times * max(0.0, gives - 0.25) + 0.6 * row.frame_vp + 0.6 * (row.dice + row.targeting)


def price(sight: Sight, kind: int, place: int, less: int = 0) -> tuple[float, bool]:
    """Return what a displayed module costs, and whether it can be paid."""
    units = max(0, place + 1 - less)
    name = MODULE_PRICE[kind]
    have = sum(sight.stock[1:5]) if name == "basic" else sight.stock[RESOURCES.index(name)] + sight.stock[4]
    return 0.5 * units, have >= units


def best_module(sight: Sight, kinds: tuple[int, ...], less: int = 0) -> float:
    """Return the worth, after its price, of the best affordable displayed module of these kinds, or 0."""
    found = 0.0
    for kind in kinds:
        for place, name in enumerate(sight.view["display"][kind]):
            paid, can = price(sight, kind, place, less)
            if name and can:
                found = max(found, new_module(sight, name) - paid)
    return found


# --- developments ------------------------------------------------------------------------------------------------


def development(sight: Sight, name: str, kind: int) -> float:
    """Value building a development: its score, its step on the track, its later worth, and its cost."""
    leaders, later, gives, price = of_its_kind(sight, kind)
    scores = min(10, sight.leaders_near(name) + leaders) - 0.7 * leaders
    return scores + step(sight, kind) + later + gives - price - 1.2  # and the transport


@once_each
def of_its_kind(sight: Sight, kind: int) -> tuple[int, int, float, float]:
    """Return four numbers for a kind of development: its leaders, its score at the end, the worth of its effects, and
    its cost.
    """
    row = PLANET_KINDS[kind]
    level = sum(1 for space in LEVELS if sight.seat["tracks"][kind] + 1 >= space)
    later = DEVELOPMENT_VP[min(3, level + (1 if sight.rest > 0.4 else 0))]
    return row.leaders, later, effects(sight, row.number) * 0.7, cost(row.cost)


def can_develop(sight: Sight, name: str) -> int:
    """Return the kind of a planet where the bot has a transport and could build now, or -1."""
    row = sight.map[name]
    if "development" in row or row["tile"] not in KIND_OF or not sight.ships_at(name)[0] or sight.owned < 2:
        return -1
    kind = KIND_OF[row["tile"]]
    need = PLANET_KINDS[kind]
    if sight.seat["leaders"] < need.leaders or not payable(sight, need.cost):
        return -1
    return kind


def payable(sight: Sight, what: Sequence[int]) -> bool:
    short = sum(max(0, what[kind] - sight.stock[kind]) for kind in (1, 2, 3))
    return sight.stock[0] >= what[0] and sight.stock[4] - what[4] >= short


@once
def best_site(sight: Sight) -> tuple[float, str]:
    """Return the best development that could be built now."""
    found = [(0.0, "")]
    for name in sight.mine:
        kind = can_develop(sight, name)
        if kind >= 0:
            found.append((development(sight, name, kind), name))
    return max(found)


KIND_OF = {f"P{number + 1:02}": number // 3 for number in range(15)}
