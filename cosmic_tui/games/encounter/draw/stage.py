"""The stage: what is going on now, large. Chooses the drawing for the size and the situation.

Draws the region "stage".
"""

from __future__ import annotations

from cosmic_tui.draw.cells import Canvas, Row, Run
from cosmic_tui.draw.frame import frame
from cosmic_tui.draw.layout import COMPACT, SMALL, Rect
from cosmic_tui.draw.names import spoken
from cosmic_tui.draw.scene import Scene, edge_of
from cosmic_tui.games.encounter.draw.situation import kind, title, with_ships_to_send
from cosmic_tui.games.encounter.draw.stage_calm import calm
from cosmic_tui.games.encounter.draw.stage_compact import stage_compact
from cosmic_tui.games.encounter.draw.stage_gate import gate
from cosmic_tui.games.encounter.draw.stage_numbers import lower

WITH_GATE = ("gate", "alliance", "sum")


def stage(scene: Scene) -> list[Row]:
    """The whole region."""
    scene = with_ships_to_send(scene)
    if scene.layout.name == COMPACT:
        return stage_compact(scene)
    rect = scene.layout["stage"]
    canvas = Canvas(rect.width, rect.height)
    now = kind(scene.view)
    _frame(canvas, scene, Rect(0, 0, rect.width, rect.height), now)
    if has_gate(scene, now):
        below = gate(canvas, scene)
        lower(canvas, scene, now, below)
    else:
        calm(canvas, scene, now)
    return canvas.rows()


def has_gate(scene: Scene, now: str) -> bool:
    """Whether there are two sides to show; after the decision as long as the cards lie there."""
    view = scene.view
    if view["target"] < 0 or view["defense"] < 0:
        return False
    lying = now == "outcome" and "sum" in view and scene.layout.name != SMALL
    return now in WITH_GATE or lying


def _frame(canvas: Canvas, scene: Scene, rect: Rect, now: str) -> None:
    token, heavy = edge_of(scene, "stage", "gate")
    corner: list[Run] = []
    if now in WITH_GATE:
        corner = [Run(scene.say("scr-gate").lower(), "gate")]
        if scene.layout.name != SMALL:
            corner.append(Run(f" · {scene.say('scr-encounter', number=scene.view['number'])}", "muted"))
    frame(
        canvas,
        rect,
        token=token,
        heavy=heavy,
        title=spoken(scene, title(scene), "text", "bold"),
        corner=corner,
        link=("read", ("stage",)),
    )
    canvas.fill(rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2, link=("read", ("stage",)))
