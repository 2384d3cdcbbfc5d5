"""Which windows are put: what can be used is offered once, and again when something has changed; nothing else is."""

from __future__ import annotations

import random

import pytest

from cosmic_tui.messages import up as messages
from cosmic_tui.table.orders import Orders
from cosmic_tui.table.setup import EVEN, QUICK, SEALED, GameSetup, people_and_bots
from cosmic_tui.table.stand_ins import nothing_to_do
from cosmic_tui.table.table import Table
from engine.chaos.rules import RULES
from engine.kernel.asking import SECRET, pick
from engine.kernel.game import AnyMatch, Offered
from tests.chaos.rules.test_view import at
from tests.chaos.screens.positions import answer as lively
from tests.measure.asked import play

PASS = ("pass",)
NOTHING: Offered = frozenset()


def put(match: AnyMatch, offered: Offered = NOTHING, windows: str = QUICK) -> bool:
    question = match.pending[0]
    return RULES.idle(match, question, {question.seat: offered}, windows) is None


def let_pass(match: AnyMatch, offered: Offered = NOTHING) -> Offered:
    """What this seat has been offered when it has passed here; the match goes on."""
    question = match.pending[0]
    after = RULES.offers(match, question, question.options.index(PASS), question.seat, offered)
    match.answer(question.seat, question.options.index(PASS))
    return after


FIGHT = (
    'phase = "fire"\ntarget = "b.colony"\n'
    'a = { hangar = ["iron_maw as i, attacking", "lancer_wing as l, attacking"], centre = [%s], credits = 9 }\n'
    'b = { hangar = ["garrison_cutter as g, defending"], centre = ["gunner"] }'
)


def test_a_window_is_put_once_to_who_can_use_something_and_never_for_a_pass() -> None:
    """K-INT-3: a battle interrupt may be played between two shots; whoever lets it pass is not asked again there."""
    with_card, without = at(FIGHT % '"snap_shot"'), at(FIGHT % '"gunner"')
    assert with_card.pending[0].why == without.pending[0].why == "window"
    assert put(with_card) and not put(without)
    offered = let_pass(with_card)
    again = at(FIGHT % '"snap_shot"')
    assert not put(again, offered), "offered before, and nothing has changed"
    again.game.fight = {**again.game.fight, "defenders": ()}
    assert put(again, offered), "a ship has left the fight"
    again = at(FIGHT % '"snap_shot"')
    again.game.turn += 1
    assert put(again, offered), "another turn"


def test_who_plays_one_card_has_not_turned_down_the_others() -> None:
    match = at(FIGHT % '"snap_shot"')
    question = match.pending[0]
    use = next(number for number, ref in enumerate(question.options) if ref != PASS)
    assert RULES.offers(match, question, use, question.seat, NOTHING) == NOTHING
    assert RULES.offers(match, question, question.options.index(PASS), question.seat, NOTHING)


def test_a_starter_is_offered_in_each_start_phase_of_ones_own() -> None:
    """K-INT-2: without any standing order."""
    start = 'phase = "start"\na = { centre = ["opening_bid"], credits = 9 }'
    match = at(start)
    while match.pending[0].why != "window":
        match.answer(match.pending[0].seat, 0)
    assert put(match)
    offered = let_pass(match)
    match.game.turn += 2
    again = at(start)
    again.game.turn = match.game.turn
    assert put(again, offered)


def test_what_nobody_may_see_decides_only_over_what_is_asked_in_secret() -> None:
    """K-BLUFF-3: at an even table an open window is passed by everybody; at a sealed one who could hold a card is
    asked, whatever it is."""
    rich, poor = at(FIGHT % '"snap_shot"'), at(FIGHT % '"gunner"')
    assert not put(rich, windows=EVEN) and not put(poor, windows=EVEN)
    for match, expected in ((rich, True), (poor, False)):
        asked = match.pending[0]
        secret = pick(asked.seat, asked.why, asked.options, marks=SECRET)
        assert (RULES.idle(match, secret, {}, EVEN) is None) is expected
    assert put(rich, windows=SEALED) and put(poor, windows=SEALED)


def test_windows_are_secret_at_an_even_table_where_all_see_that_somebody_might_be_asked() -> None:
    """And nowhere else: public facts alone make the mark."""
    options = RULES.agreed(RULES.windowed(RULES.agreed({"seats": 2}), EVEN))
    assert options["secret"] and "secret" not in RULES.agreed({"seats": 2})
    match, chance = RULES.new(options, 7), random.Random(7)
    marks: set[tuple[bool, bool]] = set()
    for _ in range(3000):
        if not match.pending:
            break
        question = match.pending[0]
        if question.why == "window":
            marks.add((question.secret, RULES.concerns(match, question)))
        match.answer(question.seat, lively(question, chance))
    assert marks == {(True, True), (False, False)}


def a_table(windows: str = QUICK, people: int = 1) -> Table:
    names = ["Ada", "Bea"][:people]
    table = Table(GameSetup(people_and_bots(names, 2, "rookie"), 3, {"seats": 2}, "chaos", windows), chance=lambda: 0.5)
    table.start(0.0)
    return table


def to_a_window(table: Table) -> None:
    """Until the person is asked in a window."""
    chance = random.Random(3)
    for _ in range(2000):
        question = table.match.pending[0]
        if question.why == "window":
            return
        answer = lively(question, chance)
        table.receive(question.seat, messages.answer(table.seats[question.seat].serial, answer), 0.0)
    raise AssertionError("no window came")


def test_the_table_remembers_what_was_let_pass_and_forgets_it_when_an_answer_is_taken_back() -> None:
    table = a_table()
    to_a_window(table)
    seat = table.seats[0]
    window = table.match.pending[0]
    assert nothing_to_do(table, seat, window) is None
    table.receive(0, messages.answer(seat.serial, window.options.index(PASS)), 0.0)
    assert seat.offered
    table.go_back(table.match, table.answers, 0.0)
    assert not seat.offered


def test_full_control_asks_again_and_a_marked_moment_asks_even_for_nothing() -> None:
    table = a_table()
    to_a_window(table)
    seat, window = table.seats[0], table.match.pending[0]
    seat.offered = RULES.offers(table.match, window, window.options.index(PASS), 0, NOTHING)
    assert nothing_to_do(table, seat, window) == window.options.index(PASS)
    seat.orders = Orders(sparing=False)
    assert nothing_to_do(table, seat, window) is None
    bare = pick(0, "window", [PASS])
    assert nothing_to_do(table, seat, bare) == 0
    seat.orders = Orders(marked=(RULES.moment(table.match),))
    assert nothing_to_do(table, seat, bare) is None


@pytest.mark.parametrize("windows", [QUICK, EVEN])
def test_against_bots_alone_nothing_is_hidden_whatever_was_agreed_on(windows: str) -> None:
    table = a_table(windows)
    to_a_window(table)
    assert len(table.match.pending[0].options) > 1


def test_whole_games_against_bots_have_no_stop_for_a_pass_and_offer_all_that_can_be_used() -> None:
    """Counted in games that are played to the end."""
    for seats, seed in ((2, 4), (3, 2)):
        found = play("chaos", seed, {"seats": seats})
        assert found.asked["window"] > 0
        assert found.bare["window"] == 0 and found.unoffered.total() == 0
        assert not {why for why in found.bare if not why.startswith(("look.", "discard.", "search."))}
