"""What a study says: the same figures in lines, as data and on a page that needs nothing else."""

import csv
import io
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.cli.lab import opened
from cosmic_tui.cli.main import main
from cosmic_tui.lab.count import Tables
from cosmic_tui.lab.report import compared, lines
from cosmic_tui.lab.store import Store
from cosmic_tui.lab.study import parsed

TEXT = 'about = "Fair?"\ngame = "encounter"\ngames = 4000\nshard = 4000\n'
NAMES = ("zombie", "mite", "void")


def tables(wins: tuple[int, ...] = (1500, 1000, 500)) -> Tables:
    """Four thousand games of three seats; one seat always has the same alien."""
    cells = {name: [4000, won, 60 * won, 3600 * won] for name, won in zip(NAMES, wins, strict=True)}
    met = {f"{a}|{b}": [4000, 60 * won + (90 if b == "void" else 0)] for a, won in zip(NAMES, wins, strict=True)
           for b in NAMES if a != b}  # fmt: skip
    return {
        "games": {"over": [4000]},
        "questions": {"": [400_000]},
        "turns": {"8": [2000], "9": [1500], "20": [500]},
        "seat": {str(number): cells[name] for number, name in enumerate(NAMES)},
        "played:alien": cells,
        "pairs:alien": met,
        "leads": {"1": [0, 0, 4000], "2": [3000, 120_000, 1000]},
        "game:talks": {"deal_made": [30], "deal_failed": [70]},
        "game:joins": {f"{a}|{b}": [500 + 40 * (a < b)] for a in NAMES for b in NAMES if a != b},
    }


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "kept"
    store = Store.begin(place, parsed("x", TEXT), "v1")
    store.put(0, {"": tables()}, [])
    store.close()
    return place


def cosmic(*words: str) -> int:
    return main(["lab", *words])


