"""What a person keeps: results that count once, statistics, notes, reports; and what becomes of broken files."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.cli.main import main
from cosmic_tui.diary.count import Score, count
from cosmic_tui.diary.diary import Diary
from cosmic_tui.diary.notes import GAMES, LONGEST, PLAYERS
from cosmic_tui.diary.results import FILE, PERSON, Result, keep, read
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.screens.statistics_lines import tables
from cosmic_tui.words import Words, words
from engine.kernel.asking import Refused

SEATS = [
    {"name": "Vera", "who": "person", "level": ""},
    {"name": "Tom", "who": "bot", "level": "rookie"},
    {"name": "Ines", "who": "bot", "level": "random"},
]


def over(seed: int, *winners: int, aliens: tuple[str, ...] = ("zombie", "oracle", "mite")) -> dict[str, Any]:
    return {"winners": list(winners), "seed": seed, "ending": {"aliens": [[alien] for alien in aliens]}}


def played(diary: Diary, *games: dict[str, Any], seats: Any = SEATS, mine: tuple[int, ...] = (0,)) -> None:
    for number, game in enumerate(games):
        diary.finished(game, seats, mine, "encounter", 8 + number, sentences_of("encounter").sides(game["ending"]))


def short(scores: dict[str, Score]) -> dict[str, tuple[int, int]]:
    return {name: (score.games, score.won) for name, score in scores.items()}


# --- statistics --------------------------------------------------------------------------------------------------


def test_a_game_says_what_everybody_played_as() -> None:
    """Several aliens are one side; a game without sides says nothing."""
    two = {"aliens": [["zombie"], ["mite", "oracle"]]}
    assert sentences_of("encounter").sides(two) == ["zombie", "mite+oracle"]
    assert sentences_of("andromeda").sides({"factions": ["nomad", "void"]}) == ["nomad", "void"]
    two = {"decks": [{"human_frigate": 1}, {}]}
    assert sentences_of("chaos").sides(two)[1] == "" and len(sentences_of("chaos").sides(two)) == 2


@pytest.mark.parametrize("chosen", ["encounter", "chaos"])
def test_what_was_played_as_has_its_name_whichever_game_is_chosen(chosen: str, tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    played(diary, over(1, 0))
    diary.finished({"winners": [0], "seed": 2}, SEATS, (0,), "andromeda", 9, ["F01", "F02", "F03"])
    rows = dict(tables(Words("hu", chosen), diary.statistics()))[words("hu").say("scr-stats_played")]
    assert {name for name, _ in rows} == {"Zombi", "Pulzusháborús menekültek"}


def test_wins_are_counted_by_everything(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    played(diary, over(1, 0), over(2, 1), over(3, 0, 2), over(4, 0, aliens=("mite", "oracle", "zombie")))
    found = diary.statistics()
    assert (found.all.games, found.all.won, found.all.shared) == (4, 3, 1)
    assert short(found.by_played) == {"zombie": (3, 2), "mite": (1, 1)}
    assert short(found.by_level) == {"rookie": (4, 3), "random": (4, 3)}
    assert (found.streak, found.longest, found.shortest_win) == (2, 2, 8)
    assert diary.games == 4


def test_a_game_counts_once_however_often_its_end_is_shown(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    for _ in range(3):
        played(diary, over(1, 0))
    assert diary.statistics().all.games == 1


def test_several_people_at_one_keyboard_count_each_for_themselves(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    seats = [*SEATS[:1], {"name": "Bea", "who": "person", "level": ""}, SEATS[2]]
    played(diary, over(1, 1), over(2, 1), seats=seats, mine=(0, 1))
    found = diary.statistics()
    assert (found.by_name["Vera"].won, found.by_name["Bea"].won) == (0, 2)
    assert diary.statistics(name="bea").all.games == 2 and diary.statistics(name="Tom").all.games == 0
    assert set(found.by_level) == {PERSON, "random"}
    assert diary.statistics(game="chaos").all.games == 0


def test_what_is_damaged_is_left_out_and_nothing_else(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    played(diary, over(1, 0), over(2, 0))
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[:-3])
    assert len(read(tmp_path / FILE)) == 1
    (tmp_path / FILE).write_bytes(b"nonsense")
    assert read(tmp_path / FILE) == [] and diary.statistics().all.games == 0


def test_a_record_of_another_shape_is_none(tmp_path: Path) -> None:
    good = Result(1, 2.0, "encounter", (0,), ("Vera",), (PERSON,), ("zombie",), (0,), 7)
    for broken in (replace(good, mine=(3,)), replace(good, names=()), replace(good, levels=("a", "b"))):
        keep(replace(broken, ident=9), tmp_path / FILE)
    assert read(tmp_path / FILE) == []
    assert count([good]).all.won == 1


def test_no_room_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    diary = Diary(tmp_path / "file")
    acts = (
        lambda: played(diary, over(1, 0)),
        lambda: diary.set_note(PLAYERS, "Tom", "x"),
        lambda: diary.report({}, None),
    )
    for act in acts:
        with pytest.raises(Refused) as no:
            act()
        assert no.value.code == "diary_unwritable" and no.value.facts["reason"]
    assert diary.games == 0 and diary.notes(GAMES) == {}


def test_the_command_tells_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert main(["stats"]) == 0
    assert capsys.readouterr().out == "No game has been finished here yet.\n"
    played(Diary(), over(1, 0), over(2, 1))
    assert main(["stats"]) == 0
    out = capsys.readouterr().out
    assert "2 games, 1 won, 0 of them with others." in out
    assert any(line.split()[:3] == ["Zombie", "2", "1"] for line in out.splitlines())
    assert main(["stats", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["by_played"]["zombie"]["won"] == 1


# --- notes -------------------------------------------------------------------------------------------------------


def test_notes_are_kept_changed_and_taken_away(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    diary.set_note(PLAYERS, 'Tom "the knife" \\', "always bluffs\x1b[2J " + "x" * 500)
    diary.set_note(GAMES, "2026-01-01-1200", "the one with the zap")
    kept = diary.notes(PLAYERS)['Tom "the knife" \\']
    assert kept.startswith("always bluffs") and "\x1b" not in kept and len(kept) == LONGEST
    assert diary.notes(GAMES) == {"2026-01-01-1200": "the one with the zap"}
    diary.set_note(PLAYERS, 'Tom "the knife" \\', "  ")
    assert diary.notes(PLAYERS) == {}
    assert diary.notes(GAMES)


def test_a_file_that_was_spoilt_by_hand_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "notes.toml").write_text("[players\n")
    diary = Diary(tmp_path)
    assert diary.notes(PLAYERS) == {}
    diary.set_note(PLAYERS, "Tom", "new")
    assert diary.notes(PLAYERS) == {"Tom": "new"}
    assert (tmp_path / "notes.damaged").read_text() == "[players\n"


# --- reports -----------------------------------------------------------------------------------------------------


def test_a_report_holds_the_facts_and_the_game(tmp_path: Path) -> None:
    record = tmp_path / "game.cosmic"
    record.write_bytes(b"a game")
    diary = Diary(tmp_path)
    first, second = diary.report({"seat": 1}, record), diary.report({"seat": 1}, None)
    assert first != second
    assert (first / "game.cosmic").read_bytes() == b"a game"
    assert [file.name for file in second.iterdir()] == ["report.json"]
    told = json.loads((first / "report.json").read_text())
    assert told["seat"] == 1 and told["cosmic"]
