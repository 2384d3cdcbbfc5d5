"""Questions with one answer and nothing new to do beside them are not put where a pause may tell; all others are."""

from __future__ import annotations

import pytest

from cosmic_tui.messages import up as messages
from cosmic_tui.table.orders import Orders
from cosmic_tui.table.setup import EVEN, QUICK, SEALED, GameSetup, people_and_bots
from cosmic_tui.table.stand_ins import nothing_to_do
from cosmic_tui.table.table import Table
from engine.andromeda.offers import loses
from engine.andromeda.rules import RULES
from engine.andromeda.turn import fight_due
from engine.bots import make_bot
from engine.kernel.asking import act_of, an_act, how_many, is_act
from engine.kernel.game import AnyMatch, Offered
from tests.andromeda.rules.players import TABLES, choose
from tests.andromeda.rules.test_forecast import walk
from tests.measure.asked import play
from tests.support import Dice

NOTHING: Offered = frozenset()
PAUSES = ("turn.window", "turn.before_battle")


@pytest.mark.parametrize("table", TABLES[:2])
def test_a_pause_is_put_for_what_is_new_and_for_nothing_else(table: dict[str, object]) -> None:
    """A-SID-7: whoever could play a card, collect, recruit or use something new is waited for; moons can wait."""
    idle = put = 0
    for match in walk(3, table, 1200):
        question = match.pending[0]
        offered = dict.fromkeys(range(match.game.n), NOTHING)
        found = RULES.idle(match, question, offered, QUICK)
        if question.why not in PAUSES or question.data in ("after_launch", "after_ambush"):
            continue
        seats = offered if question.why == "turn.window" else [question.seat]
        kinds = {ref[0] for seat in seats for ref in RULES.beside(match, seat)}
        assert (found is None) == bool(kinds - {"slot", "abandon", "rearrange", "exchange"})
        if found is not None:
            world = match.fork()
            world.answer(question.seat, found)
        else:
            seen = {seat: RULES.offers(match, question, 0, seat, NOTHING) for seat in offered}
            lost = question.data == "at_end" and loses(match.game)
            assert lost or RULES.idle(match, question, seen, QUICK) == 0, "it has been offered, and is not again"
        idle, put = idle + (found is not None), put + (found is None)
    assert idle > 10 and put > 10


def test_the_pause_between_launch_and_activation_is_never_put() -> None:
    """A-SID-7: what can be done there can be done after the activation; what a base needs first is another question.
    After an ambush it is put only if a fight follows. Both are seen by all, so they hold at every table."""
    seen: set[tuple[str, bool]] = set()
    for match in walk(3, TABLES[1], 1500):
        question = match.pending[0]
        if question.why != "turn.window":
            continue
        for windows in (QUICK, EVEN, SEALED):
            idle = RULES.idle(match, question, {question.seat: NOTHING}, windows)
            if question.data == "after_launch" or (question.data == "after_ambush" and not fight_due(match.game)):
                assert idle == 0
                seen.add((question.data, idle is None))
            elif windows != QUICK:
                assert idle is None
    assert seen == {("after_launch", False), ("after_ambush", False)}


def test_a_pass_with_nothing_else_to_do_is_given_against_bots_and_put_where_it_hides_a_hand() -> None:
    """A-TAC-2: who holds a hand is asked in a battle wherever a pause could tell what is in it."""
    asked: set[str] = set()
    for match in walk(5, TABLES[3], 2500):
        question = match.pending[0]
        if question.why.startswith(("battle.", "event.react")) and how_many(question) == 1:
            if question.why == "battle.prepare":
                continue
            assert RULES.idle(match, question, {question.seat: NOTHING}, QUICK) == 0
            assert RULES.idle(match, question, {question.seat: NOTHING}, EVEN) is None
            asked.add(question.why)
    assert {"battle.diplomacy", "battle.after_roll"} <= asked


