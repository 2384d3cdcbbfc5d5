"""A station read from a view, prepared for the search of `sequences.py`, and the counters of effects read from a view.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from engine.andromeda.content import (
    BASE_MODULES,
    FACTIONS,
    LEVELS,
    MODULE_IDS,
    MODULES,
    NUMBER,
    SHIP_IDS,
    SHIP_TYPES,
    UPGRADES,
)
from engine.andromeda.goods import GOODS
from engine.andromeda.rows import INDUSTRY, SCIENCE, Ability
from engine.andromeda.sequences import NOT_UPGRADED, Post, Station, Upgraded
from engine.andromeda.vocabulary import LISTS, TRACKS
from engine.kernel.views import View

ID, MARKERS, HIVE, MOON, DOCK = range(5)  # of a module in a view
REACTOR = MODULE_IDS[BASE_MODULES[SCIENCE]]
SHIPS = frozenset(SHIP_IDS)
AWAY = ("pad", "yard", "docked")  # where ships stand that do not work
COUNTERS = sorted({effect[1] for effects in LISTS for effect in effects if effect[0] == "per"})


def station_of(view: View, seat: int, site: bool) -> Station:
    """Build the search's station of a seat from its view. `site` says whether a development could be built now."""
    mine, ships = view["seats"][seat], crew_of(view, seat)
    whole = [(kind, [m for m in row if not (m[MARKERS] or m[HIVE])]) for kind, row in enumerate(mine["rows"])]
    posts = [post_of(kind, module) for kind, row in whole for module in row if has_dock(kind, module)]
    held = len(view["hand"]) if view["seat"] == seat else mine["hand"]
    return Station(
        tuple(posts),
        tuple([post_of(kind, m) for kind, row in whole for m in row if kind == SCIENCE and not has_dock(kind, m)]),
        tuple(half_moons(mine["rows"][INDUSTRY], posts)),
        sum(ships),
        sum(1 << kind for kind, row in enumerate(mine["rows"]) if any(m[DOCK] in SHIPS for m in row)),
        (*mine["stock"], held, *[0] * (len(GOODS) - 6)),
        (*mine["storage"], mine["hand_limit"]),
        tuple([(name, counter(view, seat, name)) for name in COUNTERS]),
        ship_price(view, seat),
        site,
        ability(view, mine),
        upgraded(mine, ships),
        able(mine, "repair") is not None,
    )


def able(mine: View, trigger: str) -> Ability | None:
    """Return the ability of the seat's faction with this trigger, or None."""
    if not mine["faction"]:
        return None
    row = FACTIONS[NUMBER["faction"][mine["faction"]]]
    return next((one for one in (row.first, row.second) if one.trigger == trigger), None)


def ability(view: View, mine: View) -> tuple[int, ...]:
    """Return the cost of running a module without ship or energy, or () if the faction cannot. It works once a return.
    """
    found = able(mine, "activate_module")
    if found is None or any(module[DOCK] == "ability" for row in mine["rows"] for module in row):
        return ()
    cost: tuple[int, ...] = LISTS[found.number][0][1]
    question = view.get("question")
    return tuple([0] * len(cost)) if question and question["why"] == "return.by_ability" else cost


def ship_price(view: View, seat: int) -> int:
    """Return the titanium for the cheapest ship in reserve, or -1 if there is none. The first ship of the player's turn
    may cost less.
    """
    mine = view["seats"][seat]
    cost = min([SHIP_TYPES[kind].titanium for kind, n in enumerate(mine["reserve"]) if n], default=-1)
    cheaper = able(mine, "build_ship")
    if cost < 0 or cheaper is None or view["active"] != seat or "build_ship" in view["spent"]:
        return cost
    return max(0, cost + cheaper.build_cost_titanium)


def upgraded(mine: View, ships: list[int]) -> Upgraded:
    """Return the ships of a crew whose upgrade has an effect when they dock."""
    for kind, name in enumerate(mine["upgrades"]):
        row = UPGRADES[NUMBER["upgrade"][name]] if name else None
        if row is not None and row.trigger == "dock":
            module = NUMBER["module"][row.at_module] if row.at_module else -1
            return Upgraded(NUMBER["upgrade"][name], ships[kind], row.number, module, row.at_kind)
    return NOT_UPGRADED


def post_of(kind: int, module: list[Any]) -> Post:
    number = NUMBER["module"][module[ID]]
    moon = NUMBER["moon"][module[MOON]] if module[MOON] else -1
    return Post(number, kind, MODULES[number].number, MODULES[number].frame == "input", moon, bool(module[DOCK]))


def has_dock(kind: int, module: list[Any]) -> bool:
    """Return whether a module has its own dock. Science modules work through the reactor, and end-of-game modules never
    (A-RET-8, A-RET-10).
    """
    row = MODULES[NUMBER["module"][module[ID]]]
    return row.endgame is None and (kind != SCIENCE or row.id == REACTOR)


def half_moons(row: list[list[Any]], posts: list[Post]) -> list[tuple[int, int, int]]:
    """Return the frames with a moon between two undamaged neighbors (A-MOD-9)."""
    places = {post.number: place for place, post in enumerate(posts)}
    found = []
    for left, right in pairwise(row):
        pair = [places.get(NUMBER["module"][module[ID]], -1) for module in (left, right)]
        if left[MOON] and min(pair) >= 0:
            found.append((pair[0], pair[1], NUMBER["moon"][left[MOON]]))
    return found


def crew_of(view: View, seat: int) -> list[int]:
    """Return, by type, the ships that can work: on the map and on the repair ship (A-RET-2, A-RET-6)."""
    out = [row["ships"][str(seat)] for row in view["map"].values() if str(seat) in row.get("ships", {})]
    return [*map(sum, zip(view["seats"][seat]["repair_ship"], *out, strict=True))]


def counter(view: View, seat: int, name: str) -> int:
    """Return the number that a counter in effects has now, if the view shows it (A-FX-9)."""
    mine = view["seats"][seat]
    if name.startswith("modules_"):
        return len(mine["rows"][TRACKS.index(name[8:])]) - 1
    return COUNTED[name](view, seat, mine) if name in COUNTED else 0


def modules_of(mine: View) -> list[list[Any]]:
    return [module for row in mine["rows"] for module in row]


COUNTED: dict[str, Callable[[View, int, View], int]] = {
    "developments": lambda view, seat, mine: sum(1 for row in view["map"].values() if row.get("owner") == seat),
    "ships_owned": lambda view, seat, mine: sum(map(sum, (crew_of(view, seat), *(mine[place] for place in AWAY)))),
    "tactics_in_hand": lambda view, seat, mine: len(view["hand"]) if view["seat"] == seat else mine["hand"],
    "leaders_on_station": lambda view, seat, mine: mine["leaders"],
    "moons_slotted": lambda view, seat, mine: sum(1 for m in modules_of(mine) if m[MOON]) + bool(mine["tactical"]),
    "moons_captured": lambda view, seat, mine: len(mine["captured"]),
    "supremacy_space": lambda view, seat, mine: mine["tracks"][TRACKS.index("supremacy")],
    "upgrades": lambda view, seat, mine: sum(map(bool, mine["upgrades"])),
    "tracks_level2": lambda view, seat, mine: sum(1 for space in mine["tracks"] if space >= LEVELS[1]),
    "regions_with_ships": lambda view, seat, mine: sum(
        1 for row in view["map"].values() if str(seat) in row.get("ships", {})
    ),
    "damaged_modules": lambda view, seat, mine: sum(1 for m in modules_of(mine) if m[MARKERS] or m[HIVE]),
}
