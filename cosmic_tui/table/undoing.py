"""Taking back one's own last answer: whether it can be, whom it concerns, and how the table goes back.

How far back a table remembers, and what has come to light since, is kept in history.py.
"""

from typing import TYPE_CHECKING

from cosmic_tui.table import showing
from engine.kernel.asking import Refused

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table


def may_undo(table: "Table", number: int) -> None:
    """Raise Refused if there is nothing that could be taken back, even if all agreed."""
    if table.match.over or not table.history.reaches(number, table.match.game.counter):
        raise Refused("undo_gone")


def undoes_freely(table: "Table", number: int) -> bool:
    """Return whether taking back concerns nobody else: all others are bots, or nothing has happened yet."""
    return table.alone(table.seat(number)) or table.match.halfway(number)


def undo(table: "Table", number: int, now: float, agreed: bool = False) -> None:
    """Go back to before this person's last answer; nothing may have come to light since. Others have to agree, unless
    it was half a choice: then they are not even told.
    """
    seat = table.seat(number)
    if not (agreed or undoes_freely(table, number)):
        raise Refused("undo_people")
    may_undo(table, number)
    half = table.match.halfway(number)
    past = table.history.back(number, table.match.game.counter)
    assert past is not None
    table.go_back(past.match, past.answers, now)
    for other in [seat] if half else table.readers():
        other.log.append({"event": "undone", "seat": number})
        if not half:
            showing.tell_undone(table, other, number)
    table.go_on(now)
