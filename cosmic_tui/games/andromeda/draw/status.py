"""The first row: whose turn it is and what it is, points against the goal, the event track, the decks, the clock.

Draws one row from a scene.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Row, Run, cut_runs, runs_width
from cosmic_tui.canvas.text import numbers
from cosmic_tui.draw.layout import COMPACT, LARGE
from cosmic_tui.draw.names import in_sentence
from cosmic_tui.draw.status import ending_runs
from cosmic_tui.games.andromeda.draw.fleet import shape
from cosmic_tui.games.andromeda.scene import Scene

POINTS_COLUMN = 54
DOING = {"choose": "choose", "launch": "launch", "battle": "battle", "return": "return", "end": "end"}


def status(scene: Scene) -> list[Row]:
    rect = scene.layout["status"]
    canvas = Canvas(rect.width, 1, "panel")
    left, right = _turn(scene), _right(scene, False)
    if rect.width - 1 - runs_width(right) < 1 + runs_width(left) + 2:
        right = _right(scene, True)
    start = canvas.write_right(rect.width - 1, 0, right)
    end = canvas.write(1, 0, cut_runs(left, start - 2))
    if not scene.narrow:
        runs = _points(scene)
        at = max(min(POINTS_COLUMN, start - runs_width(runs) - 3), end + 3)
        if at + runs_width(runs) + 2 <= start:
            canvas.write(at, 0, runs)
    return canvas.rows()


def _turn(scene: Scene) -> list[Run]:
    view = scene.view
    form = "short" if scene.narrow else ""
    runs = [Run(scene.say("scr-cosmic"), "key", "", "bold"), Run(" ")]
    if not view["turn"]:
        return [*runs, Run(scene.say("scr-status_setup", form), "text", "", "bold")]
    runs.append(Run(scene.say("scr-turn_head", form, number=view["turn"]), "text", "", "bold"))
    if view["phase"] in DOING:
        event = view["phase"] == "end" and view["event"]
        phase = scene.say(f"scr-doing-{'event' if event else DOING[view['phase']]}")
        you = "you" if view["active"] == scene.me else ""
        said = scene.say("scr-status_whose", you, who=in_sentence(scene, view["active"]), phase=phase)
        runs += [Run(" · ", "muted"), Run(said, "text", "", "bold")]
    return runs


def _points(scene: Scene) -> list[Run]:
    """Return all players' points: `▲31 ■28 ●34 ◆25 of 60`. Teams also have totals."""
    runs: list[Run] = []
    seats = scene.view["seats"]
    for who in range(scene.n):
        runs.append(
            Run(f"{shape(scene, who)}{seats[who]['vp']}", scene.token(who), "", "bold", ("read", ("seat", who)))
        )
        if scene.view["teams"] and who % 2:
            runs.append(Run(f" ={seats[who - 1]['vp'] + seats[who]['vp']}", "text", "", "bold"))
        runs.append(Run("  "))
    return [*runs, *numbers(scene.say("scr-of_goal", number=scene.view["goal"]))]


def _right(scene: Scene, tight: bool) -> list[Run]:
    view, size = scene.view, scene.layout.name
    gap = Run("  " if size == COMPACT else "   ")
    parts = [_event(scene, size == LARGE or (size != COMPACT and not tight))]
    if not tight:
        parts.append(numbers(scene.say("scr-tactics_left", number=view["tactics"])))
        if size != COMPACT:
            parts.append(numbers(scene.say("scr-modules_left", number=sum(view["decks"]))))
    runs: list[Run] = []
    for part in parts:
        runs += [*([gap] if runs else []), *part]
    runs = [run._replace(link=("read", ("piles",))) for run in runs]
    return [*runs, *ending_runs(scene, gap)]


def _event(scene: Scene, long: bool) -> list[Run]:
    """Return the distance to the next event, or the number of turns left."""
    view = scene.view
    if view["ended"]:
        left = max(0, view["left"]) if view["left"] >= 0 else view["n"]
        return [Run(scene.say("scr-last_turns", n=left), "danger", "", "bold")]
    if view["event"]:
        return [Run(scene.say("scr-event_now"), "warn", "", "bold")]
    if view["event_due"] or not view["marker"]:
        return [Run(scene.say("scr-event_due"), "warn", "", "bold")] if view["turn"] else []
    return numbers(scene.say("scr-event_in", "long" if long else "", number=view["marker"], n=view["marker"]))
