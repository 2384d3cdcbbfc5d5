"""Names in sentences of the board: those of `say/naming.py`, for a scene."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Row as Line
from cosmic_tui.canvas.cells import Run, fit, runs_width, wrap_runs
from cosmic_tui.draw.names import LONGEST_NAME
from cosmic_tui.games.chaos.say import naming
from cosmic_tui.games.chaos.scene import Scene
from engine.chaos.view_types import Row


def seat_name(scene: Scene, seat: int) -> str:
    """Return a seat's name for use in a sentence."""
    return scene.words.person(fit(scene.people[seat].name, LONGEST_NAME))


def row_name(scene: Scene, row: Row | None) -> str:
    return naming.row(scene.voice, scene.view, row)


def target_name(scene: Scene, kind: str, what: int, seat: int) -> str:
    return naming.target(scene.voice, scene.view, kind, what, seat)


def fight_target(scene: Scene) -> str:
    return naming.fight_target(scene.voice, scene.view)


def listed(scene: Scene, rows: list[Row]) -> str:
    """Name ships in a sentence, with a number for ships of the same name."""
    return naming.rows(scene.voice, scene.view, [row["handle"] for row in rows])


def by_form(scene: Scene, seat: int) -> str:
    return "you" if seat == scene.me else ""


def in_lines(runs: Sequence[Run], room: int) -> list[Line]:
    """Return the runs in one line if they fit, else wrapped between words."""
    return [tuple(runs)] if runs_width(runs) <= room else wrap_runs(runs, room)
