"""Gives runs their colours: from rows of tokens to Textual's strips, with everything cached that repeats.

A theme switch makes a new painter. Knows palettes and Rich; must not know what is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style as RichStyle
from textual.strip import Strip

from cosmic_tui.canvas.cells import Row, Run, width
from cosmic_tui.look import Palette, rich_style
from cosmic_tui.look.ink import ink

ROWS_KEPT = 256  # several pictures
RUNS_KEPT = 2048  # parts of rows; most of a picture is said again in the next


class Piece(Strip):
    """A strip that is set free as soon as nobody shows it: Textual's keeps itself among its own parts."""

    __slots__ = ("__weakref__",)

    def divide(self, cuts: Iterable[int]) -> Sequence[Strip]:
        found = list(cuts)
        return [self] if found == [self.cell_length] else super().divide(found)

    def crop(self, start: int, end: int | None = None) -> Strip:
        part = super().crop(start, end)
        return part if isinstance(part, Piece) else Piece(part, part.cell_length)


class Painter:
    """One palette's way to paint. `strip` is called for every row that is shown."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self._styles: dict[tuple[str, str, str, bool], RichStyle] = {}
        self.strip = lru_cache(maxsize=ROWS_KEPT)(self._strip)
        self._segment = lru_cache(maxsize=RUNS_KEPT)(self._painted)

    def _strip(self, row: Row) -> Strip:
        parts = [self._segment(run.text, run.token, run.ground, run.attrs) for run in row]
        return Piece([segment for segment, _ in parts], sum([columns for _, columns in parts]))

    def _painted(self, text: str, token: str, ground: str, attrs: str) -> tuple[Segment, int]:
        """Paint one run, wherever it stands. Return the segment and its columns."""
        return Segment(text, self.style(Run(text, token, ground, attrs))), width(text)

    def style(self, run: Run) -> RichStyle:
        """Return the look of one run; text is held to the readable pairs."""
        readable = any(map(str.isalnum, run.text))
        key = (run.token, run.ground or "bg", run.attrs, readable)
        if key not in self._styles:
            self._styles[key] = rich_style(ink(self.palette, *key))
        return self._styles[key]
