"""Advice on an open question, computed in another process: by the judge of reviews if the game has a quick one, else by
the strongest bot.

One question at a time; a new request drops the old one. Knows records and positions; no table, no words.
"""

from typing import Any, NamedTuple

from cosmic_tui.review.going import Opened
from cosmic_tui.worker import Worker
from engine.bots import judged
from engine.bots.lookahead import Thought, ponder
from engine.bots.player import Player, Reason
from engine.games import rules_of
from engine.kernel import record as kernel
from engine.kernel.asking import BARGAIN, Answer
from engine.kernel.game import AnyMatch
from engine.kernel.record import Record


class Advice(NamedTuple):
    """The strongest bot's answer, with what it is based on.

    `weighed`: what the judge found (`review/found.py`). Without a judge: each answer the bot considered with its chance
    of winning, its own first, and what it would do next; if it did not look ahead, its reason.
    """

    answer: Answer
    weighed: dict[str, Any] | None = None
    considered: list[Any] = []
    rest: tuple[Any, ...] = ()
    reason: Reason | None = None


class Asked(NamedTuple):
    """A game up to a question, in bytes, and the seat that is asked."""

    record: bytes
    seat: int


def thought_out(task: Asked | Thought) -> Any:
    """Compute the advice. This runs in the other process."""
    if isinstance(task, Thought):
        return ponder(task)
    opened = Opened(kernel.read(task.record), task.seat)
    return opened.advice(), kind_of(opened.open.question if opened.open is not None else None)


def kind_of(question: Any) -> tuple[Any, ...]:
    """Return what distinguishes a question from the one that a wrong record leads to."""
    return (question.why, question.shape, len(question.options)) if question is not None else ()


class Weighing:
    """A search for advice in another process. Call `taken` until it returns a result."""

    def __init__(self) -> None:
        self.worker = Worker(work=thought_out)
        self.number = 0  # of what was asked, so that no old thought is taken for a new one
        self._kind: tuple[Any, ...] = ()
        self._waits = False
        self._bot: tuple[Player, Any] | None = None  # who answers where nobody thinks, and what it sees

    def ask(self, record: Record, match: AnyMatch, seat: int, bot: Player, judge: bool = True) -> None:
        """Start a search for the open question of a seat. `record` leads to it; without `judge` the bot searches."""
        self.forget()
        rules, question = rules_of(record.game), match.question_for(seat)
        view = rules.view(match, seat)
        self.number, self._bot = self.number + 1, (bot, view)
        self._kind = kind_of(question)
        part = judged(record.game)
        if judge and part is not None and part.QUICK:
            self._waits = self.worker.begin(self.number, Asked(kernel.write(record), seat))
        elif question is not None and question.shape != BARGAIN and question.why in bot.weighed:
            options, position = dict(record.config), rules.frozen(match)
            thought = Thought(record.game, options, record.seed, position, seat, view, bot, True)
            self._waits = self.worker.begin(self.number, thought)

    def taken(self) -> Advice | None:
        """Return the result, once; None while the search runs."""
        result = self.worker.taken(self.number) if self._waits else ()
        if result is None or self._bot is None:
            return None
        self._waits, (bot, view), self._bot = False, self._bot, None
        if result and isinstance(result[0], dict) and result[1] == self._kind:
            return Advice(result[0]["told"], result[0])
        if result and not isinstance(result[0], dict):
            answer, after = result
            considered = sorted(after.considered, key=lambda entry: (entry[0] != answer, -entry[1]))
            return Advice(answer, None, considered, after.rest)
        answer = bot.answer(view)  # nobody could think: by its rules of thumb
        rest, reason = bot.explained(view, answer)
        return Advice(answer, None, [], rest, reason)

    def forget(self) -> None:
        """Stop the search, because nobody waits for it any more."""
        if self._waits:
            self.worker.close()
            self.worker = Worker(work=thought_out)
        self._waits, self._bot = False, None

    def close(self) -> None:
        self._waits, self._bot = False, None
        self.worker.close()
