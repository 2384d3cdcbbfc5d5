"""A page over the table: a frame with lines in it that can be scrolled, and a banner if the reader is asked meanwhile.

Used by everything that is read and closed again. Draws rows of the window's size.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, runs_width, wrap_runs
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import closer, key_link

Lines = Sequence[Sequence[Run]]
WIDEST = 110  # lines longer than that are hard to read
MARGIN = 3


def room_of(width: int) -> int:
    """Return how many columns a page leaves for its text."""
    return min(WIDEST, width - 2 * MARGIN)


def flowing(paragraphs: Lines, room: int) -> list[Row]:
    """Break paragraphs into lines of that many columns. An empty paragraph is an empty line."""
    found: list[Row] = []
    for runs in paragraphs:
        if runs_width(runs) <= room:
            found.append(tuple(runs))  # what fits keeps its gaps
            continue
        indent = _indent(runs)
        lines = wrap_runs(runs, room - indent) if runs else [()]
        found += [(Run(" " * indent), *line) if indent else line for line in lines]
    return found


def _indent(runs: Sequence[Run]) -> int:
    """Return how far a paragraph is indented: the blanks at its beginning indent all of its lines."""
    text = runs[0].text if runs else ""
    return len(text) - len(text.lstrip(" "))


def page(
    width: int,
    height: int,
    title: Sequence[Run],
    body: Sequence[Row],
    *,
    top: int = 0,
    corner: Sequence[Run] = (),
    keys: Sequence[Run] = (),
    banner: Sequence[Run] = (),
) -> list[Row]:
    """Draw the whole window."""
    canvas = Canvas(width, height)
    y = draw_banner(canvas, banner)
    frame(canvas, Rect(0, y, width, height - y - 1), token="focus", title=title, corner=corner)
    high = height - y - 3
    for number, row in enumerate(body[top : top + high]):
        canvas.write(MARGIN, y + 1 + number, cut_runs(row, width - 2 * MARGIN + 1))
    if len(body) > high:
        where = f" {top + 1}-{min(len(body), top + high)}/{len(body)} "
        canvas.put(width - len(where) - 2, height - 2, where, "muted")
    canvas.write(1, height - 1, closer(keys, width - 2))
    return canvas.rows()


def draw_banner(canvas: Canvas, banner: Sequence[Run]) -> int:
    """Draw a filled row at the top if a question waits; a click on it leads back. Return the first row below."""
    if not banner:
        return 0
    canvas.fill(0, 0, canvas.width, 1, "raised")
    canvas.fill(1, 0, canvas.width - 1, 1, link=key_link("back"))
    canvas.put(0, 0, "▌", "key")
    *question, back = banner
    canvas.write(1, 0, [*cut_runs(question, canvas.width - 2 - runs_width([back])), back])
    return 1


def high_of(height: int, banner: bool) -> int:
    """Return how many rows a page leaves for its text."""
    return height - 3 - banner
