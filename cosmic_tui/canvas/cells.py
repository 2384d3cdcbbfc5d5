"""Rows of runs, and the canvas they are put together on, cell by cell.

A run names its colour and its ground by token; `mix` names a step between two tokens, for planets and fog. A canvas
never grows: what does not fit is cut, and in strict mode (all tests) refused, so that no number is lost unseen.
Knows characters and columns; must not know games, words or colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple
from unicodedata import category, east_asian_width

from cosmic_tui.look.ink import STEPS as STEPS

if TYPE_CHECKING:
    from cosmic_tui.look.glyphs import Glyphs

Link = tuple[Any, ...]  # what a click on a run means: ("option", 3), ("read", ("seat", 2))
SPACE = " "
CUT = "…"


class Rect(NamedTuple):
    """A region: its left column, top row, columns and rows."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Run(NamedTuple):
    """A piece of text in one style."""

    text: str
    token: str = "text"
    ground: str = ""  # "" takes the ground that is there
    attrs: str = ""  # "bold", "underline", or both
    link: Link = ()


Row = tuple[Run, ...]
Style = tuple[str, str, str, Link]

_run = tuple.__new__  # of Run: without the way through its keywords; a picture makes thousands


class Overflow(AssertionError):
    """The error for something put where there is no room for it."""


class Strictness:
    """A switch: whether a canvas refuses what does not fit. The tests turn it on."""

    on = False


def mix(one: str, other: str, step: int) -> str:
    """Return a token between two tokens: 0 is the first, STEPS the second."""
    return one if step <= 0 else other if step >= STEPS else f"{one}~{other}~{step}"


# --- widths ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def char_width(char: str) -> int:
    """Return how many columns a character takes; the program's own glyphs all take one."""
    if char.isascii():
        return 1 if char.isprintable() else 0
    if category(char) in ("Mn", "Me", "Cf", "Cc", "Cs", "Zl", "Zp"):
        return 0
    return 2 if east_asian_width(char) in "WF" else 1


def width(text: str) -> int:
    """Return how many columns a text takes."""
    if text.isascii() and text.isprintable():
        return len(text)
    return sum(map(char_width, text))


def fit(text: str, room: int) -> str:
    """Return the text, cut to the room with an ellipsis if it must be."""
    if width(text) <= room:
        return text
    if room <= 0:
        return ""
    kept, used = [], 0
    for char in text:
        here = char_width(char)
        if used + here > room - 1:
            break
        kept.append(char)
        used += here
    return "".join(kept).rstrip() + CUT


def fit_end(text: str, room: int) -> str:
    """Return the end of a text that is being typed, as much of it as has room."""
    while width(text) > room:
        text = text[1:]
    return text


def wrap(text: str, room: int) -> list[str]:
    """Return the text in lines of at most `room` columns, broken between words. A line break begins a new paragraph."""
    return [plain(line) for part in text.split("\n") for line in wrap_runs([Run(part)], room)]


def wrap_runs(runs: Iterable[Run], room: int) -> list[Row]:
    """Break runs into lines of at most `room` columns, between words. Each word keeps its own style."""
    lines: list[Row] = []
    line: list[Run] = []
    used = 0
    for word in _words(runs):
        wide = runs_width(word)
        if used and used + 1 + wide > room:
            lines.append(joined(line))
            line, used = [], 0
        if wide > room:
            word = cut_runs(word, room)
            wide = runs_width(word)
        if used:
            line.append(Run(SPACE, word[0].token, word[0].ground))
            used += 1
        line += word
        used += wide
    if line or not lines:
        lines.append(joined(line))
    return lines


def _words(runs: Iterable[Run]) -> Iterator[list[Run]]:
    """Yield the pieces between blanks, each with its style."""
    word: list[Run] = []
    for run in runs:
        parts = run.text.split(SPACE)
        for number, part in enumerate(parts):
            if number and word:
                yield word
                word = []
            if part:
                word.append(run._replace(text=part))
    if word:
        yield word


def cut_runs(runs: Sequence[Run], room: int) -> list[Run]:
    """Return the first runs that fit, the last one cut. An ellipsis marks the cut, unless only blanks are missing."""
    kept: list[Run] = []
    for run in runs:
        here = width(run.text)
        if here > room:
            if room > 0:
                bare = run.text.rstrip(SPACE)
                left = room - width(bare)
                shown = f"{bare}{SPACE * left}" if left >= 0 else fit(run.text, room)
                kept.append(run._replace(text=shown))
            elif kept and run.text.strip():
                last = kept[-1]
                kept[-1] = last._replace(text=fit(f"{last.text} ", width(last.text)))
            return kept
        kept.append(run)
        room -= here
    return kept


def runs_width(runs: Iterable[Run]) -> int:
    return sum(width(run.text) for run in runs)


def plain(row: Iterable[Run]) -> str:
    """Return a row as bare text."""
    return "".join(run.text for run in row)


def joined(runs: Iterable[Run]) -> Row:
    """Return the same cells in as few runs as possible."""
    done: list[Run] = []
    for run in runs:
        if done and done[-1][1:] == run[1:]:
            done[-1] = done[-1]._replace(text=done[-1].text + run.text)
        elif run.text:
            done.append(run)
    return tuple(done)


