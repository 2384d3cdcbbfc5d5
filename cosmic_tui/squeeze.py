"""Leaves out of what is sent to the terminal every cell that is on the screen already, and says the rest shortly.

Textual sends a changed row from its widget's left edge, and often rows in which nothing has changed. Here each row is
taken apart into cells and compared with what was sent before. The cells that differ are sent look by look, because to
move the cursor takes fewer bytes than to change a colour. Knows escape sequences; must not know Textual.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from cosmic_tui.draw.cells import char_width
from cosmic_tui.pen import BARE, Pen, anew_to, change, for_blanks, ground_of, parts_of

MOVE = re.compile(r"\x1b\[(\d+);(\d+)H")  # every run of cells begins with an absolute move
LOOK = re.compile(r"\x1b\[([\d;]*)m")
NO_LOOK = re.compile(r"\x1b(?!\[[\d;]*m)")
MODES = re.compile(r"(?:\x1b\[\?\d+[hl])*")
BLANK = " "
LINE_END = "\n"  # Textual ends its rows so; the next move makes it meaningless

Cell = tuple[str, str]  # look, character; the second column of a wide character is empty
Row = dict[int, Cell]  # column -> cell, as far as they are known


class Stretch(NamedTuple):
    """Cells beside each other that one pen can write; `blank` if it is blanks only."""

    y: int
    x: int
    look: str
    text: str
    columns: int
    blank: bool


class Squeeze:
    """Called with what is to be written; gives what has to be. Clear `rows` if the terminal may have lost them."""

    def __init__(self) -> None:
        self.rows: dict[int, Row] = {}
        self._stale: dict[int, set[int]] = {}  # row -> columns that the terminal does not show yet

    def __call__(self, data: str) -> str:
        head, *parts = MOVE.split(data)
        if not parts:
            return data
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
        row = self.rows.setdefault(y, {})
        stale = self._stale.setdefault(y, set())
        for place, cell in enumerate(cells, x):
            if row.get(place) != cell:
                row[place] = cell
                stale.add(place)

    def _sent(self) -> str:
        """Everything that differs, and the plain look again after it."""
        stretches = [part for y in sorted(self._stale) for part in stretches_of(y, self.rows[y], self._stale[y])]
        self._stale.clear()
        return self._written(stretches) if stretches else ""

    def _written(self, stretches: list[Stretch]) -> str:
        """Stretches look by look, those of one ground after each other; top to bottom in each look."""
        out: list[str] = []
        pen = BARE
        y, x = 0, 0
        for part in sorted(stretches, key=by_look):
            wanted = for_blanks(pen, part.look) if part.blank else parts_of(part.look)
            codes = change(pen, wanted) if out else anew_to(wanted)
            between = self._between(y, x, part, pen) if not codes else ""
            out += [between or move(y, part), f"\x1b[{codes}m" if codes else "", part.text]
            pen, y, x = wanted, part.y, part.x + part.columns
        return "".join((*out, "\x1b[0m"))

    def _between(self, y: int, x: int, part: Stretch, pen: Pen) -> str:
        """What stands between the cursor and the next stretch, if the pen can write it in fewer bytes than a move."""
        longest = len(move(y, part))
        if y != part.y or not 0 < part.x - x <= longest:
            return ""
        cells = [self.rows[y].get(at) for at in range(x, part.x)]
        text = "".join(cell[1] for cell in cells if cell is not None and shows(pen, cell))
        return text if len(text) == len(cells) and len(text.encode()) <= longest else ""


def shows(pen: Pen, cell: Cell) -> bool:
    """Whether a cell written with this pen has its look."""
    return for_blanks(pen, cell[0]) == pen if cell[1] == BLANK else parts_of(cell[0]) == pen


def by_look(part: Stretch) -> tuple[str, str, str, int, int]:
    lines, ink, ground = parts_of(part.look)
    return ground, lines, ink, part.y, part.x


def move(y: int, part: Stretch) -> str:
    """The cursor to a stretch, from somewhere in row y."""
    return f"\x1b[{part.x}G" if y == part.y else f"\x1b[{part.y};{part.x}H"


def stretches_of(y: int, row: Row, stale: set[int]) -> Iterable[Stretch]:
    """The stale cells of a row in stretches of one look, with both halves of their wide characters."""
    columns: list[int] = []
    look, blank = "", True
    for at in whole(row, stale):
        here, char = row[at]
        seen = char == BLANK and here == ground_of(here)
        fits = columns and at == columns[-1] + 1 and fit_together(look, blank, here, seen)
        if columns and not fits:
            yield _stretch(y, row, columns, look, blank)
            columns = []
        if not columns or (blank and not seen):
            look, blank = here, seen
        columns.append(at)
    if columns:
        yield _stretch(y, row, columns, look, blank)


def fit_together(look: str, blank: bool, other: str, other_blank: bool) -> bool:
    """Whether one pen writes both; a blank takes any look on its ground."""
    if look == other:
        return True
    return (blank and ground_of(other) == look) or (other_blank and ground_of(look) == other)


def _stretch(y: int, row: Row, columns: list[int], look: str, blank: bool) -> Stretch:
    return Stretch(y, columns[0], look, "".join(row[at][1] for at in columns), len(columns), blank)


def whole(row: Row, stale: set[int]) -> list[int]:
    """The columns in order, and the other halves of wide characters."""
    before = {at - 1 for at in stale if not row[at][1]}
    behind = {at + 1 for at in stale if at + 1 in row and not row[at + 1][1]}
    return sorted(at for at in stale | before | behind if at in row)


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
        on_blank = ground_of(shown)
        for char in letters:
            wide = char_width(char)
            if wide:
                cells.append((on_blank if char == BLANK else shown, char))
                cells += [(shown, "")] * (wide - 1)
            elif cells:
                cells[-1] = (cells[-1][0], cells[-1][1] + char)
            else:
                return None, ""
    return cells, rest
