"""What a fight comes to, drawn as a table: a row for each set of ships that may defend, the marked one lit.

The rows come with the preview of the answer in the making. Where there is no room for all of them the marked one and
the first are shown; at 80 columns there is one line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, fit, wrap_runs
from cosmic_tui.draw.names import spoken
from cosmic_tui.games.chaos.draw.names import by_form, seat_name
from cosmic_tui.games.chaos.say import fights
from cosmic_tui.games.chaos.scene import Scene

BOMBS, COLONY = 8, 12  # columns of the last two
LEAST_ROOM = 3  # rows below the table, in a front that has so many rows
TALL = 8
NAME = 15  # columns of a name in a row of 80
NARROW = 90  # columns below which the bombs have no column of their own
GAP = 2

Found = Mapping[str, Any]


def found(scene: Scene) -> Found | None:
    """Return the forecast for the answer being made, or None."""
    told = scene.asking.weighed if scene.asking is not None and scene.beat is None else {}
    return told if told.get("rows") else None


def wanted(scene: Scene) -> bool:
    """Return whether the forecast is drawn large, which it is while ships are chosen. After the first shot it is one
    line.
    """
    told = found(scene)
    return told is not None and not scene.view["shot"] and not scene.view["stack"]


def draw(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    told = found(scene)
    if told is None:
        return
    below = [line for said in fights.below(scene.voice, scene.view, told) for line in _lines(scene, said, rect.width)]
    room = max(1, rect.height - 1 - min(len(below), LEAST_ROOM if rect.height >= TALL else 1))
    rows = [cells(scene, told, row) for row in _shown(told, room)]
    columns = widths(rect.width, max(len(run.text) for row in rows for part in row[1:3] for run in part) + GAP)
    _line(canvas, rect, rect.y, [[Run(text, "muted")] for text in heads(scene, told)], columns)
    y = rect.y + 1
    for row in rows:
        _line(canvas, rect, y, row, columns)
        y += 1
    for line in below[: rect.y + rect.height - y]:
        canvas.write(rect.x, y, line)
        y += 1


def _lines(scene: Scene, said: str, room: int) -> list[Any]:
    return wrap_runs([Run(said, "muted")], room)


def _shown(told: Found, room: int) -> list[Found]:
    """Return as many rows as fit, always including the marked one."""
    rows = list(told["rows"])
    shown = rows[:room]
    if not any(row["marked"] for row in shown):
        shown[-1] = fights.marked(told)
    return shown


def widths(room: int, longest: int) -> list[int]:
    """Return the widths of the columns. The losses get more width if there is room and a long cell needs it."""
    bombs = BOMBS if room >= NARROW else 0
    left = room - bombs - COLONY
    first = min(28, left // 3 + 2)
    other = min(max(28, longest), (left - first) // 2)
    return [first, other, other, bombs, COLONY]


def heads(scene: Scene, told: Found) -> list[str]:
    foe = told["foe"]
    fight = scene.view["fight"]
    defends = scene.me if fight and fight["defender"] == scene.me else foe
    say = scene.say
    return [
        say("bd-fc_with", by_form(scene, defends), who=seat_name(scene, defends)),
        say("bd-fc_loses", "you", who=seat_name(scene, scene.me)),
        say("bd-fc_loses", who=seat_name(scene, foe)),
        say("bd-fc_bombs"),
        say("bd-fc_colony") if told["rows"][0]["target"] == "colony" else "",
    ]


def cells(scene: Scene, told: Found, row: Found) -> list[list[Run]]:
    """Return the five cells of a row."""
    mark, attrs = ("► ", "bold") if row["marked"] else ("  ", "")
    voice, view = scene.voice, scene.view
    mine, theirs = fights.lost(voice, view, row["lost"]), fights.lost(voice, view, row["theirs"])
    return [
        [Run(mark, "key", "", "bold"), Run(fights.defenders(voice, view, told, row), "text", "", attrs)],
        [Run(mine, "danger" if row["lost"] else "muted", "", attrs)],
        [Run(theirs, "ok" if row["theirs"] else "muted", "", attrs)],
        [Run(str(row["bombs"]), "text", "", attrs)],
        [Run(fights.becomes(scene.voice, row), "text", "", attrs)],
    ]


def _line(canvas: Canvas, rect: Rect, y: int, parts: list[list[Run]], columns: list[int]) -> None:
    x = rect.x
    for runs, wide in zip(parts, columns, strict=True):
        canvas.write(x, y, cut_runs(runs, max(0, wide - GAP)))
        x += wide


def in_a_row(scene: Scene, told: Found) -> list[Run]:
    """Return the marked row of the forecast in one line, for 80 columns."""
    said = fights.short(scene.voice, scene.view, told, fights.marked(told), lambda name: fit(name, NAME))
    return [Run("► ", "key", "", "bold"), *spoken(scene, said)]
