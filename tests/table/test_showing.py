"""Show points at the table: everybody is told of them, each with the own view, in the one order of things."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from cosmic_tui.link.board_history import BoardHistory
from cosmic_tui.table import showing, undoing
from cosmic_tui.table.seats import WATCHERS
from cosmic_tui.table.table import Table
from engine.encounter.show_points import KINDS
from engine.encounter.view import view
from engine.kernel.plain_data import Still

from .tables import FirstBot, answer_first, asked_seat, open_table, setup_for

Told = dict[int, list[dict[str, Any]]]


def played(table: Table, answers: int, now: float = 0.0) -> Told:
    """What every reader is told while so many questions are answered."""
    told: Told = {seat.number: [] for seat in table.readers()}
    for number in range(answers):
        if table.match.over:
            break
        answer_first(table, asked_seat(table), now + 10.0 * number)
        table.tick(now + 10.0 * number + 5.0)
        for seat in told:
            told[seat] += table.take(seat)
    return told


def shows(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [message for message in messages if message["kind"] == "show"]


@pytest.mark.parametrize("windows", ["quick", "even"])
def test_everybody_is_told_the_same_points(windows: str) -> None:
    """R-SEC-1: kinds, facts and order are the same for all; each gets the own view; watchers that of nobody."""
    table = open_table(people=4, seed=3, windows=windows)
    table.snapshot(WATCHERS, 0.0)
    told = played(table, 150)
    points = {seat: shows(messages) for seat, messages in told.items()}
    public = [
        [(show["id"], show["facts"], show["about"], show["events"]) for show in found] for found in points.values()
    ]
    assert len(public) == 5 and all(found == public[0] for found in public)
    assert len(public[0]) > 20 and {show[0] for show in public[0]} <= set(KINDS)
    for seat, found in points.items():
        assert all(show["view"]["seat"] == seat and show["view"]["question"] is None for show in found)
        assert [show["serial"] for show in found] == sorted({show["serial"] for show in found})


def test_a_point_comes_behind_its_events_and_before_what_follows() -> None:
    """Events, then what is to be seen of them, then how it stands; no point speaks of more than was told by then."""
    table = open_table(people=4, seed=3)
    for messages in played(table, 100).values():
        heard = 0
        for message in messages:
            if message["kind"] == "events":
                heard = message["first"] + len(message["events"])
            elif message["kind"] == "show":
                assert message["events"] <= heard
        kinds = [message["kind"] for message in messages]
        assert all(after in ("show", "view", "refused") for kind, after in pairwise(kinds) if kind == "show")


def test_the_view_is_that_of_the_moment() -> None:
    """What was taken in the middle of an answer is what the position was then, not what came of it."""
    table = open_table(people=4, seed=3)
    seen: list[dict[str, Any]] = []
    told = table.rules.watch

    def watched(match: Any, tell: Any) -> None:
        def both(kind: str, facts: Any) -> None:
            seen.append(view(Still(match.game), 2))
            tell(kind, facts)

        told(match, both)

    table.rules.watch = watched  # type: ignore[method-assign]
    try:
        showing.watch(table)
        found = shows(played(table, 60)[2])
    finally:
        del table.rules.watch  # type: ignore[method-assign]
    assert [{key: value for key, value in show["view"].items() if key != "odds"} for show in found] == seen
    assert any(one != view(table.match, 2) for one in seen)


def test_who_looks_on_costs_no_time_and_leaves_no_trace() -> None:
    """The same answers at the same times and the same records, whether one is told, five are, or nobody ever reads."""
    records = []
    for readers in (0, 1, 5):
        table = open_table(people=4, seed=3, windows="even")
        if readers == 5:
            table.snapshot(WATCHERS, 0.0)
        found = []
        for number in range(30):
            answer_first(table, asked_seat(table), 10.0 * number)
            found.append(table.wake(10.0 * number))
            table.tick(10.0 * number + 5.0)
            for seat in range(-1, readers - 1):
                table.take(seat)
        records.append((found, table.take_records()))
    assert records[0] == records[1] == records[2]


def test_what_was_taken_back_has_not_been() -> None:
    """One point says so, with the board of before; what had not been told is told to nobody."""
    table = open_table(people=1, seed=3)
    for _ in range(40):
        before = view(Still(table.match.game), 0)
        answer_first(table, 0)
        if table.history.reaches(0, table.match.game.counter) and not table.match.halfway(0):
            break
        table.take(0)
    undoing.undo(table, 0, 0.0)
    told = shows(table.take(0))
    assert told[-1]["id"] == "taken_back" and told[-1]["facts"] == {"seat": 0}
    assert {key: told[-1]["view"][key] for key in before} == before
    assert table.match.game.audience is not None  # and what comes next is seen again


def test_the_beginning_of_a_game_is_seen_and_that_of_a_saved_one_is_not() -> None:
    setup = setup_for(1, seed=8)
    table = Table(setup, FirstBot)
    table.start(0.0)
    first = shows(table.snapshot(0, 0.0))
    played(table, 5)
    assert first and not shows(table.snapshot(0, 0.0))
    again = Table(setup, FirstBot)
    again.past = BoardHistory((0,))
    again.start(0.0, table.take_records())
    assert not shows(again.snapshot(0, 0.0))
    assert [again.past.point(0, number)["id"] for number in range(len(first))] == [show["id"] for show in first]
    assert again.past.points(0) > len(first)


@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize("watched", [False, True])
def test_the_view_of_nobody_is_taken_once_if_anybody_wants_it(watched: bool, kept: bool) -> None:
    class Boards:
        def __call__(self, table: Table) -> None: ...

        def watches(self, seat: int) -> bool:
            return kept and seat == WATCHERS

        def shown(self, seat: int, show: Any) -> None: ...

    table = open_table(people=2)
    if watched:
        table.snapshot(WATCHERS, 0.0)
    table.past = Boards()
    assert [seat.number for seat in showing.audience(table)].count(WATCHERS) == int(watched or kept)
