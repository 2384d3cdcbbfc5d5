"""What a seat is told, as plain data, typed once: the position it sees, the question it is asked, what has happened.

Every game tells some things under the same names, and more under names of its own: who serves all games reads a
`CommonView`, a game reads its own position as a `View`. Types alone; see telling.py for what makes them.
"""

from collections.abc import Mapping
from typing import Any, NotRequired, Required, TypedDict

Facts = dict[str, Any]  # of an event, a refusal, a show point
View = Mapping[str, Any]  # what a seat may see, as its own game reads it
Event = Mapping[str, Any]  # `event` is its kind, the rest are its facts
Thing = tuple[Any, ...]  # what a view can point at: ("card", "attack_06"), ("region", "C2")


class Question(TypedDict):
    """What a seat is asked; engine/kernel/asking.py says what shapes and marks mean."""

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


class CommonView(TypedDict, total=False):
    """What every game's view has."""

    seat: Required[int]  # whose it is; -1: anybody's
    n: Required[int]  # seats
    question: Required[Question | None]
    asked: Required[list[Any]]  # whom the table waits for
    moment: str
    phase: str
    turn: int
    number: int
    seats: list[dict[str, Any]]
    beside: list[Any]  # acts beside the question
    winners: list[int]
    over: bool
