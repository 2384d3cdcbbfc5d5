"""`cosmic replay`: records and saved games once more; a clear sentence for a file that is none, or that drifted."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.cli.main import main
from cosmic_tui.link import saved
from cosmic_tui.table.setup import GameSetup, people_and_bots
from engine.bots.simulate import play
from engine.encounter.phases import reveal
from engine.encounter.record import RULES_VERSION
from engine.encounter.rules import RULES
from engine.games import seal
from engine.kernel.record import Record, write

ROOT = Path(__file__).parents[2]


def a_game(seed: int = 5) -> Record:
    """A fresh copy of one game."""
    return deepcopy(played(seed))


@lru_cache
def played(seed: int) -> Record:
    record = play(RULES, {"seats": 3}, seed, ("rookie",), keep_record=True).record
    assert record is not None
    return seal(record)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.cosmicgame"
    path.write_bytes(write(a_game()))
    return path


def replay(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, list[str], str]:
    code = main(["replay", *map(str, words)])
    shown = capsys.readouterr()
    return code, shown.out.splitlines(), shown.err


def test_a_record_comes_to_its_end(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = a_game()
    code, out, err = replay(capsys, file, "--check")
    assert (code, err) == (0, "")
    assert out[0] == f"{file}: Cosmic Encounter, 3 players, seed 5."
    assert out[1].startswith(f"{len(record.answers)} answers replayed, up to turn ")
    assert "won" in out[2]
    assert out[3] == "It ends as it did when it was recorded."


def test_a_saved_game_goes_by_its_name_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    setup = GameSetup(seed=5, options={"seats": 3}, seats=people_and_bots(["Ada"], 3, "rookie"))
    link = saved.new_game(setup)
    link.close()
    assert link.journal is not None
    name = link.journal.name
    code, out, err = replay(capsys, name)
    assert (code, err) == (0, "") and out[0] == f"{name}: Cosmic Encounter, 3 players, seed 5."
    assert replay(capsys, "no-such-game") == (2, [], "There is no file no-such-game.\n")
    data = bytearray(link.journal.path.read_bytes())
    data[len(data) // 2] ^= 0xFF
    link.journal.path.write_bytes(data)
    assert replay(capsys, name)[2].startswith(f"{name} is damaged after ")


def test_events_are_listed_by_id(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only what everybody may know of them: no card that was dealt face down."""
    code, out, _ = replay(capsys, file, "--events")
    assert code == 0
    kinds = [line.split()[0] for line in out[3:]]
    assert {"first_player", "turn_began", "encounter_over", "game_won"} <= set(kinds)
    assert [line for line in out if line.startswith("dealt ")] == ["dealt 0 8", "dealt 1 8", "dealt 2 8"]


def test_a_game_that_is_not_over_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = a_game()
    del record.answers[20:]
    record.trail = b""
    (tmp_path / "half").write_bytes(write(record))
    code, out, _ = replay(capsys, tmp_path / "half", "--check")
    assert code == 0
    assert out[2:] == ["The game is not over.", "It has no seal to compare with; every answer fits."]


def test_a_saved_game_is_replayed_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What `cosmic play` keeps: the same game, without the answers that were taken back."""
    from cosmic_tui.storage import journal
    from cosmic_tui.table.setup import GameSetup, people_and_bots

    record = a_game()
    setup = GameSetup(people_and_bots(["Ada"], 3, "rookie"), record.seed, record.config)
    kept = journal.create(tmp_path / "saved.cosmic", setup, RULES_VERSION, "")
    kept.add([["answer", seat, answer, 0] for seat, answer in record.answers])
    kept.add([["answer", 0, 99, 0], ["undo", len(record.answers)]])
    kept.close()
    code, out, err = replay(capsys, tmp_path / "saved.cosmic")
    assert (code, err) == (0, "")
    assert out[1].startswith(f"{len(record.answers)} answers replayed")
    assert "won" in out[2]


def changed(**facts: Any) -> bytes:
    record = a_game()
    for name, value in facts.items():
        setattr(record, name, value)
    return write(record)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (lambda: b"", "That is not a record of a game."),
        (lambda: b"# cosmic-tui\n", "That is not a record of a game."),
        (lambda: write(a_game())[:-5], "The end of that record is missing."),
        (lambda: write(a_game())[:60], "The end of that record is missing."),
        (lambda: write(a_game())[:-9] + b"x" + write(a_game())[-8:], "That record has been changed since it was made."),
        (lambda: changed(game="chess"), "That record is of another game."),
        (
            lambda: changed(rules=RULES_VERSION + 1),
            f"That record was made by other rules (version {RULES_VERSION + 1}, not {RULES_VERSION}).",
        ),
        (lambda: changed(answers=[(0, 99)]), "One answer in that record doesn't fit (number 1)."),
        (lambda: changed(config={"seats": 12}), "A game is for 3 to 5 players."),
    ],
)
def test_what_cannot_be_replayed_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: Callable[[], bytes], sentence: str
) -> None:
    (tmp_path / "x").write_bytes(data())
    code, _, err = replay(capsys, tmp_path / "x", "--check")
    assert (code, err) == (2, f"{sentence}\n")


def test_another_end_is_noticed_if_one_asks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x").write_bytes(changed(trail=b"\0" * 32))
    assert replay(capsys, tmp_path / "x")[0] == 0
    code, _, err = replay(capsys, tmp_path / "x", "--check")
    assert (code, err) == (2, "That record no longer leads to the same result.\n")


def test_a_fault_is_named_with_its_answer(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: Any) -> None:
        raise ZeroDivisionError("as if")

    monkeypatch.setattr(reveal, "copies_of_morph", broken)
    code, out, err = replay(capsys, file)
    assert (code, err) == (1, "")
    assert out[-1].startswith("Answer ")
    assert out[-1].endswith("stops the program: ZeroDivisionError: as if.")
    monkeypatch.setenv("COSMIC_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["replay", str(file)])


@pytest.mark.parametrize("words", [["no-such-file"], ["."], []])
def test_files_that_are_none(words: list[str]) -> None:
    command = [sys.executable, "-m", "cosmic_tui", "replay", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
