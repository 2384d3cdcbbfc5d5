"""A friend's game: the bots are asked again, so a changed answer is found; and where two games went different ways."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.cli.main import main
from cosmic_tui.daily.checking import Checked, check, parting, standing_at
from cosmic_tui.daily.day import key_today
from cosmic_tui.daily.outcome import outcome_of, signs_of
from cosmic_tui.diary.diary import Diary
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.new_game import daily_setup, daily_try
from cosmic_tui.room.record import record_of
from cosmic_tui.storage import saves
from cosmic_tui.storage.append_log import framed, scan
from cosmic_tui.storage.journal import MAGIC
from engine.games import rules_of
from engine.kernel.record import Record, write

from .playing import GAMES, MONDAY, SHORT, play_on, sit_down


@cache
def finished(game: str, salt: int = SHORT) -> Record:
    link = EmbeddedLink(daily_setup(game, MONDAY, "You"))
    play_on(link, salt)
    return record_of(link.table)


def picks_of_bots(record: Record) -> list[int]:
    """The numbers of the answers of bots that pick one of several."""
    match, found = rules_of(record.game).new(record.config, record.seed), []
    for number, (seat, answer) in enumerate(record.answers):
        question = match.question_for(seat)
        if seat > 0 and question is not None and type(answer) is int and len(question.options) > 1:
            found.append(number)
        match.answer(seat, answer)
    return found


def forged(record: Record, number: int) -> Record:
    """The same game with another answer of a bot, and nothing behind it."""
    answers: list[Any] = list(record.answers)
    seat, answer = answers[number]
    answers[number] = (seat, 1 if answer == 0 else 0)
    return replace(record, answers=answers)


@pytest.mark.parametrize("game", GAMES)
def test_one_changed_answer_of_a_bot_is_found_where_it_is(game: str) -> None:
    record, key = finished(game), key_today(game, MONDAY)
    assert check(record, key) == Checked()
    picks = picks_of_bots(record)
    assert len(picks) > 20
    for number in picks[:: len(picks) // 6]:
        found = check(forged(record, number), key)
        assert (found.wrong, found.at, found.seat) == ("answer", number + 1, record.answers[number][0])


@pytest.mark.parametrize("game", GAMES)
def test_another_table_and_an_unfinished_game_are_told_apart(game: str) -> None:
    record, key = finished(game), key_today(game, MONDAY)
    assert check(replace(record, seed=record.seed + 1), key).wrong == "other_table"
    assert check(replace(record, rules=record.rules + 1), key).wrong == "other_table"
    seats = {**record.config, "seats": record.config["seats"] + 1}
    assert check(replace(record, config=seats), key).wrong == "other_table"
    cut = replace(record, answers=record.answers[: len(record.answers) // 2])
    assert check(cut, key).wrong == "not_over"
    assert outcome_of(cut, 0) is None


def test_a_bot_that_answers_where_nobody_is_asked_is_a_forgery() -> None:
    record = finished("encounter")
    at = next(number for number, (seat, _) in enumerate(record.answers) if seat == 0)
    answers = [*record.answers[:at], (1, 0), *record.answers[at:]]
    assert check(replace(record, answers=answers), key_today("encounter", MONDAY)).wrong == "answer"


@pytest.mark.parametrize("game", GAMES)
def test_two_games_part_at_a_decision_of_the_person(game: str) -> None:
    """Up to there every answer of the bots is the same, so it is the person who went another way."""
    one, other = finished(game), finished(game, SHORT - 1)
    found = parting(one, other)
    assert found is not None
    assert one.answers[: found.at - 1] == other.answers[: found.at - 1]
    assert one.answers[found.at - 1][0] == other.answers[found.at - 1][0] == 0
    assert standing_at(one, found.at).question_for(0) is not None
    assert parting(one, one) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_sign_for_each_of_its_steps(game: str) -> None:
    """One for each encounter, or each turn of one's own; the same in letters, signs and ASCII."""
    record = finished(game)
    outcome = outcome_of(record, 0)
    assert outcome is not None
    match = standing_at(record, len(record.answers) + 1)
    kinds = [(event[0], event[1]) for event in match.game.events]
    mine = [facts for kind, facts in kinds if kind == "turn_began" and facts[0] == 0]
    encounters = [facts for kind, facts in kinds if kind == "encounter_over"]
    assert len(outcome.steps) == len(encounters if game == "encounter" else mine) > 5
    assert outcome.won == (0 in rules_of(game).ending(match)["winners"])
    assert len(signs_of(outcome.steps)) == len(signs_of(outcome.steps, ascii_only=True)) == len(outcome.steps)
    assert signs_of(outcome.steps, ascii_only=True).isascii()


