"""The admiral: it plays by a captain's rules, but looks ahead at questions that everybody sees being asked.

In windows and in responses to other players it plays like the captain, at once, so that the time it takes tells nothing
about its hand. When it looks ahead, it plays the possible answers on in worlds that were dealt anew. Behind a
connection it gets no such worlds, and plays as a captain.
"""

from typing import Any

from engine.bots.ahead.course import Plan
from engine.bots.ahead.search import Effort, think
from engine.bots.lookahead import Worlds
from engine.bots.questions import question_of
from engine.encounter.bots import captain
from engine.encounter.bots.ahead.course import COURSE
from engine.encounter.view_types import View
from engine.kernel.asking import Answer
from engine.kernel.chance import mix

WORLDS = 48
MOST_WORK = 2_800  # of a thought, in questions answered
# Standard errors by which a searched answer has to be better. At cards nothing but the cards is guessed; before them
# the course of an encounter is, and what looks a little better is not (policy against playouts by ahead/meter.py).
SURE, SURE_OF_CARDS = 2.0, 1.0
# Asked of every seat that stands so, no matter what it holds. Whom to join or meet is left out: there looking ahead
# loses games, though encounter by encounter it seems to gain.
SEARCHED = frozenset("planning.pick launch.aim destiny.own reward.ships".split())
WEIGHED = SEARCHED | {"alliance.join", "destiny.wild"}  # what is weighed for a player who asks for advice


class Bot(captain.Bot):
    """A captain that looks ahead if it is given worlds to look ahead in."""

    __slots__ = ("considered", "thoughts")
    without_worlds = "captain"
    worlds = WORLDS
    searched = SEARCHED
    weighed = WEIGHED

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.thoughts = 0
        self.considered: list[Any] = []  # answers of the last thought, each with its share of the win

    def think(self, view: View, worlds: Worlds) -> Answer:
        """Answer as `answer` does, but look ahead in `worlds(number)`: copies of the game that look the same to this
        seat.
        """
        return self.looked_ahead(view, worlds, self.searched)

    def advise(self, view: View, worlds: Worlds) -> Answer:
        """Return the same answer as `think`, after comparing further answers that the adviser can show."""
        return self.looked_ahead(view, worlds, self.weighed)

    def count_thought(self) -> None:
        self.thoughts += 1

    def looked_ahead(self, view: View, worlds: Worlds, kinds: frozenset[str]) -> Answer:
        first, self.considered = self.answer(view), []
        question = question_of(view)
        if question.why not in kinds:
            return first
        self.count_thought()
        effort = Effort(self.worlds, SURE_OF_CARDS if question.why == "planning.pick" else SURE, MOST_WORK)
        seed = mix(self.seed, self.thoughts)
        plan, self.considered = think(COURSE, question, view, Plan(first), worlds, effort, seed)
        return plan.now if question.why in self.searched else first
