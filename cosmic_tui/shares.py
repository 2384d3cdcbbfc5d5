"""In what interval a share lies that has been counted: Wilson's, honest for few games and for shares near 0 or 1.

Knows no game, no file and no sentence.
"""

from __future__ import annotations

from math import sqrt

SURE = 1.96  # standard deviations on either side: true in nineteen cases of twenty


def interval(share: float, of: int, sure: float = SURE) -> tuple[float, float]:
    if not of:
        return 0.0, 1.0
    square = sure * sure
    middle = share + square / (2 * of)
    spread = sure * sqrt(share * (1 - share) / of + square / (4 * of * of))
    return max(0.0, (middle - spread) / (1 + square / of)), min(1.0, (middle + spread) / (1 + square / of))
