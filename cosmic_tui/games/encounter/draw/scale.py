"""The scale: one line, the offense from the left, the defense from the right; the arrow points to who leads.

It shows ships before the reveal and totals after. The tie is the upright in the middle. Draws one row.
"""

from __future__ import annotations

from cosmic_tui.draw.cells import Canvas
from cosmic_tui.draw.scene import Scene
from cosmic_tui.games.encounter.draw.situation import lead

FULL_SWING = 20  # a lead of so much moves the arrow to the end
LEAST = 8


def scale(canvas: Canvas, scene: Scene, x: int, y: int, wide: int) -> None:
    """Draw it from column x on, `wide` columns."""
    if wide < LEAST:
        return
    middle = x + wide // 2
    canvas.put(x, y, "━" * (middle - x), "offense")
    canvas.put(middle + 1, y, "━" * (x + wide - middle - 1), "defense")
    canvas.put(middle, y, "┃", "text", attrs="bold")
    ahead = lead(scene.view)
    if not ahead or scene.view["defense"] < 0:
        return
    reach = wide // 2 - 2
    steps = min(reach, max(2, abs(ahead) * reach // FULL_SWING + 1))
    if ahead > 0:
        canvas.put(middle + 1, y, "━" * (steps - 1) + "►", "offense", attrs="bold")
    else:
        canvas.put(middle - steps, y, "◄" + "━" * (steps - 1), "defense", attrs="bold")
