"""Numbers as a language writes them, after its own example of 1234.5. Knows texts; must not know messages."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=8)
def signs(sample: str) -> tuple[str, str]:
    """Return the sign between the thousands and the one before the tenths, read from `1,234.5` as the language writes
    it.
    """
    thousands, _, rest = sample.partition("1")[2].partition("234")
    return thousands, rest.removesuffix("5")


def written(value: float, places: int, sample: str) -> str:
    """Return the number with so many digits behind the point and its thousands apart."""
    thousands, point = signs(sample)
    return f"{value:,.{places}f}".translate({ord(","): thousands, ord("."): point})
