"""Searches of bots that look ahead: a search starts when a question is put, and runs outside the table's loop.

A bot answers no sooner than LEAST seconds after its question, even if its search is finished: the time must not tell
how clear its case was. If the search takes too long the bot answers at once, by its rules of thumb. No search is made
for secret questions. Knows no process; time comes in.
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
    """The interface to the part that runs bots' searches for a table."""

    def begin(self, name: Any, thought: Thought) -> bool:
        """Begin a search. Return False if too many are under way already."""

    def taken(self, name: Any) -> tuple[Any, ...] | None:
        """Return the answer and the bot's new state, once. Return () if no result will come, None while the search
        still runs.
        """


@dataclass
class Begun:
    key: Key
    at: float
    result: tuple[Any, ...] | None = None


def due(table: "Table", seat: "Seat", question: Question, now: float) -> float:
    """Return the time at which this bot answers: now, unless its search still runs or has just begun."""
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
    """Start the search for a question. If the thinker is too busy, record an empty result."""
    assert table.thinker is not None
    setup, position = table.setup, table.rules.frozen(table.match)
    view = table.rules.view(table.match, seat.number)
    assert seat.player is not None
    thought = Thought(setup.game, table.options, setup.seed, position, seat.number, view, seat.player)
    return Begun(key, now, None if table.thinker.begin((id(table), key), thought) else ())


def answer(seat: "Seat") -> Answer | None:
    """Return the search's answer to the open question, or None if it has none in time. Replace the bot by the one that
    searched.
    """
    thought, seat.thought = seat.thought, None
    if thought is None or not thought.result or thought.key != (seat.number, seat.serial):
        return None
    found: Answer
    found, seat.player = thought.result
    return found