# --- the command -------------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path


def save_of(tmp_path: Path, name: str, salt: int, game: str = "encounter") -> Path:
    """A friend's save, whole."""
    link = sit_down(game, tmp_path / "elsewhere")
    play_on(link, salt)
    assert link.journal is not None
    path = link.journal.path.with_name(f"{name}.cosmic")
    link.close()
    return link.journal.path.rename(path)


def forge(path: Path, to: Path) -> int:
    """Change one answer of a bot in a save, checksums and all; return its number."""
    records = scan(path.read_bytes(), len(MAGIC))[0]
    answers = [entry for entry in records if isinstance(entry, list) and entry[0] == "answer"]
    number = picks_of_bots(
        Record(
            "encounter",
            0,
            finished("encounter").config,
            finished("encounter").seed,
            [(entry[1], entry[2]) for entry in answers],
        )
    )[4]
    answers[number][2] = 1 if answers[number][2] == 0 else 0
    to.write_bytes(MAGIC + b"".join(map(framed, records)))
    return number + 1


def test_compare_tells_results_and_the_first_difference_and_finds_the_forged_game(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One's own try of that day stands first, without being named."""
    link = sit_down("encounter", saves.games_folder())
    play_on(link, SHORT)
    one = daily_try(link, link.journal.name if link.journal is not None else "")
    assert one is not None
    Diary().keep_try(one)
    link.close()
    ben, carla = save_of(home, "ben", SHORT), save_of(home, "carla", SHORT - 1)
    assert main(["daily", "--compare", str(ben), str(carla)]) == 0
    told = capsys.readouterr().out
    lines = told.splitlines()
    assert lines[0].startswith("Cosmic Encounter 2026-11-16 · r")
    assert [line.split()[0] for line in lines[1:4]] == ["you", "ben", "carla"]
    assert "Every bot answered as it does here." in lines
    assert "ben and you: the same to the last answer." in lines
    at = next(number for number, line in enumerate(lines) if line.startswith("First difference, turn "))
    assert lines[at + 1].startswith("  you: ") and lines[at + 2].startswith("  carla: ")
    assert lines[at + 1].split(": ")[1] != lines[at + 2].split(": ")[1]
    number = forge(ben, home / "dora.cosmic")
    assert main(["daily", "--compare", str(carla), str(home / "dora.cosmic")]) == 1
    told = capsys.readouterr().out
    assert f"dora: answer {number} is not what " in told and "Every bot" not in told
    assert "dora  " not in told, "a game that is not fair has no result"


def test_compare_says_in_a_sentence_what_it_cannot_compare(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished("encounter")
    other = replace(record, about={**record.about, "daily": "2026-11-16 r3.99"})
    plain = replace(record, about={})
    cut = replace(record, answers=record.answers[:20])
    files = {"plain": plain, "other": other, "cut": cut, "good": record}
    for name, found in files.items():
        (home / f"{name}.cosmicgame").write_bytes(write(found))
    undone = save_of(home, "undone", SHORT)
    undone.write_bytes(undone.read_bytes() + framed(["undo", 10_000]))
    chaos = save_of(home, "chaos", 5, "chaos")
    words = [str(home / f"{name}.cosmicgame") for name in ("good", "plain", "other", "cut")]
    assert main(["daily", "--compare", *words, str(undone), str(chaos)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("good  ")
    assert lines[2:] == [
        "plain: that is not a daily game.",
        f"other has version r3.99, here it is r{record.rules}.1: its bots can't be asked again.",
        "cut: the game is not over.",
        "undone: answers were taken back.",
        "chaos: that is not the table of the day.",
    ]
    assert main(["daily", "--compare", str(home / "nothing.cosmic")]) == 2
