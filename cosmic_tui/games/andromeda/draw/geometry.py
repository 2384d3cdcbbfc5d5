"""Where the regions of the map stand in their rectangle, for each size of window. Knows columns and rows only."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cosmic_tui.canvas.cells import Rect
from cosmic_tui.draw.layout import COMPACT, LARGE, MIDDLE, SMALL
from cosmic_tui.games.andromeda.facts import NEBULAE, SLOTS, slot_place


class Grid(NamedTuple):
    """The grid of hexes at one size: columns and rows of a cell, columns of a disc, the left column, and the first row
    of hexes.
    """

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
    """Return the left column and the first row of a slot."""
    row, column = slot_place(SLOTS.index(region))
    return grid.left + column * grid.wide // 2, grid.top + row * grid.high


def rect_of(size: str, region: str) -> Rect:
    """Return the rectangle of a region, for clicks, grounds and clouds."""
    grid = GRIDS[size]
    if region in NEBULAE:
        return _nebula(size, grid, region)
    x, y = at(grid, region)
    if grid.handle_above:
        return Rect(x - 1, y, grid.wide - 1, grid.high)
    return Rect(x, y, grid.wide - (size == COMPACT), grid.high)


def _nebula(size: str, grid: Grid, region: str) -> Rect:
    """Return the place of a nebula on the rim: two are above the first row, the others in gaps beside shorter rows."""
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
    """Return the center of a region on a map of square hexes, which is used to find the next region."""
    if region in SLOTS:
        row, column = slot_place(SLOTS.index(region))
        return float(column), float(2 * row)
    return {"N1": (1.0, -2.0), "N2": (5.0, -2.0), "N3": (9.2, 2.0), "N4": (9.2, 6.0), "N5": (-1.2, 6.0)}.get(
        region, (-1.2, 2.0)
    )


WAYS = ("left", "right", "up", "down")


def step(here: str, there: list[str], way: str) -> str:
    """Return the region that an arrow key leads to. Left and right go through all given regions row by row and wrap
    around; up and down go to the nearest one in the next row that has any.
    """
    order = sorted(there, key=lambda region: middle(region)[::-1])
    if way in ("left", "right"):
        at = order.index(here) if here in order else 0
        return order[(at + (1 if way == "right" else -1)) % len(order)]
    x, y = middle(here)
    rows = sorted({middle(region)[1] for region in there})
    beyond = [row for row in rows if row < y] if way == "up" else [row for row in reversed(rows) if row > y]
    row = (beyond or rows[:1] if way == "down" else beyond or rows[-1:])[-1]
    return min((region for region in there if middle(region)[1] == row), key=lambda region: abs(middle(region)[0] - x))


def nearest(here: str, there: list[str]) -> str:
    """Return the closest of these regions."""
    x, y = middle(here)
    return min(there, key=lambda other: (middle(other)[0] - x) ** 2 + (middle(other)[1] - y) ** 2, default=here)
