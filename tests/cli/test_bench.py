"""`cosmic bench`: all numbers are there and could be true. How large they are is no matter for a test."""

from __future__ import annotations

import json

import pytest

from cosmic_tui.cli import bench as measuring
from engine.encounter.cards import ALIEN_IDS
from tests.cli.conftest import Typed

LISTED = {
    "encounters_per_second", "us_per_question", "us_per_fork", "us_per_view", "bytes_per_record", "bytes_per_view",
    "calibration_seconds", "questions_per_second", "kb_per_match",
}  # fmt: skip


@pytest.fixture
def roughly(monkeypatch: pytest.MonkeyPatch) -> None:
    """How exact a number is matters to nobody here."""
    monkeypatch.setattr(measuring, "REPEATS", 1)
    monkeypatch.setattr(measuring, "SAMPLES", 10)


@pytest.mark.usefixtures("roughly")
def test_json_has_every_number(typed: Typed) -> None:
    status, out, _ = typed("bench", "--games", "3", "--json")
    assert status == 0
    found = json.loads(out)
    assert found.keys() == LISTED
    assert {name: value for name, value in found.items() if value <= 0} == {}
    assert found["us_per_question"] == pytest.approx(1_000_000 / found["questions_per_second"], rel=0.01)
    assert found["us_per_fork"] < 10_000


@pytest.mark.usefixtures("roughly")
def test_the_table_names_the_loop_and_every_number(typed: Typed) -> None:
    status, out, _ = typed("bench", "--games", "2", "--players", "3")
    lines = out.splitlines()
    assert status == 0
    assert lines[1].startswith("loop of fixed work, ms")
    assert len(lines) == 1 + len(LISTED)


@pytest.mark.usefixtures("roughly")
def test_aliens_at_the_tables_are_listed_the_dearest_first(typed: Typed) -> None:
    """Asked for, they are one number more; the others keep their names."""
    found = json.loads(typed("bench", "--games", "2", "--json", "--by-side")[1])
    costs = found.pop("us_by_alien")
    assert found.keys() == LISTED
    assert 4 <= len(costs) <= 12 and set(costs) <= set(ALIEN_IDS)
    assert list(costs.values()) == sorted(costs.values(), reverse=True) and min(costs.values()) > 0
    lines = typed("bench", "--games", "2", "--by-side")[1].splitlines()
    assert {line.split()[0] for line in lines[len(LISTED) + 3 :]} == set(costs)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--games", "0"], "--games takes a whole number from 1 to 100000."),
        (["--players", "7"], "A game is for 3 to 5 players."),
        (["--seed", "x"], "--seed needs a number, not x. (cosmic bench --help shows more.)"),
    ],
)
def test_what_cannot_be_is_one_sentence(typed: Typed, words: list[str], sentence: str) -> None:
    assert typed("bench", *words) == (2, "", f"{sentence}\n")


def test_work_shorter_than_a_tick_of_the_clock_costs_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock by ticks of 4 ms, and work of half a millisecond: what comes out is about that, never nothing."""
    ran: list[None] = []
    monkeypatch.setattr(measuring.time, "process_time", lambda: len(ran) // 8 * 0.004)
    assert measuring.timed(lambda: ran.append(None)) == pytest.approx(0.0005, rel=0.2)
