"""One row of the list of saved games: the facts shown about a game without replaying it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.kernel.views import Facts


@dataclass
class Saved:
    """The facts of a saved game, or why it cannot be resumed (`problem`)."""

    name: str
    path: Path
    changed: float = 0.0
    game: str = ""
    people: tuple[str, ...] = ()
    seats: int = 0
    against: tuple[str, ...] = ()  # the levels of the bots
    opponents: tuple[str, ...] = ()  # their names
    lesson: str = ""  # its name, if it is one
    daily: str = ""  # the key of the day, if it is the game of one
    branched: bool = False  # it begins in the middle of another game
    answers: int = 0
    turn: int = 0
    number: int = 0
    where: dict[str, Any] = field(default_factory=dict)  # how far it had come, in numbers of the game
    over: bool = False
    played: tuple[str, ...] = ()  # what these people play as, in ids of the game
    winners: tuple[int, ...] = ()  # seats, once it is over
    won: bool = False  # by one of these people
    problem: str = ""
    facts: Facts = field(default_factory=dict)
