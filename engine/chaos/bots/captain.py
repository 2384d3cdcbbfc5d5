"""The captain: a rookie's rules, and in its main phase and in defence it looks ahead to the end of the turn.

It thinks only at questions that everybody sees put, whatever is held: in windows and where cards are paid it plays like
the rookie, at once. It plans whole actions and carries them out without another thought; a turn never takes more than
so many thoughts. Without a door to worlds (behind a wire) it is a rookie.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.bots.ahead.course import Later, Plan, follows
from engine.bots.ahead.search import Effort, think
from engine.bots.lookahead import Worlds
from engine.bots.questions import question_of
from engine.bots.talker import Talker
from engine.chaos.bots import rookie
from engine.chaos.bots.ahead.course import BEGINS_A_PLAN, Turns
from engine.chaos.bots.ahead.plans import kept
from engine.chaos.bots.reasons import Reason, reason
from engine.chaos.bots.sight import Sight
from engine.chaos.bots.taste import PLAIN, liking
from engine.chaos.view_types import View
from engine.kernel.asking import Answer, Question
from engine.kernel.chance import mix

SEARCHED = frozenset(("main", "combat.defenders"))
MOST_THOUGHTS = 20  # in a turn; the rest of it is the rookie's


class Bot(Talker, rookie.Bot):
    """A rookie that can also look ahead, if it is given imagined games to try plans in."""

    gives_reasons = takes_character = True
    intents = ("rest",)
    without_worlds = "rookie"
    searched = weighed = SEARCHED
    effort = Effort(worlds=2, sure=0.0, most_work=400, looks=())
    course = Turns(1)

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.rest: tuple[Later, ...] = ()  # of the plan that is being carried out
        self.thoughts = 0
        self.thought_in: tuple[int, int] = (0, 0)  # the turn, and how many thoughts there were in it
        self.character = PLAIN
        self.said_in = -1  # the turn in which it has said a reason last
        self.considered: list[Any] = []  # answers of the last thought, each with its share of the win

    def answer(self, view: View) -> Answer:
        """Return the next answer of the plan, or a rookie's answer if there is no plan."""
        self.considered = []
        question = question_of(view)
        planned = self.planned(question)
        if planned is None:
            return super().answer(view)
        if question.why == "main.target":
            self.attacks += 1
        return planned

    def planned(self, question: Question) -> Answer | None:
        """Return the next answer of the plan. Forget the plan if it can no longer be carried out."""
        if not self.rest:
            return None
        found = follows(question, self.rest)
        if found is not None:
            self.rest = self.rest[1:]
        elif question.why == BEGINS_A_PLAN or question.why == self.rest[0][0]:
            self.rest = ()
        return found

    def think(self, view: View, worlds: Worlds) -> Answer:
        """Answer like `answer`, but look ahead in `worlds(number)`: copies that look the same to this seat."""
        first, question = self.answer(view), question_of(view)
        if question.why not in self.searched or self.tired():
            return first
        self.count_thought()
        seed = mix(self.seed, self.thoughts)
        likes = self.likes(Sight(view), question) if self.character != PLAIN else None
        effort = at_seats(self.effort, len(view["seats"]))
        plan, self.considered = think(self.course, question, view, Plan(first), worlds, effort, seed, likes)
        self.rest = kept(plan)
        return plan.now

    def tired(self) -> bool:
        """Return whether the bot has used up the number of searches it may make in one turn."""
        return self.thought_in == (self.turn, MOST_THOUGHTS)

    def count_thought(self) -> None:
        if not self.tired():
            turn, thoughts = self.thought_in
            self.thought_in = self.turn, thoughts + 1 if turn == self.turn else 1
            self.thoughts += 1

    def resume(self, rest: tuple[Later, ...]) -> None:
        self.rest = rest

    def likes(self, sight: Sight, question: Question) -> Callable[[Plan], float]:
        return lambda plan: liking(self.character, sight, question, plan)

    def ground(self, public: View, question: Question, answer: Answer) -> Reason | None:
        return reason(public, question, answer)


def at_seats(effort: Effort, seats: int) -> Effort:
    """Return an effort that takes about as long as it does with two seats: with more cards on the table every question
    of a playout takes longer."""
    return replace(effort, most_work=effort.most_work * 4 // (seats + 2))
