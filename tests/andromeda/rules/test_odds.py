"""Chances are counted: they agree with every throw written out, and with many thrown (A-BAT-19 to 22, A-TEA-4)."""

from __future__ import annotations

from itertools import product

import pytest

from engine.andromeda.odds import Side, code, lists_of, throws, wins

SIDES: list[tuple[Side, ...]] = [
    (((1, 1),), ((1, 1),)),
    (((2, 1),), ((1, 3),)),
    (((3, 2),), ((2, 1),), ((2, 5),)),
    (((2, 4),), ((2, 4),), ((1, 5),)),
    (((1, 2), (2, 1)), ((2, 3),)),
    (((1, 2, (6, 3)),), ((0, 1, (6, 4)),)),
]


def written_out(sides: tuple[Side, ...]) -> tuple[tuple[int, ...], int]:
    """Every throw of every die, compared as lists are."""
    found, total = [0] * len(sides), 0
    hands = [hand for side in sides for hand in side]
    for thrown in product(*(product(range(low, 7), repeat=n) for n, low, *_ in hands)):
        rest = iter(thrown)
        lists = []
        for side in sides:
            dice: list[int] = []
            for hand in side:
                dice += [*next(rest), *(hand[2] if len(hand) > 2 else ())]
            lists.append(sorted(dice, reverse=True))
        best = max(lists)
        total += 1
        if lists.count(best) == 1:
            found[lists.index(best)] += 1
    return tuple(found), total


@pytest.mark.parametrize("sides", SIDES)
def test_counting_agrees_with_every_throw(sides: tuple[Side, ...]) -> None:
    assert (wins(sides), throws(sides)) == written_out(sides)


def test_six_dice_make_462_lists() -> None:
    assert len(lists_of((6, 1))) == 462
    assert sum(ways for _, ways in lists_of((6, 1))) == 6**6


def test_a_longer_list_is_better_on_an_equal_beginning() -> None:
    """A-BAT-21."""
    assert code((5, 4, 1)) > code((5, 4)) > code((5, 3, 3, 3))
