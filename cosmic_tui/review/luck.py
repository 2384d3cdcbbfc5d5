"""The sums of a review: what the decisions gave away, and everything else, in points of 100 of the win.

The result minus the first chance is minus what was given away plus everything else: cards, destiny, what others did.
The sum is exact, so one honest number is free; how it is made up is not known.
"""

from typing import NamedTuple

from cosmic_tui.review.found import Review, points

HUNDRED = 100


class Sums(NamedTuple):
    """`in_100` is what was given away in a hundred decisions."""

    given_away: int
    in_100: int
    everything_else: int


def sums(review: Review) -> Sums | None:
    """Return them when every decision is weighed; None before, and where only large mistakes are found."""
    if review.result is None or not review.quick or not review.asked or len(review.costs) < len(review.asked):
        return None
    away = sum(entry["cost"] for entry in review.costs.values() if entry["better"])  # noise has both signs
    first = review.asked[0].at
    began = review.chances[first] + (review.costs[first]["cost"] if review.costs[first]["better"] else 0)
    rest = review.result - began + away
    return Sums(points(away), round(away / 10 * HUNDRED / len(review.asked)), points(rest))
