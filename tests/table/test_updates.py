"""What somebody is told who comes late, comes back, or goes back: the whole story, and no more than was to be known."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic_tui.messages.grammar import Message
from cosmic_tui.table import undoing
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.table.table import Table
from cosmic_tui.table.updates import asked_in_secret
from engine.kernel.asking import Refused
from tests.table.tables import FirstBot, answer_first, asked_seat, last, open_table, setup_for


def kinds(told: list[Message]) -> list[str]:
    return [message["kind"] for message in told]


def even(people: int = 4, seed: int = 8) -> Table:
    """A table with silences of two seconds, at 100; nobody but seat 0 has heard anything yet."""
    table = Table(setup_for(people, seed=seed, windows="even", beat=2.0), FirstBot)
    table.start(0.0)
    table.snapshot(0, 0.0)
    table.tick(100.0)
    return table


def test_who_comes_first_during_a_silence_sees_how_the_game_began() -> None:
    """The story as far as it was to be known, the board of then, and no question but that the table is asked."""
    table, now = even(), 100.0
    while not table.seats[0].points or asked_in_secret(table.seats[3]):
        now += 10.0
        answer_first(table, asked_seat(table), now)
        table.tick(now + 5.0)
    late, now = 3, now + 10.0
    began = [message for message in table.seats[late].out if message["kind"] == "show"]
    known, board = list(table.seats[late].log), table.seats[late].shown["view"]
    answer_first(table, asked_seat(table), now)
    assert table.hold == now + 2.0 and began
    told = table.snapshot(late, now + 1.0)
    assert kinds(told) == ["hello", "events", *["show"] * len(began), "view", "question", "orders"]
    assert last(told, "events") == {"kind": "events", "first": 0, "events": known}
    assert [message for message in told if message["kind"] == "show"] == began and last(told, "view") == board
    assert last(told, "question") == {"kind": "question", "serial": 0, "question": None, "asked": ["table"]}
    again = table.snapshot(late, now + 1.5)
    assert kinds(again) == ["hello", "events", "view", "question", "orders"], "what was shown once is shown once"
    after = table.snapshot(late, now + 2.0)
    assert last(after, "events") == {"kind": "events", "first": 0, "events": table.seats[late].log}


def test_who_is_asked_nothing_has_a_question_without_a_number() -> None:
    table = open_table(people=2)
    seat = asked_seat(table)
    shown = [table.seats[number].shown["question"] for number in (seat, 1 - seat)]
    assert shown[0]["serial"] == table.seats[seat].serial == 1 and shown[0]["question"] is not None
    assert shown[1] == {"kind": "question", "serial": 0, "question": None, "asked": [seat]}
    table.tick(5.0)
    assert [table.seats[number].asked_at for number in (seat, 1 - seat)] == [0.0, None], "not with every look"


def test_nothing_is_told_twice() -> None:
    """Time alone brings nothing new to anybody; nor does an answer bring empty news."""
    table = open_table(people=4)
    for number in range(40):
        answer_first(table, asked_seat(table), float(number))
        for seat in range(4):
            told = table.take(seat)
            assert all(message["events"] for message in told if message["kind"] == "events")
            assert kinds(told).count("question") <= 1 >= kinds(told).count("view")
        table.tick(number + 0.5)
        assert [table.take(seat) for seat in range(4)] == [[]] * 4


def test_what_is_taken_back_before_it_was_shown_leaves_the_board_as_it_was() -> None:
    """The point that says so has a board of its own, so the board is told again behind it, though it is the same."""
    table, now, seat = even(people=2), 100.0, 0
    while not table.history.reaches(seat, table.match.game.counter):
        now += 10.0
        table.tick(now)
        for number in (0, 1):
            table.take(number)
        seat, board = asked_seat(table), table.seats[asked_seat(table)].shown["view"]
        answer_first(table, seat, now)
    assert table.hold == now + 2.0
    with pytest.raises(Refused, match="act_later"):  # in a silence nobody is told how things stand
        undoing.undo(table, seat, now + 1.0, agreed=True)
    table.hold = now
    undoing.undo(table, seat, now + 1.0, agreed=True)
    told = table.take(seat)
    assert last(told, "view") == board and kinds(told)[-3:] == ["show", "view", "question"]
    assert last(told, "show")["id"] == "taken_back"


def test_the_end_is_told_to_whoever_comes_then(toy: str) -> None:
    """And a game that is gone on with after its end is over, and says so no second time to those who know."""
    table = Table(GameSetup(people_and_bots(["Ada"], 2, "random"), 3, {"seats": 2}, toy), FirstBot)
    table.start(0.0)
    records: Any = table.take_records()
    assert records[0] == ["at", {"turn": 0}], "where it stands is kept from the beginning"
    assert last(table.snapshot(0, 0.0), "over") is None
    for answer in ([], 0, {"act": ["concede"]}):
        table.receive(0, {"kind": "answer", "serial": table.seats[0].serial, "answer": answer}, 0.0)
    while not table.match.over:
        answer_first(table, 0)
    over = last(table.take(0), "over")
    assert over is not None and over["winners"] == [1] and "record" not in over["ending"]
    assert last(table.snapshot(0, 1.0), "over") == over
    records += table.take_records()
    assert records[-1] == ["end", [1]]
    again = Table(table.setup, FirstBot)
    again.start(0.0, records)
    assert again.ended and again.take_records() == [] and kinds(again.take(0)).count("over") == 0
    assert last(again.snapshot(0, 0.0), "over") == over
