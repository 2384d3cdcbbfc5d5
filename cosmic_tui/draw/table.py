"""The whole table: every region is drawn by its own function and put in its place.

Regions are drawn one by one, so that a widget can ask for those that have changed. Knows places, not content: the
game's board names the regions, and the functions that draw its own ones.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Row, tiled
from cosmic_tui.draw.keys import keys
from cosmic_tui.draw.log import log
from cosmic_tui.draw.parts import Drawer, Parts
from cosmic_tui.draw.phases import phases
from cosmic_tui.draw.prompt import prompt
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.status import status

HOUSE: dict[str, Drawer] = {"status": status, "phases": phases, "log": log, "prompt": prompt, "keys": keys}
Part = tuple[Rect, list[Row]]


def drawer(parts: Parts, region: str) -> Drawer:
    """Return the function that draws a region: the game's own, else the shared one."""
    return parts.board.REGIONS.get(region) or HOUSE[region]


def table(scene: Scene) -> list[Row]:
    """Draw the whole table: all rows of the window."""
    board = scene.look.parts.board
    over = board.over(scene)
    parts: list[Part] = list(over.parts)
    grown: Part | None = None
    for name, rect in scene.layout.rects.items():
        if name in over.hides:
            continue
        rows = drawer(scene.look.parts, name)(scene)
        if len(rows) > rect.height:
            grown = Rect(rect.x, rect.y + rect.height - len(rows), rect.width, len(rows)), rows
        else:
            parts.append((rect, rows))
    if grown is not None:  # the prompt needs more rows and takes them from what stands above it
        parts = [*(_above(part, grown[0]) for part in parts), grown]
    if scene.focus in board.FRAMELESS.get(scene.layout.name, ()):
        parts = [_edged(part, scene.layout[scene.focus]) for part in parts]
    return tiled(scene.layout.width, scene.layout.height, parts)


def _above(part: Part, grown: Rect) -> Part:
    """Return the part without the rows that another, grown part covers."""
    rect, rows = part
    beside = rect.x >= grown.x + grown.width or grown.x >= rect.x + rect.width
    return part if beside or rect.y >= grown.y + grown.height else (rect, rows[: max(0, grown.y - rect.y)])


def _edged(part: Part, looked_at: Rect) -> Part:
    """Return the part with a highlighted edge if it lies in the region in focus."""
    rect, rows = part
    if not (rect.x <= looked_at.x < rect.x + rect.width):
        return part
    canvas = Canvas(rect.width, len(rows))
    canvas.paste(0, 0, rows)
    for y in range(max(rect.y, looked_at.y), min(rect.y + len(rows), looked_at.y + looked_at.height)):
        canvas.put(looked_at.x - rect.x, y - rect.y, "▌", "focus")
    return rect, canvas.rows()
