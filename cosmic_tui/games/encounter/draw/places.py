"""The places of this table's regions, for every size: the stage takes extra columns, the log extra rows.

Knows columns, rows and the number of seats; nothing of what is drawn.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Rect
from cosmic_tui.draw.layout import CLASSES, COMPACT, LARGE, LEAST, MIDDLE, SMALL, stacked
from cosmic_tui.games.encounter.draw.art import FULL

MOST_SEATS = 5
LOG, WIDE_LOG = 38, 46  # columns of the log beside the stage, and the most it takes
WIDE_STAGE = 82  # from here on one column in three goes to the log
TALL = 38  # rows, from which on the hand lies in tiles if that leaves the stage its drawing
NAMES, TILES = 3, 5  # rows of a hand of short names, and of one in tiles


def layout(size: str, width: int, height: int, seats: int) -> dict[str, Rect]:
    """Return the regions by name."""
    return {COMPACT: _compact, SMALL: _small, MIDDLE: _middle, LARGE: _large}[size](width, height, seats)


def _compact(width: int, height: int, seats: int) -> dict[str, Rect]:
    matrix = 1 + 2 * seats
    log = 2 + height - LEAST[1] + 2 * (MOST_SEATS - seats)
    return stacked(
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
    beyond = max(0, width - LOG - WIDE_STAGE)
    stage = width - min(LOG + beyond // 3, WIDE_LOG)
    full = stage >= FULL.columns and log >= FULL.rows
    tiles = TILES - NAMES if height >= TALL and not (full and log - (TILES - NAMES) < FULL.rows) else 0
    log -= tiles
    found = stacked(
        ("status", 0, width, 1),
        ("phases", 0, width, 1),
        ("systems", 0, width, matrix),
        ("stage", 0, stage, log),
        ("hand", 0, width, NAMES + tiles),
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
    """Return the regions of the two classes that have panels, a chart and a warp of their own."""
    body += height - least[1]
    stage = width - chart - log
    found = stacked(
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
    """Return the panels of the wide classes side by side; the last ones take the remainder."""
    each, rest = divmod(systems.width, seats)
    found, x = [], systems.x
    for seat in range(seats):
        wide = each + (seat >= seats - rest)
        found.append(Rect(x, systems.y, wide, systems.height))
        x += wide
    return found
