"""The game of the day: its seven tables with the decks of the day, and what each round brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmic_tui.games.chaos.facts import decks
from cosmic_tui.games.chaos.form import KINDS, MODES, ready
from cosmic_tui.games.days import EVEN, LOST, NOTHING, WON, Day
from engine.chaos.view_types import Event

WEEK = (
    Day(2, "cadet", {"mode": "beginner"}),
    Day(2, "ensign"),
    Day(2, "ensign", {"mode": "beginner_plus"}),
    Day(2, "rookie"),
    Day(2, "rookie", {"balanced": True}),
    Day(3, "rookie"),
    Day(2, "rookie", {"balanced": True, "species": decks.FREE}),
)


def dealt(day: Day, seed: int) -> dict[str, Any]:
    """Return the options with a different ready-made deck for each seat."""
    left, found = ready(KINDS[day.options.get("mode", MODES[0])]), []
    for _ in range(day.seats):
        seed, at = divmod(seed, len(left))
        found.append(left.pop(at))
    return {**day.options, "decks": found}


def steps(events: Sequence[Event], seat: int) -> list[str]:
    """Return a step for each turn of this seat, up to its next turn: whether it took more cards from colonies than it
    lost.
    """
    found: list[int] = []
    fell: list[bool] = []
    for event in events:
        kind = event["event"]
        if kind == "turn_began" and event["seat"] == seat:
            found.append(0)
            fell.append(False)
        elif kind == "colony_lost" and found and seat in (event["seat"], event["by"]) and event["seat"] != event["by"]:
            found[-1] += event["n"] if event["by"] == seat else -event["n"]
            fell[-1] = True
    return [_step(change, any_fell) for change, any_fell in zip(found, fell, strict=True)]


def _step(change: int, any_fell: bool) -> str:
    return WON if change > 0 else LOST if change < 0 else EVEN if any_fell else NOTHING
