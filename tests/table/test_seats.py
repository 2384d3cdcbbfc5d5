"""What a seat keeps of its person: numbers of what it was asked and shown, lines of chat, whether it is there."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic_tui.messages import up as messages
from cosmic_tui.table.seats import WATCHERS, Seat
from cosmic_tui.table.setup import BOT, OPEN, PERSON
from cosmic_tui.table.showing import show
from cosmic_tui.table.table import Table
from engine.kernel.asking import BARGAIN, Question, Refused, pick
from tests.table.tables import FirstBot, asked_seat, last, open_table, setup_for

SECOND = 1.0


def test_five_lines_in_ten_seconds_are_enough() -> None:
    """However late it is; the first is forgotten when its ten seconds are over, not before."""
    seat = Seat(0, PERSON, "Ada")
    assert [seat.may_chat(1000.0 + number) for number in range(6)] == [True] * 5 + [False]
    assert not seat.may_chat(1009.9)
    assert seat.may_chat(1010.0) and not seat.may_chat(1010.9) and seat.may_chat(1011.0)


def test_questions_are_numbered_from_one_and_nothing_is_number_none() -> None:
    """A bargain keeps its number while it goes on; none is given to being asked nothing."""
    seat = Seat(0, PERSON, "Ada")
    first, second = (pick(0, "launch.aim", [("planet", number)]) for number in range(2))
    talks = [Question(0, "deal", BARGAIN, (), 0, 0, (), None, {"theirs": number}) for number in range(2)]
    numbers = []
    for question in (first, first, None, second, None, talks[0], talks[1], None, talks[0]):
        seat.answered = "said"
        seat.next_question(question)
        numbers.append((seat.serial, seat.answered))
    assert numbers == [
        (1, None), (1, "said"), (1, None), (2, None), (2, None), (3, None), (3, "said"), (3, None), (4, None),
    ]  # fmt: skip


def test_show_points_are_numbered_from_one() -> None:
    seat = Seat(0, PERSON, "Ada")
    view: Any = {}
    assert [show(seat, "deal", {}, (1, 2, []), 3, view)["serial"] for _ in range(3)] == [1, 2, 3]


def test_how_others_see_a_seat() -> None:
    """Bots and empty chairs are what they are; of a person it is told whether, and for how long, it is away."""
    bot, chair, person = Seat(0, BOT, "Tom", "rookie"), Seat(1, OPEN, ""), Seat(2, PERSON, "Ada", since=10.0)
    told = [(one.plain(25.4)["state"], one.plain(25.4)["away"]) for one in (bot, chair, person)]
    assert told == [("bot", 0), ("open", 0), ("here", 0)]
    for state in ("away", "left"):
        person.state = state
        assert (person.plain(25.4)["state"], person.plain(25.4)["away"]) == (state, 15)


def codes(table: Table, seat: int) -> list[str]:
    return [message["code"] for message in table.take(seat) if message["kind"] == "refused"]


def test_what_is_asked_of_a_game_that_has_not_begun() -> None:
    """Whoever sits there may talk, go and come, and say what is to be passed: nothing of it needs a game."""
    table = Table(setup_for(2), FirstBot)
    for message in (messages.chat("hello"), messages.orders({"never": ["launch"]}), messages.leave(), messages.ready()):
        table.receive(0, message, 0.0)
        assert codes(table, 0) == []
    table.tick(1.0)
    assert table.wake(1.0) is None
    told = table.snapshot(0, 1.0)
    assert [message["kind"] for message in told] == ["hello", "orders"] and not told[0]["started"]
    assert told[1]["orders"]["never"] == ["launch"]
    for message in (messages.answer(1, 0), messages.preview(1, 0), messages.wants_help(1), messages.undo()):
        table.receive(0, message, 0.0)
        assert codes(table, 0) in (["not_started"], ["undo_people"])
    table.start(2.0)
    assert last(table.take(1), "hello") is not None, "who sits there already is told that it begins"
    assert last(table.take(0), "question") is not None or last(table.take(1), "question") is not None
    with pytest.raises(Refused, match="already_started"):
        table.start(3.0)


def test_only_what_does_not_work_is_answered_with_its_number() -> None:
    """A refusal bears the number of the answer it is about, 0 where there is none, and nothing is told besides."""
    table = open_table(people=2)
    seat = asked_seat(table)
    table.take(seat)
    serial, options = table.seats[seat].serial, len(table.match.question_for(seat).options)
    table.receive(seat, messages.answer(serial, 99), 0.0)
    assert table.take(seat) == [{"kind": "refused", "serial": serial, "code": "option", "facts": {"count": options}}]
    table.receive(seat, messages.chat(""), 0.0)
    assert table.take(seat) == [{"kind": "refused", "serial": 0, "code": "chat_empty", "facts": {}}]


def test_a_person_goes_and_comes_and_a_bot_does_neither() -> None:
    table = open_table(people=2)
    table.take(0), table.take(1)
    for message, state in ((messages.leave(), "left"), (messages.ready(), "here")):
        table.receive(0, message, 0.0)
        told = last(table.take(1), "presence")
        assert told is not None and [seat["state"] for seat in told["seats"]] == [state, "here", "bot", "bot"]
        table.receive(0, message, 0.0)
        assert table.take(1) == [], "nothing has changed"
    table.take(0)
    for go in (table.away, table.leave, table.back):
        go(2, 5.0)
        assert table.take(0) == [] and table.seats[2].plain(9.0)["state"] == "bot"


def test_a_hand_is_lent_to_who_is_away_until_they_are_back() -> None:
    table = open_table(people=2, stand_in="first", patience=0.0)
    seat = asked_seat(table)
    table.lend_hand(seat, 0.0)
    assert not table.seats[seat].helped, "who is here needs no hand"
    table.away(seat, 1.0)
    answers = table.answers
    table.tick(1000.0)
    assert table.answers == answers and not table.seats[seat].helped
    table.lend_hand(seat, 1001.0)
    assert table.answers > answers and table.seats[seat].helped
    table.back(seat, 1002.0)
    table.away(seat, 1003.0)
    assert not table.seats[seat].helped


@pytest.mark.parametrize("number", [-2, -1, 4, True, False, "0", None, 0.0])
def test_there_are_no_other_seats(number: Any) -> None:
    table = open_table(people=2)
    with pytest.raises(ValueError, match="no such seat"):
        table.seat(number)


def test_who_looks_on_has_no_orders_and_stays() -> None:
    """Once somebody looks on, watchers are told what happens, whoever comes back to a seat meanwhile."""
    table = open_table(people=2)
    assert not table.watched
    assert last(table.snapshot(WATCHERS, 0.0), "orders") is None
    assert last(table.snapshot(1, 0.0), "orders") is not None and table.watched
    table.receive(0, messages.chat("hello"), 0.0)
    assert last(table.take(WATCHERS), "chat") is not None
