"""Who wins by two turned cards, where no play of the base game can bring the position about."""

import pytest

from engine.encounter.options import make_options
from engine.encounter.outcome import outcome
from engine.encounter.setup import new_game
from engine.encounter.state import DEF, OFF
from engine.encounter.values import ATTACK_TYPE, NEGOTIATE_TYPE

UPSET = ("upset", ("power", "loser.power"))


@pytest.mark.parametrize("upsets, winner", [(0, DEF), (1, OFF), (2, DEF), (3, OFF)])
def test_two_upsets_cancel_out(upsets: int, winner: int) -> None:
    """T-OUT-3: each exchanges winner and loser; the margin stays (T-OUT-4)."""
    game = new_game(make_options(), 1).game
    game.effects = [UPSET] * upsets
    assert outcome(game, (ATTACK_TYPE, ATTACK_TYPE), [5, 24]) == (winner, 19, False)


def test_no_upset_finds_a_winner_in_two_negotiates() -> None:
    """T-OUT-3: without a winner there is nothing to exchange, a deal stays due."""
    game = new_game(make_options(), 1).game
    game.effects = [UPSET]
    assert outcome(game, (NEGOTIATE_TYPE, NEGOTIATE_TYPE), [0, 0]) == (None, -1, True)
