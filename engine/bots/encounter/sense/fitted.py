"""What new colonies are worth, from what became of thousands of rookies' games: shares of the win, not rules of thumb.

The colony part of the fit in `ahead/leaf.py`; everything else about a position stays as it is and cancels out.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import exp

from engine.bots.encounter.sense.sight import Sight

UNIT = 20.0  # a share of one is worth so many first colonies
BASE, OTHERS, THREE, FOUR, FOURS = -1.71, -0.28, -0.07, -0.10, -0.18
STEPS = (0.0, 0.24, 0.68, 1.14, 1.90)


def gains(sight: Sight, founders: Iterable[int]) -> float:
    """What new foreign colonies for these seats come to for me, a win included."""
    before = tuple(sight.colonies_abroad(seat) for seat in range(sight.n))
    seats = list(founders)
    after = tuple(number + (seat in seats) for seat, number in enumerate(before))
    goal = sight.colonies_abroad(sight.me) + sight.to_win(sight.me)
    return UNIT * (share(after, sight.me, goal) - share(before, sight.me, goal))


@lru_cache(maxsize=4096)
def share(colonies: tuple[int, ...], me: int, goal: int) -> float:
    """My part of the win with so many colonies each; whoever has enough has won."""
    winners = [seat for seat, number in enumerate(colonies) if number >= goal]
    if winners:
        return 1 / len(winners) if me in winners else 0.0
    values = [1 / (1 + exp(-value(colonies, seat))) for seat in range(len(colonies))]
    return values[me] / sum(values)


def value(colonies: tuple[int, ...], seat: int) -> float:
    others = [number for other, number in enumerate(colonies) if other != seat]
    best = max(others)
    z = BASE + STEPS[min(len(STEPS) - 1, max(0, colonies[seat]))] + OTHERS * sum(others) / len(others)
    return z + THREE * (best >= 3) + FOUR * (best >= 4) + FOURS * sum(number >= 4 for number in others)
