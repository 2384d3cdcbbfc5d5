"""Where every region of this table stands, in the four size classes; nothing of what is drawn.

Theirs above, mine below, the front between, ships nearest to it on both sides: the same cells whichever side attacks.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Rect
from cosmic_tui.draw.layout import CLASSES, COMPACT, LARGE, MIDDLE, SMALL

HEAP = {MIDDLE: Rect(2, 0, 6, 7), LARGE: Rect(3, 0, 8, 7)}  # within the rows of the ships
NUMBER = {MIDDLE: 10, LARGE: 13}
SHIPS = {COMPACT: 0, SMALL: 0, MIDDLE: 21, LARGE: 27}
CHART, LOG = 12, 6  # rows of the chart in a small window that is tall, and of the log below it
TALL = {COMPACT: 4, SMALL: 4, MIDDLE: 7, LARGE: 8}  # rows of a tile


def rects(name: str, width: int, height: int, seats: int) -> dict[str, Rect]:
    """Return the regions by name, from top to bottom."""
    return {COMPACT: _compact, SMALL: _small, MIDDLE: _wide, LARGE: _wide}[name](name, width, height, seats)


def _compact(name: str, width: int, height: int, seats: int) -> dict[str, Rect]:
    """Lay out the smallest window, where the front is one row. Rows beyond 24 go to the log, and further players take
    the second row of the front.
    """
    spare = height - CLASSES[name][1]
    return {
        "status": Rect(0, 0, width, 1),
        "phases": Rect(0, 1, width, 1),
        "theirs": Rect(0, 2, width, 6),
        "front": Rect(0, 8, width, 1),
        "mine": Rect(0, 9, width, 6),
        "stage" if seats == 2 else "others": Rect(0, 15, width, 1),
        "hand": Rect(0, 16, width, 2),
        "log": Rect(0, 18, width, 2 + spare),
        "prompt": Rect(0, 20 + spare, width, 3),
        "keys": Rect(0, 23 + spare, width, 1),
    }


def _small(name: str, width: int, height: int, seats: int) -> dict[str, Rect]:
    spare = height - CLASSES[name][1]
    tall = 7 + spare
    front = width - 38
    found = {
        "status": Rect(0, 0, width, 1),
        "phases": Rect(0, 1, width, 1),
        "theirs": Rect(0, 2, width, 6),
        "front": Rect(0, 8, front, tall),
        "mine": Rect(0, 15 + spare, width, 6),
        "hand": Rect(0, 21 + spare, width, 3),
        "prompt": Rect(0, 24 + spare, width, 5),
        "keys": Rect(0, 29 + spare, width, 1),
    }
    if seats > 2:
        tall -= 1
        found["front"] = Rect(0, 8, front, tall)
        found["others"] = Rect(0, 8 + tall, width, 1)
    chart = CHART if tall >= CHART + LOG else 0
    found["log"] = Rect(front, 8 + chart, 38, tall - chart)
    return {**found, "chart": Rect(front, 8, 38, chart)} if chart else found


def _wide(name: str, width: int, height: int, seats: int) -> dict[str, Rect]:
    """Lay out the two largest windows: the front has a picture, and the order of fire and the log are beside the rows.
    """
    spare = height - CLASSES[name][1]
    beside, chart, front, hand, prompt = (36, 12, 12, 7, 5) if name == MIDDLE else (48, 14, 20, 11, 6)
    side, body = TALL[name] + 2, width - beside
    front += spare
    y = 2 + side
    below = y + front + side
    return {
        "status": Rect(0, 0, width, 1),
        "phases": Rect(0, 1, width, 1),
        "theirs": Rect(0, 2, body, side),
        "chart": Rect(body, 2, beside, chart),
        "front": Rect(0, y, body, front),
        "log": Rect(body, 2 + chart, beside, below - 2 - chart),
        "mine": Rect(0, y + front, body, side),
        "hand": Rect(0, below, width, hand),
        "prompt": Rect(0, below + hand, width, prompt),
        "keys": Rect(0, below + hand + prompt, width, 1),
    }
