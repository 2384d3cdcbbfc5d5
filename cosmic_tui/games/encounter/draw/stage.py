"""The stage: what is happening now, large. It chooses the drawing for the size and the situation. Draws the region
"stage".
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, runs_width, wrap_runs
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.draw.meanwhile import meanwhile_rows
from cosmic_tui.draw.names import spoken
from cosmic_tui.draw.scene import edge_of
from cosmic_tui.games.encounter.draw.art import LOW, TIGHT, art_of
from cosmic_tui.games.encounter.draw.beats import edge
from cosmic_tui.games.encounter.draw.figures import mark
from cosmic_tui.games.encounter.draw.low import corner as implied
from cosmic_tui.games.encounter.draw.low import low
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
    """Draw the whole region."""
    scene = counted(falling(with_ships_to_send(scene)))
    art = art_of(scene)
    if art == TIGHT:
        return stage_compact(scene)
    rect = scene.layout["stage"]
    canvas = Canvas(rect.width, rect.height)
    now = shown_kind(scene)
    gated = has_gate(scene, now)
    rest = _frame(canvas, scene, now)
    if now == RESULT:
        result_card(canvas, scene)
    elif gated and art == LOW:
        low(canvas, scene, now, rest)
    elif gated:
        below = gate(canvas, scene)
        lower(canvas, scene, now, below)
    else:
        calm(canvas, scene, now)
    _meanwhile(canvas, scene)
    return canvas.rows()


def has_gate(scene: Scene, now: str) -> bool:
    """Return whether there are two sides to show; after the decision, as long as the cards are there."""
    view = scene.view
    if view["target"] < 0 or view["defense"] < 0:
        return False
    lying = now == "outcome" and "sum" in view and art_of(scene) != LOW
    return now in WITH_GATE or lying


def _frame(canvas: Canvas, scene: Scene, now: str) -> Row:
    """Draw the frame with its title. If cards are drawn below it in few rows, return the part of the title that does
    not fit.
    """
    token, heavy = edge_of(scene, "stage", edge(scene) or "gate")
    words = headline(scene) if now == RESULT and scene.beat is None else title(scene)
    room, corner = canvas.width - AROUND, _corner(scene, now)
    if len(words) + runs_width(corner) > room and (scene.beat is not None or art_of(scene) == LOW):
        corner = []  # the sentence needs all of it
    runs = spoken(scene, words.rstrip("."), "text", "bold")
    first, *more = [tuple(runs)] if runs_width(runs) <= room or art_of(scene) != LOW else wrap_runs(runs, room)
    frame(
        canvas,
        Rect(0, 0, canvas.width, canvas.height),
        token=token,
        heavy=heavy,
        title=cut_runs(list(first), room - runs_width(corner)),
        corner=corner,
        link=("read", ("stage",)),
    )
    canvas.fill(1, 1, canvas.width - 2, canvas.height - 2, link=("read", ("stage",)))
    return more[0] if more else ()


def _corner(scene: Scene, now: str) -> list[Run]:
    """Return the text at the right of the title."""
    corner: list[Run] = []
    if now in (*WITH_GATE, RESULT) and art_of(scene) != LOW:
        word, token = mark(scene) if scene.beat is not None else ("", "")
        if len(word) > 1:
            return [Run(word, token, "", "bold")]
        corner = [Run(scene.say("scr-encounter", number=scene.view["number"]), "muted")]
    elif now in WITH_GATE:
        corner = (implied(scene) if now != "alliance" else []) or [Run(scene.say("scr-gate", "small"), "gate")]
    if now == RESULT:
        corner += [Run(" · " if corner else "", "muted")]
        corner += key_runs(scene.look.keys, [("explain", scene.say("film-all_steps"))])
    return corner


def _meanwhile(canvas: Canvas, scene: Scene) -> None:
    """Draw what has happened since the reader was last asked, in the last two rows."""
    rows = meanwhile_rows(scene, canvas.width - 4)
    if not rows or canvas.height < 6:
        return
    top = canvas.height - 1 - len(rows)
    for number, row in enumerate(rows):
        canvas.clear(1, top + number, canvas.width - 2, 1, "raised")
        canvas.put(1, top + number, EDGE, scene.token(scene.me) if scene.me >= 0 else "key", "raised")
        canvas.write(3, top + number, row)
