"""Dice as dice: cells of the seat's colour with pips, or a number in brackets where there is no room or no colour.

A solid die lies as it is; a dark one is rolled again; a blank one has not been thrown. Draws into a canvas.
"""

from __future__ import annotations

from typing import NamedTuple

from cosmic_tui.canvas.cells import Canvas, Run, mix
from cosmic_tui.draw.look import FLAT, Look

WIDE, NARROW, TALL = 7, 5, 3
AGAIN = 10  # steps towards the ground of a die that is rolled again
BLANK = 0
# pips of each face by row: columns of a cell of three
FACES = {
    1: ("", "m", ""),
    2: ("l", "", "r"),
    3: ("l", "m", "r"),
    4: ("lr", "", "lr"),
    5: ("lr", "m", "lr"),
    6: ("lr",) * 3,
}
PIP = "●"


class Die(NamedTuple):
    """One die: its face (0 before the throw), whether it is rerolled, and the digit below it."""

    face: int
    again: bool = False
    digit: str = ""
    option: int = -1
    here: bool = False


def drawn(look: Look) -> bool:
    """Return whether dice are drawn as blocks of cells."""
    return look.discs and look.shades != FLAT and not look.glyphs.ascii_only


def die(canvas: Canvas, x: int, y: int, one: Die, token: str, wide: int = WIDE) -> None:
    """Draw a die in three rows."""
    ground, ink = (mix(token, "bg", AGAIN), token) if one.again else (token, "seat_ink")
    if one.face == BLANK:
        ground = mix(token, "bg", AGAIN - 3)
    link = ("option", one.option) if one.option >= 0 else ()
    canvas.clear(x, y, wide - 1, TALL, ground)
    canvas.fill(x, y, wide - 1, TALL, link=link)
    places = {"l": 1, "m": (wide - 1) // 2, "r": wide - 3}
    if wide == NARROW:
        places = {"l": 0, "m": 1, "r": 3}
    for row, pips in enumerate(FACES.get(one.face, ("", "", ""))):
        for pip in pips:
            canvas.put(x + places[pip], y + row, PIP, ink, ground)


def bracketed(one: Die, token: str) -> Run:
    """Return a die: `[6]` will be rolled again, ` 6 ` stays, `[·]` has not been thrown."""
    link = ("option", one.option) if one.option >= 0 else ()
    if one.face == BLANK:
        return Run("[·]", token, "", "", link)
    text = f"[{one.face}]" if one.again else f" {one.face} "
    return Run(text, token, "", "bold", link)
