"""What a stand-in answered while a person was away: a record says so, and a review leaves it out."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic_tui.review import going
from cosmic_tui.review.found import ASKED
from cosmic_tui.room.record import record_of
from cosmic_tui.table.automatic import plainest
from cosmic_tui.table.seats import HERE
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from engine.games import STOOD_IN
from engine.kernel.asking import BARGAIN, drawn
from engine.kernel.chance import mix
from engine.kernel.record import MOST_PARTS, Record, read, write

BEA, LEFT, BACK, MOST = 1, 20, 80, 160


def played(away: bool) -> Table:
    """Ada and Bea answer by dice; Bea may be away from one answer to another."""
    seats = (SeatSetup(PERSON, "Ada"), SeatSetup(PERSON, "Bea"), SeatSetup(BOT, "Bot", "cadet"))
    table = Table(GameSetup(seats, 3, {"seats": 3}, "encounter", stand_in="cadet"))
    table.start(0.0)
    for _ in range(20 * MOST):
        if table.match.over or table.answers >= MOST:
            break
        gone = away and LEFT <= table.answers < BACK
        if gone and table.seats[BEA].state == HERE:
            table.leave(BEA, 0.0)
        elif not gone and table.seats[BEA].state != HERE:
            table.back(BEA, 0.0)
        answer_once(table)
    return table


def answer_once(table: Table) -> None:
    for seat in (0, BEA):
        question = table.match.question_for(seat)
        if question is not None and table.seats[seat].state == HERE:
            bits = mix(5, table.answers)
            answer = plainest(question) if question.shape == BARGAIN else drawn(question, bits)
            table.answer(seat, table.seats[seat].serial, answer, 0.0)
            return


def test_a_review_leaves_out_what_a_stand_in_answered() -> None:
    table = played(away=True)
    record = read(write(record_of(table)))
    assert len(table.stood_in) > 3 and len(record.about[STOOD_IN]) == 1
    assert {at for at, (who, _) in enumerate(table.given) if who == BEA and at in table.stood_in} == table.stood_in
    assert set(going.stood_in(record, BEA)) == table.stood_in and not going.stood_in(record, 0)
    old = Record(record.game, record.rules, record.config, record.seed, record.answers)
    mine, every = going.Opened(record, BEA), going.Opened(old, BEA)
    left_out = every.decisions.keys() - mine.decisions.keys()
    assert left_out == every.decisions.keys() & table.stood_in and left_out
    assert [row[0] for row in mine.asked()[ASKED]] == list(mine.decisions) and len(mine.decisions) > 3
    numbers = [(at, one.number, one.told) for at, one in every.decisions.items() if at in mine.decisions]
    assert [(at, one.number, one.told) for at, one in mine.decisions.items()] == numbers, "the same worlds as before"
    assert going.Opened(record, 0).decisions.keys() == going.Opened(old, 0).decisions.keys()
    assert going.about(record, BEA) != going.about(old, BEA), "what was kept of an old review is of no use"
    assert going.about(record, 0) == going.about(old, 0)


def test_a_record_without_stand_ins_says_nothing_of_them() -> None:
    record = record_of(played(away=False))
    assert STOOD_IN not in record.about and STOOD_IN not in going.about(record, BEA)


def test_each_time_that_a_seat_was_away_is_a_row_and_a_record_takes_so_many() -> None:
    table = played(away=False)
    own = [at for at, (who, _) in enumerate(table.given) if who == BEA]
    table.stood_in = {*own[2:5], own[7]}
    assert record_of(table).about[STOOD_IN] == [[BEA, own[2], own[4]], [BEA, own[7], own[7]]]
    table.given = table.given * 6
    table.stood_in = set(range(0, len(table.given), 2))
    record = record_of(table)
    assert len(record.about[STOOD_IN]) == MOST_PARTS and write(record)


@pytest.mark.parametrize("rows", [7, "away", [[1, 2]], [["1", 0, 9]], [[0, 0, 999]], [None], {"1": 2}])
def test_a_file_may_say_anything_of_stand_ins(rows: Any) -> None:
    record = Record("encounter", 1, {}, 1, [(BEA, 0), (0, 0)], {STOOD_IN: rows})
    assert going.stood_in(record, BEA) == []
