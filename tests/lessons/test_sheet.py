"""The sheet for newcomers: three questions a reader in each language that is offered, and marks that add up."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from cosmic_tui.games import games, lessons_of
from cosmic_tui.words.loader import languages

from . import sheet


@pytest.mark.parametrize("game", [game for game in games() if lessons_of(game)])
def test_every_first_game_has_three_questions_in_every_language(game: str) -> None:
    """Find a key for the person who marks them, which the rows do not give away."""
    assert set(sheet.ASKED[game]) == set(languages()) and len(sheet.KEY[game]) == 3
    for language in languages():
        text = sheet.written(game, language, readers=2)
        rows = list(csv.DictReader((line for line in text.splitlines() if line[0] != "#"), delimiter="\t"))
        assert [row["reader"] for row in rows] == ["1"] * 3 + ["2"] * 3
        assert len({row["asked"] for row in rows}) == 3 and not any(row["mark"] for row in rows)


def test_the_answers_of_a_sheet_are_counted_by_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    marks = iter("knkkh kkxh")
    lines = [
        line.replace("\t\t", f"\t{next(marks)}\t", 1) if line[0].isdigit() else line
        for line in sheet.written("encounter", "en", readers=3).splitlines()
    ]
    place = tmp_path / "sheet.tsv"
    place.write_text("\n".join(lines), encoding="utf-8")
    assert sheet.main(["--sum", str(place)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Why did you win your first fight? known 3, half known 0, not known 0 (100 %, 44 to 100 known)",
        "What is the warp? known 1, half known 1, not known 1 (33 %, 6 to 79 known)",
        "What does a negotiate do? known 1, half known 0, not known 0 (100 %, 21 to 100 known)",
        "marks that mean nothing: x",
    ]
    assert sheet.summed(sheet.written("chaos", "hu")).splitlines()[0].endswith("not asked yet")
