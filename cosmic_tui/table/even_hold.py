"""What is held back at an even table (R-SEC-2): after every answer nobody is shown anything for a while.

If a person is asked in secret meanwhile, the silence lasts as long as that person takes; if nobody is, as long as one
might have taken (even_delay.py). So neither that there is a silence nor how long it is tells much of a hand.
Where there is no such source, at one keyboard, it lasts one beat: there the keyboard goes round to all.
Must not know what anybody is asked.
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
    """From when it lasts, until when if nobody is asked in secret, and whether a person was."""

    began: float
    until: float
    asked: bool = False


def begin(table: "Table", question: Question | None, passed: int, now: float, by_itself: bool) -> None:
    """Begin a silence after every answer and every act; `passed`: the silences there had been before it. An answer in
    secret begins none: the silence in which it was given goes on. Nor does what a bot or an order answers `by_itself`
    meanwhile: its time depends on whether a seat was asked before. Where by public facts no seat could have been asked
    none begins, unless it lasts a moment and costs little.
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
    """End or extend the silence, as the time and the open questions demand. One in which a person was asked goes on
    until the table is `at_rest`: nobody answers at once any more."""
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
