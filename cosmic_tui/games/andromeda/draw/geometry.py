"""Where the regions of the map stand in their rectangle, for each size of window. Knows columns and rows only."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cosmic_tui.draw.layout import COMPACT, LARGE, MIDDLE, SMALL, Rect
from cosmic_tui.games.andromeda.facts import NEBULAE, SLOTS, slot_place


class Grid(NamedTuple):
    """How a size draws hexes: columns and rows of a cell, columns of a disc, left column, row of the first hexes."""

    wide: int
    high: int
    disc: int
    left: int
    top: int
    handle_above: bool  # the handle stands over the disc; otherwise beside it


GRIDS = {
    COMPACT: Grid(11, 2, 4, 0, 1, False),
    SMALL: Grid(12, 2, 4, 1, 2, False),
    MIDDLE: Grid(18, 4, 6, 2, 2, True),
    LARGE: Grid(24, 5, 8, 2, 3, True),
}
ROOM = {COMPACT: 55, SMALL: 62, MIDDLE: 92, LARGE: 126}  # columns of the map


def at(grid: Grid, region: str) -> tuple[int, int]:
    """Left column and first row of a slot."""
    row, column = slot_place(SLOTS.index(region))
    return grid.left + column * grid.wide // 2, grid.top + row * grid.high


def rect_of(size: str, region: str) -> Rect:
    """The cells that belong to a region, for clicks, grounds and clouds."""
    grid = GRIDS[size]
    if region in NEBULAE:
        return _nebula(size, grid, region)
    x, y = at(grid, region)
    if grid.handle_above:
        return Rect(x - 1, y, grid.wide - 1, grid.high)
    return Rect(x, y, grid.wide - (size == COMPACT), grid.high)


def _nebula(size: str, grid: Grid, region: str) -> Rect:
    """On the rim: the first two above the first row, the others where the stagger leaves room."""
    half = grid.wide // 2
    number = int(region[1:])
    if number <= 2:
        x = grid.left + (half if number == 1 else half + 2 * grid.wide)
        return Rect(x, 0, grid.wide * 2 - 2, grid.top)
    row = 1 if number in (3, 6) else 3
    y = grid.top + row * grid.high
    if number in (5, 6):
        return Rect(0, y, grid.left + half - 1, grid.high)
    x = grid.left + half + 4 * grid.wide + (0 if size == COMPACT else -1)
    return Rect(x, y, ROOM[size] - x, grid.high)


@lru_cache(maxsize=128)
def middle(region: str) -> tuple[float, float]:
    """Where a region lies on a map of square hexes, for going from one to the next."""
    if region in SLOTS:
        row, column = slot_place(SLOTS.index(region))
        return float(column), float(2 * row)
    return {"N1": (1.0, -2.0), "N2": (5.0, -2.0), "N3": (9.2, 1.6), "N4": (9.2, 6.0), "N5": (-1.2, 6.0)}.get(
        region, (-1.2, 2.0)
    )


STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def step(here: str, there: list[str], way: str) -> str:
    """The lit region next to this one in a direction: the nearest of those that lie more that way than across.

    Where there is none, the farthest the other way: going on leads round. So arrows reach every region there is.
    """
    dx, dy = STEPS[way]
    x, y = middle(here)
    best, least = "", 1e9
    for region in there:
        ox, oy = middle(region)
        along, across = (ox - x) * dx + (oy - y) * dy, abs((ox - x) * dy) + abs((oy - y) * dx)
        if region != here and along > 0.1 and along + 2.2 * across < least and across <= 2.5 * along:
            best, least = region, along + 2.2 * across
    if best:
        return best
    return max(
        (region for region in there if region != here),
        key=lambda region: _round(region, x, y, dx, dy),
        default=here,
    )


def _round(region: str, x: float, y: float, dx: int, dy: int) -> float:
    ox, oy = middle(region)
    along, across = (ox - x) * dx + (oy - y) * dy, abs((ox - x) * dy) + abs((oy - y) * dx)
    return -along - 2.2 * across


def nearest(here: str, there: list[str]) -> str:
    """The region of these that lies closest."""
    x, y = middle(here)
    return min(there, key=lambda other: (middle(other)[0] - x) ** 2 + (middle(other)[1] - y) ** 2, default=here)
