"""Chance: a seed and a counter, however many dice are thrown at once."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.chance import below, mix, mixes, shuffle, stream, take


@dataclass
class Dice:
    """A seed and a counter."""

    seed: int
    counter: int = 0


@pytest.mark.parametrize(
    ("seed", "thrown"),
    [
        (0, (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)),
        (1234567, (6457827717110365317, 3203168211198807973, 9817491932198370423)),
    ],
)
def test_the_dice_are_those_of_splitmix64(seed: int, thrown: tuple[int, ...]) -> None:
    """The published numbers of the generator of that name: every saved game hangs on them."""
    assert tuple(mix(seed, counter) for counter in (1, 2, 3)) == thrown


@given(st.integers(0, 2**64 - 1), st.integers(0, 70), st.integers(0, 1000))
def test_shuffling_is_that_of_fisher_and_yates_a_die_for_each_card_but_the_last(
    seed: int, count: int, before: int
) -> None:
    dice, one_by_one, cards = Dice(seed, before), Dice(seed, before), list(range(count))
    expected = list(cards)
    for last in range(count - 1, 0, -1):
        other = below(one_by_one, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    shuffle(dice, cards)
    assert cards == expected and dice == one_by_one == Dice(seed, before + max(0, count - 1))


def test_a_die_has_as_many_sides_as_it_should_and_costs_one_number() -> None:
    dice = Dice(7)
    thrown = [below(dice, 6) for _ in range(200)]
    assert set(thrown) == set(range(6)) and dice.counter == 200
    assert thrown == [mix(7, counter) % 6 for counter in range(1, 201)]
    bag = list("abcdef")
    taken = [take(dice, bag) for _ in range(6)]
    assert sorted(taken) == list("abcdef") and not bag and dice.counter == 206


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**40), st.integers(0, 130))
def test_dice_thrown_together_are_those_thrown_one_by_one(seed: int, counter: int, count: int) -> None:
    """Chance is a seed and a counter, however many are mixed at once."""
    assert mixes(seed, counter, count) == tuple(mix(seed, counter + number) for number in range(count))


@given(st.integers(0, 2**64 - 1))
def test_a_stream_throws_the_dice_of_all_counters_in_turn(seed: int) -> None:
    """Nothing is thrown twice or left out where one batch ends and the next begins."""
    assert list(islice(stream(seed), 200)) == [mix(seed, counter) for counter in range(1, 201)]
