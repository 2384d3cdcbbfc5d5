"""Frames around regions, light or heavy, with labels in their edges.

Knows canvases and runs only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, runs_width


class Lines(NamedTuple):
    """The characters of a kind of frame."""

    across: str
    upright: str
    corners: str  # top left, top right, bottom left, bottom right


LIGHT = Lines("─", "│", "╭╮╰╯")
HEAVY = Lines("━", "┃", "┏┓┗┛")


def frame(
    canvas: Canvas,
    rect: Rect,
    *,
    token: str = "line",
    heavy: bool = False,
    title: Sequence[Run] = (),
    corner: Sequence[Run] = (),
    foot: Sequence[Run] = (),
    foot_corner: Sequence[Run] = (),
    ground: str = "",
    link: tuple[Any, ...] = (),
    foot_token: str = "",
) -> None:
    """Draw a frame. Labels stand in the upper edge left and right, and in the lower edge, which may have its own color.
    """
    lines = HEAVY if heavy else LIGHT
    x, y, wide, high = rect
    if ground:
        canvas.clear(x, y, wide, high, ground)
    look: dict[str, Any] = {"ground": ground, "link": link}
    middle = lines.across * (wide - 2)
    canvas.put(x, y, lines.corners[0] + middle + lines.corners[1], token, **look)
    for row in range(y + 1, y + high - 1):
        canvas.put(x, row, lines.upright, token, **look)
        canvas.put(x + wide - 1, row, lines.upright, token, **look)
    canvas.put(x, y + high - 1, lines.corners[2] + middle + lines.corners[3], foot_token or token, **look)
    _edge(canvas, x, y, wide, title, corner)
    _edge(canvas, x, y + high - 1, wide, foot, foot_corner)


def upper_edge(
    canvas: Canvas,
    rect: Rect,
    *,
    token: str,
    drawn: bool,
    title: Sequence[Run] = (),
    corner: Sequence[Run] = (),
) -> None:
    """Draw only the upper edge of a heavy frame, or just its labels. Around much text a whole frame would cost too many
    bytes.
    """
    if drawn:
        canvas.put(rect.x, rect.y, HEAVY.across * rect.width, token)
    _edge(canvas, rect.x, rect.y, rect.width, title, corner)


def _edge(canvas: Canvas, x: int, y: int, wide: int, left: Sequence[Run], right: Sequence[Run]) -> None:
    """Write labels into an edge: `╭─ left ──── right ─╮`. The right one is left out if there is no room for both."""
    room = wide - 6
    if left:
        left = cut_runs(left, room)
        canvas.write(x + 2, y, [Run(" "), *left, Run(" ")])
    taken = runs_width(left) + 3 if left else 0
    if right and runs_width(right) + taken <= room:
        canvas.write_right(x + wide - 2, y, [Run(" "), *right, Run(" ")])


def inside(rect: Rect) -> Rect:
    """Return the rectangle within a frame."""
    return Rect(rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2)
