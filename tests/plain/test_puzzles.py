"""Puzzles in plain lines: put, answered, the next one, played on from; a file of one's own."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cosmic_tui.cli.main import main
from cosmic_tui.diary.diary import Diary
from cosmic_tui.puzzles import pack
from cosmic_tui.puzzles.pack import Puzzle
from cosmic_tui.storage.saves import list_games
from engine.kernel.record import write
from tests.puzzles.positions import STRONG, puzzle_at

Typed = Callable[..., int]


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    return puzzle_at(STRONG, 1400)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typed:
    """Type lines into `cosmic puzzle`, in a home of its own."""
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")

    def type_in(lines: str, *words: str) -> int:
        reading, writing = os.pipe()
        os.write(writing, lines.encode())
        os.close(writing)
        with open(reading, encoding="utf-8") as source:
            monkeypatch.setattr("sys.stdin", source)
            return main(["puzzle", "--plain", *words])

    return type_in


def test_puzzles_are_put_in_lines_one_after_the_other(
    puzzle: Puzzle, typed: Typed, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pack, "shipped", lambda game: (puzzle, puzzle_at({**STRONG, "seed": 2}, 1500)))
    assert typed("1\n\n2\n\n") == 0
    said = capsys.readouterr().out
    assert "Puzzle. Your rating: 1,320." in said and "Choose your encounter card against" in said
    first, second = said.split("Enter: next puzzle. p: play on from here. q: quit.")[:2]
    assert ("Right: attack 40." in first) != ("Right: attack 40." in second)
    assert ("Not right: attack 40 is better than attack 04" in first) != ("Not right" in second)
    assert "About: encounter cards and the last colony." in first and "of 100" in first
    assert "In 24 tries, that encounter won you the game in" in first and "Solved today:" in second
    assert "The next one comes again on" in said and "advise" not in said
    assert len(Diary().puzzle_tries()) == 2


def test_who_leaves_has_answered_nothing_and_a_game_can_be_played_on(
    puzzle: Puzzle, typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.cosmicgame"
    file.write_bytes(write(puzzle.record))
    assert typed("q\n", str(file)) == 0 and Diary().puzzle_tries() == []
    assert typed("1\np\nq\n", str(file)) == 0
    assert len(Diary().puzzle_tries()) == 1 and [row.branched for row in list_games()] == [True]
    capsys.readouterr()
    file.write_bytes(b"no puzzle")
    assert typed("1\n", str(file)) != 0
    assert typed("", "--theme", "weather") != 0
    assert "alliances" in capsys.readouterr().err
