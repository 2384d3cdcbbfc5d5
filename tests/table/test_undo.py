"""Undo: back over one's own choices, never over something that has come to light, never with other people."""

from types import SimpleNamespace
from typing import Any

import pytest

from cosmic_tui.messages import up as messages
from cosmic_tui.table import undoing
from cosmic_tui.table.history import History
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.table.table import Table
from engine.kernel.asking import PICK, SECRET, SOME, Question, Refused
from tests.table.tables import FirstBot, answer_first, asked_seat, last, open_table, setup_for


def undo(table: object, seat: int = 0) -> list[str]:
    """Ask for it; the codes of what was refused."""
    table.receive(seat, messages.undo(), 0.0)  # type: ignore[attr-defined]
    told = table.take(seat)  # type: ignore[attr-defined]
    return [message["code"] for message in told if message["kind"] == "refused"]


def test_an_aim_can_be_taken_back_and_made_anew() -> None:
    table = open_table(seed=7)
    while table.match.question_for(0) is None or table.match.question_for(0).why != "launch.aim":
        answer_first(table, asked_seat(table))
    before, answers = table.match.game.facts(), table.answers
    serial = table.seats[0].serial
    answer_first(table, 0)
    assert table.match.game.facts() != before
    table.take(0), table.take_records()
    assert undo(table) == []
    assert table.match.game.facts() == before and table.answers == answers
    assert table.take_records() == [["undo", answers]]
    assert table.seats[0].serial > serial
    assert table.seats[0].log[-1] == {"event": "undone", "seat": 0}
    answer_first(table, 0)
    assert table.answers == answers + 1


def test_a_game_that_is_over_stays_over() -> None:
    """Hands have been shown by then: nothing is taken back, with or without the others' consent."""
    table = Table(GameSetup(people_and_bots(["Ada"], 2, "random"), 3, {"seats": 2}, "chaos"), FirstBot)
    assert undo(table) == ["not_started"]
    table.start(0.0)
    table.receive(0, messages.answer(0, {"act": ["concede"]}), 0.0)
    assert table.match.over and table.history.reaches(0, table.match.game.counter)
    table.take(0), table.take_records()
    assert undo(table) == ["undo_gone"]
    with pytest.raises(Refused, match="undo_gone"):
        undoing.undo(table, 0, 0.0, agreed=True)
    assert table.match.over and table.take_records() == []


def test_what_was_seen_cannot_be_unseen() -> None:
    """After a reveal, a draw or a throw of chance there is no way back."""
    table, refused, went_back = open_table(seed=7), 0, 0
    for _ in range(60):
        log, counter = len(table.seats[0].log), table.match.game.counter
        answer_first(table, asked_seat(table))
        fresh = table.seats[0].log[log:]
        shown = any(table.rules.shows_something(event, 0) for event in fresh)
        if shown or counter != table.match.game.counter:
            assert undo(table) == ["undo_gone"]
            refused += 1
        else:
            went_back += not undo(table)
            answer_first(table, asked_seat(table))
            table.take(0)
    assert refused > 3 and went_back > 3


def test_a_resumed_game_goes_back_as_far_as_the_one_that_was_left() -> None:
    """At every question: the same is taken back, or refused for the same reason; a bot's answer never is."""
    table, went_back = open_table(seed=7), 0
    entries = table.take_records()
    for _ in range(40):
        answer_first(table, asked_seat(table))
        entries += table.take_records()
        again = Table(setup_for(seed=7), FirstBot)
        again.start(0.0, entries)
        again.snapshot(0, 0.0)
        could = table.history.reaches(0, table.match.game.counter)
        assert again.history.reaches(0, again.match.game.counter) == could
        if could:
            assert undo(again) == []
            past = table.history.back(0, table.match.game.counter)
            assert past is not None and again.match.game.facts() == past.match.game.facts()
            assert again.answers == past.answers
            table.history.remember(*past)
            went_back += 1
        else:
            assert undo(again) == ["undo_gone"]
    assert went_back > 5


def test_a_pass_in_secret_is_nobodys_to_take_back() -> None:
    """R-SEC-2: anybody may call a vote about any seat; it would tell who was asked. Alone against bots it may be."""
    asked = Question(0, "window", PICK, (("card", 47), ("pass",)), marks=SECRET)
    named = Question(0, "beats.order", SOME, (("planet", 3), ("pass",)), 0, 1, marks=SECRET)
    open_now = Question(0, "launch.aim", PICK, (("planet", 3), ("pass",)))
    among_people, alone = open_table(people=2), open_table(people=1)
    assert among_people.hides and not alone.hides
    for question, answer, who in (
        (asked, 1, undoing.NOBODY), (asked, 0, 0), (named, (0,), undoing.NOBODY), (named, (), undoing.NOBODY),
        (open_now, 1, 0), (None, {"act": ["turn_up", "human"]}, 0),
    ):  # fmt: skip
        assert undoing.taken_back_by(among_people, 0, question, answer) == who
        assert undoing.taken_back_by(alone, 0, question, answer) == 0


def test_with_two_people_nothing_is_undone() -> None:
    table = open_table(people=2)
    seat = asked_seat(table)
    answer_first(table, seat)
    table.take(seat)
    assert undo(table, seat) == ["undo_people"]


def test_a_question_after_an_undo_is_told_again() -> None:
    table = open_table(seed=7)
    answer_first(table, 0)
    table.take(0)
    table.receive(0, messages.undo(), 0.0)
    told = table.take(0)
    question = last(told, "question")
    assert question is not None and question["serial"] == table.seats[0].serial


def test_the_past_is_not_kept_for_ever() -> None:
    table, history = open_table(), History()
    for number in range(200):
        history.remember(table.match.fork(), 0, number)
    kept = 0
    while history.back(0, table.match.game.counter) is not None:
        kept += 1
    assert kept == 100


def test_nothing_is_taken_back_behind_a_throw_of_chance() -> None:
    """Whoever looks, remembers or goes back: as soon as the counter has moved, what lay before it is forgotten."""
    at: list[Any] = [SimpleNamespace(game=SimpleNamespace(counter=number)) for number in range(3)]
    history = History()
    history.remember(at[0], 0, 1)
    assert history.reaches(0, 0) and not history.reaches(1, 0)
    history.remember(at[1], 0, 2)
    past = history.back(0, 1)
    assert past is not None and past.answers == 2 and history.back(0, 1) is None
    history.remember(at[1], 0, 3)
    assert not history.reaches(0, 2) and not history.reaches(0, 1)
    history.remember(at[1], 0, 4)
    assert history.back(0, 2) is None and history.back(0, 1) is None
    history.remember(at[0], 1, 5)
    history.remember(at[1], 0, 6)
    assert history.reaches(0, 1) and not history.reaches(1, 1)


def test_an_answer_that_was_refused_is_no_past() -> None:
    table = open_table()
    before = table.match.fork()
    history = History()
    history.remember(before, 0, 1)
    history.remember(before, 0, 2)
    history.drop()
    past = history.back(0, before.game.counter)
    assert past is not None and past.answers == 1
    assert history.back(0, before.game.counter) is None
