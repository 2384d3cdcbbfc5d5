"""How pieces stand ready when places are asked for, so that Enter is enough where nothing has to be weighed.

Pure: limits and numbers in, numbers out. Which of the ways fits a question, a game's `answering` says.
"""

from __future__ import annotations

from collections.abc import Sequence

Counts = list[int]


def evenly(caps: Sequence[int], pieces: int) -> Counts:
    """Return a spread that takes from the fullest place each time, and so evenly where all are alike."""
    counts = [0] * len(caps)
    for _ in range(min(pieces, sum(caps))):
        counts[max(range(len(caps)), key=lambda place: caps[place] - counts[place])] += 1
    return counts


def sparing(caps: Sequence[int], stay: Sequence[int], low: int, high: int) -> Counts:
    """Return as many as may go, but none of those that stay at a place, and never fewer than must go."""
    free = [max(0, cap - kept) for cap, kept in zip(caps, stay, strict=True)]
    counts = evenly(free, high)
    for _ in range(low - sum(counts)):
        left = [cap - count for cap, count in zip(caps, counts, strict=True)]
        counts[max(range(len(caps)), key=left.__getitem__)] += 1
    return counts


def levelled(caps: Sequence[int], there: Sequence[float], pieces: int) -> Counts:
    """Spread pieces so that each goes where the fewest are by then."""
    counts = [0] * len(caps)
    for _ in range(min(pieces, sum(caps))):
        open_places = [place for place, cap in enumerate(caps) if counts[place] < cap]
        counts[min(open_places, key=lambda place: there[place] + counts[place])] += 1
    return counts
