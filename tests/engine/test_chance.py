"""Chance: a seed and a counter, however many dice are thrown at once."""

from __future__ import annotations

from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.chance import mix, mixes, stream


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**40), st.integers(0, 130))
def test_dice_thrown_together_are_those_thrown_one_by_one(seed: int, counter: int, count: int) -> None:
    """Chance is a seed and a counter, however many are mixed at once."""
    assert mixes(seed, counter, count) == tuple(mix(seed, counter + number) for number in range(count))


@given(st.integers(0, 2**64 - 1))
def test_a_stream_throws_the_dice_of_all_counters_in_turn(seed: int) -> None:
    """Nothing is thrown twice or left out where one batch ends and the next begins."""
    assert list(islice(stream(seed), 200)) == [mix(seed, counter) for counter in range(1, 201)]