def tiled(columns: int, rows: int, parts: Iterable[tuple[Rect, Sequence[Row]]]) -> list[Row]:
    """Lay drawn rectangles side by side, each as wide as its place says. They must not overlap."""
    lines: list[list[tuple[int, int, Row]]] = [[] for _ in range(rows)]
    for rect, drawn in parts:
        for y, row in enumerate(drawn[: rows - rect.y], rect.y):
            lines[y].append((rect.x, rect.x + rect.width, row))
    return [_beside(columns, line) for line in lines]


def _beside(columns: int, parts: list[tuple[int, int, Row]]) -> Row:
    """Join rows from left to right, with blanks where a rectangle has no row."""
    runs: list[Run] = []
    end = 0
    for start, stop, row in sorted(parts):
        if start > end:
            runs.append(Run(SPACE * (start - end), "text", "bg"))
        runs += row
        end = stop
    if end < columns:
        runs.append(Run(SPACE * (columns - end), "text", "bg"))
    return tuple(runs)


# --- the canvas --------------------------------------------------------------------------------------------------


class Canvas:
    """A rectangle of cells; things put later cover things put earlier."""

    def __init__(self, columns: int, rows: int, ground: str = "bg") -> None:
        self.width = columns
        self.height = rows
        self.chars: list[list[str]] = [[SPACE] * columns for _ in range(rows)]
        blank: Style = ("text", ground, "", ())
        self.styles: list[list[Style]] = [[blank] * columns for _ in range(rows)]

    def put(
        self, x: int, y: int, text: str, token: str = "text", ground: str = "", attrs: str = "", link: Link = ()
    ) -> int:
        """Write text and return the column after it."""
        cells: Sequence[str] = text if text.isascii() and text.isprintable() else _cells(text)
        end = x + len(cells)
        if not 0 <= y < self.height or x < 0 or end > self.width:
            if Strictness.on and text.strip():
                raise Overflow(f"{text!r} at {x},{y} on {self.width}x{self.height}")
            if not 0 <= y < self.height:
                return end
            cells = cells[max(0, -x) : max(0, self.width - x)]
            x = max(0, x)
        if not cells:
            return end
        stop = x + len(cells)
        self.chars[y][x:stop] = cells
        row = self.styles[y]
        below = row[x]
        if (ground and link) or row[x:stop].count(below) == len(cells):
            row[x:stop] = [(token, ground or below[1], attrs, link or below[3])] * len(cells)
        else:
            row[x:stop] = [(token, ground or under[1], attrs, link or under[3]) for under in row[x:stop]]
        return end

    def right(self, end: int, y: int, text: str, token: str = "text", **look: Any) -> int:
        """Write text that ends before column `end`; return where it begins."""
        start = end - width(text)
        self.put(start, y, text, token, **look)
        return start

    def write(self, x: int, y: int, runs: Iterable[Run]) -> int:
        """Write runs one after the other and return the column after them."""
        for run in runs:
            x = self.put(x, y, *run)
        return x

    def write_right(self, end: int, y: int, runs: Sequence[Run]) -> int:
        """Write runs that end before column `end`; return where they begin."""
        start = end - runs_width(runs)
        self.write(start, y, runs)
        return start

    def fill(self, x: int, y: int, columns: int, rows: int = 1, ground: str = "", link: Link = ()) -> None:
        """Put a background, a link or both under a rectangle; text there stays."""
        start, stop = max(0, x), max(0, min(self.width, x + columns))
        for line in self.styles[max(0, y) : max(0, y + rows)]:
            line[start:stop] = [
                (token, ground or old, attrs, link or target) for token, old, attrs, target in line[start:stop]
            ]

    def clear(self, x: int, y: int, columns: int, rows: int = 1, ground: str = "bg") -> None:
        """Make a rectangle empty."""
        for at in range(y, y + rows):
            self.put(x, at, SPACE * columns, "text", ground)

    def paste(self, x: int, y: int, rows: Sequence[Iterable[Run]]) -> None:
        """Put drawn rows at a place on the canvas."""
        for number, row in enumerate(rows):
            self.write(x, y + number, row)

    def rows(self) -> list[Row]:
        """Return the finished rows."""
        return [_row(chars, styles) for chars, styles in zip(self.chars, self.styles, strict=True)]


@lru_cache(maxsize=4096)
def _cells(text: str) -> tuple[str, ...]:
    """Return one entry a column; the second column of a wide character is an empty entry."""
    cells: list[str] = []
    for char in text:
        wide = char_width(char)
        if wide:
            cells.append(char)
            if wide == 2:
                cells.append("")
    return tuple(cells)


def _row(chars: list[str], styles: list[Style]) -> Row:
    runs: list[Run] = []
    start = 0
    for style, same in groupby(styles):
        stop = start + len(list(same))
        runs.append(_run(Run, ("".join(chars[start:stop]), *style)))
        start = stop
    return tuple(runs)


def hit(row: Iterable[Run], x: int) -> Link:
    """Return the link that a click on this column of a row follows."""
    for run in row:
        x -= width(run.text)
        if x < 0:
            return run.link
    return ()


def in_glyphs(glyphs: Glyphs, rows: list[Row]) -> list[Row]:
    """Return the rows with characters that this terminal can show."""
    if not glyphs.ascii_only:
        return rows
    return [tuple(Run(glyphs.row(run.text), *run[1:]) for run in row) for row in rows]
