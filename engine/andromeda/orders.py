"""What a return would yield: every module that could be activated now, alone, and the best that can follow it; which
half-moons it would complete; where energy works; who can still work.

What a module brings alone is tried on a copy that knows no more than the player; orders are searched (`sequences.py`).
"""

from itertools import pairwise
from typing import Any, cast

from engine.andromeda.content import MODULE_IDS, MOON_IDS, UPGRADE_IDS
from engine.andromeda.developments import sites
from engine.andromeda.goods import GOODS
from engine.andromeda.preview import tried
from engine.andromeda.returning import crew, crew_ref, powered, ways
from engine.andromeda.rows import INDUSTRY
from engine.andromeda.sequences import BY_ABILITY, BY_UPGRADE, Plan, Station, plans
from engine.andromeda.state import DOCK, EMPTY, FRAMED, ID, Game, is_damaged
from engine.andromeda.station import station_of
from engine.andromeda.view import view
from engine.andromeda.view_types import Best, Order, Orders, Preview, Then
from engine.andromeda.vocabulary import TRACKS
from engine.kernel.asking import Question
from engine.kernel.match import Match

ABILITY = "ability"
MEANS = ("ship", "energy", ABILITY)  # by what a module works, as the search numbers them; or the id of an upgrade


def orders(match: Match[Game], question: Question) -> Orders:
    """`modules`: by id what is put on it, what it brings, which half-moons it would complete, and `then`: the best
    order that begins with it; `ability`: the same for an ability that runs a module, with its `ref`, {} without;
    `best`: the module with which the best of all begins, or "ability"; `whole`: whether every order was looked at;
    `rows`: by kind whether energy works there; `crew`: the ships that can still work."""
    game, seat = match.game, question.seat
    found: dict[str, Order] = {}
    places = {ref[1]: place for place, ref in enumerate(question.options) if ref[0] == "module"}
    for number, means in ways(game, seat):
        name = MODULE_IDS[number]
        tried_alone = alone(match, seat, places[name], len(means))
        found[name] = cast(
            Order,
            {"means": [list(ref) for ref in means], "half_moons": half_moons(game, seat, number), **tried_alone},
        )
    return {
        "modules": found,
        **follow(match, seat, found, next((list(ref) for ref in question.options if ref[0] == ABILITY), [])),
        "rows": {TRACKS[kind]: powered(game, seat, kind) for kind in range(4)},
        "crew": [list(crew_ref(*one)) for one in crew(game, seat)],
    }


def follow(match: Match[Game], seat: int, found: dict[str, Order], ability: list[Any]) -> Best:
    """Find the best order that begins with each module or ability, and store each module's in its row. Return the name
    of the first step of the best of all, whether the search was complete, and the ability's own best order.
    """
    station = station_of(view(match, seat), seat, bool(sites(match.game, seat)))
    searched = plans(station)
    best: dict[str, Plan] = {}
    for (place, means), plan in searched.first.items():
        name = ABILITY if means == BY_ABILITY else MODULE_IDS[station.posts[place].number]
        offered = bool(ability) if name == ABILITY else name in found
        if offered and (name not in best or plan.value > best[name].value):
            best[name] = plan
    first = max(best, key=lambda name: best[name].value, default="")
    used = best.pop(ABILITY, None)
    for name, plan in best.items():
        found[name]["then"] = said(station, plan)
    return {
        "best": first,
        "whole": searched.whole,
        "ability": {"ref": ability, "then": said(station, used)} if used is not None else {},
    }


def homeward(match: Match[Game], seat: int) -> Then | None:
    """Return the best order of a return that begins now, or None if no module would work."""
    station = station_of(view(match, seat), seat, bool(sites(match.game, seat)))
    found = list(plans(station).first.values())
    return said(station, max(found, key=lambda plan: plan.value)) if found else None


def said(station: Station, plan: Plan) -> Then:
    """Describe a plan. `order` lists each module with what activates it: ship, energy, ability, or an upgraded ship;
    `gives` is the total gain, and `over` what exceeds the storage.
    """
    changes = {name: plan.bag[k] - station.bag[k] for k, name in enumerate(GOODS) if plan.bag[k] != station.bag[k]}
    over = {GOODS[k]: plan.bag[k] - most for k, most in enumerate(station.limits) if plan.bag[k] > most}
    names = {**dict(enumerate(MEANS)), BY_UPGRADE: (*UPGRADE_IDS, "")[station.upgraded.upgrade]}
    order = [[MODULE_IDS[station.posts[place].number], names[means]] for place, means in plan.steps]
    return {"order": order, "gives": changes, "over": over}


def alone(match: Match[Game], seat: int, place: int, means: int) -> Preview:
    """Return the gain of activating one module, with the first ship or energy that could be put on it."""
    if means == 1:
        return tried(match, seat, place)
    world = match.fork()
    world.answer(seat, place)
    return tried(world, seat, 0)


def half_moons(game: Game, seat: int, number: int) -> list[list[Any]]:
    """Return [neighbor, moon, pays at once] for every frame of this module that holds a moon."""
    found = []
    for left, right in pairwise(game.rows[seat][INDUSTRY]):
        if number in (left[ID], right[ID]) and left[FRAMED] >= 0:
            other = right if left[ID] == number else left
            if not is_damaged(other):
                found.append([MODULE_IDS[other[ID]], MOON_IDS[left[FRAMED]], other[DOCK] != EMPTY])
    return found
