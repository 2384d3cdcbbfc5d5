"""Leaves out of what is sent to the terminal every cell that is on the screen already, and says the rest shortly.

Textual sends a changed row from its widget's left edge, and often rows in which nothing has changed. Here each row is
taken apart into cells and compared with what was sent before. The cells that differ are sent look by look, because to
move the cursor takes fewer bytes than to change a colour. Knows escape sequences; must not know Textual.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from cosmic_tui.canvas.cells import char_width
from cosmic_tui.terminal.sgr import BARE, Pen, anew_to, change, for_blanks, ground_of, parts_of

MOVE = re.compile(r"\x1b\[(\d+);(\d+)H")  # every run of cells begins with an absolute move
LOOK = re.compile(r"\x1b\[([\d;]*)m")
NO_LOOK = re.compile(r"\x1b(?!\[[\d;]*m)")
MODES = re.compile(r"(?:\x1b\[\?\d+[hl])*")
BLANK = " "
LINE_END = "\n"  # Textual ends its rows so; the next move makes it meaningless

Cell = tuple[str, str]  # look, character; the second column of a wide character is empty
Row = list[Cell]  # by column, the first of which is 1
UNKNOWN: Cell = ("?", "?")  # like no cell there is
CHUNKS_KEPT = 2048  # of text in one look; most of a screen is said again and again


class Stretch(NamedTuple):
    """Cells beside each other that one pen can write; `blank` if it is blanks only."""

    y: int
    x: int
    look: str
    text: str
    columns: int
    blank: bool


class Squeeze:
    """Called with what is to be written; gives what has to be. `forget` if the terminal may have lost its picture."""

    def __init__(self) -> None:
        self.rows: dict[int, Row] = {}
        self._stale: dict[int, set[int]] = {}  # row -> columns that the terminal does not show yet
        self._lost = False

    @property
    def shows(self) -> bool:
        """Return whether the terminal shows anything that was sent to it."""
        return bool(self.rows) and not self._lost

    def forget(self) -> None:
        """Note that the picture is lost. This may come while something is being written; the next write is sent whole.
        """
        self._lost = True

    def __call__(self, data: str) -> str:
        head, *parts = MOVE.split(data)
        if not parts:
            return data
        if self._lost:
            self._lost = False
            self.rows.clear()
        out = [head]
        for y, x, text in zip(parts[0::3], parts[1::3], parts[2::3], strict=True):
            cells, rest = taken_apart(text.replace(LINE_END, ""))
            if cells is None:
                out += [self._sent(), f"\x1b[{y};{x}H{text}"]
                self.rows.clear()  # something else than cells: nothing is sure any more
            elif cells:
                self._take(int(y), int(x), cells)
                out += [self._sent(), rest] if rest else []
            else:
                out += [self._sent(), f"\x1b[{y};{x}H{rest}"]
        return "".join((*out, self._sent()))

    def _take(self, y: int, x: int, cells: list[Cell]) -> None:
        """Note which cells of a run differ from what stands there."""
        row = self.rows.setdefault(y, [])
        end = x + len(cells)
        if len(row) < end:
            row += [UNKNOWN] * (end - len(row))
        before, row[x:end] = row[x:end], cells
        if before != cells:
            _forget_halves(row, x, end, before[0])
            stale = [at for at, (old, new) in enumerate(zip(before, cells, strict=True), x) if old != new]
            self._stale.setdefault(y, set()).update(stale)

    def _sent(self) -> str:
        """Return everything that differs, and the plain style again after it."""
        stretches = [part for y in sorted(self._stale) for part in stretches_of(y, self.rows[y], self._stale[y])]
        self._stale.clear()
        return self._written(stretches) if stretches else ""

    def _written(self, stretches: list[Stretch]) -> str:
        """Return what to write: stretches style by style, those of one background after each other, top to bottom in
        each style.
        """
        out: list[str] = []
        pen = BARE
        y, x = 0, 0
        for part in sorted(stretches, key=by_look):
            wanted = for_blanks(pen, part.look) if part.blank else parts_of(part.look)
            codes = change(pen, wanted) if out else anew_to(wanted)
            between = self._between(y, x, part, pen) if not codes else ""
            out += [between or move(y, x, part), f"\x1b[{codes}m" if codes else "", part.text]
            pen, y, x = wanted, part.y, part.x + part.columns
        return "".join((*out, "\x1b[0m"))

    def _between(self, y: int, x: int, part: Stretch, pen: Pen) -> str:
        """Return what stands between the cursor and the next stretch, if the pen can write it in fewer bytes than a
        move.
        """
        longest = len(move(y, x, part))
        if y != part.y or not 0 < part.x - x <= longest:
            return ""
        cells = self.rows[y][x : part.x]
        text = "".join(cell[1] for cell in cells if shows(pen, cell))
        return text if len(text) == len(cells) and len(text.encode()) <= longest else ""


def _forget_halves(row: Row, x: int, end: int, first_before: Cell) -> None:
    """Forget a wide character of which one half has been written over."""
    if not first_before[1]:
        row[x - 1] = UNKNOWN
    if end < len(row) and not row[end][1]:
        row[end] = UNKNOWN


def shows(pen: Pen, cell: Cell) -> bool:
    """Return whether a cell written with this pen has its style."""
    if cell is UNKNOWN:
        return False
    return for_blanks(pen, cell[0]) == pen if cell[1] == BLANK else parts_of(cell[0]) == pen


def by_look(part: Stretch) -> tuple[str, str, str, int, int]:
    lines, ink, ground = parts_of(part.look)
    return ground, lines, ink, part.y, part.x


def move(y: int, x: int, part: Stretch) -> str:
    """Return the cursor to a stretch from column x of row y: so many columns on where that is shorter."""
    if y != part.y:
        return f"\x1b[{part.y};{part.x}H"
    there = f"\x1b[{part.x}G"
    on = f"\x1b[{part.x - x}C" if part.x - x > 1 else "\x1b[C"
    return on if x < part.x and len(on) < len(there) else there


def stretches_of(y: int, row: Row, stale: set[int]) -> Iterable[Stretch]:
    """Yield the stale cells of a row in stretches of one look, with both halves of their wide characters."""
    first = stop = 0
    look, blank = "", True
    for at, end, here, seen in pieces(row, whole(row, stale)):
        if first and not (at == stop and (here == look or fit_together(look, blank, here, seen))):
            yield _stretch(y, row, first, stop, look, blank)
            first = 0
        if not first:
            first, look, blank = at, here, seen
        elif blank and not seen:
            look, blank = here, False
        stop = end
    if first:
        yield _stretch(y, row, first, stop, look, blank)


def pieces(row: Row, columns: list[int]) -> Iterable[tuple[int, int, str, bool]]:
    """Yield neighboring columns whose cells look the same: from, to, the style, and whether they are blanks."""
    start = before = -1
    look, blank = "", False
    for at in columns:
        here, char = row[at]
        if at != before + 1 or here != look or (char == BLANK) != blank:
            if start >= 0:
                yield start, before + 1, look, blank and look == ground_of(look)
            start, look, blank = at, here, char == BLANK
        before = at
    if start >= 0:
        yield start, before + 1, look, blank and look == ground_of(look)


def fit_together(look: str, blank: bool, other: str, other_blank: bool) -> bool:
    """Return whether one pen writes both styles; a blank takes any on its ground."""
    return (blank and ground_of(other) == look) or (other_blank and ground_of(look) == other)


def _stretch(y: int, row: Row, first: int, stop: int, look: str, blank: bool) -> Stretch:
    text = "".join([char for _, char in row[first:stop]])
    return Stretch(y, first, look, text, stop - first, blank)


def whole(row: Row, stale: set[int]) -> list[int]:
    """Return the columns in order, and the other halves of wide characters."""
    halves = [at for at, (_, char) in enumerate(row) if not char]  # mostly there are none
    return sorted(stale.union(*({at - 1, at} for at in halves if at in stale or at - 1 in stale)))


def taken_apart(text: str) -> tuple[list[Cell] | None, str]:
    """Return the cells of a run, and the modes that are switched after it; None for the cells if it holds anything
    else.
    """
    other = NO_LOOK.search(text)
    body, rest = (text[: other.start()], text[other.start() :]) if other else (text, "")
    if not MODES.fullmatch(rest):
        return None, ""
    cells: list[Cell] = []
    first, *parts = LOOK.split(body)
    for look, letters in zip(["", *parts[0::2]], [first, *parts[1::2]], strict=True):
        chunk = cells_of(look, letters)
        if chunk is None:
            return None, ""
        cells += chunk
    return cells, rest


@lru_cache(maxsize=CHUNKS_KEPT)
def cells_of(look: str, letters: str) -> tuple[Cell, ...] | None:
    """Return text in one style as cells; None if it does not begin with a character that has a place of its own."""
    shown = "" if look == "0" else look
    on_blank = ground_of(shown)
    if letters.isascii() and letters.isprintable():
        return tuple([(on_blank if char == BLANK else shown, char) for char in letters])
    cells: list[Cell] = []
    for char in letters:
        wide = char_width(char)
        if wide:
            cells.append((on_blank if char == BLANK else shown, char))
            cells += [(shown, "")] * (wide - 1)
        elif cells:
            cells[-1] = (cells[-1][0], cells[-1][1] + char)
        else:
            return None
    return tuple(cells)
