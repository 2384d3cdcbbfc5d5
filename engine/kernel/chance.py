"""Random numbers from a seed and a counter. These two are the whole state, so it is cheap to copy, save and replay.

The numbers are well mixed but not cryptographic: the host of a table keeps the seed secret. Independent of any game.
"""

from collections.abc import Iterator, MutableSequence
from functools import lru_cache
from itertools import chain
from struct import pack, unpack
from typing import Protocol, TypeVar

MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15
FIRST_MIX = 0xBF58476D1CE4E5B9
SECOND_MIX = 0x94D049BB133111EB
BATCH = 64  # numbers of a stream that are computed at once
LANE = 128  # bits that hold a product of two numbers of 64

Item = TypeVar("Item")


class Source(Protocol):
    """Anything with a seed and a counter, from which random numbers are drawn."""

    seed: int
    counter: int


def mix(seed: int, counter: int) -> int:
    """Return 64 well-mixed bits for this seed and counter."""
    bits = (seed + counter * STRIDE) & MASK
    bits = ((bits ^ (bits >> 30)) * FIRST_MIX) & MASK
    bits = ((bits ^ (bits >> 27)) * SECOND_MIX) & MASK
    return bits ^ (bits >> 31)


def mixes(seed: int, counter: int, count: int) -> tuple[int, ...]:
    """Return `mix` for `count` counters, starting at `counter`. All are computed side by side in one long integer,
    which takes the time of only a few.
    """
    ones, strides, masks = _lanes(count)
    bits = (ones * ((seed + counter * STRIDE) & MASK) + strides) & masks
    bits = (((bits ^ (bits >> 30)) & masks) * FIRST_MIX) & masks
    bits = (((bits ^ (bits >> 27)) & masks) * SECOND_MIX) & masks
    bits ^= bits >> 31
    return unpack("<" + "Q8x" * count, bits.to_bytes(count * LANE // 8, "little"))


def stream(seed: int) -> Iterator[int]:
    """Yield `mix` for every counter from 1 on, for callers that draw often and never go back."""
    return chain.from_iterable(mixes(seed, counter, BATCH) for counter in range(1, MASK, BATCH))


@lru_cache(maxsize=256)
def _lanes(count: int) -> tuple[int, int, int]:
    """Return three long integers with which `mixes` computes `count` values side by side: a 1 in each lane, each lane's
    distance from the first counter, and 64 set bits in each lane.
    """
    ones = ((1 << LANE * count) - 1) // ((1 << LANE) - 1)
    strides = int.from_bytes(pack("<" + "Q8x" * count, *[lane * STRIDE & MASK for lane in range(count)]), "little")
    return ones, strides, ones * MASK


def below(source: Source, limit: int) -> int:
    """Return a random whole number from 0 to limit - 1."""
    source.counter += 1
    return mix(source.seed, source.counter) % limit


def shuffle(source: Source, items: MutableSequence[Item]) -> None:
    """Shuffle the items in place (Fisher and Yates)."""
    count = max(0, len(items) - 1)
    for last, bits in zip(range(count, 0, -1), mixes(source.seed, source.counter + 1, count), strict=True):
        other = bits % (last + 1)
        items[last], items[other] = items[other], items[last]
    source.counter += count


def take(source: Source, items: list[Item]) -> Item:
    """Remove and return a random item."""
    return items.pop(below(source, len(items)))


def dealt_anew(source: Source, piles: list[list[int]], pool: list[int] | None = None) -> list[int]:
    """Shuffle the cards of all piles together (or those of `pool`), then deal each pile as many as it had. Return what
    is left over.

    The result depends on the source and on which numbers there are, not on their old order: they are sorted first.
    """
    numbers = sorted(pool if pool is not None else [one for pile in piles for one in pile])
    shuffle(source, numbers)
    for pile in piles:
        pile[:] = [numbers.pop() for _ in pile]
    return numbers
