"""The gate's beam: from the offense's card to the planet, brightening towards it, with ships riding on it.

Draws into a canvas; colours run in steps, because every change of colour costs bytes.
"""

from __future__ import annotations

from collections.abc import Callable

from cosmic_tui.draw.cells import STEPS, Canvas, Run, mix, runs_width
from cosmic_tui.draw.scene import FLAT, Look

STRIPES = 6  # steps of brightness along the beam
DIMMEST = 9
OFFSETS = (0, 1, 4, 7)  # where the lines above and below begin, counted from the middle one


def beam(
    canvas: Canvas, look: Look, x: int, y: int, end: int, reach: int, riders: list[Run], lifted: Callable[[int], int]
) -> None:
    """Lines from column x to before column `end`; row y is the middle one, `reach` rows above and below it.

    While ships lift, they come from the left end of the beam; where it carries none, it lights up towards the planet.
    `lifted` says how many of so many columns are still before them.
    """
    for away in range(reach, -1, -1):
        start = x + OFFSETS[min(away, len(OFFSETS) - 1)]
        for row in {y - away, y + away}:
            if away:
                _line(canvas, look, start, row, end, "─", dim=2)
    _line(canvas, look, x, y, end - 1, "━", dim=0)
    if not riders and (dark := lifted(end - 1 - x)):
        canvas.put(end - 1 - dark, y, "━" * dark, "gate_dim")
    canvas.put(end - 1, y, "►", "gate", attrs="bold")
    wide = runs_width(riders)
    if riders and wide + 4 <= end - x:
        middle = x + (end - x - wide) // 2
        middle -= lifted(middle - 1 - x)
        canvas.put(middle - 1, y, " " * (wide + 2))
        canvas.write(middle, y, riders)


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
