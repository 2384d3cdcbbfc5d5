"""Motion in a beat: ships lift, cards turn, lines of the totals arrive, ships fall to the warp.

The board behind it is final before the first frame; totals only show values that they really had. Returns how long each
frame is shown, and the scene for one frame; starts no timer.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cosmic_tui.film.beat import Beat
from cosmic_tui.games.encounter.scene import Scene
from engine.encounter.view_types import Facts, Row, Seat, View

FLIP_SECONDS, DESTINY_SECONDS, LIFT_SECONDS = 0.045, 0.06, 0.05
LINE_SECONDS, FALL_SECONDS, STAR_SECONDS, ADDING_SECONDS = 0.22, 0.06, 0.1, 0.4
FLIP, DESTINY, LIFT, FALLS, STARS = 4, 2, 5, 4, 12  # pictures before the one that stays
BACK, BACK_NARROW, EDGE, BLANK = range(4)  # of a card that turns
TURNING, COUNTING = ("turned", "changed_card"), ("summed", "added")
SHIPS, ALLIES = "ships", "allies"
ATTACKS, MORPH = ["attack", "attack"], "morph"
ADDED_LATER = ("weight", "ship_product", "product", "bonus", "reinforcement")  # the others change the card itself
MOST_LINES = 4  # of powers and reinforcements one by one; more come together


def frames(kind: str, facts: Facts, view: View) -> tuple[float, ...]:
    """Return the seconds of each frame before the still."""
    if kind in TURNING:
        return (FLIP_SECONDS,) * FLIP
    if kind == "destiny":
        return (DESTINY_SECONDS,) * DESTINY if facts["destiny"] else ()
    if kind == "launched":
        return (LIFT_SECONDS,) * LIFT
    if kind == "summed":
        return (LINE_SECONDS,) * max(0, len(stages(view)) - 2)  # the cards have been seen, and the last stays
    if kind == "added":
        return (ADDING_SECONDS,)
    if kind == "lost":
        return (FALL_SECONDS,) * min(FALLS, sum(int(n) for _, n in facts["lost"]))
    return (STAR_SECONDS,) * STARS if kind == "ended" else ()


# --- cards -------------------------------------------------------------------------------------------------------


def turning(scene: Scene, side: int) -> int:
    """Return the state of a side's card while it turns: BACK, BACK_NARROW, EDGE, BLANK; -1 if it does not turn."""
    beat = scene.beat
    if beat is None or beat.kind not in TURNING or beat.still:
        return -1
    return -1 if beat.facts.get("side", side) != side else beat.frame


def destiny_turning(scene: Scene) -> int:
    """Return the state of the destiny card while it turns: BACK or EDGE; -1 if it does not turn."""
    beat = scene.beat
    return -1 if beat is None or beat.kind != "destiny" or beat.still else (BACK, EDGE)[beat.frame]


def untold(scene: Scene) -> bool:
    """Return whether this frame comes before the final totals: only the cards, or lines still being added."""
    beat = scene.beat
    return beat is not None and (beat.kind in TURNING or (beat.kind in COUNTING and not beat.still))


# --- ships -------------------------------------------------------------------------------------------------------


