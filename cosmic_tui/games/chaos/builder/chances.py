"""A deck's averages: its cost curve, its card types, and the chances of a first hand, which are counted and never
sampled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb

from cosmic_tui.games.chaos import cards
from cosmic_tui.games.chaos.facts import decks

HAND = 5
FIRST_CREDITS = 6  # five at the start and the income of the first turn
LAST_BAR = 9  # this price and everything above is one bar


def at_least_one(counts: Mapping[str, int], wanted: Callable[[str], bool]) -> float:
    """Return the chance that a first hand holds at least one of these cards."""
    total = sum(counts.values())
    if total < HAND:
        return 0.0
    without = total - sum(count for ident, count in counts.items() if wanted(ident))
    return 1 - comb(without, HAND) / comb(total, HAND)


def a_ship(counts: Mapping[str, int]) -> float:
    return at_least_one(counts, lambda ident: cards.type_of(ident) == "ship")


def a_ship_at_once(counts: Mapping[str, int]) -> float:
    """Return the chance that a first hand holds a ship that can be paid for in the first turn."""
    return at_least_one(
        counts, lambda ident: cards.type_of(ident) == "ship" and cards.card(ident).cost <= FIRST_CREDITS
    )


def bars(counts: Mapping[str, int]) -> list[int]:
    """Count the cards for nine bars: cost 0 and 1, each cost from 2 to 8, and cost 9 or more. A price that depends on
    another card counts as 1.
    """
    found = [0] * LAST_BAR
    for cost, count in decks.curve(counts).items():
        found[max(0, min(LAST_BAR, cost) - 1)] += count
    return found


def mean_cost(counts: Mapping[str, int]) -> float:
    total = sum(counts.values())
    if not total:
        return 0.0
    return sum(cost * count for cost, count in decks.curve(counts).items()) / total
