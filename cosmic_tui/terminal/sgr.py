"""The looks a terminal's pen can have, and the shortest way from one to another.

A look is what stands between `ESC[` and `m`: lines (bold, underlined and their like), ink and ground. A blank shows
only its ground, so the pen may keep its ink and its weight there. Knows escape codes; must not know cells or screens.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

FOREGROUND, BACKGROUND = 38, 48
INK, GROUND = frozenset((*range(30, 38), 39, *range(90, 98))), frozenset((*range(40, 48), 49, *range(100, 108)))
SEEN_ON_BLANKS = frozenset(("4", "7", "9", "21", "53"))  # lines and reversed colours
LONG = {"2": 5, "5": 3}  # 38;2;r;g;b and 38;5;n
OFF = {"1": "22", "2": "22", "3": "23", "4": "24", "5": "25", "7": "27", "8": "28", "9": "29", "21": "24", "53": "55"}
NO_INK, NO_GROUND = "39", "49"


class Pen(NamedTuple):
    """Codes of each kind; none is the terminal's own."""

    lines: str = ""
    ink: str = ""
    ground: str = ""


BARE = Pen()


@lru_cache(maxsize=4096)
def parts_of(look: str) -> Pen:
    """Return the parts of a style: bold and its like, the color of the ink, the color of the background."""
    codes = look.split(";") if look else []
    rest: list[str] = []
    ink = ground = ""
    place = 0
    while place < len(codes):
        code = int(codes[place] or 0)
        long = LONG.get(codes[place + 1], 1) if code in (FOREGROUND, BACKGROUND) and place + 1 < len(codes) else 1
        part = ";".join(codes[place : place + long])
        if code == FOREGROUND or code in INK:
            ink = part
        elif code == BACKGROUND or code in GROUND:
            ground = part
        else:
            rest.append(part)
        place += long
    return Pen(";".join(rest), ink, ground)


@lru_cache(maxsize=4096)
def ground_of(look: str) -> str:
    """Return the part of a style that a blank shows; all of it if it has lines or swaps its colors."""
    lines, _, ground = parts_of(look)
    return look if SEEN_ON_BLANKS & set(lines.split(";")) else ground


def for_blanks(pen: Pen, look: str) -> Pen:
    """Return the pen that is nearest to this one and shows a blank of that look."""
    lines, _, ground = parts_of(look)
    kept = [] if lines else [line for line in pen.lines.split(";") if line not in SEEN_ON_BLANKS]
    return Pen(";".join(kept), pen.ink, ground) if not lines else parts_of(look)


@lru_cache(maxsize=8192)
def change(before: Pen, after: Pen) -> str:
    """Return the codes that lead from one pen to another; none if they are the same."""
    if before == after:
        return ""
    old, new = before.lines.split(";"), after.lines.split(";")
    off = dict.fromkeys(OFF[line] for line in old if line and line not in new)
    on = [line for line in new if line and (line not in old or OFF[line] in off)]
    ink = [after.ink or NO_INK] if after.ink != before.ink else []
    ground = [after.ground or NO_GROUND] if after.ground != before.ground else []
    step = ";".join((*off, *on, *ink, *ground))
    anew = anew_to(after)
    return step if len(step) <= len(anew) else anew


def anew_to(after: Pen) -> str:
    """Return the codes that lead to a pen from any other."""
    return ";".join(("0", *(part for part in after if part)))
