"""Encounter's course for looking ahead: each answer is played out quickly up to the beginning of the next encounter."""

from typing import Any

from engine.bots.ahead.course import Later, Plan
from engine.bots.ahead.search import single
from engine.encounter.bots.ahead import leaf, light
from engine.encounter.state import Game
from engine.encounter.view_types import View
from engine.kernel.asking import Answer, Question, Refused, how_many, nth
from engine.kernel.chance import Source, below
from engine.kernel.match import Match

MOST_PLANS = 10
MOST_STEPS = 400  # questions of one playout

Encounter = tuple[int, int]


class ToTheNext:
    """A course (`engine/bots/ahead/course.py`) that ends with the current encounter."""

    def begins(self, match: Match[Game], seat: int) -> Encounter:
        return match.game.turn, match.game.number

    def ended(self, match: Match[Game], begun: Encounter) -> bool:
        return (match.game.turn, match.game.number) != begun

    def goes_on(self, match: Match[Game], seat: int, rest: tuple[Later, ...], dice: Source, begun: Encounter) -> int:
        """Play on until the encounter is over, which it may be already."""
        game = match.game
        for step in range(MOST_STEPS):
            pending = match.pending
            if not pending or self.ended(match, begun):
                return step
            question = pending[0]
            try:
                match.answer(question.seat, light.answer(game, question, dice))
            except Refused:
                match.answer(question.seat, plainest(question, dice))
        return MOST_STEPS

    def shares(self, game: Game) -> list[float]:
        return leaf.shares(game)

    def plans(self, question: Question, view: View, first: Plan) -> list[Plan]:
        return [Plan(answer) for answer in single(question, first.now, MOST_PLANS)]


COURSE = ToTheNext()


def plainest(question: Question, dice: Source) -> Answer:
    """Return any legal answer, for a question whose usual answer was refused."""
    if question.data and isinstance(question.data, dict) and "theirs" in question.data:
        theirs: Any = question.data["theirs"]
        return ("decline", theirs[0]) if theirs else ("give_up",)
    return nth(question, below(dice, how_many(question)))
