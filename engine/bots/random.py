"""The random player: every legal answer is as likely as any other. The measure of the others, and the fuzzer's hand."""

from typing import Any

from engine.bots.asked import question_of
from engine.bots.bargains import draw_answer
from engine.kernel.asking import BARGAIN, PICK, Answer, Question, how_many, nth
from engine.kernel.chance import mix


class Bot:
    """Needs no view: a question already says what may be answered."""

    __slots__ = ("counter", "seed")

    def __init__(self, seat: int, seed: int) -> None:
        self.seed, self.counter = seed, 0

    def answer(self, view: dict[str, Any]) -> Answer:
        return self.answer_question(question_of(view))

    def answer_question(self, question: Question) -> Answer:
        shape = question.shape
        if shape == BARGAIN:
            return draw_answer(self, question.data)
        self.counter += 1
        dice = mix(self.seed, self.counter)
        if shape == PICK:
            return dice % len(question.options)
        return nth(question, dice % how_many(question))
