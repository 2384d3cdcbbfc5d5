"""The whole table: every region drawn by its own module and put in its place.

Regions are drawn one by one, so that a widget can ask for those that have changed. Knows where, not what.
"""

from __future__ import annotations

from collections.abc import Callable

from cosmic_tui.draw.cells import Canvas, Row, tiled
from cosmic_tui.draw.keys import keys
from cosmic_tui.draw.layout import COMPACT, SMALL, Rect
from cosmic_tui.draw.log import log
from cosmic_tui.draw.phases import phases
from cosmic_tui.draw.prompt import prompt
from cosmic_tui.draw.scene import Scene
from cosmic_tui.games.encounter.draw.chart import chart
from cosmic_tui.games.encounter.draw.desk import desk
from cosmic_tui.games.encounter.draw.hand import hand
from cosmic_tui.games.encounter.draw.matrix import matrix, seat_list
from cosmic_tui.games.encounter.draw.panels import panels
from cosmic_tui.games.encounter.draw.situation import kind
from cosmic_tui.games.encounter.draw.stage import stage
from cosmic_tui.games.encounter.draw.status import status
from cosmic_tui.games.encounter.draw.warp import warp
from cosmic_tui.prompt.draft import Draft

# Regions without a frame of their own: the look cursor is an edge beside them.
FRAMELESS = {COMPACT: ("systems", "stage", "hand", "log"), SMALL: ("systems", "hand")}
Drawer = Callable[[Scene], list[Row]]
Part = tuple[Rect, list[Row]]


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
    dealing = kind(scene.view) == "deal" and scene.zoom != "systems"
    dealing = dealing and not (scene.matrix and isinstance(scene.draft, Draft))
    parts = _deal(scene) if dealing else []
    grown: Part | None = None
    for name, rect in scene.layout.rects.items():
        if not (dealing and name in ("stage", "systems") and (scene.matrix or name == "stage")):
            rows = REGIONS[name](scene)
            if len(rows) > rect.height:
                grown = Rect(rect.x, rect.y + rect.height - len(rows), rect.width, len(rows)), rows
            else:
                parts.append((rect, rows))
    if grown is not None:  # the prompt needs more rows and takes them from what stands above it
        parts = [*(_above(part, grown[0]) for part in parts), grown]
    if scene.focus in FRAMELESS.get(scene.layout.name, ()):
        parts = [_edged(part, scene.layout[scene.focus]) for part in parts]
    return tiled(scene.layout.width, scene.layout.height, parts)


def _deal(scene: Scene) -> list[Part]:
    """The desk; at 100 columns a short list of the seats stands beside it."""
    stage_, systems_ = scene.layout["stage"], scene.layout["systems"]
    if not scene.matrix:
        return [(stage_, desk(scene, stage_))]
    rect = Rect(0, systems_.y, stage_.width, systems_.height + stage_.height)
    parts: list[Part] = [(rect, desk(scene, rect))]
    if stage_.width < systems_.width:
        beside = Rect(stage_.width, systems_.y, systems_.width - stage_.width, systems_.height)
        parts.append((beside, seat_list(scene, beside.width, beside.height)))
    return parts


def _above(part: Part, grown: Rect) -> Part:
    """The part without the rows that what has grown lies over."""
    rect, rows = part
    beside = rect.x >= grown.x + grown.width or grown.x >= rect.x + rect.width
    return part if beside or rect.y >= grown.y + grown.height else (rect, rows[: max(0, grown.y - rect.y)])


def _edged(part: Part, looked_at: Rect) -> Part:
    """The part with an edge where it lies in the region that is looked at."""
    rect, rows = part
    if not (rect.x <= looked_at.x < rect.x + rect.width):
        return part
    canvas = Canvas(rect.width, len(rows))
    canvas.paste(0, 0, rows)
    for y in range(max(rect.y, looked_at.y), min(rect.y + len(rows), looked_at.y + looked_at.height)):
        canvas.put(looked_at.x - rect.x, y - rect.y, "▌", "focus")
    return rect, canvas.rows()
