"""Bots that look ahead at a table: thoughts are begun when a question is put, and thought outside the table's loop.

A thought is answered no sooner than LEAST after its question, however soon it is there: how long a bot has thought
tells nothing about how clear its case was. If none comes in time the bot answers at once, by its rules of thumb.
Questions that nobody may see are never thought about. Knows no process; time comes in.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from engine.bots.lookahead import Thought
from engine.kernel.asking import Answer, Question

if TYPE_CHECKING:
    from cosmic_tui.table.seats import Seat
    from cosmic_tui.table.table import Table

LEAST, LONGEST = 0.4, 4.0  # seconds
AGAIN = 0.05  # seconds between two looks whether a thought is there

Key = tuple[int, int]  # seat, serial of its question


class Thinker(Protocol):
    """The part that thinks for a table."""

    def begin(self, name: Any, thought: Thought) -> bool:
        """Begin a search. Return False if too many are under way already."""

    def taken(self, name: Any) -> tuple[Any, ...] | None:
        """Return the answer and the bot after it, once; () if none will come, None as long as it is being thought."""


@dataclass
class Begun:
    key: Key
    at: float
    result: tuple[Any, ...] | None = None


def due(table: "Table", seat: "Seat", question: Question, now: float) -> float:
    """Return when this bot answers: now, unless it thinks."""
    if table.thinker is None or question.secret:
        return now
    if seat.player is None or question.why not in seat.player.searched:
        return now
    key = (seat.number, seat.serial)
    if seat.thought is None or seat.thought.key != key:
        seat.thought = begin(table, seat, key, now)
    thought: Begun = seat.thought
    if thought.result is None:
        thought.result = table.thinker.taken((id(table), key))
    earliest = thought.at + (LEAST if table.people() else 0.0)
    if thought.result is None and now < thought.at + LONGEST:
        return max(earliest, now + AGAIN)
    return max(earliest, now)


def begin(table: "Table", seat: "Seat", key: Key, now: float) -> Begun:
    """Hand the question over; if nobody has time for it, that is its result."""
    assert table.thinker is not None
    setup, position = table.setup, table.rules.frozen(table.match)
    view = table.rules.view(table.match, seat.number)
    assert seat.player is not None
    thought = Thought(setup.game, table.options, setup.seed, position, seat.number, view, seat.player)
    return Begun(key, now, None if table.thinker.begin((id(table), key), thought) else ())


def answer(seat: "Seat") -> Answer | None:
    """Return what has been thought for the open question, if it came in time; the bot remembers what it thought."""
    thought, seat.thought = seat.thought, None
    if thought is None or not thought.result or thought.key != (seat.number, seat.serial):
        return None
    found: Answer
    found, seat.player = thought.result
    return found
