"""`cosmic sim --meter BOT`: in games by the others, what that bot would have answered instead, and what that is worth.

One process: it is for tuning, a hundred games tell a point. Points are hundredths of a win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmic_tui.command_line.tools import collect_seldom, columns, number, say
from engine.kernel.errors import Usage

if TYPE_CHECKING:
    from cosmic_tui.cli.sim import Plan

POINTS = 100
COLUMNS = ("question", "asked", "changed", "each", "a_game")


def run(plan: Plan, candidate: str) -> int:
    """Play the games and print the table. Raise Usage for a game without a meter."""
    from cosmic_tui.games import name_of
    from cosmic_tui.words import words
    from engine.bots import course
    from engine.bots.ahead.meter import Meter
    from engine.games import rules_of

    found_course = course(plan.game)
    if found_course is None:
        raise Usage(say("sim-no_meter", value=name_of(words().language, plan.game)))
    meter = Meter(rules_of(plan.game), found_course)
    collect_seldom()
    found: dict[str, Any] = {}
    for seed in plan.seeds:
        for why, change in meter.measure(candidate, plan.bots, plan.options, seed).items():
            kept = found.setdefault(why, change)
            if kept is not change:
                kept.asked += change.asked
                kept.gains += change.gains
    print("\n".join(report(found, len(plan.seeds) * plan.seats)))
    return 0


def report(found: dict[str, Any], played: int) -> list[str]:
    """Return the report, with what changed most first. `played`: seats in all games."""
    rows = []
    for why, change in sorted(found.items(), key=lambda entry: -abs(sum(entry[1].gains))):
        if change.gains:
            often = len(change.gains) / played * POINTS
            rows.append([
                why,
                number(change.asked / played, 2),
                str(len(change.gains)),
                f"{number(change.mean * POINTS, 2)} ±{number(change.error * POINTS, 2)}",
                f"{number(change.mean * often, 2)} ±{number(change.error * often, 2)}",
            ])  # fmt: skip
    return columns([[say(f"column-{name}") for name in COLUMNS], *rows])
