"""What is done beside the question: whoever is asked, others may act; refusals change nothing; it can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic_tui.messages import up as messages
from cosmic_tui.table import undoing
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.table.stand_ins import turns
from cosmic_tui.table.table import Table
from engine.kernel.asking import Refused, an_act
from tests.table.tables import NAMES, FirstBot, last

CONCEDE = {"act": ["concede"]}
pytestmark = pytest.mark.usefixtures("toy")


def lots(people: int = 3, bots: Any = FirstBot, **more: Any) -> Table:
    table = Table(GameSetup(people_and_bots(list(NAMES[:people]), 3, "random"), 3, {"seats": 3}, "toy", **more), bots)
    table.start(0.0)
    for number in range(people):
        table.snapshot(number, 0.0)
    return table


def answer(table: Table, seat: int, number: Any = 0, now: float = 0.0) -> None:
    table.receive(seat, messages.answer(table.seats[seat].serial, number), now)


def act(table: Table, seat: int, given: Any = CONCEDE, now: float = 0.0) -> list[str]:
    """Why it is refused, if it is."""
    answer(table, seat, given, now)
    return [message["code"] for message in table.take(seat) if message["kind"] == "refused"]


def at_a_prize(**more: Any) -> tuple[Table, int, int]:
    """Somebody is asked what to take: who, and somebody who is not."""
    table = lots(**more)
    for seat in range(3):
        answer(table, seat)
    (protest,) = table.match.pending
    answer(table, protest.seat, len(protest.options) - 1)
    (prize,) = table.match.pending
    assert prize.why == "turn.prize"
    return table, prize.seat, (prize.seat + 1) % 3


def test_who_is_not_asked_acts_and_everybody_hears_of_it() -> None:
    table, asked, other = at_a_prize()
    for seat in range(3):
        table.take(seat)
    table.take_records()
    assert act(table, other) == []
    for seat in (asked, 3 - asked - other):
        events = last(table.take(seat), "events")
        assert events is not None and events["events"] == [{"event": "conceded", "seat": other}]
    (record,) = table.take_records()
    assert record[:3] == ["answer", other, CONCEDE] and table.given[-1] == (other, CONCEDE)
    assert [question.why for question in table.match.pending] == ["turn.prize"], "the question is still to be answered"


def test_an_act_can_be_taken_back_like_an_answer() -> None:
    table, _, other = at_a_prize()
    before, answers = table.match.game.facts(), table.answers
    act(table, other)
    assert table.match.game.facts() != before
    undoing.undo(table, other, 0.0, agreed=True)
    assert table.match.game.facts() == before and table.answers == answers


def test_half_a_choice_is_taken_back_without_a_word_to_others() -> None:
    table, asked, other = at_a_prize()
    answer(table, asked)
    for seat in range(3):
        table.take(seat)
    table.receive(asked, messages.undo(), 0.0)
    assert [question.why for question in table.match.pending] == ["turn.prize"]
    told = table.take(asked)
    assert {"event": "undone", "seat": asked} in last(told, "events")["events"] and last(told, "show") is None
    assert [message["kind"] for message in table.take(other) if message["kind"] in ("events", "show")] == []


def test_a_refused_act_is_nothing_that_could_be_taken_back() -> None:
    """One that comes while others have answered the same question already."""
    table = lots()
    answer(table, 0)
    assert act(table, 1) == ["act_later"]
    assert not table.history.reaches(1, table.match.game.counter)


def test_to_be_shown_something_is_not_taken_back() -> None:
    """A question that shows hidden cards by itself: whoever was asked it goes back behind nothing, whatever it did."""
    table, asked, _ = at_a_prize()
    answer(table, asked)
    assert table.history.reaches(asked, table.match.game.counter)
    assert act(table, asked, {"act": ["look"]}) == []
    assert [question.why for question in table.match.pending] == ["turn.look"]
    assert not any(table.history.reaches(seat, table.match.game.counter) for seat in range(3))


def test_nobody_acts_upon_what_is_held_back() -> None:
    """R-SEC-2: neither the act nor a look at what it would bring tells how things stand before the silence is over."""
    table, asked, other = at_a_prize(windows="even", beat=2.0)
    table.tick(100.0)
    answer(table, asked, 0, 100.0)
    assert table.hold == 102.0 and [question.why for question in table.match.pending] == ["turn.worth"]
    assert act(table, other, now=101.9) == ["act_later"] == act(table, asked, now=101.9)
    for given in (CONCEDE, {"act": ["juggle"]}):
        table.receive(other, messages.preview(0, given), 101.9)
        assert [message.get("code") for message in table.take(other)] == ["act_later"]
    table.receive(other, messages.preview(0, {"act": ["juggle"]}), 102.0)
    assert [message["code"] for message in table.take(other)] == ["no_act"], "and then only what could be done is shown"
    assert act(table, other, now=102.0) == []
    assert table.match.game.gone == [other] and table.hold == 104.0, "and a silence follows it, as every answer"


def test_nobody_answers_what_is_held_back() -> None:
    """R-SEC-2: whoever guesses the number of the question is told that there is none, up to the end of the silence."""
    table, asked, _ = at_a_prize(windows="even", beat=2.0)
    table.tick(100.0)
    answer(table, asked, 0, 100.0)
    table.take(asked)
    for now, codes in ((101.9, ["not_asked"]), (102.0, [])):
        answer(table, asked, 1, now)
        assert [message["code"] for message in table.take(asked) if message["kind"] == "refused"] == codes


def test_who_is_asked_in_secret_meanwhile_may_act() -> None:
    """It has been shown its question, so it knows how things stand; the others are not told whom they wait for."""
    table = lots(windows="even", beat=2.0)
    assert turns(table) == ["Ada", "Bea", "Cid"]
    for seat in range(3):
        answer(table, seat)
    (protest,) = table.match.pending
    assert protest.secret and table.hold == 2.0 and turns(table) == []
    assert act(table, protest.seat, now=1.0) == []
    assert table.match.game.gone == [protest.seat]
    table.tick(5.0)
    assert table.silence is None and turns(table) == [], "still in secret"
    answer(table, protest.seat, len(table.match.pending[0].options) - 1, 5.0)
    assert turns(table) == [], "in a silence"
    table.tick(7.0)
    assert turns(table) == [table.seats[table.match.pending[0].seat].name]


def test_an_act_is_part_of_what_is_kept() -> None:
    """The same table from its records; under other rules the mark of an act says so as well."""
    table, _, other = at_a_prize()
    act(table, other)
    records = table.take_records()
    again = Table(table.setup, FirstBot)
    again.start(0.0, records)
    assert again.match.game.facts() == table.match.game.facts() and again.given == table.given
    changed = [[*record[:3], record[3] ^ 1] if record[-2] == CONCEDE else record for record in records]
    assert changed != records
    with pytest.raises(Refused, match="save_drifted"):
        Table(table.setup, FirstBot).start(0.0, changed)


def test_a_bot_may_act_in_place_of_an_answer() -> None:
    class Tired(FirstBot):
        def answer(self, view: Any) -> Any:
            return an_act("concede") if view["question"]["why"] == "turn.throw" else super().answer(view)

    table = lots(people=1, bots=Tired)
    for _ in range(60):
        if table.match.over:
            break
        answer(table, 0, 0)
        answer(table, 0, [])
        answer(table, 0, 1)
    assert set(table.match.game.gone) == {1, 2}
    assert [given for seat, given in table.given if seat].count({"act": ["concede"]}) == 2
