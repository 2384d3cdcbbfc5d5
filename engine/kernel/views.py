"""Types of what a seat is told, as plain data: the position it sees, the question it is asked, what has happened.

Some keys have the same names in every game: code that serves all games reads a `CommonView`. A game types its whole
view in its own `view_types.py`, and marks there the keys that differ between seats, with `Own` and `Face`. This module
holds types alone; plain_data.py makes the data.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Generic, NotRequired, TypedDict, TypeVar

Facts = dict[str, Any]  # of an event, a refusal, a show point
View = Mapping[str, Any]  # what a seat may see, as its own game reads it
Event = Mapping[str, Any]  # `event` is its kind, the rest are its facts
Thing = tuple[Any, ...]  # what a view can point at: ("card", "attack_06"), ("region", "C2")


class Question(TypedDict):
    """The question that a seat is asked; engine/kernel/asking.py says what shapes and marks mean."""

    why: str
    shape: str
    options: list[Any]
    low: int
    high: int
    caps: list[int]
    by: NotRequired[Any]  # the thing that asks
    data: NotRequired[Any]  # what it is about, as the game has it
    always: NotRequired[bool]
    reveals: NotRequired[bool]
    secret: NotRequired[bool]
    helps: NotRequired[bool]


Own = "own"  # the mark of a key that each seat sees in a way of its own, or that only some seats have
Face = "face"  # the mark of a name or a number that is hidden from some seats while its card lies face down
Seats = TypeVar("Seats")  # a seat, as its game types it


class CommonView(TypedDict, Generic[Seats]):
    """The keys that the view of every game has."""

    seat: Annotated[int, Own]  # whose view this is; -1: that of a spectator
    n: int  # seats
    question: Annotated[Question | None, Own]
    asked: Annotated[list[Any], Own]  # whom the table waits for: numbers of seats, or "table" for a secret question
    seats: list[Seats]
    turn: int
    moment: str
    winners: list[int]
    over: bool
    beside: NotRequired[Annotated[list[Any], Own]]  # acts beside the question


def asked_of(view: CommonView[Any]) -> Question:
    """Return the question in a view. The caller knows that there is one."""
    question = view["question"]
    assert question is not None
    return question
