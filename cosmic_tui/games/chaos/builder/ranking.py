"""Decks against each other, played by bots: the wins of each deck against each other one, and in total. The strongest
comes first.

Plays whole games; knows no screen and no file. Seeds are fixed, so the same decks always have the same results.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from cosmic_tui.extras import bot_matches
from cosmic_tui.games.chaos.facts import decks
from cosmic_tui.shares import interval

GAMES, MOST_GAMES = 20, 1000  # of each pair
MODES = {decks.OFFICIAL: "official", decks.BEGINNER: "beginner_plus"}


@dataclass
class Ranking:
    """The games between decks that have been played so far. Decks are named as they are shown."""

    entries: Mapping[str, str | dict[str, int]]  # as a table's options have them
    kind: str = decks.OFFICIAL
    games: int = GAMES
    levels: tuple[str, ...] = ()  # of the bots; usual ones if there are none
    done: int = 0
    won: dict[tuple[str, str], float] = field(default_factory=dict)  # by the first against the second
    played: dict[tuple[str, str], int] = field(default_factory=dict)

    @property
    def total(self) -> int:
        return len(self.entries) * (len(self.entries) - 1) // 2 * self.games

    def against(self, one: str, other: str) -> float | None:
        """Return the share of games one deck has won against another, or None if they have not met."""
        games = self.played.get((one, other), 0)
        return self.won[one, other] / games if games else None

    def share(self, name: str) -> tuple[float, float, float]:
        """Return the share of all its games that a deck has won, and the confidence interval."""
        games = sum(self.played.get((name, other), 0) for other in self.entries)
        share = sum(self.won.get((name, other), 0.0) for other in self.entries) / games if games else 0.0
        return share, *interval(share, games)

    def order(self) -> list[str]:
        """Return the names of the decks, the strongest first."""
        return sorted(self.entries, key=lambda name: -self.share(name)[0])


def run(ranking: Ranking) -> Iterator[Ranking]:
    """Play one game after the other, taking all pairs in turn. The decks of a pair change seats from game to game."""
    pairs = list(combinations(ranking.entries, 2))
    for number in range(ranking.games):
        for place, pair in enumerate(pairs):
            seats = pair if number % 2 == 0 else pair[::-1]
            seed = 1 + (number // 2) * len(pairs) + place  # the same for both orders
            options = {"seats": 2, "mode": MODES[ranking.kind], "decks": [ranking.entries[name] for name in seats]}
            winners = bot_matches.winners("chaos", options, seed, ranking.levels)
            for seat, name in enumerate(seats):
                met = name, seats[1 - seat]
                ranking.played[met] = ranking.played.get(met, 0) + 1
                ranking.won[met] = ranking.won.get(met, 0.0) + (seat in winners) / max(1, len(winners))
            ranking.done += 1
            yield ranking
