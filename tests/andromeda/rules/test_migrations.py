"""Games that were begun under older rules: their answers lead to the same end today."""

from __future__ import annotations

import pytest

from engine.andromeda import battle, fleet, launch
from engine.andromeda.rules import RULES
from engine.andromeda.state import Game
from engine.andromeda.vocabulary import ENERGY
from engine.games import carrying
from engine.kernel.asking import is_act
from engine.kernel.carrying import Old, give
from engine.kernel.game import AnyMatch
from tests.andromeda.rules.players import TABLES, choose, start
from tests.support import Dice

JUMPS = ("turn.main", "launch.where", "battle.jump", "move.ship", "move.to")

CAN = fleet.can


def stored(game: Game, seat: int) -> int:
    """The energy for jumps, as version 2 of the rules counted it."""
    return game.stock[seat][ENERGY]


def jumps_too(game: Game, seat: int, kind: int, ability: str) -> bool:
    return ability == "jump" or CAN(game, seat, kind, ability)


def asked(match: AnyMatch, seat: int) -> object:
    question = match.question_for(seat)
    return question and (question.why, question.options, question.low, question.high)


@pytest.mark.parametrize(("seed", "table"), [(2, 0), (3, 1), (5, 1), (2, 3)])
def test_a_game_in_which_no_moon_paid_a_jump_comes_to_the_same_end(
    seed: int, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A-RES-6, A-LAU-10: what was answered before moons paid jumps means the same ship, region or nothing. All
    ships can jump here, so that it comes up often enough."""
    for room in (fleet, launch):
        monkeypatch.setattr(room, "can", jumps_too)
    with monkeypatch.context() as before:
        for room in (launch, fleet, battle):
            before.setattr(room, "energy_within", stored)
        match, dice, old, questions = start(seed, strict=False, **TABLES[table]), Dice(seed), [], []
        while match.pending:
            seat, answer = choose(match, dice)
            old.append(Old(seat, answer))
            questions.append(asked(match, match.pending[0].seat))
            match.answer(seat, answer)
    again, more = start(seed, strict=False, **TABLES[table]), 0

    def fits(now: AnyMatch, one: Old) -> bool:
        """As strict as the marks of saves."""
        return is_act(one.answer) or asked(now, now.pending[0].seat) == questions[one.mark or 0]

    old = [Old(seat, answer, number) for number, (seat, answer, _) in enumerate(old)]
    was = again.pending[0]
    for _ in give(again, old, carrying("andromeda").turns(2), fits, whole=True):
        more += was.why in JUMPS and (was.why, was.options, was.low, was.high) not in questions
        was = again.pending[0] if again.pending else was
    assert more, "moons could have paid"
    assert again.over and again.game.turn == match.game.turn
    assert RULES.ending(again) == RULES.ending(match)
