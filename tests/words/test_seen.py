"""A translation knows which English it was made from: what changes later is listed, and waits for a release."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from . import check, checks, seen

ENGLISH = """\
# 40 columns.
opt-pass = Pass
set-clock = Clock
    .help = From 30 to 300 seconds.

scr-new = New
"""
HUNGARIAN = "opt-pass = Passz\nset-clock = Óra\n    .help = 30 és 300 másodperc között.\n\nscr-new = Új\n"


class Desk:
    """A folder of words with English and Hungarian, and the marks beside it."""

    def __init__(self, place: Path) -> None:
        self.root = place
        self.write("en", ENGLISH)
        self.write("hu", HUNGARIAN)

    def write(self, language: str, text: str, file: str = "app/buttons.ftl") -> None:
        target = self.root / language / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        seen._sources.cache_clear()

    def mark(self, *keys: str) -> int:
        return seen.mark("hu", keys or seen.sources())


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(checks, "ROOT", tmp_path / "words")
    monkeypatch.setattr(seen, "FOLDER", tmp_path)
    yield Desk(tmp_path / "words")
    seen._sources.cache_clear()


def test_a_translation_is_stale_when_its_english_changes_and_until_it_is_marked(desk: Desk) -> None:
    assert desk.mark() == 3
    assert seen.stale("hu") == []
    desk.write("en", ENGLISH.replace("300 seconds", "500 seconds"))
    assert seen.stale("hu") == ["app/set-clock"]
    assert desk.mark("app/set-clock") == 1
    assert seen.stale("hu") == []


def test_comments_and_blanks_of_the_english_are_no_change(desk: Desk) -> None:
    desk.mark()
    desk.write("en", ENGLISH.replace("# 40 columns.", "# A button.").replace("    .help", "      .help"))
    assert seen.stale("hu") == []


def test_what_was_never_marked_is_new_and_not_stale(desk: Desk) -> None:
    desk.mark("app/opt-pass")
    desk.write("en", ENGLISH.replace("Clock", "Time"))
    assert seen.stale("hu") == []
    assert seen.unmarked("hu") == ["app/set-clock", "app/scr-new"]


def test_marks_of_messages_that_are_gone_are_dropped(desk: Desk) -> None:
    desk.mark()
    desk.write("en", ENGLISH.replace("\nscr-new = New\n", ""))
    desk.mark("app/opt-pass")
    assert set(seen.marks("hu")) == {"app/opt-pass", "app/set-clock"}


def test_what_players_read_first_is_listed_first(desk: Desk) -> None:
    desk.write("en", "err-full = No space\n", "app/lab.ftl")
    desk.write("en", "q-other = What else?\nq-main = What now?\n", "chaos/questions.ftl")
    assert seen.missing("hu") == ["chaos/q-main", "chaos/q-other", "app/err-full"]


def test_the_list_of_what_is_read_most_names_messages() -> None:
    often = seen.most_read()
    assert len(often) == len(set(often)) == 150
    assert set(often) <= set(seen.sources())
    assert {f"{name}.ftl" for name in seen.FIRST_HOUR} <= {file for file, _ in seen.sources().values()}


def test_the_commands_list_and_mark(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["hu", "--seen", "new"]) == 0
    desk.write("en", ENGLISH.replace("Pass", "Done"))
    desk.write("en", "opt-pass = Pass it on\n", "chaos/questions.ftl")
    assert check.main(["hu", "--stale", "--text"]) == 1
    assert "### app/buttons.ftl\nopt-pass = Done\n" in capsys.readouterr().out
    assert check.main(["hu", "--left"]) == 1
    assert "chaos/questions.ftl: opt-pass\n" in capsys.readouterr().out
    assert check.main(["hu", "--seen", "opt-pas"]) == 1
    assert "no message is called opt-pas" in capsys.readouterr().out
    assert check.main(["hu", "--seen", "opt-pass"]) == 0
    assert check.main(["hu", "--stale"]) == 0


def test_by_day_a_stale_translation_is_not_compared_with_the_new_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has lost a number of the English sentence. A fresh one may not; a release lets nobody off."""
    ident = "set-deal_clock"
    english, mine = checks.spoken("en"), checks.spoken("hu")
    without = checks.PARSER.parse_entry(f"{ident} = Óra\n    .help = Idő.")
    lost = replace(mine, messages={ident: without})
    fault = f"{ident}.help: the number 30 is lost"
    monkeypatch.setattr(seen, "stale", lambda language: [])
    assert fault in check.compared(lost, english, lagging=True)
    monkeypatch.setattr(seen, "stale", lambda language: [f"app/{ident}"])
    assert fault not in check.compared(lost, english, lagging=True)
    assert fault in check.compared(lost, english)
