"""The sheet for native readers: whole sentences, drawn by a seed, no English beside them, marks that add up."""

import csv
from pathlib import Path

import pytest

from . import checks, sheet

FILLED = f"{sheet.EXPLAINED}\nnumber\tmark\tsentence\thow you would say it\n" + "".join(
    f"{number}\t{mark}\tIt is so.\t\n" for number, mark in enumerate("ppppppPsw x")
)


def test_a_sheet_holds_sentences_of_games_and_of_files_each_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "GAMES", ["chaos"])
    monkeypatch.setattr(sheet, "GAMES_HEARD", 1)
    monkeypatch.setattr(sheet, "MOST_ANSWERS", 40)
    drawn = sheet.drawn("de", "abc", 60)
    idents = [ident for ident, _ in drawn]
    assert len(drawn) == len(set(idents)) == 60
    assert all(sheet.is_sentence(text) and "{" not in text for _, text in drawn)
    assert {ident.partition("-")[0] for ident in idents} > {"q", "ev"}
    assert sheet.drawn("de", "abc", 60) == drawn
    text = sheet.written(drawn)
    rows = list(csv.reader(text.splitlines()[1:], delimiter="\t"))
    assert rows[0] == list(sheet.HEAD)
    assert [row[2] for row in rows[1:]] == [text for _, text in drawn]
    assert not any(ident in text for ident in idents)  # an id is English too


def test_what_is_heard_is_what_was_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words are asked for more than is shown; only sentences that a player read count."""
    monkeypatch.setattr(sheet, "MOST_ANSWERS", 30)
    pairs = sheet.heard("en", "chaos", 3)
    assert any(ident.startswith("q-main") for ident, _ in pairs)
    assert all(sheet.is_sentence(text) for _, text in pairs)
    assert not any(ident.startswith("rule-") for ident, _ in pairs)


def test_marks_are_counted_with_their_intervals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "sheet.tsv"
    place.write_text(FILLED, encoding="utf-8")
    assert sheet.main(["--sum", str(place)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == ("9 of 11 marked: perfect 7 (78 %, 45 to 94), stiff 1 (11 %, 2 to 44), wrong 1 (11 %, 2 to 44)")
    assert said[1] == "marks that mean nothing: x"
    assert sheet.summed(sheet.written([("a", "It is so.")])) == "no sentence of 1 is marked"
