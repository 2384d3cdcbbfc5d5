"""The bot's memory of the other players in this game: who helped it, and who gave up a fight in which its ships were.

The whole table has seen everything in it. Trust is from 0 to 1. It starts a little above the middle, or where an
earlier game left it, and returns there with time. It never counts as much as a colony: it decides whom to help when
helping is as good as not, and how hard to bargain.
"""

from typing import Any

from engine.encounter.bots.reading.sight import ATTACKS, DEF, OFF, SIDES
from engine.encounter.view_types import View

USUAL, HELPED, BETRAYED = 0.6, 0.1, 0.3
FORGOTTEN = 0.1  # of what has been done, each round
FRIEND, FOE = 0.65, 0.45
KEPT = 0.8  # of trust, from one game to the next
DEAR, DISLIKED = 0.75, 0.4  # as far as earlier games go
TIE = 0.05  # what it is worth to help a friend
SOFTER = 0.5  # how much trust softens an offer
NEGOTIATE = "negotiate"


class Memory:
    """A bot's memory of each player. `note` may be called with the same events at every question; each counts once an
    encounter.
    """

    __slots__ = ("attacker", "seat", "seen", "trust", "turn", "usual")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.trust: dict[int, float] = {}
        self.usual: dict[int, float] = {}  # where trust begins and ends, if that is not the usual
        self.turn = 0
        self.attacker = -1  # who attacked me last
        self.seen: set[Any] = set()  # (turn, encounter, what, who) that has counted

    def of(self, seat: int) -> float:
        return self.trust.get(seat, self.usual.get(seat, USUAL))

    def recall(self, bonds: dict[int, float]) -> None:
        """Take over the trust from earlier games, by seat."""
        self.usual = {seat: min(DEAR, max(DISLIKED, trust)) for seat, trust in bonds.items()}

    def bond(self, seat: int) -> float:
        """Return the part of the trust, from this game and earlier ones, that is kept for the next game."""
        return round(min(DEAR, max(DISLIKED, USUAL + KEPT * (self.of(seat) - USUAL))), 3)

    def note(self, view: View) -> None:
        self._forget(view["turn"])
        if view["defense"] == self.seat and view["target"] >= 0:
            self.attacker = view["offense"]
        roles = [panel["role"] for panel in view["seats"]]
        main = self.seat in (view["offense"], view["defense"])
        side = SIDES[roles[self.seat]]
        for seat, role in enumerate(roles):
            if main and seat != self.seat and role.endswith("_ally") and SIDES[role] == side:
                self._count(view, "helped", seat, HELPED)
        if not main and side in (OFF, DEF) and self._thrown(view, side):
            self._count(view, "betrayed", view["offense"] if side == OFF else view["defense"], -BETRAYED)

    @staticmethod
    def _thrown(view: View, side: int) -> bool:
        """Return whether the main player of the bot's side laid a negotiate against an attack, so that the bot's ships
        were lost.
        """
        mine, theirs = view["laid"][side], view["laid"][1 - side]
        return mine[0] == theirs[0] == "open" and mine[1] == NEGOTIATE and theirs[1] in ATTACKS

    def _count(self, view: View, what: str, seat: int, change: float) -> None:
        key = (view["turn"], view["number"], what, seat)
        if key not in self.seen:
            self.seen.add(key)
            self.trust[seat] = min(1.0, max(0.0, self.of(seat) + change))

    def _forget(self, turn: int) -> None:
        for _ in range(min(turn - self.turn, 50)):
            self.trust = {
                seat: trust + FORGOTTEN * (self.usual.get(seat, USUAL) - trust) for seat, trust in self.trust.items()
            }
        if turn != self.turn:
            self.turn = turn
            self.seen = {key for key in self.seen if key[0] >= turn - 1}

    def tie(self, seat: int) -> float:
        """Return the extra worth of helping this player: above 0 for a friend, below 0 for a foe."""
        trust = self.of(seat)
        return TIE if trust >= FRIEND else -TIE if trust <= FOE else 0.0

    def firmness(self, seat: int) -> float:
        """Return how hard to bargain with this player: softer with a friend."""
        return 1.0 + SOFTER * (USUAL - self.of(seat))
