"""The choice of the next puzzle: one that was missed and is due, else a new one about as hard as the player is strong.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence

from cosmic_tui.diary.puzzles import Try, coming, rated
from cosmic_tui.puzzles.pack import Puzzle


def next_one(
    puzzles: Mapping[str, Puzzle], tries: Sequence[Try], today: datetime.date, theme: str = ""
) -> Puzzle | None:
    """Return the next puzzle; None if all were answered and none is due."""
    open_ones = {ident: one for ident, one in puzzles.items() if not theme or theme in one.themes}
    for ident, day in coming(tries).items():
        if day <= today and ident in open_ones:
            return open_ones[ident]
    points, seen = rated(tries).points, {one.puzzle for one in tries}
    fresh = [one for one in open_ones.values() if one.ident not in seen]
    return min(fresh, key=lambda one: (abs(one.rating - points), one.ident), default=None)


def themes_of(puzzles: Mapping[str, Puzzle]) -> list[str]:
    """Return the themes of puzzles, the most frequent first."""
    every = [theme for one in puzzles.values() for theme in one.themes]
    return sorted(set(every), key=lambda theme: (-every.count(theme), theme))
