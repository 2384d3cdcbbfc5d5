"""What the strongest bot would have done where a seat decided, in a game that is looked back at.

It is asked for, never offered. The answers lead to the decision once more; it is thought about as at the table, so the
same is said of it. Knows records and rules; no words, no table.
"""

from dataclasses import replace
from typing import Any, NamedTuple

from cosmic_tui.link.weighing import Advice, Weighing
from engine.bots import make_bot
from engine.games import rules_of, start
from engine.kernel.asking import PICK, SECRET, Question, is_act, only_answer
from engine.kernel.game import AnyMatch
from engine.kernel.record import Record, Trail, answering
from engine.kernel.views import View

PASS = ("pass",)


class Advised(NamedTuple):
    """A decision as it stood: what the seat saw, what it did (None: it has still to), what is advised."""

    view: View
    given: Any
    advice: Advice


class Recalling:
    """Advice about decisions of a record, one at a time: what was asked before is forgotten."""

    def __init__(self, record: Record) -> None:
        self.record, self.rules = record, rules_of(record.game)
        self.weighing = Weighing()
        self.found: tuple[View, Any] | None = None

    def ask(self, seat: int, events: int) -> bool:
        """Think about the first decision of a seat after so many events, the open one in the end; False if there is
        none. Raise Refused for a record that leads nowhere.
        """
        self.found = None
        match, told = start(self.record), 0
        for number in answering(self.record, match, Trail()):
            told += len(match.game.events)
            match.game.events = []
            who, given = self.record.answers[number - 1]
            question = match.question_for(seat) if who == seat and told >= events else None
            if question is not None and not is_act(given) and is_decision(question, given):
                self._begin(match, seat, given, number - 1)
                return True
        if match.question_for(seat) is None:
            return False
        self._begin(match, seat, None, len(self.record.answers))
        return True

    def _begin(self, match: AnyMatch, seat: int, given: Any, answers: int) -> None:
        record = self.record
        self.found = self.rules.view(match, seat), given
        bot = make_bot(self.rules.strongest, seat, record.seed, record.game)
        self.weighing.ask(replace(record, answers=record.answers[:answers]), match, seat, bot)

    def taken(self) -> Advised | None:
        """Return what was found, once; None as long as it is thought about."""
        advice = self.weighing.taken() if self.found is not None else None
        if advice is None or self.found is None:
            return None
        found, self.found = Advised(*self.found, advice), None
        return found

    def close(self) -> None:
        self.weighing.close()


def is_decision(question: Question, given: Any) -> bool:
    """Return whether a person may have decided here: the table gives most passes in secret, and most empty choices."""
    nothing = question.options[given] == PASS if question.shape == PICK else given == ()
    if question.marks & SECRET and nothing:
        return False
    return only_answer(question) is None


def may_be(record: Record) -> bool:
    """Return whether advice may be had before the game is over: there is none among people, none on a game of a day."""
    return len(record.about.get("people") or ()) == 1 and not record.about.get("daily")