def test_lines_say_who_stands_out(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cosmic("report", str(folder)) == 0
    said = capsys.readouterr().out
    assert "4,000 games of encounter" in said
    assert "Above what is due: Zombie." in said and "Below what is due: Void." in said
    assert re.search(r"^Zombie +4000 +37\.5 % .*┊.*├●─┤ +36\.0 % +39\.0 %", said, re.MULTILINE)
    assert "After turn 2, a sole leader wins 66.7 % of the games; there is one in 75.0 % of them." in said
    assert re.search(r"^no deal +70 +70\.0 %", said, re.MULTILINE)


def test_plain_lines_are_ascii(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cosmic("report", str(folder), "--plain") == 0
    assert capsys.readouterr().out.isascii()


def test_rows_and_data_hold_the_same(folder: Path, tmp_path: Path) -> None:
    table, data = tmp_path / "x.csv", tmp_path / "x.json"
    assert cosmic("report", str(folder), "--csv", str(table), "--json", str(data)) == 0
    rows = list(csv.DictReader(io.StringIO(table.read_text())))
    found = json.loads(data.read_text())
    assert [row["name"] for row in rows] == ["0", "1", "2", *NAMES]
    assert [{key: str(value) for key, value in row.items()} for row in found["shares"]] == rows
    assert found["tables"][""] == tables()


def test_a_page_needs_nothing_else_and_the_same_numbers_make_the_same_page(folder: Path, tmp_path: Path) -> None:
    """No address, no script, no font; every picture is whole and says what it shows; colours are the page's own."""
    for name in "ab":
        assert cosmic("report", str(folder), "--page", str(tmp_path / name)) == 0
    text = (tmp_path / "a").read_text()
    assert text == (tmp_path / "b").read_text()
    without_names = re.sub(r'xmlns(:\w+)?="[^"]+"', "", text)
    assert not re.search(r"https?:|<script|@import|@font-face|<link", without_names)
    pictures = [ET.fromstring(found) for found in re.findall(r"<svg.*?</svg>", text, re.DOTALL)]
    assert len(pictures) == 7
    assert all(picture.get("aria-label") for picture in pictures)
    assert "var(--ink)" in text and "#010203" not in text
    assert "Zombie" in text and "Fair?" in text


def test_two_studies_are_compared(folder: Path) -> None:
    info: dict[str, Any] = {"name": "a", "study": {"candidate": ""}}
    said = "\n".join(compared(info, {**info, "name": "b"}, {"": tables()}, {"": tables((1200, 1000, 800))}))
    assert re.search(r"^zombie +-7\.5 % .*not by chance$", said, re.MULTILINE)
    assert re.search(r"^mite +\+0\.0 % [^a-z]*$", said, re.MULTILINE)


def test_a_candidate_is_told_with_boards_as_units() -> None:
    info = {
        "name": "a",
        "about": "",
        "version": "v",
        "stopped": 0,
        "study": {"game": "encounter", "candidate": "captain"},
    }
    with_boards: Tables = {**tables(), "boards": {"": [100, 6000, 400_000]}}
    said = "\n".join(lines(info, {"": with_boards}))
    assert "captain among the others" in said
    assert re.search(r"^captain +300 +33\.3 %", said, re.MULTILINE)


def test_rungs_have_what_is_due_to_their_own_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the lines, where the mark is a half and a third of the way; in the data; and in a comparison."""
    arms = '[[arms]]\nname = "two"\ncandidate = "captain"\n[[arms]]\nname = "three"\ncandidate = "admiral"\n'
    text = 'game = "encounter"\ngames = 100\nshard = 100\nabout = "Rungs"\n' + arms
    for place, won in (("old", 4500), ("new", 5700)):
        store = Store.begin(tmp_path / place, parsed("x", text), "v1")
        two = {name: cell for name, cell in tables()["seat"].items() if name != "2"}
        for number, seats in enumerate((two, tables()["seat"])):
            total = won * (number + 1)
            counted: Tables = {**tables(), "seat": seats, "boards": {"": [100, total, total * total // 100 + 60_000]}}
            store.put(number, {("two", "three")[number]: counted}, [])
        store.close()
    assert cosmic("report", str(tmp_path / "old")) == 0
    said = capsys.readouterr().out
    head, _, rows = said.partition("Each candidate among the others, every deal played on every seat\n")
    assert "Rungs" in head and "x among" not in said
    two_bar, three_bar = (re.search(rf"^{name} .*?%(.*)$", rows, re.MULTILINE) for name in ("two", "three"))
    assert two_bar and three_bar and 0 < three_bar[1].index("┊") < two_bar[1].index("┊")
    assert cosmic("report", str(tmp_path / "old"), "--csv", str(tmp_path / "x.csv")) == 0
    found = list(csv.DictReader(io.StringIO((tmp_path / "x.csv").read_text())))
    assert [(row["arm"], row["table"], row["due"], row["games"], row["share"]) for row in found[:2]] == [
        ("two", "boards", "0.5", "200", "0.375"),
        ("three", "boards", "0.333333", "300", "0.5"),
    ]
    info, arms, _ = opened(str(tmp_path / "old"))
    narrow = lines(info, arms, width=60)
    assert len(narrow) == len(rows.splitlines()) + len(head.splitlines()) + 1
    assert max(len(line) for line in narrow if "%  " in line) == 60
    capsys.readouterr()
    assert cosmic("compare", str(tmp_path / "old"), str(tmp_path / "new")) == 0
    assert re.search(r"^three +\+13\.3 % .*not by chance$", capsys.readouterr().out, re.MULTILINE)


def test_status_of_nothing_and_reports_of_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cosmic("status", "aliens", "--folder", str(tmp_path / "none")) == 2
    assert "There is no study in" in capsys.readouterr().err
    Store.begin(tmp_path / "empty", parsed("x", TEXT), "v1").close()
    assert cosmic("report", str(tmp_path / "empty")) == 2
    assert capsys.readouterr().err == "Nothing of this study has been played yet.\n"
    assert cosmic("status", str(tmp_path / "empty")) == 0
    assert "0 of 1 parts are finished" in capsys.readouterr().out


def test_a_study_nobody_can_play_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.toml"
    for text in ('game = "chess"\ngames = 1\n', 'game = "encounter"\ngames = 1\nbots = ["deep_blue"]\n',
                 'game = "encounter"\ngames = 1\n[options]\nseats = 40\n'):  # fmt: skip
        file.write_text(text)
        assert cosmic("run", str(file), "--folder", str(tmp_path / "kept")) == 2
        said = capsys.readouterr()
        assert said.out == "" and len(said.err.splitlines()) == 1 and "fault" not in said.err
    assert cosmic("run", str(tmp_path / "none.toml")) == 2
    assert "none.toml" in capsys.readouterr().err
    assert not (tmp_path / "kept").exists()
