"""Tables add up to one sum in whatever order the parts come, and a game is counted as what it was."""

from copy import deepcopy

from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.lab.count import WHOLE, Tables, count, count_board, merged, sixtieths
from engine.bots.simulate import Fault, Result
from engine.kernel.record import Record

CELLS = st.dictionaries(st.sampled_from("abc"), st.lists(st.integers(0, 50), min_size=2, max_size=2), max_size=3)
PARTS = st.lists(st.dictionaries(st.sampled_from("xy"), CELLS, max_size=2), max_size=9)


def copied(parts: list[Tables]) -> list[Tables]:
    return deepcopy(parts)


def full(tables: Tables) -> Tables:
    return {table: cells for table, cells in tables.items() if cells}


@given(PARTS, st.randoms(use_true_random=False))
def test_the_order_of_parts_changes_nothing(parts: list[Tables], dice: object) -> None:
    other = copied(parts)
    dice.shuffle(other)  # type: ignore[attr-defined]
    assert full(merged(copied(parts))) == full(merged(other))


@given(PARTS)
def test_a_sum_holds_every_part(parts: list[Tables]) -> None:
    total = merged(copied(parts))
    for table in "xy":
        for cell in "abc":
            rows = [part[table][cell] for part in parts if cell in part.get(table, {})]
            expected = [sum(column) for column in zip(*rows, strict=True)] if rows else None
            assert total.get(table, {}).get(cell) == expected


def game(winners: tuple[int, ...], **more: object) -> Result:
    return Result(7, turns=9, questions=100, winners=winners, played={"alien": [["a"], ["b"], ["c"]]}, **more)  # type: ignore[arg-type]


def test_a_shared_win_counts_in_equal_parts() -> None:
    assert sixtieths(game((0, 2)), 3) == [30, 0, 30]
    assert sixtieths(game((0, 1, 2)), 3) == [20, 20, 20]
    tables: Tables = {}
    count(tables, game((0, 2)), 3)
    count(tables, game((2,)), 3)
    assert tables["played:alien"] == {"a": [2, 1, 30, 900], "b": [2, 0, 0, 0], "c": [2, 2, 90, 4500]}
    assert tables["pairs:alien"]["c|b"] == [2, 90]
    assert tables["winners"] == {"1": [1], "2": [1]}
    assert sum(cell[2] for cell in tables["seat"].values()) == 2 * WHOLE


def test_faults_and_endless_games_win_nothing() -> None:
    tables: Tables = {}
    count(tables, game((), fault=Fault("KeyError", Record("encounter", 2, {}, 7))), 3)
    count(tables, game((), endless=True), 3)
    assert tables == {"games": {"fault": [1], "endless": [1]}, "questions": {"": [200]}}


def test_the_leader_of_a_turn_and_what_came_of_it() -> None:
    tables: Tables = {}
    count(tables, game((1,), standings=[[0, 0, 0], [0, 2, 1], [3, 2, 1]]), 3)
    assert tables["leads"] == {"1": [0, 0, 1], "2": [1, 60, 0], "3": [1, 0, 0]}


def test_a_board_is_one_observation() -> None:
    tables: Tables = {}
    count_board(tables, [60, 0, 30])
    count_board(tables, [0, 0, 0])
    assert tables["boards"] == {"": [2, 90, 8100]}
