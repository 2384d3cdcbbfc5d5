"""Counter-based chance: a seed and a counter are its whole state, so it copies, saves and replays for nothing.

Knows nothing of games. It is a mixer of good spread, not cryptography: whoever hosts a table keeps the seed to himself.
"""

from collections.abc import MutableSequence
from typing import Protocol, TypeVar

MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15
FIRST_MIX = 0xBF58476D1CE4E5B9
SECOND_MIX = 0x94D049BB133111EB

Item = TypeVar("Item")


class Source(Protocol):
    """Anything that carries a seed and a counter."""

    seed: int
    counter: int


def mix(seed: int, counter: int) -> int:
    """64 well-spread bits for the counter-th use of a seed."""
    bits = (seed + counter * STRIDE) & MASK
    bits = ((bits ^ (bits >> 30)) * FIRST_MIX) & MASK
    bits = ((bits ^ (bits >> 27)) * SECOND_MIX) & MASK
    return bits ^ (bits >> 31)


def below(source: Source, limit: int) -> int:
    """A whole number from 0 to limit - 1."""
    source.counter += 1
    return mix(source.seed, source.counter) % limit


def shuffle(source: Source, items: MutableSequence[Item]) -> None:
    """Fisher and Yates, in place."""
    seed, counter = source.seed, source.counter
    for last in range(len(items) - 1, 0, -1):
        counter += 1
        other = mix(seed, counter) % (last + 1)
        items[last], items[other] = items[other], items[last]
    source.counter = counter


def take(source: Source, items: list[Item]) -> Item:
    """Remove one item at random."""
    return items.pop(below(source, len(items)))
