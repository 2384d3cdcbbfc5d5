"""The silence of an even table (R-SEC-2): after every answer nobody is shown anything for a while.

If a person is asked in secret meanwhile, the silence lasts as long as that person takes; if nobody is, as long as one
might have taken (even_delay.py). So neither the silence nor its length tells much of a hand. Without a source of such
times, at one keyboard, it lasts one beat: there the keyboard goes round to all. Must not know what anybody is asked.
"""

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

from cosmic_tui.table import updates
from cosmic_tui.table.stand_ins import waits_for_a_person
from engine.kernel.asking import Question
from engine.kernel.game import EVEN

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table


@dataclass
class Silence:
    """A silence: when it began, when it ends if nobody is asked in secret, and whether a person was asked."""

    began: float
    until: float
    asked: bool = False


def begin(table: "Table", question: Question | None, passed: int, now: float, by_itself: bool) -> None:
    """Begin a silence after an answer or an act; `passed` is the number of silences before it.

    A secret answer begins none: the silence in which it was given goes on. Nor does an answer that a bot or an order
    gives `by_itself` meanwhile, because its time depends on whether a seat was asked before. Where public facts rule
    out that any seat is asked, no silence begins, unless it is only a moment long and costs little.
    """
    if table.setup.windows != EVEN or not table.hides:
        return
    secret = question is not None and question.secret
    if question is not None and secret:
        updates.tell_waiting(table.seats[question.seat])
    if table.silence and (secret or by_itself):
        return
    if table.pauses is None:
        table.silence = Silence(now, now + table.setup.beat)
    elif table.rules.silences(table.match) > passed or any(other.secret for other in table.match.pending):
        table.silence = Silence(now, now + table.pauses.draw())


def mind(table: "Table", now: float, at_rest: bool) -> None:
    """End or extend the silence, as the time and the open questions demand. If a person was asked, it goes on until the
    table is `at_rest`, when no automatic answer is due.
    """
    silence = table.silence
    if silence is None:
        return
    if table.pauses is not None and any(waits_for_a_person(table, question) for question in table.match.pending):
        silence.asked, table.hold = True, inf
    elif silence.asked:
        if not at_rest:
            return
        assert table.pauses is not None
        table.pauses.learn(now - silence.began)
        table.silence, table.hold = None, now
    else:
        table.hold = silence.until
        table.silence = silence if now < silence.until else None
