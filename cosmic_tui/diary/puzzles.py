"""How puzzles went: every answer that was given, for good, and what follows (a file as `diary_file.py` says).

A rating by Glicko, from the first answer to each puzzle whose difficulty is known, a period each. What was missed comes
again after `STEPS` days, step by step as long as it is found; what is missed once more begins anew. Knows files and
dates; no puzzle.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from dataclasses import dataclass
from math import log, pi, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from cosmic_tui.diary import diary_file
from cosmic_tui.diary.rating import PRIOR, PRIOR_SPREAD, SHOWN, TENFOLD

FILE = "solved"
MAGIC = b"COSMICP1"
STEPS = (1, 3, 7, 21, 60)  # days
SPREAD = 120.0  # how well the difficulty of a puzzle is known
LEAST_SPREAD = 50.0  # of a player: who gets better can be seen to


@dataclass(frozen=True)
class Try:
    """One answer. `rating` is that of the puzzle, 0 if it has none. `kept`: not an answer, but a mistake in a game,
    kept as a puzzle from its review.
    """

    date: str
    puzzle: str
    right: bool
    rating: int = 0
    kept: bool = False


class Rating(NamedTuple):
    """A player's rating, and how uncertain it is."""

    points: float = SHOWN + PRIOR
    spread: float = PRIOR_SPREAD

    def after(self, other: int, right: bool) -> Rating:
        """Return the rating after one more puzzle."""
        unit = log(10) / TENFOLD
        weight = 1 / sqrt(1 + 3 * (unit * SPREAD / pi) ** 2)
        chance = 1 / (1 + 10 ** (weight * (other - self.points) / TENFOLD))
        spread = 1 / sqrt(1 / self.spread**2 + (unit * weight) ** 2 * chance * (1 - chance))
        return Rating(self.points + unit * spread**2 * weight * (right - chance), max(LEAST_SPREAD, spread))


def read(place: Path) -> list[Try]:
    """Return all answers that can be read, the first one first."""
    return diary_file.read(place, MAGIC, Try, _made)


def _made(known: dict[str, Any]) -> Try:
    datetime.date.fromisoformat(known["date"])
    found = Try(**known)
    if not isinstance(found.puzzle, str) or type(found.rating) is not int:
        raise ValueError(found)
    return found


def keep(one: Try, place: Path) -> None:
    """Note a try down. Raise Refused if it cannot be written."""
    diary_file.keep(one, place, MAGIC)


def rated(tries: Iterable[Try]) -> Rating:
    """Return the rating after all of these; only the first answer to a puzzle counts."""
    found, seen = Rating(), set()
    for one in tries:
        if one.rating and not one.kept and one.puzzle not in seen:
            found = found.after(one.rating, one.right)
        seen.add(one.puzzle)
    return found


def coming(tries: Iterable[Try]) -> dict[str, datetime.date]:
    """Return the puzzles that come again, and when, the earliest first."""
    steps: dict[str, int] = {}
    found: dict[str, datetime.date] = {}
    for one in tries:
        day = datetime.date.fromisoformat(one.date)
        if not one.right:
            steps[one.puzzle] = 0
        elif one.puzzle not in found or day < found[one.puzzle]:
            continue  # it was found at once, or before its time: nothing has been forgotten meanwhile
        else:
            steps[one.puzzle] += 1
        if steps[one.puzzle] == len(STEPS):
            del found[one.puzzle]
        else:
            found[one.puzzle] = day + datetime.timedelta(STEPS[steps[one.puzzle]])
    return dict(sorted(found.items(), key=lambda pair: pair[1]))


def on(tries: Iterable[Try], today: datetime.date) -> tuple[int, int]:
    """Return how many puzzles were solved today, and how many were answered."""
    these = [one for one in tries if one.date == today.isoformat() and not one.kept]
    return sum(one.right for one in these), len(these)
