"""The whole table: every region drawn by its own module and put in its place.

Regions are drawn one by one, so that a widget can ask for those that have changed. Knows where, not what.
"""

from __future__ import annotations

from collections.abc import Callable

from cosmic_tui.draw.cells import Canvas, Row
from cosmic_tui.draw.chart import chart
from cosmic_tui.draw.desk import desk
from cosmic_tui.draw.hand import hand
from cosmic_tui.draw.keys import keys
from cosmic_tui.draw.layout import COMPACT, SMALL, Rect
from cosmic_tui.draw.log import log
from cosmic_tui.draw.matrix import matrix, seat_list
from cosmic_tui.draw.panels import panels
from cosmic_tui.draw.phases import phases
from cosmic_tui.draw.prompt import prompt
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.situation import kind
from cosmic_tui.draw.stage import stage
from cosmic_tui.draw.status import status
from cosmic_tui.draw.warp import warp
from cosmic_tui.prompt.draft import Draft

# Regions without a frame of their own: the look cursor is an edge beside them.
FRAMELESS = {COMPACT: ("systems", "stage", "hand", "log"), SMALL: ("systems", "hand")}
Drawer = Callable[[Scene], list[Row]]


def systems(scene: Scene) -> list[Row]:
    """The matrix where there is no room for panels."""
    return matrix(scene) if scene.matrix else panels(scene)


REGIONS: dict[str, Drawer] = {
    "status": status,
    "phases": phases,
    "systems": systems,
    "stage": stage,
    "hand": hand,
    "log": log,
    "prompt": prompt,
    "keys": keys,
    "chart": chart,
    "warp": warp,
}


def table(scene: Scene) -> list[Row]:
    """All rows of the window. While a deal is made the desk lies over the stage, or over the matrix and the stage; when
    its ships are chosen the board is there again."""
    canvas = Canvas(scene.layout.width, scene.layout.height)
    dealing = kind(scene.view) == "deal" and scene.zoom != "systems"
    dealing = dealing and not (scene.matrix and isinstance(scene.draft, Draft))
    for name, rect in scene.layout.rects.items():
        if not (dealing and name in ("stage", "systems") and (scene.matrix or name == "stage")):
            rows = REGIONS[name](scene)
            canvas.paste(rect.x, rect.y + rect.height - len(rows), rows)  # the prompt may have grown upwards
    if dealing:
        _deal(canvas, scene)
    if scene.focus in FRAMELESS.get(scene.layout.name, ()):
        rect = scene.layout[scene.focus]
        for y in range(rect.y, rect.y + rect.height):
            canvas.put(rect.x, y, "▌", "focus")
    return canvas.rows()


def _deal(canvas: Canvas, scene: Scene) -> None:
    """The desk; at 100 columns a short list of the seats stands beside it."""
    stage_, systems_ = scene.layout["stage"], scene.layout["systems"]
    rect = stage_
    if scene.matrix:
        rect = Rect(0, systems_.y, stage_.width, systems_.height + stage_.height)
        if stage_.width < systems_.width:
            canvas.paste(stage_.width, systems_.y, seat_list(scene, systems_.width - stage_.width, systems_.height))
    canvas.paste(rect.x, rect.y, desk(scene, rect))
