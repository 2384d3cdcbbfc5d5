"""Advice: what the strongest bot would do in place of a person who plays against bots alone. It is given only when
asked for.

The bot searches positions dealt anew, as if it sat there: the person learns nothing that their own view does not
contain. Among people nobody gets advice. Knows the table; must not know words.
"""

from functools import partial

from cosmic_tui.link.weighing import Advice, Weighing
from cosmic_tui.room.record import record_of
from cosmic_tui.table.falls import guarded
from cosmic_tui.table.table import Table

Taken = tuple[int, Advice | None] | None
NOTHING: Taken = 0, None


class Adviser:
    """The adviser of a table in this process, for one question at a time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.weighing = Weighing()
        self.asked: tuple[int, int] | None = None  # seat, serial

    def ask(self, number: int) -> None:
        table, seat = self.table, self.table.seat(number)
        self.asked = None
        if table.match.question_for(number) is None or not table.alone(seat):
            return
        if guarded(table, seat, partial(self._begin, number), False):
            self.asked = number, seat.serial

    def _begin(self, number: int) -> bool:
        table = self.table
        bot = table.bots(table.rules.strongest, number, table.setup.seed)
        judge = not table.setup.lesson  # there the script knows best, and the record begins elsewhere
        self.weighing.ask(record_of(table), table.match, number, bot, judge)
        return True

    def taken(self) -> Taken:
        if self.asked is None:
            return NOTHING
        number, _ = self.asked
        found: Taken = guarded(self.table, self.table.seat(number), self._found, NOTHING)
        if found is not None:
            self.asked = None
        return found

    def _found(self) -> Taken:
        found = self.weighing.taken()
        return (self.asked[1], found) if found is not None and self.asked is not None else None

    def close(self) -> None:
        self.weighing.close()
