"""Ships as people count them: a transport is its owner's shape alone, the others carry a letter.

Draws runs only, in the widest form that has room.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cosmic_tui.canvas.cells import Run, runs_width
from cosmic_tui.games.andromeda.scene import Scene
from cosmic_tui.look.glyphs import UNICODE
from engine.andromeda.view_types import NOWHERE

LETTERS = ("", "F", "V", "C")  # transport, fighter, science vessel, heavy cruiser
MANY = 4
FULL, PLAIN, COUNTED = range(3)


def shape(scene: Scene, who: int) -> str:
    return UNICODE.shape(scene.colour(who))


def fleet_text(scene: Scene, who: int, counts: Sequence[int], form: int = FULL, gap: str = "") -> str:
    """Return ships as signs: `▲▲▲F▲C`, or `▲×5` from five of a kind on; in narrower forms without letters, or as a
    number.
    """
    mark = shape(scene, who)
    if form == COUNTED:
        return f"{mark}{sum(counts)}" if sum(counts) > 1 else mark
    parts = []
    for count, letter in zip(counts, LETTERS, strict=True):
        if count:
            one = mark + (letter if form == FULL else "")
            parts.append(one * count if count <= MANY else f"{one}×{count}")
    return gap.join(parts)


def fleet(scene: Scene, who: int, counts: Sequence[int], gap: str = "") -> Run:
    return Run(fleet_text(scene, who, counts, FULL, gap), scene.token(who))


def ships_there(scene: Scene, region: str) -> dict[int, list[int]]:
    """Return, by seat, how many ships of each type are in a region."""
    ships: Mapping[str, list[int]] = scene.view["map"].get(region, NOWHERE).get("ships", {})
    return {int(who): counts for who, counts in sorted(ships.items())}


def region_runs(scene: Scene, region: str, room: int) -> list[Run]:
    """Return all ships of a region in the widest form that fits."""
    there = ships_there(scene, region)
    runs: list[Run] = []
    for form in (FULL, PLAIN, COUNTED):
        runs = [Run(fleet_text(scene, who, counts, form), scene.token(who)) for who, counts in there.items()]
        if runs_width(runs) <= room:
            return runs
    return runs


def places_of(scene: Scene, who: int) -> list[str]:
    """Return the regions in which a seat has ships, by name."""
    return [name for name, row in scene.view["map"].items() if str(who) in row.get("ships", {})]
