"""Shares, intervals and when to stop, against numbers worked out elsewhere."""

import random

import pytest

from cosmic_tui.lab.count import Tables, count_board
from cosmic_tui.lab.figures import Share, boards, difference, due, may_stop, middle, shares, t_of, z_of
from cosmic_tui.lab.study import Stop
from cosmic_tui.shares import interval


def test_wilson_as_in_the_books() -> None:
    """Newcombe 1998, table I: 81 of 263, and 0 of 20."""
    assert interval(81 / 263, 263, z_of()) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert interval(0.0, 20, z_of()) == pytest.approx((0.0, 0.1611), abs=5e-5)


def test_the_difference_of_two_shares_as_in_the_books() -> None:
    """Newcombe 1998 b, method 10: 56 of 70 against 48 of 80."""

    def share(wins: int, games: int) -> Share:
        low, high = interval(wins / games, games, z_of())
        return Share("", games, wins, wins / games, low, high, low, high)

    assert difference(share(48, 80), share(56, 70)) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)


def test_intervals_for_all_compared_are_wider_by_as_much_as_they_must() -> None:
    assert z_of(50) == pytest.approx(3.2905, abs=1e-4)
    rows = shares({"seat": {str(seat): [1000, 250, 15000, 900000] for seat in range(50)}}, "seat")
    assert all(row.all_low < row.low < row.share < row.high < row.all_high for row in rows)


def test_of_fair_things_nearly_none_stands_out() -> None:
    """Forty fair studies of fifty things: with intervals for all together, about one in twenty has one outside."""
    dice = random.Random(4)
    outside = 0
    for _ in range(40):
        cells = {}
        for name in range(50):
            wins = sum(dice.random() < 0.25 for _ in range(400))
            cells[str(name)] = [400, wins, 60 * wins, 3600 * wins]
        outside += any(row.beside(0.25) for row in shares({"seat": cells}, "seat"))
    assert outside <= 6


def test_boards_vary_less_than_their_games() -> None:
    """Every board has one win on four seats: the mean is certain, whatever single games would say."""
    tables: Tables = {}
    for number in range(100):
        count_board(tables, [60 if seat == number % 4 else 0 for seat in range(4)])
    found = boards(tables, "captain", 4)
    assert found is not None
    assert (found.games, found.share, found.low, found.high) == (400, 0.25, 0.25, 0.25)
    count_board(tables, [60, 60, 60, 60])
    wider = boards(tables, "captain", 4)
    assert wider is not None and wider.low < wider.share < wider.high
    assert boards({}, "captain", 4) is None


def test_few_boards_are_trusted_less_and_no_share_lies_beyond_all_games() -> None:
    """Student's: 3.18 standard errors of four, 1.97 of two hundred."""
    assert t_of(z_of(), 3) == pytest.approx(3.182, abs=0.03)
    assert t_of(z_of(), 199) == pytest.approx(1.972, abs=1e-3)
    tables: Tables = {}
    for shares_ in ([60, 60], [60, 60], [60, 0], [60, 60]):
        count_board(tables, shares_)
    found = boards(tables, "captain", 2)
    assert found is not None and found.due == 0.5
    assert (found.share, found.high, found.all_high) == (0.875, 1.0, 1.0)
    assert found.low == pytest.approx(0.875 - t_of(z_of(), 3) * 0.125)


def test_who_has_won_nothing_yet_may_still_win() -> None:
    tables: Tables = {}
    for _ in range(10):
        count_board(tables, [0, 0])
    found = boards(tables, "cadet", 2)
    assert found is not None and (found.share, found.low) == pytest.approx((0.0, 0.0))
    assert found.high == pytest.approx(interval(0.0, 10, z_of())[1]) and found.high > 0.2
    tables = {}
    for _ in range(2):
        count_board(tables, [60, 0])
    alike = boards(tables, "cadet", 2)
    assert alike is not None and alike.low < 0.2 and alike.high > 0.8, "two boards that are alike prove little"


def test_each_arm_stops_by_its_own_seats() -> None:
    """Boards of two seats with shares of 0 and 1 are wide, however many seats another arm has."""
    tables: Tables = {"seat": {"0": [1, 0, 0, 0], "1": [1, 0, 0, 0]}}
    for number in range(40):
        count_board(tables, [60 * (number % 2)] * 2)
    other: Tables = {"seat": {str(seat): [1, 0, 0, 0] for seat in range(5)}}
    for _ in range(40):
        count_board(other, [60, 0, 0, 0, 0])
    assert may_stop(Stop("boards", 0.17, 100), [tables, other])
    assert not may_stop(Stop("boards", 0.15, 100), [tables, other])


def test_what_is_due_counts_games_nobody_has_won() -> None:
    assert due({"seat": {"0": [10, 5, 300, 0], "1": [10, 3, 180, 0]}}) == pytest.approx(0.4)


def test_the_middle_of_a_histogram() -> None:
    histogram = {"5": [1], "7": [2], "30": [1]}
    assert (middle(histogram), middle(histogram, 0.95)) == (7, 30)


def test_a_study_stops_when_every_arm_is_narrow_enough() -> None:
    def arm(games: int) -> Tables:
        return {"seat": {"0": [games, games // 2, 30 * games, 0]}}

    stop = Stop("seat", 0.01, 100)
    assert may_stop(stop, [arm(10_000), arm(20_000)])
    assert not may_stop(stop, [arm(10_000), arm(2_000)])
    assert not may_stop(Stop("played:nothing", 0.01, 100), [arm(10_000)])
