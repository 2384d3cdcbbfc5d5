"""Lots, the toy game: the position. Cards are numbers; hands and the deck are hidden, what was laid is not.

Knows the kernel alone.
"""

from typing import Any

from engine.kernel.asking import Refused
from engine.kernel.fields import Fields, PositionFields
from engine.kernel.frames import Steps

step = Steps()
PRIZES = ("gold", "silver")


FIELDS = Fields(shared="n turn lead", lists="deck pile laid gone looked", rows="hands won")


class Lots(PositionFields, fields=FIELDS):
    """`won` counts prizes by seat and kind; `gone` are those who conceded; `looked` those who have had their look."""

    __slots__ = FIELDS.names

    STEPS = step
    n: int
    turn: int
    lead: int
    deck: list[int]
    pile: list[int]
    laid: list[int]
    hands: list[list[int]]
    won: list[list[int]]
    gone: list[int]
    looked: list[int]

    def step_beside(self, seat: int, ref: Any) -> tuple[Any, ...]:
        """`concede`: out of the game. `look`: one of the two cards on top of the deck, once a game."""
        if ref in self.acts_of(seat):
            return (f"turns.{ref[0]}", seat)
        raise Refused("no_act", act=ref[0])

    def acts_of(self, seat: int) -> list[tuple[str]]:
        if self.over or seat in self.gone or any(name in ("turns.look",) for name, _, _ in self.stack):
            return []
        free = seat not in self.looked and len(self.deck) > 1
        return [("concede",), ("look",)] if free else [("concede",)]
