"""The stage: what is going on now, large. Chooses the drawing for the size and the situation.

Draws the region "stage".
"""

from __future__ import annotations

from cosmic_tui.draw.cells import Row
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.stage_compact import stage_compact


def stage(scene: Scene) -> list[Row]:
    return stage_compact(scene)
