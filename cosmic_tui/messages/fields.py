"""What one field of a message may hold: small descriptions that check a value and can be printed in PROTOCOL.md.

Knows plain values; must not know which messages there are.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

MOST_NUMBER = (1 << 53) - 1


class Field(Protocol):
    """A description of values. What is `optional` may be left out of its message."""

    optional: ClassVar[bool]

    def fits(self, value: Any) -> bool: ...

    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Whole:
    """A whole number; True and False are none."""

    optional: ClassVar[bool] = False
    low: int = 0
    high: int = MOST_NUMBER

    def fits(self, value: Any) -> bool:
        return type(value) is int and self.low <= value <= self.high

    def __str__(self) -> str:
        return f"integer {self.low} to {'2^53 - 1' if self.high == MOST_NUMBER else self.high}"


@dataclass(frozen=True)
class Number:
    """A whole number or a float."""

    optional: ClassVar[bool] = False

    def fits(self, value: Any) -> bool:
        return type(value) in (int, float)

    def __str__(self) -> str:
        return "number"


@dataclass(frozen=True)
class Text:
    """A text of so many signs."""

    optional: ClassVar[bool] = False
    most: int

    def fits(self, value: Any) -> bool:
        return type(value) is str and len(value) <= self.most

    def __str__(self) -> str:
        return f"text of at most {self.most}"


@dataclass(frozen=True)
class OneOf:
    """One of a few words."""

    optional: ClassVar[bool] = False
    words: tuple[str, ...]

    def fits(self, value: Any) -> bool:
        return type(value) is str and value in self.words

    def __str__(self) -> str:
        return " or ".join(self.words)


@dataclass(frozen=True)
class Flag:
    """True or false."""

    optional: ClassVar[bool] = False

    def fits(self, value: Any) -> bool:
        return type(value) is bool

    def __str__(self) -> str:
        return "boolean"


@dataclass(frozen=True)
class Kind:
    """A value of these types, with anything in it: what it holds is for the table or the reader to judge."""

    optional: ClassVar[bool] = False
    types: tuple[type, ...]
    name: str

    def fits(self, value: Any) -> bool:
        return type(value) in self.types

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Texts:
    """An array of texts, each of so many signs."""

    optional: ClassVar[bool] = False
    most: int

    def fits(self, value: Any) -> bool:
        return type(value) is list and all(type(text) is str and len(text) <= self.most for text in value)

    def __str__(self) -> str:
        return f"array of texts of at most {self.most}"


@dataclass(frozen=True)
class Rows:
    """An array of arrays, each of so many values."""

    optional: ClassVar[bool] = False
    width: int

    def fits(self, value: Any) -> bool:
        return type(value) is list and all(type(row) is list and len(row) == self.width for row in value)

    def __str__(self) -> str:
        return f"array of arrays of {self.width}"


@dataclass(frozen=True)
class Maybe:
    """A field that may be left out."""

    optional: ClassVar[bool] = True
    field: Field

    def fits(self, value: Any) -> bool:
        return self.field.fits(value)

    def __str__(self) -> str:
        return f"{self.field}; may be missing"


@dataclass(frozen=True)
class Coded:
    """An array of two: an id, and a map of the facts it speaks of."""

    optional: ClassVar[bool] = False
    most: int

    def fits(self, value: Any) -> bool:
        if type(value) not in (list, tuple) or len(value) != 2:
            return False
        return type(value[0]) is str and len(value[0]) <= self.most and type(value[1]) is dict

    def __str__(self) -> str:
        return f"array of a text of at most {self.most} and a map"


ARRAY = Kind((list, tuple), "array")
MAP = Kind((dict,), "map")
MAP_OR_NIL = Kind((dict, type(None)), "map or nil")
ANYTHING = Kind((type(None), bool, int, float, str, list, tuple, dict), "anything")
