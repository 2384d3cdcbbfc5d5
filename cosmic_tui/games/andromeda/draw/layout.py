"""Where every region of this table stands, for every size of window. Knows columns and rows; nothing of what is drawn.

The map keeps its size within a class; seats and log take further columns, stage and log further rows.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Rect
from cosmic_tui.draw.layout import CLASSES, COMPACT, LARGE, MIDDLE, SMALL, Layout


def layout(size: str, width: int, height: int, seats: int) -> dict[str, Rect]:
    """Return the regions for a window of this size class. They have the same places for every player."""
    make = {COMPACT: _compact, SMALL: _small, MIDDLE: _middle, LARGE: _large}[size]
    return make(width, height - CLASSES[size][1])


def _compact(width: int, more: int) -> dict[str, Rect]:
    return {
        "status": Rect(0, 0, width, 1),
        "phases": Rect(0, 1, width, 1),
        "map": Rect(0, 2, 55, 11),
        "seats": Rect(55, 2, width - 55, 11),
        "stage": Rect(0, 13, width, 3),
        "hand": Rect(0, 16, width, 2),
        "log": Rect(0, 18, width, 2 + more),
        "prompt": Rect(0, 20 + more, width, 3),
        "keys": Rect(0, 23 + more, width, 1),
    }


def _small(width: int, more: int) -> dict[str, Rect]:
    return _wide(width, more, map_=(62, 13), stage=62, body=6, hand=3, prompt=5)


def _middle(width: int, more: int) -> dict[str, Rect]:
    return _wide(width, more, map_=(92, 22), stage=92, body=10, hand=5, prompt=5)


def _large(width: int, more: int) -> dict[str, Rect]:
    return _wide(width, more, map_=(126, 28), stage=136, body=17, hand=6, prompt=6)


def _wide(
    width: int, more: int, *, map_: tuple[int, int], stage: int, body: int, hand: int, prompt: int
) -> dict[str, Rect]:
    """Return the regions of the three size classes that have the log beside the stage."""
    columns, rows = map_
    below = 2 + rows
    body += more
    return {
        "status": Rect(0, 0, width, 1),
        "phases": Rect(0, 1, width, 1),
        "map": Rect(0, 2, columns, rows),
        "seats": Rect(columns, 2, width - columns, rows),
        "stage": Rect(0, below, stage, body),
        "log": Rect(stage, below, width - stage, body),
        "hand": Rect(0, below + body, width, hand),
        "prompt": Rect(0, below + body + hand, width, prompt),
        "keys": Rect(0, below + body + hand + prompt, width, 1),
    }


def station_rect(place: Layout) -> Rect:
    """Return the rectangle for the station during a return: in the stage, or over map and seats if the stage is too
    small.
    """
    if place.name == COMPACT:
        return Rect(0, 2, place.width, 11)
    if place.name == SMALL:
        return Rect(0, 2, place["map"].width, 13)
    return place["stage"]
