"""Beside the rows: who fires when, by speed; in bombing and in peace the steps that come. Draws the region "chart"."""

from __future__ import annotations

import re

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, fit, width, wrap
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.draw.scene import edge_of
from cosmic_tui.games.chaos import foresee, pieces, turn_phases
from cosmic_tui.games.chaos.draw.line import other_line
from cosmic_tui.games.chaos.draw.lit import faced
from cosmic_tui.games.chaos.draw.names import row_name
from cosmic_tui.games.chaos.scene import Scene

TOKENS = {"fires": "key", "now": "key", "replies": "danger", "fired_at": "danger", "passed": "muted"}
LIT = frozenset(("fires", "now"))


def chart(scene: Scene) -> list[Row]:
    rect = scene.layout["chart"]
    canvas = Canvas(rect.width, rect.height)
    fight = scene.view["fight"]
    firing = fight is not None and bool(fight["defenders"]) and fight["step"] in ("equip", "pay", "fire")
    title = [Run(scene.say("bd-who_fires" if firing else "bd-when"), "text", "", "bold")]
    corner = [Run(scene.say("bd-by_speed"), "muted")] if firing else _keys(scene)
    token, heavy = edge_of(scene, "chart")
    frame(canvas, Rect(0, 0, rect.width, rect.height), token=token, heavy=heavy, title=title, corner=corner)
    inner = Rect(1, 1, rect.width - 2, rect.height - 2)
    rest = pieces.others(scene.view, faced(scene)) if "others" not in scene.layout else []
    for number, seat in enumerate(rest):
        other_line(canvas, scene, rect.height - 1 - len(rest) + number, rect.width - 1, [seat])
    inner = inner._replace(height=inner.height - len(rest))
    if firing:
        _by_speed(canvas, scene, inner)
    else:
        _steps(canvas, scene, inner)
    return canvas.rows()


def _keys(scene: Scene) -> list[Run]:
    return key_runs(scene.look.keys, (("timing", scene.say("bd-all_moments")),))


def _by_speed(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    """Draw the ships in the order in which they act: `► 4 ▲ Vanguard Patrol fires now`."""
    order = foresee.order(scene.view)
    y = rect.y
    for row, word in order[: rect.height]:
        lit = word in LIT
        if lit:
            canvas.fill(rect.x, y, rect.width, 1, "select")
            canvas.put(rect.x, y, "►", "key")
        quiet = row["state"] != "active"
        canvas.put(rect.x + 2, y, str(pieces.number(row, pieces.SPEED)), "muted" if quiet else "text", attrs="bold")
        shape = scene.look.glyphs.shape(scene.colour(row["seat"]))
        canvas.put(rect.x + 5, y, shape, scene.token(row["seat"]))
        said = scene.say(f"bd-turn-{word}")
        room = rect.width - 8 - width(said) - 1
        canvas.put(rect.x + 7, y, fit(row_name(scene, row), room), "muted" if quiet else "text", attrs="bold" * lit)
        canvas.right(rect.x + rect.width, y, said, TOKENS.get(word, "muted"), attrs="bold" * lit)
        canvas.fill(rect.x, y, rect.width, 1, link=("read", ("row", row["handle"])))
        y += 1
    _note(canvas, scene, rect, y + 1, "bd-speed_rule")


def _steps(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    """Draw the steps of the turn: those that are over, the current one, those to come."""
    y = rect.y
    for step in turn_phases.steps(scene.view):
        if y >= rect.y + rect.height:
            return
        lit = step.state == "now"
        if lit:
            canvas.fill(rect.x, y, rect.width, 1, "select")
        sign = {"done": "✓", "now": "►"}.get(step.state, "·")
        token = {"done": "phase_done", "now": "key"}.get(step.state, "muted")
        canvas.put(rect.x + 1, y, sign, token)
        said = scene.say(f"bd-short-{step.name}") if scene.words.has(f"bd-short-{step.name}") else ""
        room = rect.width - 4 - width(said) - 1
        name = scene.say(f"moment-{step.name}") if scene.words.has(f"moment-{step.name}") else step.name
        canvas.put(rect.x + 3, y, fit(name, room), "text" if lit else "muted", attrs="bold" * lit)
        canvas.right(rect.x + rect.width - 1, y, said, token if lit else "muted")
        y += 1
    _note(canvas, scene, rect, y + 1, f"bd-note-{turn_phases.moment_of(scene.view)}")


def _note(canvas: Canvas, scene: Scene, rect: Rect, y: int, ident: str) -> None:
    """Draw as many whole sentences as there is room for."""
    if not scene.words.has(ident):
        return
    sentences = re.split(r"(?<=[.!?])\s+", scene.say(ident))
    for count in range(len(sentences), 0, -1):
        lines = wrap(" ".join(sentences[:count]), rect.width - 2)
        if y + len(lines) <= rect.y + rect.height:
            for number, line in enumerate(lines):
                canvas.put(rect.x + 1, y + number, line, "muted")
            return
