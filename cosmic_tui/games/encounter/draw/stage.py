"""The stage: what is going on now, large. Chooses the drawing for the size and the situation.

Draws the region "stage".
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, runs_width
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.draw.layout import COMPACT, SMALL
from cosmic_tui.draw.meanwhile import meanwhile_rows
from cosmic_tui.draw.names import spoken
from cosmic_tui.draw.scene import edge_of
from cosmic_tui.games.encounter.draw.beats import edge
from cosmic_tui.games.encounter.draw.motion import counted, falling
from cosmic_tui.games.encounter.draw.result import result_card
from cosmic_tui.games.encounter.draw.result_rows import headline
from cosmic_tui.games.encounter.draw.situation import RESULT, shown_kind, title, with_ships_to_send
from cosmic_tui.games.encounter.draw.stage_calm import calm
from cosmic_tui.games.encounter.draw.stage_compact import stage_compact
from cosmic_tui.games.encounter.draw.stage_gate import gate
from cosmic_tui.games.encounter.draw.stage_numbers import lower
from cosmic_tui.games.encounter.scene import Scene

WITH_GATE = ("gate", "alliance", "sum")
EDGE = "▌"
AROUND = 8  # columns of a frame that neither its title nor its corner have


def stage(scene: Scene) -> list[Row]:
    """The whole region."""
    scene = counted(falling(with_ships_to_send(scene)))
    if scene.layout.name == COMPACT:
        return stage_compact(scene)
    rect = scene.layout["stage"]
    canvas = Canvas(rect.width, rect.height)
    now = shown_kind(scene)
    _frame(canvas, scene, Rect(0, 0, rect.width, rect.height), now)
    if now == RESULT:
        result_card(canvas, scene)
    elif has_gate(scene, now):
        below = gate(canvas, scene)
        lower(canvas, scene, now, below)
    else:
        calm(canvas, scene, now)
    _meanwhile(canvas, scene)
    return canvas.rows()


def has_gate(scene: Scene, now: str) -> bool:
    """Whether there are two sides to show; after the decision as long as the cards lie there."""
    view = scene.view
    if view["target"] < 0 or view["defense"] < 0:
        return False
    lying = now == "outcome" and "sum" in view and scene.layout.name != SMALL
    return now in WITH_GATE or lying


def _frame(canvas: Canvas, scene: Scene, rect: Rect, now: str) -> None:
    token, heavy = edge_of(scene, "stage", edge(scene) or "gate")
    corner: list[Run] = []
    if now in (*WITH_GATE, RESULT) and scene.layout.name != SMALL:
        corner = [Run(scene.say("scr-encounter", number=scene.view["number"]), "muted")]
    elif now in WITH_GATE:
        corner = [Run(scene.say("scr-gate", "small"), "gate")]
    if now == RESULT:
        corner += [Run(" · " if corner else "", "muted")]
        corner += key_runs(scene.look.keys, [("explain", scene.say("film-all_steps"))])
    words = headline(scene) if now == RESULT and scene.beat is None else title(scene)
    if scene.beat is not None and len(words) + runs_width(corner) > rect.width - AROUND:
        corner = []  # the sentence needs all of it
    frame(
        canvas,
        rect,
        token=token,
        heavy=heavy,
        title=cut_runs(spoken(scene, words.rstrip("."), "text", "bold"), rect.width - AROUND - runs_width(corner)),
        corner=corner,
        link=("read", ("stage",)),
    )
    canvas.fill(rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2, link=("read", ("stage",)))


def _meanwhile(canvas: Canvas, scene: Scene) -> None:
    """What has happened since the reader was asked last, in the last two rows."""
    rows = meanwhile_rows(scene, canvas.width - 4)
    if not rows or canvas.height < 6:
        return
    top = canvas.height - 1 - len(rows)
    for number, row in enumerate(rows):
        canvas.clear(1, top + number, canvas.width - 2, 1, "raised")
        canvas.put(1, top + number, EDGE, scene.token(scene.me) if scene.me >= 0 else "key", "raised")
        canvas.write(3, top + number, row)
