"""The sums of a review: what its marks cost, and everything else, in points of 100 of the win.

The result minus the first chance is minus what the marks cost plus everything else: cards, destiny, what others did,
and costs too small to be told from chance. Only what whole games confirmed is summed: measured costs of one game are
mostly chance. The sum is exact, so one honest number is free; how it is made up is not known.
"""

from typing import NamedTuple

from cosmic_tui.review.found import FOUND, Review, points


class Sums(NamedTuple):
    """The totals of a review, in points: what the marked decisions cost, and everything else that led to the result."""

    marked: int
    everything_else: int


def sums(review: Review) -> Sums | None:
    """Return the totals once all is judged and confirmed; None before, and where only large mistakes are searched for.
    """
    if review.result is None or not review.quick or not review.asked or review.next() is not None:
        return None
    costs = {mark.at: mark.points for mark in review.marks() if mark.kind != FOUND}
    first, lost = review.asked[0].at, sum(costs.values())
    began = points(review.chances[first]) + costs.get(first, 0)
    return Sums(lost, points(review.result) - began + lost)
