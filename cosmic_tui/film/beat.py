"""A show point as it came from the table, and a beat: the part of the film that is on the screen now. Plain data; draws
nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

V = TypeVar("V", covariant=True)  # a view, as its game types it
F = TypeVar("F", covariant=True)  # the facts of a show point, as its game types them

MAIN, ALLY, OTHER = "main", "ally", "other"  # the reader acts in it, is touched by it, watches
PLAYING, STOPPED, HELD = "playing", "stopped", "held"


def no_facts() -> Any:
    """Return empty facts, for a show point that has none."""
    return {}


@dataclass(frozen=True)
class PointOf(Generic[F]):
    """One show point. `roles` are the parts that seats play in it, `events` is how many had been told by then."""

    kind: str
    facts: F = field(default_factory=no_facts)
    turn: int = 0
    number: int = 0
    roles: tuple[str, ...] = ()
    events: int = 0
    changes: tuple[Any, ...] = ()  # of the view, against that of the point before
    size: int = 0  # of these, about as many bytes
    jumped: bool = False  # it was gone by unseen, by a key

    @property
    def encounter(self) -> tuple[int, int]:
        """Return the part of the game to which the point belongs."""
        return self.turn, self.number


Point: TypeAlias = PointOf[Any]  # of any game


def point_of(show: Mapping[str, Any]) -> Point:
    """Make a point from the message of a table."""
    turn, number, roles = show["about"]
    return Point(show["id"], show["facts"], turn, number, tuple(roles), show["events"])


@dataclass(frozen=True)
class BeatOf(Generic[V, F]):
    """The beat that plays now: one picture, one sentence, one rest. Its last frame (`frame == last`) is a still."""

    kind: str
    facts: F = field(default_factory=no_facts)
    sentence: str = ""
    frame: int = 0
    last: int = 0
    before: V | None = None  # the board before this beat
    turn: int = 0
    number: int = 0
    role: str = MAIN
    length: float = 0.0  # seconds, motion and rest together
    merged: tuple[PointOf[F], ...] = ()  # points whose news this beat tells too, oldest first
    lines: tuple[str, ...] = ()  # results of several encounters in one beat
    done: int = 1
    of: int = 1
    state: str = PLAYING

    @property
    def still(self) -> bool:
        return self.frame >= self.last


Beat: TypeAlias = BeatOf[Any, Any]  # of any game
