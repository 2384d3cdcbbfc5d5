"""Presets for spreads over places, so that Enter is enough where there is nothing to decide.

Pure: limits and numbers in, numbers out. A game's `answering` part says which preset fits a question.
"""

from __future__ import annotations

from collections.abc import Sequence

Counts = list[int]


def evenly(caps: Sequence[int], pieces: int) -> Counts:
    """Return a spread that takes from the fullest place each time, and so evenly from equal places."""
    counts = [0] * len(caps)
    for _ in range(min(pieces, sum(caps))):
        counts[max(range(len(caps)), key=lambda place: caps[place] - counts[place])] += 1
    return counts


def sparing(caps: Sequence[int], stay: Sequence[int], low: int, high: int) -> Counts:
    """Return a spread of as many pieces as may go, without those that should stay, but never fewer than must go."""
    free = [max(0, cap - kept) for cap, kept in zip(caps, stay, strict=True)]
    counts = evenly(free, high)
    for _ in range(low - sum(counts)):
        left = [cap - count for cap, count in zip(caps, counts, strict=True)]
        counts[max(range(len(caps)), key=left.__getitem__)] += 1
    return counts


def levelled(caps: Sequence[int], there: Sequence[float], pieces: int) -> Counts:
    """Return a spread that puts each piece where the fewest are by then."""
    counts = [0] * len(caps)
    for _ in range(min(pieces, sum(caps))):
        open_places = [place for place, cap in enumerate(caps) if counts[place] < cap]
        counts[min(open_places, key=lambda place: there[place] + counts[place])] += 1
    return counts
