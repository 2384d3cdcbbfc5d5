"""Exact chances of a battle, counted and never sampled: how many of all throws each side wins.

A die of a side with targeting t ends on each of t to 6 alike (A-BAT-19). Lists of dice are compared from the highest
down, the longer one is better on an equal beginning (A-BAT-21): as numbers to the base of seven, filled up with zeros.
Knows sides as tuples of (dice, targeting), partners as several of them in one side; knows no position.
"""

from bisect import bisect_left
from functools import lru_cache
from itertools import accumulate, combinations_with_replacement
from math import comb, prod
from typing import Any

SIX, DIGITS = 6, 12
Hand = tuple[Any, ...]  # dice, targeting; and dice that lie already, if there are any
Side = tuple[Hand, ...]  # one hand, or two partners'
Chance = tuple[int, int]  # so many of so many throws


def code(dice: tuple[int, ...]) -> int:
    """Return dice, highest first, as one number. Comparing these numbers compares the dice."""
    found = 0
    for place in range(DIGITS):
        found = found * 7 + (dice[place] if place < len(dice) else 0)
    return found


@lru_cache(maxsize=256)
def lists_of(hand: Hand) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return all possible final lists of dice, each with the number of throws that lead to it."""
    n, low, *lying = hand
    kept = lying[0] if lying else ()
    found = []
    for dice in combinations_with_replacement(range(SIX, low - 1, -1), n):
        ways, left = 1, n
        for face in set(dice):
            ways *= comb(left, dice.count(face))
            left -= dice.count(face)
        found.append((tuple(sorted(dice + kept, reverse=True)) if kept else dice, ways))
    return tuple(found)


@lru_cache(maxsize=512)
def table_of(side: Side) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return three lists for one side, in rising order of its dice: the codes, the number of throws for each, and the
    number of throws below each.
    """
    joined: dict[tuple[int, ...], int] = {(): 1}
    for hand in side:
        more: dict[tuple[int, ...], int] = {}
        for before, ways in joined.items():
            for dice, own in lists_of(hand):
                both = tuple(sorted(before + dice, reverse=True)) if before else dice
                more[both] = more.get(both, 0) + ways * own
        joined = more
    rows = sorted((code(dice), ways) for dice, ways in joined.items())
    counts = [count for _, count in rows]
    return tuple([key for key, _ in rows]), tuple(counts), (0, *accumulate(counts))


def throws(sides: tuple[Side, ...]) -> int:
    """Return the number of different throws, all of them equally likely."""
    return prod((SIX + 1 - hand[1]) ** hand[0] for side in sides for hand in side)


@lru_cache(maxsize=2048)
def wins(sides: tuple[Side, ...]) -> tuple[int, ...]:
    """Return how many throws each side wins. In the remaining throws the best sides are equal and all lose (A-BAT-22).
    """
    tables = [table_of(side) for side in sides]
    found = []
    for place, (keys, ways, _) in enumerate(tables):
        others = [table for number, table in enumerate(tables) if number != place]
        total = 0
        for key, count in zip(keys, ways, strict=True):
            for other_keys, _, below in others:
                count *= below[bisect_left(other_keys, key)]
            total += count
        found.append(total)
    return tuple(found)
