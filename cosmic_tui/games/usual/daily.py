"""The game of the day where a game says nothing of its own: the usual table, and whether it was won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmic_tui.games.days import LOST, WON, Day

WEEK: tuple[Day, ...] = ()


def dealt(day: Day, seed: int) -> dict[str, Any]:
    """Return the options of the table; `seed` may decide some of them."""
    return dict(day.options)


def steps(events: Sequence[Any], seat: int) -> list[str]:
    """Return the result of each part of the game for this seat, in order."""
    wins = [event["seats"] for event in events if event["event"] == "game_won"]
    return [WON if seat in seats else LOST for seats in wins]
