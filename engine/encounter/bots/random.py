"""The random player of Cosmic Encounter: like everywhere, and in a deal any offer that can be made."""

from engine.bots import random
from engine.encounter.bots.bargains import draw_answer
from engine.encounter.view_types import Bargain
from engine.kernel.asking import Answer


class Bot(random.Bot):
    """A player that draws what it says in a deal as it draws everything else.

    It accuses seldom: a player that accuses at every noise soon has all ships in the warp, and then nobody ever wins.
    """

    __slots__ = ()
    declines = "beats.accuse"

    def bargain(self, data: Bargain) -> Answer:
        return draw_answer(self, data)
