"""A board for a game that has none yet: the table as lines of text, the hand, the log and the prompt, at every size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, wrap
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import badge
from cosmic_tui.draw.layout import COMPACT, SMALL
from cosmic_tui.draw.names import spoken
from cosmic_tui.draw.parts import Drawer, Over, Say
from cosmic_tui.draw.scene import Scene, edge_of, marks
from cosmic_tui.say.parts import sentences_of
from engine.kernel.views import Event, View

PROMPT = {COMPACT: 4, SMALL: 5}
USUAL_PROMPT = 6
LOG = 3  # rows of the log in the smallest window; elsewhere it stands beside the table


def layout(size: str, width: int, height: int, seats: int) -> dict[str, Rect]:
    """Lay out status, phases, the table with the log beside it or below, the prompt and the keys."""
    prompt = PROMPT.get(size, USUAL_PROMPT)
    body = height - 2 - prompt - 1
    found = {"status": Rect(0, 0, width, 1), "phases": Rect(0, 1, width, 1)}
    if size == COMPACT:
        found["table"], found["log"] = Rect(0, 2, width, body - LOG), Rect(0, 2 + body - LOG, width, LOG)
    else:
        left = width * 3 // 5
        found["table"], found["log"] = Rect(0, 2, left, body), Rect(left, 2, width - left, body)
    found["prompt"] = Rect(0, 2 + body, width, prompt)
    found["keys"] = Rect(0, height - 1, width, 1)
    return found


def samples(say: Say) -> list[list[Run]]:
    """Return what has a color besides players, for the settings page."""
    return []


def table(scene: Scene) -> list[Row]:
    """Draw the things on the table line by line, then the options."""
    rect = scene.layout["table"]
    canvas = Canvas(rect.width, rect.height)
    token, heavy = edge_of(scene, "table")
    frame(canvas, Rect(0, 0, rect.width, rect.height), token=token, heavy=heavy)
    sentences, room = sentences_of(scene.game), rect.width - 4
    lines = [*sentences.hand(scene.voice, scene.view), *sentences.table(scene.voice, scene.view)]
    rows = [part for line in lines for part in wrap(line, room)]
    lit = _lit(scene)
    high = rect.height - 2 - len(lit)
    for number, row in enumerate(rows[:high]):
        canvas.write(2, 1 + number, cut_runs(spoken(scene, row), room))
    for number, runs in enumerate(lit):
        canvas.write(2, rect.height - 1 - len(lit) + number, cut_runs(runs, room))
    return canvas.rows()


def _lit(scene: Scene) -> list[list[Run]]:
    """Return the possible options, with their digits, in one row."""
    found = marks(scene)
    if not found or scene.asking is None:
        return []
    runs: list[Run] = []
    for mark in found.values():
        sign = mark.digit or mark.sign
        if sign:
            link = ("option", mark.option)
            runs += [badge(sign, mark.chosen, link), Run(f" {scene.asking.labels.get(mark.option, '')}  ", link=link)]
    return [runs] if runs else []


REGIONS: Mapping[str, Drawer] = {"table": table}
WALK: tuple[str, ...] = ("table", "log")
FRAMELESS: Mapping[str, tuple[str, ...]] = {}


def over(scene: Scene) -> Over:
    return Over()


def page(scene: Scene) -> list[Row] | None:
    return None


def zoom(scene: Scene) -> str:
    return ""


def gathered(view: View, events: Sequence[Event]) -> Any:
    return None


def then(scene: Scene) -> list[Row]:
    """Return an earlier table as lines of 80 columns."""
    lines = sentences_of(scene.game).table(scene.voice, scene.view)
    return [tuple(cut_runs(spoken(scene, part), 78)) for line in lines for part in wrap(line, 78)]
