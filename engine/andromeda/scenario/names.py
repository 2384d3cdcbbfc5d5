"""How scenario files call seats and things, and the complaint about a name that is not known."""

from difflib import get_close_matches
from typing import Any

from engine.andromeda.board import REGION
from engine.andromeda.content import NUMBER

SEATS = ("red", "green", "blue", "yellow")


class Unknown(Exception):
    """A name that means nothing here: a code for the sentence, the name, the nearest one that does."""

    def __init__(self, code: str, name: Any, known: Any = ()) -> None:
        super().__init__(code)
        near = get_close_matches(str(name), [str(one) for one in known], 1)
        self.code = code
        self.facts = {"name": str(name), "near": near[0] if near else ""}


def seat_number(name: str, seats: int) -> int:
    if name not in SEATS[:seats]:
        raise Unknown("unknown_player", name, SEATS[:seats])
    return SEATS.index(name)


def number(kind: str, name: Any) -> int:
    """The number of a thing by its id: module, card, moon, tile, ..."""
    if name not in NUMBER[kind]:
        raise Unknown("unknown_name", name, NUMBER[kind])
    return NUMBER[kind][name]


def region_number(name: Any) -> int:
    if name not in REGION:
        raise Unknown("unknown_name", name, REGION)
    return REGION[name]


def words_of(ref: Any) -> str:
    """A ref as a line of a script writes it: seats by colour, everything else by its parts."""
    if ref[0] == "seat":
        return SEATS[ref[1]]
    return " ".join(str(part) for part in ref)
