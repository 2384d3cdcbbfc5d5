"""What the strongest bot would have done where a seat decided, in a game that is looked back at.

It is asked for, never offered. The answers lead to the decision once more; the bot thinks from worlds dealt anew, as if
it sat there. Knows records and rules; no words, no table.
"""

from typing import Any, NamedTuple

from cosmic_tui.worker import Worker
from engine.bots import make_bot
from engine.bots.worlds import Thought
from engine.games import rules_of, start
from engine.kernel.asking import BARGAIN, PICK, SECRET, Answer, Question, is_act, only_answer
from engine.kernel.game import AnyMatch
from engine.kernel.record import Record, Trail, answering
from engine.kernel.told import View

PASS = ("pass",)


class Advised(NamedTuple):
    """A decision as it stood: what the seat saw, what it did (None: it has still to), what the bot would do."""

    view: View
    given: Any
    answer: Answer
    considered: list[Any]
    rest: tuple[Any, ...] = ()


class Recalling:
    """One decision at a time; what was asked before is forgotten."""

    def __init__(self, record: Record) -> None:
        self.record, self.rules = record, rules_of(record.game)
        self.worker = Worker()
        self.asked = 0  # how often, so that no old thought is taken for a new one
        self.found: Advised | None = None
        self._thinks = False

    def ask(self, seat: int, events: int) -> bool:
        """Think about the first decision of a seat after so many events, the open one in the end; False if there
        is none. Refused by a record that leads nowhere.
        """
        self.asked += 1
        self._thinks, self.found = False, None
        match, told = start(self.record), 0
        for number in answering(self.record, match, Trail()):
            told += len(match.game.events)
            match.game.events = []
            who, given = self.record.answers[number - 1]
            question = match.question_for(seat) if who == seat and told >= events else None
            if question is not None and not is_act(given) and is_decision(question, given):
                self._begin(match, seat, question, given)
                return True
        question = match.question_for(seat)
        if question is not None:
            self._begin(match, seat, question, None)
        return question is not None

    def _begin(self, match: AnyMatch, seat: int, question: Question, given: Any) -> None:
        """Hand the decision over to be thought about, else say at once what rules of thumb say."""
        record, view = self.record, self.rules.view(match, seat)
        bot = make_bot(self.rules.strongest, seat, record.seed, record.game)
        if question.shape != BARGAIN and question.why in bot.weighed:
            options, position = dict(record.config), self.rules.frozen(match)
            thought = Thought(record.game, options, record.seed, position, seat, view, bot, True)
            self._thinks = self.worker.begin(self.asked, thought)
        self.found = Advised(view, given, bot.answer(view), [])

    def taken(self) -> Advised | None:
        """Return what was found, once; None as long as the bot thinks."""
        if self._thinks and self.found is not None:
            result = self.worker.taken(self.asked)
            if result is None:
                return None
            if result:
                answer, bot = result
                weighed = sorted(bot.considered, key=lambda entry: (entry[0] != answer, -entry[1]))
                self.found = self.found._replace(answer=answer, considered=weighed, rest=bot.rest)
        self._thinks = False
        found, self.found = self.found, None
        return found

    def close(self) -> None:
        self.worker.close()


def is_decision(question: Question, given: Any) -> bool:
    """Return whether a person may have decided here: the table gives most passes in secret, and most empty choices."""
    nothing = question.options[given] == PASS if question.shape == PICK else given == ()
    if question.marks & SECRET and nothing:
        return False
    return only_answer(question) is None


def may_be(record: Record) -> bool:
    """Return whether advice may be had before the game is over: there is none among people, none on a game of a day."""
    return len(record.about.get("people") or ()) == 1 and not record.about.get("daily")
