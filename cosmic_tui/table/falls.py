"""Errors of bots: whatever exception a bot raises, its game goes on, and the host can look into the error later.

A note names the place in the program and never what was in a hand: only the record beside it does, and that is for the
host alone. Knows no file and no log.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from cosmic_tui.table.seats import Seat
    from cosmic_tui.table.table import Table

T = TypeVar("T")
MOST = 100  # of one game: a bot that falls at every question need not be told of for ever


@dataclass(frozen=True)
class Fall:
    """One error of a bot. `place` is the line of the program, `answers` the number of answers given before."""

    game: str
    seat: int
    level: str
    why: str
    kind: str
    place: str
    answers: int

    def line(self) -> str:
        """Return the error in one line, for a log."""
        asked = self.why or "nothing"
        return f"{self.level} at seat {self.seat} fell ({self.kind} at {self.place}), asked {asked}: the game goes on"

    def plain(self) -> dict[str, Any]:
        return asdict(self)


class Falls:
    """The bots' errors at one table, until its host takes them."""

    def __init__(self) -> None:
        self.count = 0
        self._waiting: list[Fall] = []

    def add(self, fall: Fall) -> None:
        self.count += 1
        if self.count <= MOST:
            self._waiting.append(fall)

    def take(self) -> list[Fall]:
        waiting, self._waiting = self._waiting, []
        return waiting


def note(table: "Table", seat: "Seat", error: Exception) -> None:
    """Keep a bot's error for the host."""
    question = table.match.question_for(seat.number) if table.started else None
    level, why = seat.level or table.setup.stand_in, question.why if question is not None else ""
    place = place_of(error)
    table.falls.add(Fall(table.setup.game, seat.number, level, why, type(error).__name__, place, table.answers))


def place_of(error: Exception) -> str:
    """Return the module and line in which an error was raised."""
    trace, place = error.__traceback__, ""
    while trace is not None:
        place = f"{trace.tb_frame.f_globals.get('__name__', '')}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place


def guarded(table: "Table", seat: "Seat", asked: Callable[[], T], instead: T) -> T:
    """Return what this call to a bot returns, or `instead` if the bot raises an error."""
    try:
        return asked()
    except Exception as error:
        note(table, seat, error)
        return instead
