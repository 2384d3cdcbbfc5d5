"""Make a deck better by trying: some cards are exchanged at random, and what wins surely more often is kept.

Every try plays the same games against the ready-made decks. Who chooses the best of many tries chooses luck too, so
what came of it is told by a last measure, with games that were not played before. Knows no file and no screen.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt

from cosmic_tui.games.chaos import cards
from cosmic_tui.games.chaos.builder.trials import Trial, run
from cosmic_tui.games.chaos.facts import decks

TRIES, MOST_TRIES = 50, 500
GAMES = 200  # of a try
MEASURED = 400  # of the last measure
FRESH = 1_000_000  # seeds of the last measure begin here
MOST_CHANGED = 3
SURE = 2.0  # standard errors by which a try has to be better
DRAWS = 200  # after which no lawful exchange is looked for any more


@dataclass
class Improving:
    """A deck, and the best variant found so far."""

    deck: decks.Deck
    tries: int = TRIES
    games: int = field(default_factory=lambda: GAMES)
    done: int = 0
    kept: int = 0
    best: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.best = dict(self.deck.cards)

    def changes(self) -> tuple[dict[str, int], dict[str, int]]:
        """Return the cards that were added and those that were removed."""
        before, after = Counter(dict(self.deck.cards)), Counter(self.best)
        return dict(after - before), dict(before - after)


def improve(improving: Improving, seed: int = 1) -> Iterator[Improving]:
    """Try changes to the deck one after the other."""
    dice, kind = random.Random(seed), improving.deck.kind
    results = played(improving.best, kind, improving.games)
    for _ in range(improving.tries):
        other = exchanged(improving.best, kind, dice)
        if other is not None:
            found = played(other, kind, improving.games)
            if surely_better(results, found):
                improving.best, results = other, found
                improving.kept += 1
        improving.done += 1
        yield improving


def played(counts: dict[str, int], kind: str, games: int) -> list[bool]:
    """Return, for each game of a fixed series, whether the deck wins it."""
    trial = Trial(dict(counts), kind)
    trial.games = max(1, games // len(trial.opponents))
    found: list[bool] = []
    for now in run(trial):
        found.append(now.victories > sum(found))
    return found


def measured(counts: dict[str, int], kind: str) -> Trial:
    """Play games with seeds that no try has used, and return them."""
    trial = Trial(dict(counts), kind, seed=FRESH)
    trial.games = max(1, MEASURED // len(trial.opponents))
    for _ in run(trial):
        pass
    return trial


def surely_better(before: list[bool], after: list[bool]) -> bool:
    """Return whether the variant wins more often by over two standard errors, compared game by game."""
    gains = [int(now) - int(then) for then, now in zip(before, after, strict=True)]
    count = len(gains)
    mean = sum(gains) / count
    if count < 2:
        return False
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (count - 1) / count)
    return mean > SURE * error


def exchanged(counts: dict[str, int], kind: str, dice: random.Random) -> dict[str, int] | None:
    """Return the deck with one to three cards exchanged and still legal, or None if no such exchange was found."""
    for _ in range(DRAWS):
        found = Counter(counts)
        number = dice.randint(1, MOST_CHANGED)
        out = dice.sample(sorted(found.elements()), min(number, found.total()))
        found.subtract(out)
        found.update(dice.choices(cards.EVERY, k=len(out)))
        other = {name: count for name, count in found.items() if count > 0}
        if other != dict(counts) and not decks.judge(other, kind):
            return other
    return None
