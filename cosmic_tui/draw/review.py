"""The page of a review: the chance of winning as a graph, its marks, and the texts about the mark in focus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cosmic_tui.canvas.cells import Canvas, Row, Run, fit, runs_width, wrap
from cosmic_tui.canvas.text import fitting
from cosmic_tui.draw.look import Look

LARGE = 40  # rows of a window from which the graph is tall
TALL, LOW = 14, 7
SCALE = 6  # columns left of the graph
MOST = 1000  # thousandths
LEVELS = ((1.0, "100"), (0.5, " 50"), (0.0, "  0"))
SIGNS = {"slip": "warn", "mistake": "warn", "blunder": "danger", "well_found": "ok"}
FEWEST_SHOWN, MOST_SHOWN = 3, 10  # marks at a time; between them as many as leave room for what is said of one
GAP = 3  # columns between two keys
SPACES = 3  # empty rows between the parts


@dataclass(frozen=True)
class Shown:
    """The facts from which the page of a review is drawn. `places` gives, for each mark, the chance behind which it
    stands.
    """

    look: Look
    heading: str
    progress: str
    chances: Sequence[int]
    places: Sequence[int]
    kinds: Sequence[str]
    lines: Sequence[str]  # one for each mark
    at: int  # the mark in focus
    full: Sequence[str]  # all that is said of it
    foot: Sequence[str]
    keys: Sequence[list[Run]]  # the last one is the way out: it is always there


def review_page(shown: Shown, width: int, height: int) -> list[Row]:
    """Return the rows of the whole window."""
    canvas = Canvas(width, height)
    canvas.fill(0, 0, width, 1, "raised")
    canvas.right(width - 1, 0, shown.progress, "muted")
    canvas.put(1, 0, fit(shown.heading, max(0, width - len(shown.progress) - 4)), "key", attrs="bold")
    high = TALL if height >= LARGE else LOW
    graph(canvas, shown, 1, high)
    foot = [line for said in shown.foot for line in wrap(said, width - 2)]
    full = [line for said in shown.full for line in wrap(said, width - 2)]
    fewest = min(FEWEST_SHOWN, len(shown.lines))
    room = height - 1 - high - len(foot) - fewest - len(full)
    gap = 1 if room > SPACES else 0  # without a row to spare there are no empty ones
    y = 1 + high + gap
    for text in foot:
        canvas.put(1, y, text, "muted")
        y += 1
    y += gap
    most = max(FEWEST_SHOWN, min(MOST_SHOWN, height - 1 - gap - y - len(full)))
    first = max(0, min(shown.at - most // 2, len(shown.lines) - most))
    for number in range(first, min(first + most, len(shown.lines))):
        here = number == shown.at
        token = SIGNS[shown.kinds[number]]
        canvas.put(1, y, ">" if here else " ", "key")
        canvas.put(3, y, fit(f"{number + 1} {shown.lines[number]}", width - 4), token, attrs="bold" if here else "")
        y += 1
    y += gap
    for text in full[: max(0, height - 1 - y)]:
        canvas.put(1, y, text, "text")
        y += 1
    *ways, out = shown.keys
    others = fitting(ways, width - 2 - runs_width(out) - GAP, GAP)
    canvas.write(1, height - 1, fitting([others, out], width - 2, GAP))
    return canvas.rows()


def graph(canvas: Canvas, shown: Shown, top: int, high: int) -> None:
    """Draw the chance after each decision as a line of steps, with the number of each mark on it."""
    room = canvas.width - SCALE - 2
    for part, text in LEVELS:
        canvas.put(1, top + round((1 - part) * (high - 1)), f"{text} ", "muted")
    for y in range(high):
        canvas.put(SCALE - 1, top + y, "│", "muted")
    if not shown.chances:
        return
    heights = [round((1 - chance / MOST) * (high - 1)) for chance in shown.chances]
    columns = [heights[min(len(heights) - 1, x * len(heights) // room)] for x in range(room)]
    for x, here in enumerate(columns):
        before = columns[x - 1] if x else here
        for y in range(min(before, here) + 1, max(before, here)):
            canvas.put(SCALE + x, top + y, "│", "text")
        canvas.put(SCALE + x, top + here, "─", "text")
    for number, place in enumerate(shown.places):
        x = min(room - 2, -(-place * room // len(heights)))  # the first column of its step
        canvas.put(SCALE + x, top + columns[x], str(number + 1), SIGNS[shown.kinds[number]], attrs="bold")
