"""Where every region of the table stands, for every size of window: four size classes, fixed while a game goes on.

Between two classes the smaller one is used; its stage takes the extra columns and its log the extra rows. Knows
columns, rows and the number of seats; nothing of what is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

COMPACT, SMALL, MIDDLE, LARGE = "80x24", "100x30", "140x45", "200x60"
CLASSES = {COMPACT: (80, 24), SMALL: (100, 30), MIDDLE: (140, 45), LARGE: (200, 60)}
LEAST = CLASSES[COMPACT]
MOST_SEATS = 5


class Rect(NamedTuple):
    """A region: its left column, top row, columns and rows."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


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
        """The region under a cell."""
        return next((name for name, rect in self.rects.items() if rect.holds(x, y)), "")


def class_of(width: int, height: int) -> str | None:
    """The largest class that fits, or None if the window is too small for the table."""
    fits = [name for name, (columns, rows) in CLASSES.items() if width >= columns and height >= rows]
    return fits[-1] if fits else None


@lru_cache(maxsize=64)
def layout(width: int, height: int, seats: int) -> Layout | None:
    """The regions for a window, or None if it is too small."""
    name = class_of(width, height)
    if name is None:
        return None
    make = {COMPACT: _compact, SMALL: _small, MIDDLE: _middle, LARGE: _large}[name]
    return Layout(name, width, height, seats, make(width, height, seats))


def _rows(*parts: tuple[str, int, int, int]) -> dict[str, Rect]:
    """Regions one under the other: (name, left column, columns, rows)."""
    found, y = {}, 0
    for name, x, columns, rows in parts:
        found[name] = Rect(x, y, columns, rows)
        y += rows
    return found


def _compact(width: int, height: int, seats: int) -> dict[str, Rect]:
    matrix = 1 + 2 * seats
    log = 2 + height - LEAST[1] + 2 * (MOST_SEATS - seats)
    return _rows(
        ("status", 0, width, 1),
        ("phases", 0, width, 1),
        ("systems", 0, width, matrix),
        ("stage", 0, width, 3),
        ("hand", 0, width, 2),
        ("log", 0, width, log),
        ("prompt", 0, width, 3),
        ("keys", 0, width, 1),
    )


def _small(width: int, height: int, seats: int) -> dict[str, Rect]:
    matrix = 1 + 2 * seats
    log = 8 + height - CLASSES[SMALL][1] + 2 * (MOST_SEATS - seats)
    stage = width - 38
    found = _rows(
        ("status", 0, width, 1),
        ("phases", 0, width, 1),
        ("systems", 0, width, matrix),
        ("stage", 0, stage, log),
        ("hand", 0, width, 3),
        ("prompt", 0, width, 5),
        ("keys", 0, width, 1),
    )
    found["log"] = Rect(stage, found["stage"].y, width - stage, log)
    return found


def _middle(width: int, height: int, seats: int) -> dict[str, Rect]:
    return _wide(width, height, CLASSES[MIDDLE], panels=10, chart=32, log=36, body=20, hand=7, prompt=5)


def _large(width: int, height: int, seats: int) -> dict[str, Rect]:
    return _wide(width, height, CLASSES[LARGE], panels=13, chart=40, log=48, body=29, hand=9, prompt=6)


def _wide(
    width: int,
    height: int,
    least: tuple[int, int],
    *,
    panels: int,
    chart: int,
    log: int,
    body: int,
    hand: int,
    prompt: int,
) -> dict[str, Rect]:
    """The two classes that have panels, a chart and a warp of their own."""
    body += height - least[1]
    stage = width - chart - log
    found = _rows(
        ("status", 0, width, 1),
        ("phases", 0, width, 1),
        ("systems", 0, width, panels),
        ("stage", chart, stage, body),
        ("hand", 0, width, hand),
        ("prompt", 0, width, prompt),
        ("keys", 0, width, 1),
    )
    top = found["stage"].y
    found["chart"] = Rect(0, top, chart, body)
    found["warp"] = Rect(chart + stage, top, log, 7)
    found["log"] = Rect(chart + stage, top + 7, log, body - 7)
    return found


def panel_rects(systems: Rect, seats: int) -> list[Rect]:
    """The panels of the wide classes side by side; the last ones take what does not divide."""
    each, rest = divmod(systems.width, seats)
    found, x = [], systems.x
    for seat in range(seats):
        wide = each + (seat >= seats - rest)
        found.append(Rect(x, systems.y, wide, systems.height))
        x += wide
    return found
