"""Worlds dealt anew hang on what a seat may know and on chance alone, in every game (R-SEC-3, A-ZON-1, K-ZONE-1).

A position, and the same one with everything hidden from a seat dealt anew, give equal worlds by equal chance: so bots
and advice that look ahead in such worlds cannot know more than their seat.
"""

from __future__ import annotations

from itertools import islice
from types import ModuleType

import pytest

from engine.kernel.game import QUICK
from tests.secrets import andromeda, chaos, encounter
from tests.secrets.kinds import untold
from tests.support import Dice

EVERY, WALK = 13, 260
FEW, MANY = 12, 200


@pytest.mark.parametrize("of", [encounter, andromeda, chaos], ids=lambda of: of.GAME)
def test_equal_knowledge_and_equal_chance_make_equal_worlds(of: ModuleType) -> None:
    assert compared(of, FEW) >= FEW


@pytest.mark.large
@pytest.mark.parametrize("of", [encounter, andromeda, chaos], ids=lambda of: of.GAME)
def test_many_equal_worlds(of: ModuleType) -> None:
    assert compared(of, MANY) >= MANY


def compared(of: ModuleType, wanted: int) -> int:
    """Compare worlds in games of players of chance; return how many had a hidden thing that lay otherwise."""
    other_worlds = 0
    for number in range(1, 100):
        for at, match in enumerate(islice(of.positions(number, QUICK, number, WALK), 5, None, EVERY)):
            seat = at % match.game.n
            here = untold(match)
            twin = of.RULES.redeal(here, seat, Dice(number * 1000 + at))
            one = of.RULES.redeal(here, seat, Dice(at))
            if twin is None or one is None or twin.game.events:
                continue
            other = of.RULES.redeal(twin, seat, Dice(at))
            assert other is not None
            assert of.RULES.view(one, seat) == of.RULES.view(other, seat)
            assert one.game.facts() == other.game.facts(), f"game {number}, position {at}, seat {seat}"
            other_worlds += twin.game.facts() != here.game.facts()
            if other_worlds >= wanted:
                return other_worlds
    return other_worlds
