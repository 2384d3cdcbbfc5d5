"""A picture of a table with the people around it, for a game that is being set up. The reader sits in front.

Draws rows into a given room, or nothing if it is too small. Knows seats and names; no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, fit, width, wrap
from cosmic_tui.draw.look import Look

TAG = 3  # columns of a seat's sign and the gap behind it
LEAST_TABLE, LEAST_HIGH = 16, 7
WIDEST_TABLE, HIGHEST_TABLE = 34, 9
FRONT, LEFT, FAR, FAR_LEFT, FAR_RIGHT, RIGHT = "front", "left", "far", "far left", "far right", "right"
AROUND = {  # by how many there are, from the reader on
    1: (FRONT,),
    2: (FRONT, FAR),
    3: (FRONT, FAR_LEFT, FAR_RIGHT),
    4: (FRONT, LEFT, FAR, RIGHT),
    5: (FRONT, LEFT, FAR_LEFT, FAR_RIGHT, RIGHT),
}


class Seated(NamedTuple):
    """A player at the table, or an empty chair."""

    colour: str
    name: str
    there: bool = True


def seating(look: Look, room: int, high: int, seats: Sequence[Seated], middle: Sequence[str]) -> list[Row]:
    """Return the picture of the table with its seats, and with text in the middle."""
    if high < LEAST_HIGH or room < LEAST_TABLE or len(seats) not in AROUND:
        return []
    places = AROUND[len(seats)]
    side = max([0, *(width(seat.name) + TAG + 1 for place, seat in zip(places, seats, strict=True) if is_side(place))])
    narrow = room - 2 * side < LEAST_TABLE  # nobody beside the table then
    wide = min(WIDEST_TABLE, room if narrow else room - 2 * side)
    box = Rect((room - wide) // 2, 1, wide, min(HIGHEST_TABLE, high - 2))
    canvas = Canvas(room, box.height + 2)
    _table(canvas, box, middle)
    for number, seat in enumerate(seats):
        rect = in_row(box, number, len(seats)) if narrow else beside(canvas, box, places[number])
        _seat(canvas, look, rect, {LEFT: 1, RIGHT: -1}.get(places[number], 0) if not narrow else 0, seat)
    return canvas.rows()


def is_side(place: str) -> bool:
    return place in (LEFT, RIGHT)


def _table(canvas: Canvas, box: Rect, middle: Sequence[str]) -> None:
    inner = box.width - 2
    canvas.put(box.x, box.y, f"╭{'─' * inner}╮", "line")
    for row in range(1, box.height - 1):
        canvas.put(box.x, box.y + row, f"│{' ' * inner}│", "line")
    canvas.put(box.x, box.y + box.height - 1, f"╰{'─' * inner}╯", "line")
    lines = [line for text in middle for line in wrap(text, inner - 2)][: box.height - 2]
    top = box.y + 1 + (box.height - 2 - len(lines)) // 2
    for number, line in enumerate(lines):
        token, attrs = ("muted", "") if number else ("text", "bold")
        canvas.put(box.x + 1 + (inner - width(line)) // 2, top + number, line, token, attrs=attrs)


def in_row(box: Rect, number: int, count: int) -> Rect:
    """Return the place of a seat when there is no room beside the table: the far seats above it, the others below, the
    reader at the left.
    """
    far = count // 2
    slots, slot = (far, number - 1) if 1 <= number <= far else (count - far, 0 if number == 0 else count - number)
    wide = box.width // slots
    return Rect(box.x + slot * wide, 0 if 1 <= number <= far else box.y + box.height, wide, 1)


def beside(canvas: Canvas, box: Rect, place: str) -> Rect:
    """Return the place of a seat beside the table."""
    half, end, middle = box.width // 2, box.x + box.width, box.y + box.height // 2
    return {
        FRONT: Rect(box.x, box.y + box.height, box.width, 1),
        FAR: Rect(box.x, 0, box.width, 1),
        FAR_LEFT: Rect(box.x, 0, half, 1),
        FAR_RIGHT: Rect(box.x + half, 0, box.width - half, 1),
        LEFT: Rect(0, middle, box.x - 1, 1),
        RIGHT: Rect(end + 1, middle, canvas.width - end - 1, 1),
    }[place]


def _seat(canvas: Canvas, look: Look, rect: Rect, towards: int, seat: Seated) -> None:
    """Draw a seat's sign and name: centered in its place, or at the end nearer to the table."""
    name = fit(seat.name, rect.width - TAG)
    free = rect.width - TAG - width(name)
    x = rect.x + (free // 2 if not towards else free if towards > 0 else 0)
    canvas.write(x, rect.y, [Run(look.glyphs.tag(seat.colour), f"seat_{seat.colour}"), Run(" ")])
    canvas.put(x + TAG, rect.y, name, "text" if seat.there else "muted")
