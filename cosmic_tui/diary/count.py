"""Statistics over finished games: how many were won, as what, against whom, in a row. Pure; knows results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from cosmic_tui.diary.results import BRANCHED, PERSON, Result


@dataclass
class Score:
    """The games of one kind, and those of them that were won. A win together with others is one, and counted separately
    too.
    """

    games: int = 0
    won: int = 0
    shared: int = 0

    def add(self, won: bool, shared: bool) -> None:
        self.games += 1
        self.won += won
        self.shared += won and shared


@dataclass
class Statistics:
    """The statistics of all results. A game counts for each kind of opponent in it. Streaks are of games won; `streak`
    is the one that still lasts.
    """

    all: Score = field(default_factory=Score)
    by_name: dict[str, Score] = field(default_factory=lambda: defaultdict(Score))
    by_game: dict[str, Score] = field(default_factory=lambda: defaultdict(Score))
    by_played: dict[str, Score] = field(default_factory=lambda: defaultdict(Score))
    game_of: dict[str, str] = field(default_factory=dict)  # what was played as: in which game it has a name
    by_level: dict[str, Score] = field(default_factory=lambda: defaultdict(Score))
    by_seats: dict[int, Score] = field(default_factory=lambda: defaultdict(Score))
    streak: int = 0
    longest: int = 0
    shortest_win: int = 0  # turns; 0: nothing was won

    def plain(self) -> dict[str, Any]:
        """Return the statistics as plain data."""
        tables = {name: value for name, value in vars(self).items() if name.startswith("by_")}
        numbers = {name: value for name, value in vars(self).items() if isinstance(value, int)}
        counted = {name: {key: vars(score) for key, score in table.items()} for name, table in tables.items()}
        return {"all": vars(self.all), **counted, **numbers}


def count(results: Iterable[Result], *, name: str = "", game: str = "") -> Statistics:
    """Count the games of this keyboard's people, in the order they were played; of one name or game only, if said.
    Games that begin in the middle of another one are left out."""
    found = Statistics()
    for result in results:
        if (game and result.game != game) or result.kind == BRANCHED:
            continue
        for seat in result.mine:
            if name and result.names[seat].casefold() != name.casefold():
                continue
            _add(found, result, seat)
    return found


def _add(found: Statistics, result: Result, seat: int) -> None:
    won, shared = seat in result.winners, len(result.winners) > 1
    against = {level for other, level in enumerate(result.levels) if other != seat}
    scores = [
        found.all,
        found.by_name[result.names[seat]],
        found.by_game[result.game],
        found.by_seats[len(result.names)],
        *[found.by_level[level] for level in sorted(against, key=lambda level: (level == PERSON, level))],
    ]
    if result.played[seat]:
        scores.append(found.by_played[result.played[seat]])
        found.game_of[result.played[seat]] = result.game
    for score in scores:
        score.add(won, shared)
    found.streak = found.streak + 1 if won else 0
    found.longest = max(found.longest, found.streak)
    if won and (not found.shortest_win or result.turns < found.shortest_win):
        found.shortest_win = result.turns
