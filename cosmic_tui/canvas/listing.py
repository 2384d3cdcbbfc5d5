"""A list with a highlighted entry and its details beside it: help, moments, codex, log, forms. Draws rows of the
window's size.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.page import draw_banner
from cosmic_tui.canvas.text import closer

MARGIN = 2


class Pane(NamedTuple):
    """A framed half of the page."""

    title: Sequence[Run]
    rows: Sequence[Sequence[Run]]
    corner: Sequence[Run] = ()
    foot: Sequence[Run] = ()  # in the lower edge


class Listing(NamedTuple):
    """The parts of a list page. `split` is the width of the list; 0 gives it the whole window."""

    list: Pane
    at: int
    top: int = 0
    split: int = 0
    detail: Pane = Pane((), ())
    detail_top: int = 0
    keys: Sequence[Run] = ()
    banner: Sequence[Run] = ()
    heads: frozenset[int] = frozenset()  # entries that are headings and cannot be chosen


def listing(width: int, height: int, page: Listing) -> list[Row]:
    """Draw the whole window."""
    canvas = Canvas(width, height)
    y = draw_banner(canvas, page.banner)
    high = height - y - 1
    wide = page.split or width
    frame(canvas, Rect(0, y, wide, high), token="focus", title=page.list.title, corner=page.list.corner)
    _entries(canvas, page, Rect(1, y + 1, wide - 2, high - 2))
    if page.split:
        rect = Rect(wide, y, width - wide, high)
        frame(canvas, rect, title=page.detail.title, corner=page.detail.corner, foot_corner=page.detail.foot)
        for number, row in enumerate(page.detail.rows[page.detail_top : page.detail_top + high - 2]):
            canvas.write(wide + MARGIN, y + 1 + number, cut_runs(row, rect.width - 2 * MARGIN + 1))
    canvas.write(1, height - 1, closer(page.keys, width - 2))
    return canvas.rows()


def _entries(canvas: Canvas, page: Listing, rect: Rect) -> None:
    for number, row in enumerate(page.list.rows[page.top : page.top + rect.height], page.top):
        y = rect.y + number - page.top
        here = number == page.at
        if here:
            canvas.fill(rect.x, y, rect.width, 1, "select")
            canvas.put(rect.x, y, "►", "key")
        canvas.write(rect.x + MARGIN - 1, y, cut_runs(row, rect.width - MARGIN + 1))
        if number not in page.heads:
            for x in range(rect.x, rect.x + rect.width):
                token, ground, attrs, link = canvas.styles[y][x]
                canvas.styles[y][x] = (token, ground, attrs, link or ("entry", number))
    if len(page.list.rows) > rect.height:
        where = f" {page.at + 1}/{len(page.list.rows)} "
        canvas.put(rect.x + rect.width - len(where) - 1, rect.y + rect.height, where, "muted")


def high_of(height: int, banner: bool) -> int:
    """Return how many entries fit."""
    return height - 3 - banner
