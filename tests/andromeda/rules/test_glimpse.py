"""Views of Andromeda's Edge whose parts are made when they are read: the same as whole ones, and cheap where nothing
has to be looked at.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.andromeda.rules import RULES
from engine.andromeda.view import GLIMPSED
from engine.bots import make_bot
from engine.bots.questions import question_of
from engine.kernel.asking import Question
from engine.kernel.lazy_view import TooLate
from tests.andromeda.rules.players import TABLES, choose, start
from tests.support import Dice

PAUSES = ("turn.window", "turn.before_battle")


def said(seen: Any) -> str:
    """As it is written down: numbers and truths are told apart."""
    return json.dumps(seen, sort_keys=True)


def fields(question: Question) -> tuple[Any, ...]:
    return tuple(getattr(question, name) for name in Question.__slots__)


@pytest.mark.parametrize("table", TABLES)
def test_a_glimpse_holds_what_the_view_of_its_seat_holds(table: dict[str, Any]) -> None:
    """For the seat that is asked, for others and for a spectator, as a whole and part by part; and a bot reads the same
    question out of it."""
    match, dice = start(4, strict=False, **table), Dice(4)
    for number in range(400):
        if match.over:
            break
        if number % 9 == 0:
            asked = match.pending[0].seat
            for seat in (asked, (asked + 1) % match.game.n, -1):
                whole, late = RULES.view(match, seat), RULES.glimpse(match, seat)
                assert said(dict(RULES.glimpse(match, seat))) == said(whole)
                assert all(said(late[name]) == said(whole[name]) for name in GLIMPSED)
            whole, late = RULES.view(match, asked), RULES.glimpse(match, asked)
            assert fields(question_of(late)) == fields(question_of(whole))
        match.answer(*choose(match, dice))


def test_a_part_that_was_not_read_is_gone_when_the_match_goes_on() -> None:
    match = start(5, strict=False, seats=2)
    seen = RULES.glimpse(match, 0)
    display = seen["display"]
    match.answer(*choose(match, Dice(5), acts=0))
    assert seen["display"] is display
    with pytest.raises(TooLate):
        _ = seen["map"]


def test_a_pause_in_which_nothing_can_be_done_is_passed_without_a_look_at_the_map() -> None:
    """Nor one in which another seat alone could do something."""
    match = start(6, strict=False, seats=4)
    bots = [make_bot("rookie", seat, 6, "andromeda") for seat in range(4)]
    passed = 0
    for _ in range(500):
        question = match.pending[0]
        seen = RULES.glimpse(match, question.seat)
        answer = bots[question.seat].answer(seen)
        if question.why in PAUSES and not (seen["beside"] and seen["active"] == question.seat):
            assert not {"map", "seats", "display"} & {name for name in GLIMPSED if dict.__contains__(seen, name)}
            passed += 1
        match.answer(question.seat, RULES.answer(question, answer))
    assert passed > 10
