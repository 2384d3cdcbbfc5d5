"""The first row: turn and encounter, the race for colonies, the decks, the clock.

Draws one row from a scene.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Row, Run, cut_runs, runs_width
from cosmic_tui.canvas.text import numbers
from cosmic_tui.draw.layout import COMPACT, LARGE, SMALL
from cosmic_tui.draw.names import in_sentence
from cosmic_tui.draw.status import ending_runs
from cosmic_tui.games.encounter.draw.ships import race
from cosmic_tui.games.encounter.scene import Scene

RACE_COLUMN = 40


def status(scene: Scene) -> list[Row]:
    """Draw the status row, as wide as the window."""
    rect = scene.layout["status"]
    canvas = Canvas(rect.width, 1, "panel")
    start = canvas.write_right(rect.width - 1, 0, _right(scene))
    end = canvas.write(1, 0, cut_runs(_turn(scene), start - 2))
    if not scene.narrow:
        runs = _race(scene)
        at = max(RACE_COLUMN, end + 3)
        if at + runs_width(runs) + 2 <= start:
            canvas.write(at, 0, runs)
    return canvas.rows()


def _turn(scene: Scene) -> list[Run]:
    view = scene.view
    turn = scene.say("scr-status_turn", "short" if scene.compact else "", number=view["turn"])
    runs = [Run(scene.say("scr-cosmic"), "key", "", "bold"), Run(f" {turn}", "text", "", "bold")]
    if view["moment"]:
        runs.append(Run(f" · {_encounter(scene)}", "text", "", "bold"))
    return runs


def _encounter(scene: Scene) -> str:
    """Return whose encounter it is, and which of this turn."""
    number, offense = scene.view["number"], scene.view["offense"]
    counted = f"scr-status_mine_{number}"
    if offense == scene.me and scene.words.has(counted):
        return scene.say(counted)
    form = "you" if offense == scene.me else ""
    return scene.say("scr-status_encounter", form, number=number, who=in_sentence(scene, offense))


def _race(scene: Scene) -> list[Run]:
    runs = [Run(scene.say("scr-status_race"), "muted")]
    for who in range(scene.n):
        have, missing = race(scene, who)
        runs += [Run("  "), Run(have, scene.token(who)), Run(missing, "faint")]
    return runs


def _right(scene: Scene) -> list[Run]:
    view, size = scene.view, scene.layout.name
    form = {COMPACT: "short", SMALL: "short", LARGE: "long"}.get(size, "")
    gap = Run("   " if size == LARGE else "  " if size != COMPACT else " ")
    runs = [*numbers(scene.say("scr-status_deck", form, number=view["deck"]))]
    if size != COMPACT:
        runs += [gap, *numbers(scene.say("scr-status_discards", form, number=len(view["discards"])))]
    destiny = scene.say("scr-status_destiny", "short" if size == COMPACT else "", number=view["destiny_left"])
    if size == LARGE:
        destiny += f" ({scene.say('scr-status_used', number=len(view['destiny_used']))})"
    runs += [gap, *numbers(destiny)]
    runs = [run._replace(link=("read", ("piles",))) for run in runs]
    return [*runs, *ending_runs(scene)]
