"""The random player: every legal answer is as likely as any other. The measure of the others, and the fuzzer's hand."""

from typing import Any

from engine.bots.asked import question_of
from engine.bots.bargains import draw_answer
from engine.kernel.asking import BARGAIN, Answer, Question, drawn
from engine.kernel.chance import mixes

BATCH = 64  # dice that are thrown at once


class Bot:
    """Needs no view: a question already says what may be answered."""

    __slots__ = ("counter", "dice", "end", "seed")

    def __init__(self, seat: int, seed: int) -> None:
        self.seed, self.counter = seed, 0
        self.dice: tuple[int, ...] = ()  # those of the last counters before `end`
        self.end = 0

    def answer(self, view: dict[str, Any]) -> Answer:
        return self.answer_question(question_of(view))

    def answer_question(self, question: Question) -> Answer:
        if question.shape == BARGAIN:
            return draw_answer(self, question.data)
        counter = self.counter = self.counter + 1
        if counter >= self.end:
            self.dice, self.end = mixes(self.seed, counter, BATCH), counter + BATCH
        return drawn(question, self.dice[counter - self.end])