def test_a_return_with_nothing_left_to_run_goes_on_but_not_over_a_moon_that_could_set_a_module_to_work() -> None:
    """A-RET-7: an input frame waits for a moon, and a captured one may be slotted at any time."""
    waits = goes_on = 0
    for match in walk(3, TABLES[0], 3000):
        question = match.pending[0]
        if question.why != "return.module" or how_many(question) != 1:
            continue
        seat = question.seat
        slots = any(ref[0] == "slot" for ref in RULES.beside(match, seat))
        for windows in (EVEN, SEALED):
            assert (RULES.idle(match, question, {seat: NOTHING}, windows) is None) == slots
        waits, goes_on = waits + slots, goes_on + (not slots)
    assert waits and goes_on


def test_what_has_been_offered_is_new_again_when_something_else_is_broken_and_in_another_turn() -> None:
    for match in walk(3, TABLES[1], 1200):
        question, seat = match.pending[0], match.pending[0].seat
        acts = RULES.offers(match, question, 0, seat, NOTHING)
        if question.why != "turn.main" or not acts:
            continue
        world = match.fork()
        world.game.turn += 1
        assert not acts & RULES.offers(world, question, 0, seat, NOTHING)
        world = match.fork()
        kind = next(kind for kind in range(4) if world.game.marks[seat][kind] == 0)
        world.game.marks[seat][kind] = 1
        assert not acts & RULES.offers(world, question, 0, seat, NOTHING)
        assert acts <= RULES.offers(match, question, 0, seat, acts)
        return
    raise AssertionError("nobody could ever do anything")


def test_only_people_are_waited_for() -> None:
    """Bots never act in a pause of somebody else's turn, and everybody knows who they are."""
    for match in walk(3, TABLES[1], 1200):
        question = match.pending[0]
        pause = question.why == "turn.window" and question.data not in ("after_launch", "after_ambush")
        if pause and could(match, 1) and not RULES.offers(match, question, 0, 0, NOTHING):
            assert RULES.idle(match, question, {0: NOTHING}, QUICK) == 0
            assert RULES.idle(match, question, {0: NOTHING, 1: NOTHING}, QUICK) is None
            return
    raise AssertionError("nobody holds anything")


def could(match: AnyMatch, seat: int) -> bool:
    return any(act_of(an_act(*ref))[0] == "play" for ref in RULES.beside(match, seat))


@pytest.mark.parametrize("windows", [QUICK, EVEN])
def test_against_bots_alone_and_unless_it_is_marked(windows: str) -> None:
    setup = GameSetup(people_and_bots(["Vera"], 2, "random"), 4, {"seats": 2, "length": "short"}, "andromeda", windows)
    table = Table(setup)
    table.start(0.0)
    seat = table.seats[0]
    dice = Dice(5)
    while table.match.pending[0].why != "turn.window":
        table.match.answer(*choose(table.match, dice, acts=0))
    question = table.match.pending[0]
    assert nothing_to_do(table, seat, question) == 0, "bots read no clock, whatever was agreed on"
    seat.orders = Orders(marked=(RULES.moment(table.match),))
    assert nothing_to_do(table, seat, question) is None


def test_who_acts_in_a_pause_has_not_turned_down_what_else_there_is() -> None:
    """The table forgets what was offered when somebody acts, and keeps it when somebody answers."""
    setup = GameSetup(people_and_bots(["Vera"], 2, "rookie"), 7, {"seats": 2}, "andromeda")
    table, bot, forgot = Table(setup), make_bot("rookie", 0, 7, "andromeda"), 0
    table.start(0.0)
    for _ in range(400):
        if table.match.over:
            break
        given = bot.answer(table.rules.view(table.match, 0))
        there = RULES.offers(table.match, table.match.pending[0], 0, 0, NOTHING)
        table.receive(0, messages.answer(table.seats[0].serial, given), 0.0)
        assert table.seats[0].offered == NOTHING if is_act(given) else there <= table.seats[0].offered
        forgot += is_act(given) and bool(there)
    assert forgot


def test_whole_games_against_bots_ask_nothing_bare() -> None:
    """Counted in games that are played to the end; what shows something is put though there is one answer."""
    for seats, seed in ((2, 1), (4, 2)):
        found = play("andromeda", seed, {"seats": seats})
        assert found.asked["turn.main"] > 10
        assert not {why for why in found.bare if why not in ("return.module", "discovery.keep", "events.top")}
