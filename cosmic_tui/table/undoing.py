"""A player's undo of their own last answer: whether it is possible, whom it concerns, and how the table goes back.

history.py keeps how far back a table remembers, and what has come to light since.
"""

from typing import TYPE_CHECKING

from cosmic_tui.table import showing
from cosmic_tui.table.orders import PASS
from engine.kernel.asking import PICK, Answer, Question, Refused
from engine.kernel.game import SEALED

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table

NOBODY = -2


def unsettled(table: "Table", now: float) -> bool:
    """Return whether the true position must stay hidden for now (R-SEC-2): in a silence, between two answers of bots,
    and while a window of a sealed table is open.
    """
    window = table.setup.windows == SEALED and any(question.secret for question in table.match.pending)
    return table.hides and not table.match.over and (table.busy or now < table.hold or window)


def may_undo(table: "Table", number: int, now: float) -> None:
    """Raise Refused if there is nothing to undo, even if all agreed.

    While the position must stay hidden everybody is refused alike, because what others do in secret decides how far
    back one could go.
    """
    if unsettled(table, now):
        raise Refused("act_later")
    if table.match.over or not table.history.reaches(number, table.match.game.counter):
        raise Refused("undo_gone")


def taken_back_by(table: "Table", number: int, question: Question | None, answer: Answer) -> int:
    """Return the seat that may undo this answer later, or NOBODY for a pass in secret or an act that no seat is told
    of.

    Otherwise a vote on that seat's undo, which anybody may call for, would give the secret away (R-SEC-2).
    """
    if question is None or not question.secret or not table.hides:
        return number
    passes = PASS in question.options and answer == question.options.index(PASS)
    return NOBODY if passes or question.shape != PICK else number


def undoes_freely(table: "Table", number: int) -> bool:
    """Return whether an undo needs no consent: all others are bots, or the player is in the middle of a choice."""
    return table.alone(table.seat(number)) or table.match.halfway(number)


def undo(table: "Table", number: int, now: float, agreed: bool = False) -> None:
    """Go back to before this person's last answer, if nothing has come to light since. Others have to agree, unless it
    was half a choice: then they are not even told.
    """
    seat = table.seat(number)
    if table.setup.daily:
        raise Refused("undo_daily")
    if unsettled(table, now):
        raise Refused("act_later")
    if not (agreed or undoes_freely(table, number)):
        raise Refused("undo_people")
    may_undo(table, number, now)
    half = table.match.halfway(number)
    past = table.history.back(number, table.match.game.counter)
    assert past is not None
    table.go_back(past.match, past.answers, now)
    for other in [seat] if half else table.readers():
        other.log.append({"event": "undone", "seat": number})
        if not half:
            showing.tell_undone(table, other, number)
    table.go_on(now)
