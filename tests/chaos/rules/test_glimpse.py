"""Views of Chaos Galaxy whose parts are made when they are read: the same as whole ones, cards and seats too."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.bots import make_bot
from engine.chaos.rules import RULES
from engine.chaos.view import GLIMPSED, ROW_PARTS, SEAT_PARTS
from engine.kernel.lazy_view import LazyView, TooLate
from tests.chaos.battery.players import any_table, keen, start
from tests.support import Dice


def said(seen: Any) -> str:
    """As it is written down: numbers and truths are told apart."""
    return json.dumps(seen, sort_keys=True)


@pytest.mark.parametrize("seed", range(12))
def test_a_glimpse_holds_what_the_view_of_its_seat_holds(seed: int) -> None:
    """K-INFO-5: for the seat that is asked, for others and for a spectator, as a whole and part by part."""
    dice = Dice(seed)
    match = start(seed, strict=False, **any_table(dice))
    for number in range(240):
        if match.over:
            break
        question = match.pending[0]
        if number % 4 == 0:
            for seat in (question.seat, (question.seat + 1) % match.game.n, -1):
                whole, late = RULES.view(match, seat), RULES.glimpse(match, seat)
                assert said(dict(RULES.glimpse(match, seat))) == said(whole)
                for name in GLIMPSED:
                    assert (name in late) == (name in whole)
                for seen, short in zip([*whole["rows"], *whole["seats"]], [*late["rows"], *late["seats"]], strict=True):
                    for name in seen:
                        assert said(short[name]) == said(seen[name])
                    assert short.keys() == seen.keys()
        match.answer(question.seat, keen(question, dice))


def at_a_fleet() -> Any:
    """A table with a ship on it, at a question."""
    match = start(5, strict=False, seats=2)
    bots: list[Any] = [make_bot("rookie", seat, 5, "chaos") for seat in range(2)]
    while not any(row["kind"] == "ship" for row in RULES.view(match, 0)["rows"]):
        seat = match.pending[0].seat
        match.answer(seat, bots[seat].answer(RULES.glimpse(match, seat)))
    return match


def test_a_part_that_was_not_read_is_gone_when_the_match_goes_on() -> None:
    match = at_a_fleet()
    seen = RULES.glimpse(match, 0)
    ship = next(row for row in seen["rows"] if row["kind"] == "ship")
    numbers = ship["numbers"]
    match.answer(match.pending[0].seat, len(match.pending[0].options) - 1)
    assert ship["numbers"] is numbers
    for read in (lambda: ship["may_defend"], lambda: dict(ship), lambda: seen["seats"], lambda: seen["prices"]):
        with pytest.raises(TooLate):
            read()
    with pytest.raises(TooLate):
        _ = seen["stack"]


def test_nothing_leads_from_a_part_to_the_match() -> None:
    match = at_a_fleet()
    seen = RULES.glimpse(match, 0)
    parts = [*seen["rows"], *seen["seats"]]
    assert any(isinstance(part, LazyView) for part in parts)
    for part in parts:
        if isinstance(part, LazyView):
            assert {name for name in dir(part) if not name.startswith("_")} - set(dir(dict)) == {"question"}
            with pytest.raises(KeyError):
                _ = part["game"]
    assert all(set(SEAT_PARTS) <= set(seat) for seat in seen["seats"])
    assert any(ROW_PARTS)
