"""A reveal in five rows, for 80 columns: the title, both cards, the totals between them, the scale.

It covers the stage and the hand while a film plays: nothing can be answered from the hand then.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, runs_width
from cosmic_tui.draw.names import spoken
from cosmic_tui.games.encounter.draw.art import TIGHT
from cosmic_tui.games.encounter.draw.beats import edge, turns, words_between
from cosmic_tui.games.encounter.draw.cardface import narrow_card
from cosmic_tui.games.encounter.draw.figures import figures, terms
from cosmic_tui.games.encounter.draw.low import below, ship_groups
from cosmic_tui.games.encounter.draw.motion import counted
from cosmic_tui.games.encounter.draw.scale import scale
from cosmic_tui.games.encounter.draw.ships import stacks
from cosmic_tui.games.encounter.draw.situation import DEF, OFF, reading, side_of, title, totals
from cosmic_tui.games.encounter.draw.stage_compact import head_of
from cosmic_tui.games.encounter.scene import Scene

BEATS = ("laid", "turned", "changed_card", "summed", "used", "stopped", "added", "won")
MIDDLE = 17  # columns of the figures on either side of the middle
APART = 2  # columns between the sentence and what it implies
BREAKS = (",", ":")


def reveals(scene: Scene) -> bool:
    """Return whether the beat that plays shows cards."""
    beat, view = scene.beat, scene.view
    if beat is None or beat.kind not in BEATS or view["target"] < 0 or view["defense"] < 0:
        return False
    return beat.kind == "laid" or "sum" in view


def tight(scene: Scene) -> tuple[Rect, list[Row]]:
    """Draw the five rows, and return where they lie."""
    scene = counted(scene)
    stage = scene.layout["stage"]
    rect = Rect(stage.x, stage.y, stage.width, TIGHT.rows)
    canvas = Canvas(rect.width, rect.height)
    canvas.fill(0, 0, rect.width, rect.height, link=("read", ("stage",)))
    canvas.fill(0, 0, rect.width, 1, "raised")
    _title(canvas, scene)
    wide, high = TIGHT.card
    ends = (1, rect.width - 1 - wide)
    for side in (OFF, DEF):
        narrow_card(canvas, scene, side_of(scene.view, side), Rect(ends[side], 1, wide, high))
    _between(canvas, scene, ends[OFF] + wide + 1, ends[DEF] - 1)
    return rect, canvas.rows()


def _title(canvas: Canvas, scene: Scene) -> None:
    """Draw the sentence of the beat, cut at a comma if it is too long, and at its right what it implies, if that fits.
    """
    x = canvas.put(1, 0, "► ", edge(scene) or "gate")
    room = canvas.width - 1 - x
    words = ended(title(scene).rstrip("."), room)
    end = canvas.write(x, 0, cut_runs(spoken(scene, words, "text", "bold"), room))
    right = _implied(scene)
    if right and runs_width(right) <= canvas.width - 1 - end - APART:
        canvas.write_right(canvas.width - 1, 0, right)


def ended(words: str, room: int) -> str:
    """Return a sentence as it is, or cut before its last comma or colon that fits."""
    if len(words) <= room:
        return words
    return next((words[:at] for at in range(room, 0, -1) if words[at : at + 1] in BREAKS), words)


def _implied(scene: Scene) -> list[Run]:
    """Return what the numbers mean, in a few words."""
    assert scene.beat is not None
    if scene.beat.kind == "laid":
        words = reading(scene)
        return [Run(words.rstrip("."), "ok")] if words else []
    lines = words_between(scene) or (below(scene) if totals(scene.view) else [])
    return [run._replace(text=run.text.rstrip(".")) for run in lines[0]] if lines else []


def _between(canvas: Canvas, scene: Scene, left: int, right: int) -> None:
    """Draw names, parts and totals, and the scale below them; no totals where the cards alone decide."""
    middle = canvas.width // 2
    decided = bool(words_between(scene))
    for side in (OFF, DEF):
        here = side_of(scene.view, side)
        room = middle - MIDDLE - left - 1
        ships = stacks(scene, ship_groups(here), room) if here.ships else []
        parts = terms(scene, side, room) if totals(scene.view) and not turns(scene) else ships
        if side == OFF:
            canvas.write(left, 1, head_of(scene, here))
            canvas.write(left, 2, parts)
        else:
            canvas.write_right(right, 1, head_of(scene, here))
            canvas.write_right(right, 2, parts)
    if not decided:
        figures(canvas, scene, middle - MIDDLE + 3, middle + MIDDLE - 3, 1)
        scale(canvas, scene, 1, TIGHT.rows - 1, canvas.width - 2)
