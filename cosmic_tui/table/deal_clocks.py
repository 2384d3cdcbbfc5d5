"""The clocks of bargaining: the minute of a deal, half a minute for what its terms left open, a soft one for allies.

They run where deals are open (R-NEG-9), from when their question is shown, and never for bots alone (R-NEG-10). A deal
lapses with its clock (R-NEG-8); what a giver does not choose in time is chosen plainly (R-NEG-7); the soft clock of an
invitation ends nothing (R-NEG-13). Time comes in from outside.
"""

from typing import TYPE_CHECKING, Any

from cosmic_tui.table import updates
from cosmic_tui.table.clock import DealClock
from cosmic_tui.table.setup import CLOCKS

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table

DEAL, TERMS, INVITED = "deal", "terms", "invited"
TERMS_SECONDS = 30  # R-NEG-7
Key = tuple[Any, ...]


def mind(table: "Table", now: float) -> bool:
    """Start, say aloud, end. True if the clock has answered: then something else may be asked."""
    key = subject(table)
    if table.clock is not None and table.clock.key != key:
        table.clock = None
        updates.tell_clock(table, [], 0)
    if not key or (table.clock is not None and table.clock.done):
        return False
    if table.clock is None:
        if now >= table.hold:  # what has not been shown yet has no clock (R-SEC-2)
            start(table, key, now)
    elif table.clock.over(now):
        return end(table, now)
    elif (mark := table.clock.due(now)) is not None:
        updates.tell_clock(table, table.clock.seats, mark)
    return False


def subject(table: "Table") -> Key:
    """Return what is bargained about now, if a clock belongs to it. A new clock begins whenever this changes."""
    kind = table.rules.talks(table.match)
    seats = [question.seat for question in table.match.pending]
    if not kind or not any(table.seats[seat].person for seat in seats):
        return ()
    if kind == DEAL:
        return (DEAL,)
    if kind == INVITED and (len(table.people()) < 2 or not table.setup.soft_seconds or table.setup.clock != CLOCKS[0]):
        return ()
    return (kind, *[(seat, table.seats[seat].serial) for seat in seats])


def start(table: "Table", key: Key, now: float) -> None:
    seconds = {DEAL: table.setup.deal_seconds, TERMS: TERMS_SECONDS, INVITED: table.setup.soft_seconds}[key[0]]
    seats = [question.seat for question in table.match.pending]
    table.clock = DealClock(seconds, seats, now, key)
    updates.tell_clock(table, seats, table.clock.left(now))


def end(table: "Table", now: float) -> bool:
    """End a clock whose time is up. Return whether that is an answer."""
    clock = table.clock
    assert clock is not None
    if clock.key[0] == INVITED:
        clock.done = True
        updates.tell_clock(table, [], 0)
        return False
    if clock.key[0] == DEAL:
        seat, answer = table.rules.lapse(table.match)
    else:
        seat = clock.seats[0]
    question = table.match.question_for(seat)
    assert question is not None
    table.give(question, answer if clock.key[0] == DEAL else table.rules.silence(question), now)
    return True
