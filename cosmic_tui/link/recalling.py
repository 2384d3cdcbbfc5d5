"""Advice on past decisions: what the strongest bot would have done where a seat decided, in a game that is looked back
at.

It is given only when asked for. The answers are replayed up to the decision; the search is the same as at the table, so
its result is the same. Knows records and rules; no words, no table.
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
    """A past decision: what the seat saw, what it did (None: it has not decided yet), and the advice."""

    view: View
    given: Any
    advice: Advice


class Recalling:
    """Advice about decisions of a record, one at a time: a new request drops the old one."""

    def __init__(self, record: Record) -> None:
        self.record, self.rules = record, rules_of(record.game)
        self.weighing = Weighing()
        self.found: tuple[View, Any] | None = None

    def ask(self, seat: int, events: int) -> bool:
        """Start a search for the first decision of a seat after this many events, or for the open one at the end.
        Return False if there is none. Raise Refused for a record that cannot be replayed.
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
        """Return the result, once; None while the search runs."""
        advice = self.weighing.taken() if self.found is not None else None
        if advice is None or self.found is None:
            return None
        found, self.found = Advised(*self.found, advice), None
        return found

    def close(self) -> None:
        self.weighing.close()


def is_decision(question: Question, given: Any) -> bool:
    """Return whether a person may have decided here: the table itself gives most secret passes and most empty choices.
    """
    nothing = question.options[given] == PASS if question.shape == PICK else given == ()
    if question.marks & SECRET and nothing:
        return False
    return only_answer(question) is None


def may_be(record: Record) -> bool:
    """Return whether advice is allowed before the game is over: not among people, and not in a daily game."""
    return len(record.about.get("people") or ()) == 1 and not record.about.get("daily")
