"""Positions that are noted between answers: together they tell every seat all that it was told."""

import zlib
from typing import Any

from cosmic_tui.table import snapshots
from engine.kernel.packing import unpack
from tests.table.tables import answer_first, asked_seat, open_table


def opened(packed: bytes) -> dict[str, Any]:
    found: dict[str, Any] = unpack(zlib.decompress(packed))
    return found


def test_each_position_tells_what_came_since_the_one_before() -> None:
    table = open_table(seed=7)
    for _ in range(3):
        for _ in range(8):
            answer_first(table, asked_seat(table))
        snapshots.take(table)
    told = [opened(entry[-1])["told"] for entry in table.take_records() if entry[0] == snapshots.SNAPSHOT]
    assert len(told) > 2
    for seat in table.readers():
        assert seat.log == [event for part in told for event in part.get(seat.number, ())]


def test_a_game_that_is_gone_on_with_knows_the_position_it_began_from() -> None:
    table = open_table(seed=7)
    for _ in range(8):
        answer_first(table, asked_seat(table))
    snapshots.take(table)
    packed = table.keeping.done[-1].packed
    table.keeping.done.clear()
    assert snapshots.nearest(table, table.answers)[0] == 0
    snapshots.known(table, packed)
    assert snapshots.nearest(table, table.answers)[0] == table.answers


def test_a_position_that_is_carried_on_tells_everything() -> None:
    table = open_table(seed=7)
    for _ in range(8):
        answer_first(table, asked_seat(table))
    snapshots.take(table)
    snapshots.take(table, carried=True)
    told = opened(table.keeping.done[-1].packed)["told"]
    assert told == {seat.number: seat.log for seat in table.readers()}
