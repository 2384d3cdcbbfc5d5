"""A deck against the ready-made ones, played by bots: shares with intervals, a game at a time, as long as wished.

Plays whole games; knows no screen. Seeds are fixed, so that the same deck gives the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from cosmic_tui.extras import bot_matches
from cosmic_tui.games.chaos.facts import decks
from cosmic_tui.shares import interval

GAMES = 40  # against each


@dataclass
class Trial:
    """The games of a trial that have been played so far."""

    cards: dict[str, int]
    kind: str
    games: int = GAMES
    seed: int = 1  # of the first game
    won: dict[str, int] = field(default_factory=dict)
    played: dict[str, int] = field(default_factory=dict)

    @property
    def opponents(self) -> list[str]:
        return [name for name, deck in decks.READY.items() if deck.kind == self.kind]

    @property
    def total(self) -> int:
        return len(self.opponents) * self.games

    @property
    def done(self) -> int:
        return sum(self.played.values())

    @property
    def victories(self) -> int:
        return sum(self.won.values())

    def share(self) -> tuple[float, float, float]:
        """Return the share of games won, and the confidence interval."""
        share = self.victories / self.done if self.done else 0.0
        return share, *interval(share, self.done)


def run(trial: Trial, go_on: Callable[[], bool] = lambda: True) -> Iterator[Trial]:
    """Play one game after the other against each opponent in turn. Chance decides which side begins."""
    for number in range(trial.games):
        for place, opponent in enumerate(trial.opponents):
            if not go_on():
                return
            won = _game(trial.cards, trial.kind, opponent, seed=trial.seed + number * 101 + place)
            trial.played[opponent] = trial.played.get(opponent, 0) + 1
            trial.won[opponent] = trial.won.get(opponent, 0) + won
            yield trial


def _game(mine: Mapping[str, int], kind: str, opponent: str, seed: int) -> bool:
    """Play one game and return whether the deck wins. The deck changes seats from game to game."""
    seat = seed % 2
    both: list[object] = [dict(mine), opponent]
    mode = "official" if kind == decks.OFFICIAL else "beginner_plus"
    options = {"seats": 2, "mode": mode, "decks": both if seat == 0 else both[::-1]}
    return seat in bot_matches.winners("chaos", options, seed)
