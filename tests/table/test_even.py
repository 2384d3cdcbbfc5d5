"""What a pause tells at quick, even and sealed tables (R-SEC-2), and what it costs, with people whose times are known.

The whole measurement is `python -m tests.measure.windows`; here is as much of it as is quick, and all of it in the long
version.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from cosmic_tui.table.even_delay import ENOUGH, ENOUGH_OPEN, SUPPOSED, Pauses
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.table.table import Table
from engine.encounter.sealed import could_speak
from engine.kernel.asking import PICK
from tests.encounter.battery.players import answer_one, keen, start
from tests.measure.windows import MEDIANS, SPREAD, Game, accuracy, measure, ranks
from tests.support import Dice
from tests.table.tables import answer_first, open_table

LARGE = os.environ.get("COSMIC_LARGE") == "1"
GAMES = range(1, 9) if LARGE else range(3, 5)
ANSWERS = 100_000 if LARGE else 130  # of a game: the whole one, or a few encounters


# --- the source ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("median", MEDIANS)
def test_what_is_drawn_is_not_told_from_what_people_take(median: float) -> None:
    """Silences in which somebody is asked once, twice, three times; the best threshold on as many that were drawn."""
    people, pauses = random.Random(1), Pauses(random.Random(2).random)
    taken, drawn = [], []
    for number in range(2000):
        seconds = sum(median * people.lognormvariate(0.0, SPREAD) for _ in range(people.choice((1, 1, 1, 2, 3))))
        pauses.learn(seconds)
        if number >= 100:
            taken.append(seconds)
            drawn.append(pauses.draw())
    assert accuracy(taken, drawn) < 0.56
    assert max(drawn) > 6 * median, "the long tail is there"


def test_a_constant_beat_would_be_told_at_once() -> None:
    """The measure measures: what people take against the beat of a clock."""
    people = random.Random(1)
    taken = [3.0 * people.lognormvariate(0.0, SPREAD) for _ in range(500)]
    assert accuracy(taken, [1.0] * 500) > 0.9


def test_it_supposes_then_learns_from_open_questions_then_from_secret_ones() -> None:
    pauses = Pauses(random.Random(2).random)
    assert pauses.known() == list(SUPPOSED)
    for _ in range(ENOUGH_OPEN):
        pauses.learn_open(5.0)
    assert pauses.known() == [5.0] * ENOUGH_OPEN
    for _ in range(ENOUGH):
        pauses.learn(9.0)
    assert pauses.known() == [9.0] * ENOUGH
    pauses.learn(3600.0)
    assert pauses.known() == [9.0] * ENOUGH, "who went for a walk is no measure"


def test_how_many_times_are_enough_and_how_many_are_kept() -> None:
    """Six open answers or twelve silences are enough; sixty are kept; a minute is the longest that counts."""
    pauses = Pauses(random.Random(2).random)
    for seconds in (60.0, 60.1, 2.0, 3.0, 4.0, 5.0):
        pauses.learn_open(seconds)
    assert pauses.known() == list(SUPPOSED), "five, and one that is none"
    pauses.learn_open(6.0)
    assert pauses.known() == [2.0, 3.0, 4.0, 5.0, 6.0, 60.0]
    for seconds in (60.0, 60.1, *range(1, 11)):
        pauses.learn(seconds)
    assert len(pauses.known()) == 6 + 11
    pauses.learn(7.5)
    assert pauses.known() == sorted([*range(1, 11), 7.5, 60.0])
    for number in range(60):
        pauses.learn(20.0 + number / 10)
    assert len(pauses.known()) == 60 and min(pauses.known()) == 20.0


@pytest.mark.parametrize(
    ("chance", "seconds"), [(0.0, 0.7788), (0.5, 3.1), (0.75, 4.5 * 1.1331), (0.999, 8.0 * 1.2834)]
)
def test_a_pause_is_a_time_somebody_took_made_a_little_longer_or_shorter(chance: float, seconds: float) -> None:
    assert Pauses(lambda: chance).draw() == pytest.approx(seconds, rel=1e-3)


def test_no_pause_is_too_short_to_be_noticed() -> None:
    pauses = Pauses(lambda: 0.5)
    for _ in range(ENOUGH):
        pauses.learn(0.01)
    assert pauses.draw() == 0.2


# --- whole games ---------------------------------------------------------------------------------------------------


def test_quick_tells_everything_and_even_little_at_half_as_long_again() -> None:
    quick, even = (measure(windows, 3.0, GAMES, ANSWERS) for windows in ("quick", "even"))
    assert quick["accuracy"] > 0.95, "it is as the help says: a pause tells"
    assert even["accuracy"] <= (0.60 if LARGE else 0.8), even  # of few silences the best threshold is partly luck
    assert even["minutes"] <= 1.5 * quick["minutes"]
    assert even["held"] >= (60 if LARGE else 6)


def test_at_a_sealed_table_a_round_lasts_as_long_whoever_holds_something() -> None:
    game = Game("sealed", 3.0, 4)
    game.play(ANSWERS * 2)
    held, empty = ranks(game.heard.rounds)
    assert len(held) > 5 and len(empty) > 60
    assert accuracy(held, empty) <= (0.56 if LARGE else 0.75)


if LARGE:

    @pytest.mark.parametrize("median", MEDIANS)
    def test_all_kinds_of_people(median: float) -> None:
        quick, even, sealed = (measure(windows, median, GAMES) for windows in ("quick", "even", "sealed"))
        assert even["accuracy"] <= 0.60 and even["minutes"] <= 1.5 * quick["minutes"]
        assert sealed["accuracy"] <= 0.55


# --- who could, by public facts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {}, {"technology": True, "wild_flares": True}, {"hidden_powers": True, "hot_swapped": True},
        {"classic_flare": True},
    ],
)  # fmt: skip
def test_whoever_holds_something_could(options: dict[str, Any]) -> None:
    """Who is asked is always among those of whom everybody knows that they could be: else the question would tell."""

    asked = 0
    for seed in range(6 if LARGE else 2):
        match, dice = start(seed, strict=False, seats=4, alien_mode="random", windows="even", **options), Dice(seed)
        for _ in range(500):
            if match.over:
                break
            for question in match.pending:
                if question.why == "window":
                    here = match.game.listeners[str(question.by[1])]
                    done = match.game.stack[-1][1][2] if len(match.game.stack[-1][1]) > 2 else ()
                    assert could_speak(match.game, question.seat, here, done), (question.by, question.options)
                    asked += 1
            answer_one(match, dice, keen)
    assert asked > 20


def test_a_sealed_table_asks_people_who_have_nothing() -> None:
    match, dice = start(3, seats=4, windows="sealed"), Dice(3)
    lone = both = 0
    for _ in range(600):
        if match.over:
            break
        secret = [question for question in match.pending if question.secret]
        lone += sum(question.shape == PICK and len(question.options) == 1 for question in secret)
        both += len(secret) > 1
        answer_one(match, dice, keen)
    assert lone > 100 and both > 50, "several at once, most of them with nothing but a no"


# --- the table -----------------------------------------------------------------------------------------------------


def table_of(windows: str, robots: int = 0, people: int = 4) -> Table:
    names = ["Ada", "Bea", "Cai", "Dov"][:people]
    table = Table(GameSetup(people_and_bots(names, 4, "random"), 5, {"seats": 4}, windows=windows), chance=lambda: 0.5)
    for seat in table.seats[:robots]:
        seat.robot = True
    return table


@pytest.mark.parametrize(("robots", "people", "hides"), [(0, 4, True), (3, 4, True), (4, 4, False), (0, 1, False)])
def test_who_is_hidden_from_whom(robots: int, people: int, hides: bool) -> None:
    """Bots from elsewhere count as people as long as one other is there: they may not be what they say."""
    assert table_of("even", robots, people).hides is hides


def test_orders_of_a_sealed_table_hold_from_the_next_encounter_on() -> None:
    table = table_of("sealed")
    table.start(0.0)
    table.receive(0, {"kind": "orders", "orders": {"never": ["launch"]}}, 0.0)
    assert table.seats[0].orders.never == () and table.seats[0].ordered.never == ("launch",)
    table.receive(1, {"kind": "orders", "orders": {"until_change": True}}, 0.0)
    assert [m["code"] for m in table.take(1) if m["kind"] == "refused"] == ["orders_sealed"]
    dice, known = Dice(5), len(table.seats[0].log)
    for _ in range(4000):
        begun = any(event["event"] == "encounter_began" for event in table.seats[0].log[known:])
        assert bool(table.seats[0].orders.never) == begun
        if begun:
            break
        question = table.match.pending[dice.below(len(table.match.pending))]
        table.give(question, keen(question, dice) if not question.secret else len(question.options) - 1, 0.0)
        table.tick(0.0)
    assert table.seats[0].orders.never == ("launch",)


def test_how_long_somebody_took_counts_from_the_question() -> None:
    class Heard(Pauses):
        def learn_open(self, seconds: float) -> None:
            took.append(seconds)

    took: list[float] = []
    table = open_table(people=1, windows="even")
    table.pauses = Heard(random.Random(1).random)
    now = 0.0
    for number in range(3):
        seat = table.seats[0]
        assert seat.asked_at is not None
        table.tick(seat.asked_at + 1.0)
        now = seat.asked_at + 2.0 + number
        answer_first(table, 0, now)
        while table.match.question_for(0) is None or table.seats[0].asked_at is None:
            when = table.wake(now)
            assert when is not None
            now = when
            table.tick(now)
    assert took == [2.0, 3.0, 4.0]
