"""The place of every region of the table, for every size of window: four size classes with fixed places.

A window between two classes uses the smaller one. The game's board names its regions; `status phases log prompt keys`
are always there. Knows columns, rows and the number of seats; nothing of what is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Rect

if TYPE_CHECKING:
    from cosmic_tui.draw.parts import Parts

COMPACT, SMALL, MIDDLE, LARGE = "80x24", "100x30", "140x45", "200x60"
CLASSES = {COMPACT: (80, 24), SMALL: (100, 30), MIDDLE: (140, 45), LARGE: (200, 60)}
LEAST = CLASSES[COMPACT]


@dataclass(frozen=True)
class Layout:
    """All regions of the table at one size. A region that this class does not have is missing in `rects`."""

    name: str
    width: int
    height: int
    seats: int
    rects: dict[str, Rect]

    def __getitem__(self, region: str) -> Rect:
        return self.rects[region]

    def __contains__(self, region: object) -> bool:
        return region in self.rects

    def at(self, x: int, y: int) -> str:
        """Return the region under a cell."""
        return next((name for name, rect in self.rects.items() if rect.holds(x, y)), "")


def class_of(width: int, height: int) -> str | None:
    """Return the largest class that fits, or None if the window is too small for the table."""
    fits = [name for name, (columns, rows) in CLASSES.items() if width >= columns and height >= rows]
    return fits[-1] if fits else None


@lru_cache(maxsize=64)
def layout(width: int, height: int, seats: int, parts: Parts) -> Layout | None:
    """Return the regions of a table with these parts in a window, or None if the window is too small."""
    name = class_of(width, height)
    if name is None:
        return None
    return Layout(name, width, height, seats, parts.board.layout(name, width, height, seats))


def stacked(*parts: tuple[str, int, int, int]) -> dict[str, Rect]:
    """Return regions one under the other, each given as (name, left column, columns, rows)."""
    found, y = {}, 0
    for name, x, columns, rows in parts:
        found[name] = Rect(x, y, columns, rows)
        y += rows
    return found
