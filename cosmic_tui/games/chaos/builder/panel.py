"""What the panels of the deck builder share: their frame, the marks of copies, which rows are in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Canvas, Rect, Run
from cosmic_tui.canvas.frame import frame

if TYPE_CHECKING:
    from cosmic_tui.games.chaos.builder.picture import Bench

COPIES = 3


def box(bench: Bench, canvas: Canvas, rect: Rect, title: Sequence[Run], corner: Sequence[Run], side: str = "") -> Rect:
    token = "focus" if side and bench.shop.side == side else "line"
    frame(canvas, rect, token=token, title=title, corner=corner)
    return Rect(rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2)


def head(text: str, more: str = "") -> list[Run]:
    return [Run(text, "text", "", "bold"), Run(f" {more}" if more else "", "muted")]


def marks(count: int, token: str) -> list[Run]:
    """Draw the number of copies: `■■·`. Up to three are drawn as squares; more is a fault and drawn as a number."""
    if count > COPIES:
        return [Run(f"×{count:<2}", "danger", "", "bold")]
    return [Run("■" * count, token), Run("·" * (COPIES - count), "faint")]


def window(at: int, length: int, room: int) -> int:
    """Return the first row to show, so that the row in focus is visible."""
    return max(0, min(at - room // 2, length - room))
