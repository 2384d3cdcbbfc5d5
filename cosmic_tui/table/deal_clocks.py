"""The clocks of bargaining: one minute for a deal, half a minute for what its terms leave open, a clock without force
for invitations.

A clock runs where deals are open (R-NEG-9), from when its question is shown, and never for bots alone (R-NEG-10). When
it ends, a deal lapses (R-NEG-8), an open choice is made for the giver by the plainest answer (R-NEG-7), and an
invitation stays open (R-NEG-13). Time comes in from outside.
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
    """Start, announce or end the clock of the open talks. Return True if the clock has given an answer."""
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
    """Return a key for what is being negotiated, or () if no clock belongs to it. A new clock begins when the key
    changes.
    """
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
    """End a clock whose time is up. Return whether this gave an answer."""
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
