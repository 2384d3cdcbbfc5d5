"""A person's strength against bots and the trend of their wins: worked out from results, kept nowhere.

Bots are anchors: strengths from their shares of the win among rookies (`engine/encounter/bots/README.md`), in points of
which 400 are a tenfold. A person's number is the one that makes their results likeliest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, sqrt
from typing import NamedTuple

from cosmic_tui.diary.results import PERSON, UNCOUNTED, Result

GAME = "encounter"  # the others have no such table yet
ANCHORS = {"cadet": -209, "ensign": -180, "lieutenant": -110, "rookie": 0, "captain": 89, "admiral": 107}
SHOWN = 1500  # is added
TENFOLD = 400
PRIOR, PRIOR_SPREAD = ANCHORS["ensign"], 350.0  # what is assumed of a player with hardly any games
SURE = 1.96  # standard deviations on either side: true in nineteen cases of twenty
FEWEST = 10  # games, below which nothing is said
LOW, HIGH = -1500.0, 1500.0
CHARACTER = ":"


class Rating(NamedTuple):
    """A player's rating. `points` lie between low and high in nineteen cases of twenty. `below` and `above` are the
    bots around them.
    """

    points: int
    low: int
    high: int
    below: str
    above: str
    games: int


def counted(results: Iterable[Result], game: str) -> list[tuple[Result, int]]:
    """Return whole games of one person against bots alone, each with the person's seat."""
    found = []
    for result in results:
        people = [seat for seat, level in enumerate(result.levels) if level == PERSON]
        if result.game == game and people == list(result.mine) and len(people) == 1:
            if result.kind not in UNCOUNTED and len(result.levels) > 1:
                found.append((result, people[0]))
    return found


def won(result: Result, seat: int) -> float:
    """Return a seat's share of the win."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def rating(results: Iterable[Result]) -> Rating | None:
    """Return the rating in Cosmic Encounter; None below ten games."""
    games = []
    for result, seat in counted(results, GAME):
        rungs = [level.partition(CHARACTER)[0] for other, level in enumerate(result.levels) if other != seat]
        if all(rung in ANCHORS for rung in rungs):
            games.append((sum(10 ** (ANCHORS[rung] / TENFOLD) for rung in rungs), won(result, seat)))
    if len(games) < FEWEST:
        return None
    low, high = LOW, HIGH
    while high - low > 0.1:  # the slope falls from left to right
        middle = (low + high) / 2
        low, high = (middle, high) if _slope(games, middle) > 0 else (low, middle)
    spread = SURE / sqrt(_sharpness(games, low))
    below = max((rung for rung in ANCHORS if ANCHORS[rung] <= low), key=lambda rung: ANCHORS[rung], default="")
    above = min((rung for rung in ANCHORS if ANCHORS[rung] > low), key=lambda rung: ANCHORS[rung], default="")
    shown = [round(SHOWN + number) for number in (low, low - spread, low + spread)]
    return Rating(shown[0], shown[1], shown[2], below, above, len(games))


def _chance(others: float, points: float) -> float:
    mine: float = 10 ** (points / TENFOLD)
    return mine / (mine + others)


def _slope(games: Sequence[tuple[float, float]], points: float) -> float:
    """Return how the likelihood's logarithm grows with the points."""
    unit = log(10) / TENFOLD
    return sum(unit * (share - _chance(others, points)) for others, share in games) - (points - PRIOR) / PRIOR_SPREAD**2


def _sharpness(games: Sequence[tuple[float, float]], points: float) -> float:
    unit = log(10) / TENFOLD
    chances = [_chance(others, points) for others, _ in games]
    return sum(unit * unit * chance * (1 - chance) for chance in chances) + 1 / PRIOR_SPREAD**2


def trend(results: Iterable[Result], game: str) -> list[float]:
    """Return the mean of the last ten games after each game from the tenth on; nothing below ten."""
    shares = [won(result, seat) for result, seat in counted(results, game)]
    return [sum(shares[at - FEWEST : at]) / FEWEST for at in range(FEWEST, len(shares) + 1)]
