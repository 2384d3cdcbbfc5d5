"""The front between the two rows: its title is the sentence, its body what the moment is about.

In peace what an attack would cost and meet; in a combat the exchange or the bombs; while answers are open the stack is
its lower half. One row at 80 columns. Draws the region "front", and at 80 columns "stage".
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, runs_width
from cosmic_tui.canvas.frame import frame
from cosmic_tui.draw.layout import COMPACT
from cosmic_tui.draw.names import spoken
from cosmic_tui.draw.scene import edge_of
from cosmic_tui.draw.sky import fog, stars
from cosmic_tui.games.chaos.draw import front_beats, front_bombs, front_calm, front_forecast, front_shot, stack
from cosmic_tui.games.chaos.draw.sentence import corner, in_room, sentence
from cosmic_tui.games.chaos.draw.small_front import second_row
from cosmic_tui.games.chaos.scene import Scene


def front(scene: Scene) -> list[Row]:
    """Draw the whole region."""
    rect = scene.layout["front"]
    canvas = Canvas(rect.width, rect.height)
    if scene.layout.name == COMPACT:
        _row(canvas, scene)
        return canvas.rows()
    token, heavy = edge_of(scene, "front", "gate" if scene.view["fight"] or scene.view["stack"] else "line")
    right = [Run(corner(scene), "muted")] if corner(scene) else []
    wide = rect.width - 7 - runs_width(right)
    title = spoken(scene, in_room(scene, wide), "text", "bold")
    fog(canvas, scene.look, Rect(0, 0, rect.width, rect.height))
    frame(canvas, Rect(0, 0, rect.width, rect.height), token=token, heavy=heavy, title=title, corner=right)
    inner = Rect(2, 1, rect.width - 4, rect.height - 2)
    body(canvas, scene, inner, title if runs_width(title) > wide else ())
    if front_forecast.wanted(scene):
        return canvas.rows()  # a table is read: nothing shines between its columns
    stars(canvas, scene.look, Rect(1, 1, rect.width - 2, rect.height - 2), seed=7)
    return canvas.rows()


def body(canvas: Canvas, scene: Scene, rect: Rect, title: Sequence[Run] = ()) -> None:
    """Draw the picture of the moment, and below it the stack if it has any item. `title` is the full sentence if the
    frame cut it; it is then drawn first.
    """
    if front_beats.wanted(scene):
        front_beats.draw(canvas, scene, rect)
        return
    view = scene.view
    waits = stack.height(scene, rect.height)
    room = Rect(rect.x, rect.y, rect.width, rect.height - waits)
    if front_forecast.wanted(scene):
        front_forecast.draw(canvas, scene, room)
    elif view["shot"]:
        front_shot.draw(canvas, scene, room)
    elif front_bombs.wanted(scene):
        front_bombs.draw(canvas, scene, room)
    elif room.height > 0:
        front_calm.draw(canvas, scene, room, title)
    if waits:
        stack.draw(canvas, scene, Rect(rect.x, rect.y + room.height, rect.width, waits))


def _row(canvas: Canvas, scene: Scene) -> None:
    """Draw the front at 80 columns: the sentence, and at its right end what the action costs or does."""
    canvas.fill(0, 0, canvas.width, 1, "select")
    left: Sequence[Run] = [Run("► ", "key", "", "bold"), *spoken(scene, sentence(scene), "text", "bold")]
    right = [Run(corner(scene), "warn", "", "bold")]
    if runs_width(left) + runs_width(right) + 4 > canvas.width:
        right = []
    canvas.write(1, 0, cut_runs(left, canvas.width - 2))
    canvas.write_right(canvas.width - 1, 0, right)


def stage(scene: Scene) -> list[Row]:
    """Return the second row of the front at 80 columns: the numbers of the moment, or the newest answer."""
    rect = scene.layout["stage"]
    canvas = Canvas(rect.width, rect.height)
    canvas.write(1, 0, cut_runs(second_row(scene, rect.width - 2), rect.width - 2))
    return canvas.rows()
