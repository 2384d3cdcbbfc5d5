"""Help for a question: worked out for who asks for it, from what that seat may see, and nobody else notices."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic_tui.messages.up import wants_help
from cosmic_tui.table.seats import WATCHERS
from cosmic_tui.table.table import Table
from cosmic_tui.table.updates import knows_question
from tests.support import Dice
from tests.table.tables import answer_first, asked_seat, last, open_table, twin


def with_help(seed: int = 3, **more: Any) -> tuple[Table, int]:
    """A table at a question for which there is help, and who is asked."""
    table = open_table(people=4, seed=seed, **more)
    while not table.rules.helps(table.match, asked_seat(table)):
        answer_first(table, asked_seat(table))
    return table, asked_seat(table)


def asked(table: Table, seat: int) -> Any:
    return last([table.seats[seat].shown["question"]], "question")["question"]


def test_a_question_says_whether_there_is_help_and_the_view_has_none() -> None:
    table, seat = with_help()
    assert asked(table, seat)["help"] is True
    view = table.seats[seat].shown["view"]["view"]
    assert view["question"] == asked(table, seat) and "odds" not in view
    for _ in range(40):
        seat = asked_seat(table)
        there = bool(table.rules.help(table.match, seat))
        assert ("help" in asked(table, seat)) is there
        answer_first(table, seat)


def test_who_asks_gets_it_and_nobody_else_notices() -> None:
    """R-SEC-1, R-SEC-2: no message, no record, no other time, and the position is as it was."""
    table, seat = with_help()
    table.snapshot(WATCHERS, 0.0)
    for number in range(-1, 4):
        table.take(number)
    table.take_records()
    before, wake = table.match.game.dump(), table.wake(0.0)
    table.receive(seat, wants_help(table.seats[seat].serial), 0.0)
    (told,) = table.take(seat)
    expected = table.rules.help(table.match, seat)
    assert told == {"kind": "help", "serial": table.seats[seat].serial, "help": expected} and expected["odds"]["lead"]
    assert [table.take(number) for number in range(-1, 4) if number != seat] == [[]] * 4
    assert table.take_records() == [] and table.match.game.dump() == before and table.wake(0.0) == wake


def test_asking_again_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = with_help()
    table.take(seat)
    worked: list[int] = []
    rules = table.rules
    monkeypatch.setattr(type(rules), "help", lambda self, match, number: worked.append(number) or {"odds": {}})
    for _ in range(5):
        table.receive(seat, wants_help(table.seats[seat].serial), 0.0)
    assert worked == [seat] and [told["kind"] for told in table.take(seat)] == ["help"] * 5
    answer_first(table, seat)
    while not rules.helps(table.match, asked_seat(table)):
        answer_first(table, asked_seat(table))
    table.receive(asked_seat(table), wants_help(table.seats[asked_seat(table)].serial), 0.0)
    assert len(worked) == 2, "another question has help of its own"


def test_only_who_is_asked_gets_any() -> None:
    table, seat = with_help()
    other = next(one.number for one in table.seats if table.match.question_for(one.number) is None)
    table.receive(other, wants_help(table.seats[other].serial), 0.0)
    assert last(table.take(other), "refused")["code"] == "not_asked"
    table.receive(seat, wants_help(table.seats[seat].serial - 1), 0.0)
    assert last(table.take(seat), "refused")["code"] == "question_gone"


def test_in_a_silence_it_is_refused_alike_whether_one_is_asked_or_not() -> None:
    """R-SEC-2: an even table holds back whom it will ask; who asks for help meanwhile learns nothing by it."""
    compared = 0
    for seed in range(3):
        table = open_table(people=4, seed=seed, windows="even", options={"alien_mode": "random", "flares": True})
        now = 0.0
        for _ in range(120):
            now = max(now + 1.0, table.hold if table.hold < 1e9 else now)
            table.tick(now)
            if not table.match.pending:
                break
            answer_first(table, asked_seat(table), now)
            for seat in table.seats if now < table.hold else ():
                if knows_question(seat):
                    continue
                table.receive(seat.number, wants_help(seat.serial), now)
                assert last(table.take(seat.number), "refused")["code"] == "not_asked"
                compared += seat.question is not None
    assert compared > 3, "some of them were about to be asked"


@pytest.mark.parametrize("seed", range(4))
def test_whether_there_is_help_and_what_it_says_hangs_on_nothing_hidden(seed: int) -> None:
    """R-SEC-1: with all that the asked seat cannot see dealt anew it is offered, and says, the same."""
    table, compared = open_table(people=4, seed=seed, options={"alien_mode": "random", "flares": True}), 0
    for number in range(150):
        if not table.match.pending:
            break
        seat = asked_seat(table)
        other = twin(table, seat, Dice(seed * 1000 + number)) if number % 4 == 0 else None
        if other is not None:
            assert other.rules.helps(other.match, seat) == table.rules.helps(table.match, seat)
            found = table.rules.help(table.match, seat)
            assert other.rules.help(other.match, seat) == found
            assert bool(found) == table.rules.helps(table.match, seat)
            compared += bool(found)
        answer_first(table, seat)
    assert compared > 3
