"""Stacks of ships: up to four signs, or a sign and a number for more; only sign and number in tight places.

Knows scenes and columns; draws only runs.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Run, runs_width
from cosmic_tui.games.encounter.draw.planets import owner_of
from cosmic_tui.games.encounter.scene import Scene
from cosmic_tui.look.glyphs import UNICODE

MANY = 4

# Drawn with the program's own glyphs; the last step before the terminal puts their stand-ins in.


def pips(scene: Scene, who: int, count: int) -> str:
    """Return ships as signs: `▲▲▲`, `▲×5`."""
    return UNICODE.ships(scene.colour(who), count)


def tight(scene: Scene, who: int, count: int) -> str:
    """Return ships as a sign and a number: `▲3`."""
    return UNICODE.ships_short(scene.colour(who), count)


def stack(scene: Scene, who: int, count: int, short: bool = False, attrs: str = "") -> Run:
    text = tight(scene, who, count) if short else pips(scene, who, count)
    return Run(text, scene.token(who), "", attrs)


def stacks(scene: Scene, groups: Sequence[tuple[int, int]], room: int, short: bool = False) -> list[Run]:
    """Return ships of several colors side by side, in the widest form that fits: signs with gaps, then numbers, then
    without gaps.
    """
    for tightly, gap in ((False, 2), (False, 1), (True, 1), (True, 0)):
        if short and not tightly:
            continue
        runs: list[Run] = []
        for number, (who, count) in enumerate(groups):
            if number and gap:
                runs.append(Run(" " * gap))
            runs.append(stack(scene, who, count, tightly))
        if runs_width(runs) <= room:
            return runs
    return runs


def race(scene: Scene, who: int) -> tuple[str, str]:
    """Return a seat's foreign colonies and those it still needs: `▼▼▼▼` and `·`."""
    have, goal = scene.seat(who)["abroad"], scene.view["goal"]
    shape = UNICODE.shape(scene.colour(who))
    return shape * min(have, goal), UNICODE["empty"] * max(0, goal - have)


def to_win(scene: Scene, who: int) -> int:
    return max(0, int(scene.view["goal"]) - int(scene.seat(who)["abroad"]))


def foreign(scene: Scene, planet: int, ships: Sequence[int]) -> list[tuple[int, int]]:
    """Return the foreign colonies on a planet, in seat order."""
    owner = owner_of(scene, planet)
    return [(who, count) for who, count in enumerate(ships) if count and who != owner]
