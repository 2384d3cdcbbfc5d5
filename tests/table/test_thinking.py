"""Clocks for people: none, so long for each answer, a bank for the game; what happens at their end, who sees them."""

from __future__ import annotations

import pytest

from cosmic_tui.messages import up as messages
from cosmic_tui.table.setup import LONGEST_CLOCK, SHORTEST_CLOCK, check_setup
from cosmic_tui.table.time_limits import LEAST
from engine.kernel.asking import Refused
from tests.table.tables import FirstBot, answer_first, asked_seat, last, open_table, play_until, setup_for

SECONDS = 30.0


def clocked(kind: str, people: int = 2, **more):
    return open_table(people, FirstBot, clock=kind, clock_seconds=SECONDS, stand_in="random", **more)


def test_without_a_clock_the_table_waits():
    table = clocked("none")
    answers = table.answers
    table.tick(10_000.0)
    assert table.answers == answers and table.wake(0.0) is None


def test_who_thinks_too_long_is_answered_for_once():
    table = clocked("answer")
    seat = asked_seat(table)
    answers = table.answers
    assert table.wake(0.0) == SECONDS
    table.tick(SECONDS - 0.1)
    assert table.answers == answers
    table.tick(SECONDS)
    assert table.answers > answers
    assert table.seats[seat].state == "here", "the seat is still its person's"


def test_each_question_has_its_own_time():
    table = clocked("answer")
    answer_first(table, asked_seat(table), 20.0)
    seat = table.seats[asked_seat(table)]
    assert seat.until == 20.0 + SECONDS


def test_who_has_answered_is_told_that_no_clock_runs() -> None:
    table = clocked("answer")
    seat = asked_seat(table)
    table.take(seat)
    answer_first(table, seat, 5.0)
    clocks = [message for message in table.take(seat) if message["kind"] == "clock"]
    assert clocks[0] == {"kind": "clock", "seats": [], "left": 0}


def test_a_bank_is_spent_by_thinking_and_by_nothing_else():
    table = clocked("bank")
    seat = table.seats[asked_seat(table)]
    answer_first(table, seat.number, 12.0)
    assert seat.bank == SECONDS - 12.0
    again = table.seats[asked_seat(table)]
    left = again.bank
    answer_first(table, again.number, 20.0)
    assert again.bank == left - 8.0, "from when the question was put"
    others = [other for other in table.people() if other is not seat]
    assert all(other.bank == SECONDS for other in others if other.thinking is None)


def test_with_an_empty_bank_there_is_still_a_little_time():
    table = clocked("bank", people=1)
    seat = table.seats[0]
    seat.bank = 0.0
    answer_first(table, 0, 1.0)
    assert seat.until == 1.0 + LEAST


def test_no_clock_runs_for_somebody_who_is_away():
    table = clocked("answer", people=2, patience=0.0)
    seat = table.seats[asked_seat(table)]
    table.away(seat.number, 1.0)
    assert seat.until is None
    table.tick(10_000.0)
    assert table.match.question_for(seat.number) is not None
    table.back(seat.number, 10_000.0)
    assert seat.until == 10_000.0 + SECONDS


def test_only_who_is_asked_sees_the_clock_and_sees_it_again_on_coming_back():
    """R-SEC-2: a clock that others saw would tell them who is asked."""
    table = clocked("answer", people=3, options={"flares": True})
    for other in range(3):
        table.take(other)
    seat = asked_seat(table)
    answer_first(table, seat, 5.0)
    asked = asked_seat(table)
    told = {number: [m for m in table.take(number) if m["kind"] == "clock"] for number in range(3)}
    assert told[asked][-1] == {"kind": "clock", "seats": [asked], "left": SECONDS}
    assert all(message["seats"] in ([], [number]) for number, found in told.items() for message in found)
    again = last(table.snapshot(asked, 15.0), "clock")
    assert again == {"kind": "clock", "seats": [asked], "left": SECONDS - 10.0}


def test_a_clock_begins_when_its_question_is_shown():
    """R-SEC-2: while an answer is held back nobody's time runs for what comes of it."""
    table = clocked("answer", people=3, windows="even", beat=4.0)
    answer_first(table, asked_seat(table), 10.0)
    seat = table.seats[asked_seat(table)]
    table.take(seat.number)
    table.tick(13.9)
    assert seat.until is None and table.wake(13.9) == 14.0
    assert last(table.take(seat.number), "clock") is None, "to hear that it runs is to hear that one is asked"
    table.tick(14.0)
    clock = last(table.take(seat.number), "clock")
    assert clock is not None and clock["left"] == SECONDS and seat.until == 14.0 + SECONDS


def test_a_deal_has_the_clock_of_its_own_minute():
    table = clocked("answer", people=2, options={"deals": "open"})
    play_until(table, "deal")
    assert table.clock is not None
    assert all(seat.until is None for seat in table.people())


def test_without_a_stand_in_the_plainest_answer_is_given():
    table = open_table(1, FirstBot, clock="answer", clock_seconds=SECONDS)
    answers = table.answers
    table.tick(SECONDS)
    assert table.answers > answers


@pytest.mark.parametrize(
    "wrong", [{"clock": "sundial"}, {"clock_seconds": SHORTEST_CLOCK - 1}, {"clock_seconds": LONGEST_CLOCK + 1}]
)
def test_clocks_have_bounds(wrong):
    with pytest.raises(Refused) as refused:
        check_setup(setup_for(1, **wrong))
    assert refused.value.code == "clock_seconds"


def test_an_answer_in_time_is_an_answer_like_any_other():
    table = clocked("answer")
    seat = asked_seat(table)
    serial = table.seats[seat].serial
    table.receive(seat, messages.answer(serial, 0), SECONDS - 0.01)
    assert last(table.take(seat), "refused") is None


def test_a_table_has_patience_for_a_month_at_most():
    check_setup(setup_for(1, patience=30 * 86_400))
    with pytest.raises(Refused) as refused:
        check_setup(setup_for(1, patience=30 * 86_400 + 1))
    assert (refused.value.code, refused.value.facts) == ("patience", {"n": 30})
