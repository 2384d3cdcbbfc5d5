"""All players' standing, one row for each seat: name, alien, race, home colonies, warp, hand. For stages with room to
spare.

Draws rows of runs in columns; knows scenes.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Run, fit, runs_width
from cosmic_tui.canvas.text import numbers
from cosmic_tui.draw.names import name
from cosmic_tui.games.encounter.draw.names import aliens_of
from cosmic_tui.games.encounter.draw.ships import race, to_win
from cosmic_tui.games.encounter.scene import Scene

NAME, ALIEN, GAP = 12, 15, 3
WITH_ALIENS = 90  # columns from which the aliens are named too


def standing(scene: Scene, room: int) -> list[list[Run]]:
    """Draw the rows, none wider than the room."""
    order = [(scene.view["offense"] + step) % scene.n for step in range(scene.n)]
    return [_row(scene, who, room >= WITH_ALIENS) for who in order]


def _row(scene: Scene, who: int, aliens: bool) -> list[Run]:
    """Return the standing of a seat: `▲R Vera Zombie ▲▲▲·· home 4 of 5 warp 1 hand 8`."""
    seat = scene.seat(who)
    have, missing = race(scene, who)
    homes = sum(1 for _, owner, _ in scene.view["planets"] if owner == who)
    columns = [
        ([Run(f"{scene.tag(who)} ", scene.token(who)), Run(name(scene, who), "text", "", "bold")], NAME),
        ([Run(fit(aliens_of(scene, who), ALIEN), "muted")], ALIEN) if aliens else ([], -GAP),
        ([Run(have, scene.token(who)), Run(missing, "faint")], len(have) + len(missing)),
        (numbers(scene.say("scr-home_of", number=seat["home"], max=homes)), 11),
        (numbers(scene.say("scr-warp_short", number=seat["warp"])), 7),
        (numbers(scene.say("scr-hand_short", number=seat["hand"])), 7),
    ]
    row: list[Run] = []
    for runs, wide in columns:
        row += [*runs, Run(" " * max(2 if runs else 0, wide + GAP - runs_width(runs)))]
    if to_win(scene, who) == 1:
        row.append(Run(scene.say("scr-to_win", number=1), "danger", "", "bold"))
    return row
