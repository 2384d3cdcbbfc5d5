"""A game's own side of the game of the day: the part `daily` of a game, and the words it uses.

Knows no date and no game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

WON, LOST, EVEN, NOTHING = "won", "lost", "even", "nothing"  # what a step of a game brought to a seat


class Day(NamedTuple):
    """The table of a weekday: its seats, the level of the bots, and the options that differ from a fresh form."""

    seats: int
    bot: str
    options: Mapping[str, Any] = {}


class Daily(Protocol):
    """One game a day, the same for everybody. A game without a week has none."""

    WEEK: Sequence[Day]  # Monday first

    def dealt(self, day: Day, seed: int) -> dict[str, Any]: ...

    def steps(self, events: Sequence[Any], seat: int) -> list[str]: ...
