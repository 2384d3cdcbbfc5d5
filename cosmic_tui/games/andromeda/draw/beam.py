"""The beam of a launch: from the pad to the region, brightening towards it, with the ship riding on it."""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Run, runs_width
from cosmic_tui.draw.beam import empty_beam
from cosmic_tui.draw.look import Look

HALFWAY = 0.5


def beam(
    canvas: Canvas,
    look: Look,
    x: int,
    y: int,
    end: int,
    reach: int,
    riders: list[Run],
    gone: float = HALFWAY,
) -> None:
    """Draw the beam from column x up to column `end`. `gone` is the share of the way that the ship has flown."""
    empty_beam(canvas, look, x, y, end, reach)
    wide = runs_width(riders)
    if riders and wide + 4 <= end - x:
        at = x + 1 + round((end - x - wide - 3) * gone)
        canvas.put(at - 1, y, " " * (wide + 2))
        canvas.write(at, y, riders)
