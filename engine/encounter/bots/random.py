"""The random player of Cosmic Encounter. In a deal it makes any offer that is possible."""

from engine.bots import random
from engine.encounter.bots.bargains import draw_answer
from engine.encounter.view_types import Bargain
from engine.kernel.asking import Answer


class Bot(random.Bot):
    """A player that answers at random, also in a deal.

    It seldom accuses: a player that accuses at every noise soon has all ships in the warp, and then nobody ever wins.
    """

    __slots__ = ()
    declines = "beats.accuse"

    def bargain(self, data: Bargain) -> Answer:
        return draw_answer(self, data)
