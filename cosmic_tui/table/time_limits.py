"""Limits on a person's thinking time: none, so many seconds for each answer, or a bank of seconds for the whole game.

A clock runs from when its question is shown, while its person is here. When it runs out, the table's stand-in gives
that one answer. Only the seat that is asked sees its clock: others could tell from it who is asked in secret (R-SEC-2).
Bargains have clocks of their own. Time comes in.
"""

from typing import TYPE_CHECKING

from cosmic_tui.table import updates
from cosmic_tui.table.seats import HERE, Seat
from cosmic_tui.table.setup import CLOCKS

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table

NONE, ANSWER, BANK = CLOCKS
LEAST = 5.0  # seconds for each answer once a bank is empty


def mind(table: "Table", now: float) -> None:
    """Start, stop and charge the clocks of all seats whose questions have been put or closed."""
    if table.setup.clock == NONE:
        return
    for seat in table.people():
        asked = seat.question is not None and seat.state == HERE and table.clock is None
        if seat.thinking is not None and (not asked or seat.thinking != seat.serial):
            stop(table, seat, now)
        shown = updates.asked_in_secret(seat) or not updates.held_back(table, seat, now)
        if asked and shown and seat.thinking is None:
            if updates.held_back(table, seat, now):
                updates.tell_waiting(seat)  # it comes before the clock, whether the table has waited for others or not
            start(table, seat, now)


def start(table: "Table", seat: Seat, now: float) -> None:
    seconds = table.setup.clock_seconds if table.setup.clock == ANSWER else max(LEAST, seat.bank)
    seat.thinking, seat.began, seat.until = seat.serial, now, now + seconds
    seat.send(updates.clock_message([seat.number], seconds))


def stop(table: "Table", seat: Seat, now: float) -> None:
    if table.setup.clock == BANK:
        seat.bank = max(0.0, seat.bank - (now - seat.began))
    seat.thinking = seat.until = None
    seat.send(updates.clock_message([], 0.0))
