"""The random player: every legal answer is as likely as any other.

Other bots are measured against it, and tests use it to try unusual answers. It has no knowledge of any rule.
"""

from typing import Any, ClassVar

from engine.bots.player import Player
from engine.bots.questions import question_of
from engine.kernel.asking import BARGAIN, PICK, Answer, Question, drawn
from engine.kernel.chance import stream
from engine.kernel.views import View

SELDOM = 12  # one in so many


class Bot(Player):
    """A bot that answers at random. It needs no view: a question says what may be answered."""

    __slots__ = ("dice", "seed", "seldom")
    blind = True
    declines: ClassVar[str] = ""  # the questions to which it says no, the last option, but for one time in SELDOM

    def __init__(self, seat: int, seed: int) -> None:
        self.seed, self.dice, self.seldom = seed, stream(seed), self.declines

    def __deepcopy__(self, memo: dict[int, Any]) -> "Bot":
        """Return one that begins its chance anew: how far a stream has come cannot be copied."""
        return type(self)(0, self.seed)

    def below(self, limit: int) -> int:
        return next(self.dice) % limit

    def answer(self, view: View) -> Answer:
        return self.glance(question_of(view))

    def glance(self, question: Question) -> Answer:
        if question.why == self.seldom and self.below(SELDOM):
            return len(question.options) - 1
        if question.shape == PICK:
            return next(self.dice) % len(question.options)
        return self.bargain(question.data) if question.shape == BARGAIN else drawn(question, next(self.dice))

    def bargain(self, data: Any) -> Answer:
        """Return what to say in a deal, in games that have deals."""
        raise TypeError("this game has no deals")
