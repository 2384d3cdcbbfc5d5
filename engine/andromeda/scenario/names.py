"""How scenario files call seats and things, and the complaint about a name that is not known."""

from typing import Any

from engine.andromeda.board import REGION
from engine.andromeda.content import NUMBER
from engine.testing.names import UnknownName

SEATS = ("red", "green", "blue", "yellow")


def seat_number(name: str, seats: int) -> int:
    if name not in SEATS[:seats]:
        raise UnknownName("unknown_seat", name, SEATS[:seats])
    return SEATS.index(name)


def number(kind: str, name: Any) -> int:
    """Return the number of a thing by its id: module, card, moon, tile, ..."""
    if name not in NUMBER[kind]:
        raise UnknownName("unknown_name", name, NUMBER[kind])
    return NUMBER[kind][name]


def region_number(name: Any) -> int:
    if name not in REGION:
        raise UnknownName("unknown_name", name, REGION)
    return REGION[name]


def words_of(ref: Any) -> str:
    """Return a ref as a script writes it: seats by color, all else by its parts."""
    if ref[0] == "seat":
        return SEATS[ref[1]]
    return " ".join(str(part) for part in ref)
