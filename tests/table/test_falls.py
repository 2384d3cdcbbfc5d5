"""A bot that falls, wherever and however: its game goes on, and whoever runs the table can look into it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.table.falls import MOST
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from engine.bots.player import Player
from engine.games import games
from engine.kernel.record import read
from tests.link.thinking import Here
from tests.table.tables import FirstBot, answer_first, open_table

GARBAGE = [None, "x", -1, 10**30, [], {}, [[[]]], float("nan"), object(), True, ["pass", {}], {"act": 3}]


class Falls(Player):
    """Does everything a bot may do, and falls at each of it."""

    gives_reasons = takes_character = True
    searched = weighed = frozenset(("encounter.launch",))

    def __init__(self, level: str, seat: int, seed: int) -> None:
        if seat == 2:
            raise IndexError("no such thing")

    def answer(self, view: Any) -> Any:
        raise KeyError("armour")

    def reason(self, *facts: Any) -> Any:
        raise ZeroDivisionError

    def greeting(self) -> Any:
        raise RecursionError

    def bond(self, seat: int) -> float:
        raise AttributeError


def among_fallen(game: str, people: int = 1) -> GameSetup:
    seats = [SeatSetup(PERSON, name) for name in ("Ada", "Bea")[:people]]
    seats += [SeatSetup(BOT, f"Bot{number}", "random") for number in range(people, 3)]
    return GameSetup(tuple(seats), 3, {"seats": 3}, game)


@pytest.mark.parametrize("game", sorted(set(games()) - {"toy"}))
def test_a_table_survives_bots_that_fall_at_everything(game: str) -> None:
    table = Table(among_fallen(game), Falls)
    table.start(0.0)
    for _ in range(30):
        if table.match.over:
            break
        answer_first(table, 0)
    assert table.answers > 40 or table.match.over, "their questions were answered"
    fallen = table.falls.take()
    assert {fall.kind for fall in fallen} >= {"IndexError", "RecursionError", "KeyError"} and len(fallen) <= MOST
    assert all(fall.place.startswith("tests.table.test_falls:") and fall.game == game for fall in fallen)
    assert "armour" not in "".join(fall.line() for fall in fallen), "a text may hold what a hand holds"


@pytest.mark.parametrize("said", GARBAGE, ids=range(len(GARBAGE)))
def test_what_is_no_answer_is_replaced_by_a_plain_one(said: Any) -> None:
    class Odd(FirstBot):
        def answer(self, view: Any) -> Any:
            return said

    table = open_table(1, Odd)
    for _ in range(10):
        answer_first(table, 0)
    assert table.answers > 20


def test_an_engine_of_ones_own_keeps_a_record_of_the_fall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line in the log for each; the position once for each place in the program, and it can be played again."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    link = EmbeddedLink(among_fallen("encounter"), bots=Falls)
    link.subscribe(lambda seat, message: None)
    place = tmp_path / "cosmic" / "falls"
    lines = (place / "falls.log").read_text().splitlines()
    assert len(lines) > 2 and all("the game goes on" in line for line in lines)
    folders = [folder for folder in place.iterdir() if folder.is_dir()]
    assert 1 < len(folders) < len(lines)
    for folder in folders:
        facts = json.loads((folder / "fall.json").read_text())
        record = read((folder / "game.cosmic").read_bytes())
        assert record.game == facts["game"] == "encounter" and record.seed == 3
        assert len(record.answers) >= facts["answers"]
        assert folder.stat().st_mode & 0o077 == 0 and (folder / "game.cosmic").stat().st_mode & 0o077 == 0


def test_advice_of_a_bot_that_falls_is_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked itself where no process can think."""
    monkeypatch.setattr("cosmic_tui.link.weighing.Worker", Here)
    monkeypatch.setattr(Here, "begin", lambda self, name, task: False)
    link = EmbeddedLink(among_fallen("encounter"), bots=FirstBot)
    link.subscribe(lambda seat, message: None)
    link.table.bots = Falls
    assert link.adviser is not None
    link.adviser.ask(0)
    assert link.adviser.taken() == (0, None)
    link.close()
