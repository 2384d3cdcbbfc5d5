"""The log region: the latest sentences. Those about things done to the reader have an edge and a background of their
own.

Draws the region "log" from the lines of a scene. A line about the reader stays visible until the reader has answered.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, runs_width, wrap_runs
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.draw.meanwhile import meanwhile_rows
from cosmic_tui.draw.names import spoken
from cosmic_tui.draw.scene import HEADING, RESULT, LogLine, Scene, edge_of

EDGE = "▌"
BETWEEN = 2
Shown = tuple[LogLine, Row, bool]  # a row of a line, and whether it is its first


def log(scene: Scene) -> list[Row]:
    """Draw the whole region, with a frame if there is a column for it."""
    rect = scene.layout["log"]
    canvas = Canvas(rect.width, rect.height)
    if scene.compact and scene.coach:
        _coach(canvas, scene)
        return canvas.rows()
    if scene.compact and (rows := meanwhile_rows(scene, rect.width - 2)):
        canvas.fill(0, 0, canvas.width, canvas.height, "raised")
        for number, row in enumerate(rows[: rect.height]):
            canvas.put(0, number, EDGE, scene.token(scene.me) if scene.me >= 0 else "key")
            canvas.write(1, number, row)
        return canvas.rows()
    if scene.compact:
        _tail(canvas, scene, Rect(0, 0, rect.width, rect.height), packed=True)
        return canvas.rows()
    token, heavy = edge_of(scene, "log")
    every, chat = (("log", scene.say("key-all")),), (("chat", scene.say("key-chat")),)
    keys = [*key_runs(scene.look.keys, every), Run(" ·", "muted"), Run(" "), *key_runs(scene.look.keys, chat)]
    title = [Run(scene.say("scr-log_title"), "text", "", "bold")]
    frame(canvas, Rect(0, 0, *rect[2:]), token=token, heavy=heavy, title=title, corner=keys)
    _tail(canvas, scene, Rect(1, 1, rect.width - 2, rect.height - 2), packed=False)
    return canvas.rows()


def _coach(canvas: Canvas, scene: Scene) -> None:
    """Draw the coach's words in the rows of the log, in the smallest window."""
    canvas.fill(0, 0, canvas.width, canvas.height, "raised")
    for number, line in enumerate(scene.coach[: canvas.height]):
        runs = [Run("► " if number == 0 else "  ", "key"), *spoken(scene, line, "text" if number == 0 else "key")]
        canvas.write(1, number, cut_runs(runs, canvas.width - 2))


def _tail(canvas: Canvas, scene: Scene, rect: Rect, packed: bool) -> None:
    """Draw the last lines that fit. A line about the reader that has scrolled out is kept at the top."""
    rows: list[Shown] = []
    needed = rect.height
    room = rect.width - (2 if packed else 3)
    shown = 0
    for line in reversed(scene.log):
        if len(rows) >= needed:
            break
        wrapped = wrap_runs(sentence(scene, line), room)
        if packed and rows and len(wrapped) == 1 and _joins(rows[0][0], line, wrapped[0], rows[0][1], room):
            first = rows[0]
            rows[0] = (first[0], (*wrapped[0], Run(" " * BETWEEN), *first[1]), first[2])
        else:
            rows[:0] = [(line, row, not number) for number, row in enumerate(wrapped)]
        shown += 1
    rows = _whole(rows, needed)
    held = next((line for line in scene.log[: len(scene.log) - shown] if line.sticky), None)
    if held is not None and needed > 1:
        wrapped = wrap_runs(sentence(scene, held), room)
        if 2 * len(wrapped) > needed:  # what is newer has half of the rows
            wrapped = [tuple(cut_runs(sentence(scene, held), room))]
        above = [(held, row, not number) for number, row in enumerate(wrapped)]
        rows = [*above, *_whole(rows, needed - len(above))]
    for number, (line, row, _) in enumerate(rows):
        y = rect.y + number
        if line.to_me:
            canvas.fill(rect.x, y, rect.width, 1, "mine")
            canvas.put(rect.x, y, EDGE, scene.token(scene.me) if scene.me >= 0 else "key")
        canvas.write(rect.x + (1 if packed else 2), y, row)
        canvas.fill(rect.x, y, rect.width, 1, link=("log", line.number))


def _whole(rows: list[Shown], room: int) -> list[Shown]:
    """Return the last rows that fit. They begin with a whole sentence, unless the last one alone is longer."""
    rows = rows[-room:]
    begins = next((number for number, (_, _, first) in enumerate(rows) if first), 0)
    return rows[begins:]


def _joins(newer: LogLine, older: LogLine, row: Row, below: Row, room: int) -> bool:
    """Return whether two short lines can share a row."""
    if newer.to_me or older.to_me or newer.mark or older.mark:
        return False
    return runs_width(row) + BETWEEN + runs_width(below) <= room


def sentence(scene: Scene, line: LogLine) -> list[Run]:
    """Return a line in the colours of the names in it; headings and results stand out."""
    if line.mark == HEADING:
        return [Run("━ ", "faint"), *spoken(scene, line.text, "muted", "bold")]
    if line.mark == RESULT:
        return [Run("► ", "key"), *spoken(scene, line.text, "text", "bold")]
    return spoken(scene, line.text, "text" if line.to_me or line.chat else "muted" if line.quiet else "text")
