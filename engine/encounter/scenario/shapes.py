"""The kinds of value that a key may have: numbers, texts, tables of them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Shape:
    """A shape that a value of a scenario must have. `outer` is the kind that an error message names; `fits` checks the
    contents too.
    """

    outer: type | None
    fits: Callable[[Any], bool]

    def complaint(self, value: Any) -> type | str | None:
        """Return the kind of value that was wanted, or `inner` if only the contents are wrong. Return None if the value
        fits.
        """
        if self.outer is not None and type(value) is not self.outer:
            return self.outer
        return None if self.fits(value) else "inner"


def _kind(kind: type) -> Shape:
    return Shape(kind, lambda value: type(value) is kind)


def list_of(inner: Shape) -> Shape:
    return Shape(list, lambda value: type(value) is list and all(map(inner.fits, value)))


def table_of(inner: Shape) -> Shape:
    return Shape(dict, lambda value: type(value) is dict and all(map(inner.fits, value.values())))


def either(*shapes: Shape) -> Shape:
    return Shape(None, lambda value: any(shape.fits(value) for shape in shapes))


ANYTHING = Shape(None, lambda value: True)
NUMBER, TEXT, YES_NO = _kind(int), _kind(str), _kind(bool)
TEXTS, NUMBERS, LIST = list_of(TEXT), list_of(NUMBER), list_of(ANYTHING)
COUNT = Shape(int, lambda value: type(value) is int and value >= 0)
COUNTS = table_of(COUNT)  # { a = 3 }
CHANGES = table_of(NUMBER)  # { a = -1 }
CARDS = table_of(TEXTS)  # { a = ["attack 6"] }
WORDS = table_of(TEXT)  # { a = "offense" }
FLAGS = table_of(YES_NO)
LISTS = table_of(LIST)
TABLE = table_of(ANYTHING)
STANDINGS = table_of(COUNTS)  # { "b:3" = { b = 4 } }
HANDS = table_of(either(COUNT, TEXTS))
SHEETS = list_of(either(TEXT, TEXTS))
BOUNDS = table_of(NUMBERS)
PILE = either(COUNT, TEXTS)
