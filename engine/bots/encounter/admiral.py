"""The admiral: a captain's rules, and at questions that everybody sees put it looks ahead.

It thinks only there: in windows and in answers to what others use it plays like the captain, at once, so that the time
it takes tells nothing about its hand. What comes of an answer it plays through in worlds that were dealt anew; without
a door to such worlds (behind a wire) it is a captain.
"""

from typing import Any

from engine.bots.asked import question_of
from engine.bots.encounter import captain
from engine.bots.encounter.ahead.search import think
from engine.bots.worlds import Worlds
from engine.kernel.asking import Answer
from engine.kernel.chance import mix
from engine.kernel.told import View

WORLDS = 24
SEARCHED = frozenset(
    "planning.pick alliance.join launch.aim destiny.own destiny.wild reward.ships".split()
)  # asked of everybody who stands so, whatever is held


class Bot(captain.Bot):
    """A captain that may be given a door to worlds."""

    __slots__ = ("considered", "thoughts")
    without_worlds = "captain"
    worlds = WORLDS
    searched = SEARCHED

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.thoughts = 0
        self.considered: list[Any] = []  # answers of the last thought, each with its share of the win

    def think(self, view: View, worlds: Worlds) -> Answer:
        """Like `answer`, with `worlds(number)` for copies that look the same to this seat."""
        first, self.considered = self.answer(view), []
        question = question_of(view)
        if question.why not in self.searched:
            return first
        self.thoughts += 1
        answer, self.considered = think(question, first, worlds, self.worlds, mix(self.seed, self.thoughts))
        return answer
