"""A beam from left to right that brightens towards its end; several games draw ships in one.

Draws into a canvas. Colors change in steps, because every change of color costs bytes. The game draws the ships.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import STEPS, Canvas, mix
from cosmic_tui.draw.look import FLAT, Look

STRIPES = 6  # steps of brightness along the beam
DIMMEST = 9
OFFSETS = (0, 1, 4, 7)  # where the lines above and below begin, counted from the middle one


def empty_beam(canvas: Canvas, look: Look, x: int, y: int, end: int, reach: int) -> None:
    """Draw a beam without ships, from column x up to column `end`. Row y is the middle, with `reach` rows above and
    below it.
    """
    for away in range(reach, -1, -1):
        start = x + OFFSETS[min(away, len(OFFSETS) - 1)]
        for row in {y - away, y + away}:
            if away:
                _line(canvas, look, start, row, end, "─", dim=2)
    _line(canvas, look, x, y, end - 1, "━", dim=0)
    canvas.put(end - 1, y, "►", "gate", attrs="bold")


def _line(canvas: Canvas, look: Look, x: int, y: int, end: int, char: str, dim: int) -> None:
    wide = end - x
    if wide <= 0:
        return
    if look.shades == FLAT:
        canvas.put(x, y, char * wide, "gate_dim" if dim else "gate")
        return
    for stripe in range(STRIPES):
        first, last = x + wide * stripe // STRIPES, x + wide * (stripe + 1) // STRIPES
        step = dim + (DIMMEST - dim) * (STRIPES - 1 - stripe) // (STRIPES - 1)
        canvas.put(first, y, char * (last - first), mix("gate", "bg", min(step, STEPS - 1)))
