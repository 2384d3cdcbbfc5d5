"""The gate's beam: from the offense's card to the planet, brightening towards it, with ships riding on it."""

from __future__ import annotations

from collections.abc import Callable

from cosmic_tui.canvas.cells import Canvas, Run, runs_width
from cosmic_tui.draw.beam import empty_beam
from cosmic_tui.draw.look import Look


def beam(
    canvas: Canvas, look: Look, x: int, y: int, end: int, reach: int, riders: list[Run], lifted: Callable[[int], int]
) -> None:
    """Draw the beam from column x to before column `end`; row y is the middle one, `reach` rows above and below it.

    While ships lift, they come from the left end of the beam; where it carries none, it lights up towards the planet.
    """
    empty_beam(canvas, look, x, y, end, reach)
    if not riders and (dark := lifted(end - 1 - x)):
        canvas.put(end - 1 - dark, y, "━" * dark, "gate_dim")
    wide = runs_width(riders)
    if riders and wide + 4 <= end - x:
        middle = x + (end - x - wide) // 2
        middle -= lifted(middle - 1 - x)
        canvas.put(middle - 1, y, " " * (wide + 2))
        canvas.write(middle, y, riders)
