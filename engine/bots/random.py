"""The random player: every legal answer is as likely as any other. The measure of the others, and the fuzzer's hand.

Knows the shapes of questions and no rule.
"""

from typing import Any

from engine.bots.player import Player
from engine.bots.questions import question_of
from engine.kernel.asking import BARGAIN, PICK, Answer, Question, drawn
from engine.kernel.chance import stream
from engine.kernel.views import View


class Bot(Player):
    """A bot that answers at random. It needs no view: a question says what may be answered."""

    __slots__ = ("throw",)
    blind = True

    def __init__(self, seat: int, seed: int) -> None:
        self.throw = stream(seed).__next__

    def below(self, limit: int) -> int:
        return self.throw() % limit

    def answer(self, view: View) -> Answer:
        return self.glance(question_of(view))

    def glance(self, question: Question) -> Answer:
        if question.shape == BARGAIN:
            return self.bargain(question.data)
        bits = self.throw()
        return bits % len(question.options) if question.shape == PICK else drawn(question, bits)

    def bargain(self, data: Any) -> Answer:
        """Return what to say in a deal, in games that have deals."""
        raise TypeError("this game has no deals")
