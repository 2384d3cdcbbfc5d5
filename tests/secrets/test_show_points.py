"""R-SEC-1, A-ZON-1: what a show point has beside the board, a forecast or odds, hangs on nothing hidden.

A show point is drawn between two questions, where nothing waits for anybody. At positions of games everything that one
seat, or a spectator, cannot see is dealt anew, and what it would be shown at every kind of point is the same.
"""

from __future__ import annotations

from itertools import islice
from types import ModuleType

import pytest

from engine.andromeda import rules as andromeda_rules
from engine.encounter import rules as encounter_rules
from engine.kernel.game import QUICK
from engine.testing.differences import first_difference
from tests.secrets import andromeda, chaos, encounter
from tests.secrets.kinds import all_hidden
from tests.support import Dice

WALK, EVERY = 400, 25  # questions of a game, and those from one position to the next
POINTS = {  # in each game one kind of point with a forecast, and one without
    encounter: ("", max(encounter_rules.FORESEEN)),
    andromeda: ("", andromeda_rules.FORESEEN[0]),
    chaos: ("",),
}
LEAST = 60  # pairs of views


@pytest.mark.parametrize("of", POINTS, ids=lambda of: of.GAME)
def test_nothing_hidden_is_drawn_at_a_show_point(of: ModuleType) -> None:
    compared = 0
    for number in range(1, 9):
        dice = Dice(number)
        for match in islice(of.positions(number, QUICK, number, WALK), dice.below(EVERY), None, EVERY):
            for eye in (-1, dice.below(match.game.n)):
                pair = all_hidden(of.RULES, match, eye, dice)
                for kind in POINTS[of] if pair is not None else ():
                    one, two = (of.RULES.stills(world, kind)(eye) for world in (pair.one, pair.two))
                    compared += 1
                    assert one == two, (kind, number, eye, first_difference(one, two, "still"))
    assert compared > LEAST
