"""The games of the day that were played here, a record each, for good: the first finished try of a day counts.

The file is as `diary_file.py` says. Knows files, dates and plain data; must not know rules.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cosmic_tui.diary import diary_file

FILE = "daily"
MAGIC = b"COSMICD1"


@dataclass(frozen=True)
class Try:
    """One finished game of a day. `counts`: it was the first one of its day and game."""

    date: str
    game: str
    rules: int
    bots: int
    signs: str  # a letter for each step
    won: bool
    turn: int
    reached: tuple[int, ...]
    save: str = ""
    counts: bool = True


def read(place: Path) -> list[Try]:
    """Return all games that can be read, the first one first."""
    return diary_file.read(place, MAGIC, Try, _made)


def _made(known: dict[str, Any]) -> Try:
    datetime.date.fromisoformat(known["date"])
    return Try(**{**known, "reached": tuple(int(number) for number in known["reached"])})


def first(tries: Iterable[Try], date: str, game: str) -> Try | None:
    """Return the try that counts for that day and game."""
    return next((one for one in tries if one.counts and (one.date, one.game) == (date, game)), None)


def keep(one: Try, place: Path) -> Try:
    """Note a try, once for each save, and return it as noted. Raise Refused if it cannot be written."""
    known = read(place)
    before = next((old for old in known if one.save and old.save == one.save), None)
    if before is not None:
        return before
    if first(known, one.date, one.game) is not None:
        one = Try(**{**asdict(one), "counts": False})
    diary_file.keep(one, place, MAGIC)
    return one


@dataclass(frozen=True)
class Streak:
    """Days in a row, up to today or yesterday, with a game that counts; and the days in a row that were won."""

    days: int = 0
    wins: int = 0
    longest: int = 0


def streak(tries: Sequence[Try], today: datetime.date) -> Streak:
    """Return the streaks of days, whichever game was played. A day is won if one of its games was."""
    won: dict[int, bool] = {}
    for one in tries:
        if one.counts:
            day = datetime.date.fromisoformat(one.date).toordinal()
            won[day] = won.get(day, False) or one.won
    last = today.toordinal()
    last -= last not in won  # today's game may still be played
    days = _run(last, won)
    wins = _run(last, {day for day, was_won in won.items() if was_won})
    ends = [day for day in won if day + 1 not in won]
    return Streak(days, wins, max([0, *(_run(day, won) for day in ends)]))


def _run(last: int, days: Iterable[int]) -> int:
    """Return how many days in a row end with that one."""
    found, known = 0, set(days)
    while last - found in known:
        found += 1
    return found
