"""Pauses in which nobody could do anything of use are not put where a pause may tell; all others are."""

from __future__ import annotations

import pytest

from cosmic_tui.table.setup import EVEN, QUICK, GameSetup, people_and_bots
from cosmic_tui.table.stand_ins import nothing_to_do
from cosmic_tui.table.table import Table
from engine.andromeda.rules import RULES
from engine.kernel.asking import act_of, an_act
from engine.kernel.game import AnyMatch, Offered
from tests.andromeda.rules.players import TABLES, choose
from tests.andromeda.rules.test_forecast import walk
from tests.support import Dice

NOTHING: Offered = frozenset()
PAUSES = ("turn.window", "turn.before_battle")


@pytest.mark.parametrize("table", TABLES[:2])
def test_a_pause_is_idle_when_there_is_no_card_to_play_and_nothing_to_use(table: dict[str, object]) -> None:
    """A-SID-7: whoever could play a card, collect, recruit or use something is waited for; moons can wait."""
    idle = put = 0
    for match in walk(3, table, 1200):
        question = match.pending[0]
        everybody = range(match.game.n)
        found = RULES.idle(match, question, dict.fromkeys(everybody, NOTHING), QUICK)
        if question.why not in PAUSES:
            assert found is None
            continue
        seats = everybody if question.why == "turn.window" else [question.seat]
        kinds = {ref[0] for seat in seats for ref in RULES.beside(match, seat)}
        assert (found is None) == bool(kinds - {"slot", "abandon", "rearrange", "exchange"})
        if found is not None:
            world = match.fork()
            world.answer(question.seat, found)
        idle, put = idle + (found is not None), put + (found is None)
    assert idle > 10 and put > 10


def test_only_people_are_waited_for() -> None:
    """Bots never act in a pause of somebody else's turn, and everybody knows who they are."""
    for match in walk(3, TABLES[1], 1200):
        question = match.pending[0]
        if question.why == "turn.window" and could(match, 1) and not could(match, 0):
            assert RULES.idle(match, question, {0: NOTHING}, QUICK) == 0
            assert RULES.idle(match, question, {0: NOTHING, 1: NOTHING}, QUICK) is None
            return
    raise AssertionError("nobody holds anything")


def could(match: AnyMatch, seat: int) -> bool:
    return any(act_of(an_act(*ref))[0] == "play" for ref in RULES.beside(match, seat))


@pytest.mark.parametrize("windows", [QUICK, EVEN])
def test_at_a_quick_table_alone_and_unless_it_is_marked(windows: str) -> None:
    setup = GameSetup(people_and_bots(["Vera"], 2, "random"), 4, {"seats": 2, "length": "short"}, "andromeda", windows)
    table = Table(setup)
    table.start(0.0)
    seat = table.seats[0]
    dice = Dice(5)
    while True:
        question = table.match.pending[0]
        if question.why == "turn.window" and RULES.idle(table.match, question, {0: NOTHING}, QUICK) is not None:
            break
        table.match.answer(*choose(table.match, dice, acts=0))
    assert nothing_to_do(table, seat, question) == 0, "bots read no clock, whatever was agreed on"
    seat.orders = type(seat.orders)(marked=(RULES.moment(table.match),))
    assert nothing_to_do(table, seat, question) is None
