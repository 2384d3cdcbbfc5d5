"""The first row: what is played, how far it has come, and at its end who is away and the clock.

A game whose row shows more draws it itself and uses `ending_runs`. Draws one row from a scene.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Row, Run
from cosmic_tui.draw.names import in_sentence
from cosmic_tui.draw.scene import Scene
from cosmic_tui.games import name_of

GAP = Run("   ")


def status(scene: Scene) -> list[Row]:
    """Draw the status row, as wide as the window."""
    short = "short" if scene.compact else ""
    left = [
        Run(scene.say("scr-cosmic"), "key", "", "bold"),
        Run(f" {name_of(scene.words.language, scene.game)}", "text", "", "bold"),
        Run(f" · {scene.say('scr-status_turn', short, number=scene.view['turn'])}", "text", "", "bold"),
    ]
    return status_row(scene, left)


def status_row(scene: Scene, left: list[Run], right: list[Run] | None = None) -> list[Row]:
    """Return a row from its left and right parts, followed by who is away and the clock."""
    canvas = Canvas(scene.layout["status"].width, 1, "panel")
    canvas.write(1, 0, left)
    canvas.write_right(canvas.width - 1, 0, [*(right or []), *ending_runs(scene)])
    return canvas.rows()


def ending_runs(scene: Scene, gap: Run = GAP) -> list[Run]:
    """Return runs that say whether the game cannot be saved, who is away, and what the clock shows."""
    runs: list[Run] = []
    if scene.unsaved:
        runs += [gap, Run(scene.say("scr-not_saved"), "danger")]
    away = next((who for who, person in enumerate(scene.people) if person.away), None)
    if away is not None:
        runs += [gap, Run(scene.say("scr-is_away", who=in_sentence(scene, away)), "warn")]
    if scene.clock:
        token = "danger" if scene.clock_low else "warn"
        runs += [gap, Run(f"{scene.say('scr-status_time')} ", "muted"), Run(scene.clock, token, "", "bold")]
    return runs