def aboard(scene: Scene, ships: int) -> int:
    """Return how many of these ships have reached the gate, one after the other."""
    beat = scene.beat
    if beat is None or beat.kind != "launched" or beat.still:
        return ships
    return -(-ships * (beat.frame + 1) // (LIFT + 1))


def lifted(scene: Scene, way: int) -> int:
    """Return how many of `way` columns the ships still have to go on the beam."""
    beat = scene.beat
    if beat is None or beat.kind != "launched" or beat.still:
        return 0
    return way * (LIFT - beat.frame) // LIFT


def falling(scene: Scene) -> Scene:
    """Return the scene while ships fall to the warp; the numbers at planets and warp change with them."""
    beat = scene.beat
    if beat is None or beat.kind != "lost" or beat.still or beat.before is None:
        return scene
    done, of = beat.frame, beat.last
    before, now = beat.before, scene.view
    seats: list[Seat] = [
        {
            **seat,
            "warp": _between(was["warp"], seat["warp"], done, of),
            "fresh": _between(was["fresh"], seat["fresh"], done, of),
            "gate": _between(was["gate"], seat["gate"], done, of),
            "beside": _between(was["beside"], seat["beside"], done, of),
        }
        for was, seat in zip(before["seats"], now["seats"], strict=True)
    ]
    there: dict[int, list[int]] = {number: ships for number, _, ships in before["planets"]}
    planets = [
        [number, owner, [_between(a, b, done, of) for a, b in zip(there[number], ships, strict=True)]]
        if number in there
        else [number, owner, ships]
        for number, owner, ships in now["planets"]
    ]
    return replace(scene, view={**now, "seats": seats, "planets": planets})


def _between(was: int, now: int, done: int, of: int) -> int:
    return was + (now - was) * done // of if now >= was else was - (was - now) * done // of


# --- the sum -----------------------------------------------------------------------------------------------------


def stages(view: View) -> list[list[list[int]]]:
    """Return the lines of the totals in the order in which they appear: for each step the line numbers by side.

    First the cards and what changes them, then the main players' ships, the allies' ships, then powers and
    reinforcements.
    """
    sides: list[list[Row]] = view["sum"]["lines"] if "sum" in view else [[], []]
    grouped = [_grouped([line[0] for line in lines]) for lines in sides]
    most = max((len(groups) for groups in grouped), default=0)
    found = [[groups[step] if step < len(groups) else [] for groups in grouped] for step in range(most)]
    return [step for number, step in enumerate(found) if number == 0 or any(step)]


def _grouped(parts: list[str]) -> list[list[int]]:
    later = [number for number, part in enumerate(parts) if part in ADDED_LATER]
    known = (SHIPS, ALLIES, *ADDED_LATER)
    first = [[number for number, part in enumerate(parts) if part not in known]]
    first += [[number for number, part in enumerate(parts) if part == kind] for kind in (SHIPS, ALLIES)]
    return first + ([later] if len(later) > MOST_LINES else [[number] for number in later])


def counted(scene: Scene) -> Scene:
    """Return the scene with the totals as far as they have appeared: the cards, then one line of each side at a time.
    """
    beat = scene.beat
    if scene.summed is not None and "sum" in scene.view and "won" in (scene.record or {}):
        return replace(scene, view={**scene.view, "sum": scene.summed["sum"]})  # ships have gone their ways since
    if beat is None or not scene.view.get("sum", {}).get("totals"):
        return scene
    told = stages(scene.view)
    if beat.kind == "added" and not beat.still and beat.before is not None and "sum" in beat.before:
        return replace(scene, view={**scene.view, "sum": _sum_before(scene, beat)})
    if beat.kind == "changed_card" and not beat.still:
        return replace(scene, view={**scene.view, "sum": _sum_before(scene, beat)})
    if beat.kind in TURNING and "summed" not in (scene.record or {}):
        plain = beat.facts.get("types", ATTACKS) == ATTACKS and MORPH not in beat.facts.get("faces", ())
        if beat.kind == "turned" and not (beat.still and plain):
            return replace(scene, view={**scene.view, "sum": {**scene.view["sum"], "totals": []}})
        return replace(scene, view=prefix(scene.view, told[:1]))
    if beat.kind == "summed" and not beat.still:
        return replace(scene, view=prefix(scene.view, told[: beat.frame + 2]))
    return scene


def _sum_before(scene: Scene, beat: Beat) -> Any:
    """Return the totals before a card was turned; None before the first."""
    was = beat.before.get("sum") if beat.before is not None and "summed" in (scene.record or {}) else None
    return was or {**scene.view["sum"], "totals": []}


def prefix(view: View, told: list[list[list[int]]]) -> View:
    """Return the view with only these lines of its totals."""
    lines = []
    for side, every in enumerate(view["sum"]["lines"]):
        kept = sorted(number for step in told for number in step[side])
        lines.append([every[number] for number in kept])
    totals = [sum(line[1] for line in side) for side in lines]
    return {**view, "sum": {**view["sum"], "lines": lines, "totals": totals}}
