"""Leaves out of what is sent to the terminal every cell that is on the screen already.

Textual sends a changed row from its widget's left edge, and often rows in which nothing has changed. Here each row is
taken apart into cells and compared with what was sent before; only stretches that differ are sent. A blank shows
nothing but its ground, so the colour of its ink does not matter. Knows escape sequences; must not know Textual.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from cosmic_tui.draw.cells import char_width

MOVE = re.compile(r"\x1b\[(\d+);(\d+)H")  # every run of cells begins with an absolute move
LOOK = re.compile(r"\x1b\[([\d;]*)m")
NO_LOOK = re.compile(r"\x1b(?!\[[\d;]*m)")
MODES = re.compile(r"(?:\x1b\[\?\d+[hl])*")
BLANK = " "
GAP = 8  # so many unchanged cells between changed ones cost less than a move over them
FOREGROUND, BACKGROUND = 38, 48
INK, GROUND = frozenset((*range(30, 38), 39, *range(90, 98))), frozenset((*range(40, 48), 49, *range(100, 108)))
SEEN_ON_BLANKS = frozenset(("4", "7", "9", "21", "53"))  # lines and reversed colours
LONG = {"2": 5, "5": 3}  # 38;2;r;g;b and 38;5;n


class Cell(NamedTuple):
    """What stands in one column; the second column of a wide character is empty."""

    look: str
    char: str


Row = dict[int, Cell]  # column -> cell, as far as they are known


class Squeeze:
    """Called with what is to be written; gives what has to be. Clear `rows` if the terminal may have lost them."""

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}

    def __call__(self, data: str) -> str:
        head, *parts = MOVE.split(data)
        if not parts:
            return data
        out = [head]
        for y, x, text in zip(parts[0::3], parts[1::3], parts[2::3], strict=True):
            cells, rest = taken_apart(text.rstrip("\n"))
            if cells is None:
                self.rows.clear()  # something else than cells: nothing is sure any more
                out.append(f"\x1b[{y};{x}H{text}")
            elif cells:
                out.append(self._changes(y, int(x), cells) + rest)
            else:
                out.append(f"\x1b[{y};{x}H{rest}")
        return "".join(out)

    def _changes(self, y: str, x: int, cells: list[Cell]) -> str:
        """The stretches of a run of cells that differ from what stands there."""
        row = self.rows.setdefault(y, {})
        stretches: list[list[int]] = []  # [first, last] places in `cells`
        for place, cell in enumerate(cells):
            if row.get(x + place) == cell:
                continue
            row[x + place] = cell
            if stretches and place - stretches[-1][1] <= GAP:
                stretches[-1][1] = place
            else:
                stretches.append([place, place])
        parts = whole(stretches, cells)
        return "".join(f"\x1b[{y};{x + first}H{written(cells[first : last + 1])}" for first, last in parts)


def whole(stretches: list[list[int]], cells: list[Cell]) -> list[list[int]]:
    """The stretches with both halves of their wide characters."""
    for stretch in stretches:
        while stretch[0] and not cells[stretch[0]].char:
            stretch[0] -= 1
        while stretch[1] + 1 < len(cells) and not cells[stretch[1] + 1].char:
            stretch[1] += 1
    return stretches


def taken_apart(text: str) -> tuple[list[Cell] | None, str]:
    """The cells of a run, and the modes that are switched after it; None for the cells if it holds anything else."""
    other = NO_LOOK.search(text)
    body, rest = (text[: other.start()], text[other.start() :]) if other else (text, "")
    if not MODES.fullmatch(rest):
        return None, ""
    cells: list[Cell] = []
    first, *parts = LOOK.split(body)
    for look, letters in zip(["", *parts[0::2]], [first, *parts[1::2]], strict=True):
        shown = "" if look == "0" else look
        for char in letters:
            wide = char_width(char)
            if wide:
                cells.append(Cell(ground_of(shown) if char == BLANK else shown, char))
                cells += [Cell(shown, "")] * (wide - 1)
            elif cells:
                cells[-1] = Cell(cells[-1].look, cells[-1].char + char)
            else:
                return None, ""
    return cells, rest


def written(cells: list[Cell]) -> str:
    """Cells as they are sent: what changes of the look, and blanks in any look that shows their ground."""
    out: list[str] = []
    now: str | None = None
    for look, char in cells:
        same = look == now or (char == BLANK and now is not None and ground_of(now) == look)
        if not same:
            out.append(f"\x1b[{change(now, look)}m")
            now = look
        out.append(char)
    return "".join(out) + "\x1b[0m"


@lru_cache(maxsize=8192)
def change(before: str | None, look: str) -> str:
    """The codes that lead from one look to another."""
    if before is not None and look:
        (lines, ink, ground), (new_lines, new_ink, new_ground) = parts_of(before), parts_of(look)
        if lines == new_lines and (new_ink or not ink) and (new_ground or not ground):
            return ";".join(new for old, new in ((ink, new_ink), (ground, new_ground)) if new != old)
    return f"0;{look}" if look else "0"


@lru_cache(maxsize=4096)
def parts_of(look: str) -> tuple[str, str, str]:
    """Bold and its like, the colour of the ink, the colour of the ground; each as codes."""
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
    return ";".join(rest), ink, ground


def ground_of(look: str) -> str:
    """The part of a look that a blank shows; all of it if it has lines or turns the colours round."""
    lines, _, ground = parts_of(look)
    return look if SEEN_ON_BLANKS & set(lines.split(";")) else ground
