"""The page of the daily game and plain mode: from the title to the line for friends, and then practice."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmic_tui.cli.main import main
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.link.saved import resume
from cosmic_tui.screens.daily import DailyScreen
from cosmic_tui.screens.table import TableScreen
from cosmic_tui.screens.title import TitleScreen
from cosmic_tui.screens.victory import VictoryScreen
from cosmic_tui.storage import saves
from tests.screens.playing import app_for, rows, settled

from .playing import MONDAY, SHORT, play_on, sit_down


@pytest.fixture(autouse=True)
def monday(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("screens", "cli"):
        monkeypatch.setattr(f"cosmic_tui.{module}.daily.today", lambda: MONDAY)


async def test_a_daily_game_from_the_title_to_practice(tmp_path: Path) -> None:
    app = app_for(games=tmp_path / "games", diary=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("d")
        await settled(pilot)
        assert isinstance(app.screen, DailyScreen)
        assert "Cosmic Encounter 2026-11-16 · r3.1" in rows(app) and "3 seats, cadet" in rows(app)
        assert "Not played yet" in rows(app) and "No days in a row" in rows(app)
        await pilot.press("right")
        assert "Andromeda's Edge 2026-11-16" in rows(app)
        await pilot.press("left", "enter")
        await settled(pilot)
        link = app.table().link
        assert isinstance(link, EmbeddedLink) and link.table.setup.daily == "2026-11-16 r3.1"
        play_on(link, SHORT, 40)
        app.close_table()
        await settled(pilot)
        await pilot.press("d")
        await settled(pilot)
        assert "You have begun it" in rows(app)
        await pilot.press("enter")
        await settled(pilot)
        link = app.table().link
        assert isinstance(link, EmbeddedLink) and link.table.answers >= 40
        play_on(link, SHORT)
        await settled(pilot)
        app.table().ending.open()
        await settled(pilot)
        assert isinstance(app.screen, VictoryScreen)
        one = app.diary.tries()[0]
        assert one.counts and one.date == "2026-11-16" and len(app.diary.tries()) == 1
        assert f"turn {one.turn}, " in rows(app) and "▲" in rows(app)
        await pilot.press("x")
        await settled(pilot)
        assert "Cosmic Encounter 2026-11-16 · r3.1" in rows(app) and "This try counts." in rows(app)
        await pilot.press("escape", "escape")
        await settled(pilot)
        assert isinstance(app.screen, TitleScreen)
        await pilot.press("d")
        await settled(pilot)
        assert "Your try counts" in rows(app) and "1 day in a row" in rows(app)
        assert "For a friend to compare: " in rows(app)
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(app.screen, TableScreen) and app.table().link.offers.file.stem != one.save


async def test_practice_is_noted_and_does_not_count(tmp_path: Path) -> None:
    first = sit_down("encounter", tmp_path / "games")
    second = sit_down("encounter", tmp_path / "games")
    for number, link in enumerate((first, second)):
        play_on(link, SHORT - number)
        app = app_for(link, games=tmp_path / "games", diary=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            app.table().ending.open()
            await settled(pilot)
            await pilot.press("x")
            await settled(pilot)
            assert ("This is practice" in rows(app)) == bool(number)
    assert [one.counts for one in app.diary.tries()] == [True, False]


def test_plain_mode_says_what_day_it_is_and_goes_on_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At the end it tells the result in words, and in signs that any terminal prints."""

    def typed(text: str) -> None:
        place = tmp_path / "typed"
        place.write_text(text)
        monkeypatch.setattr("sys.stdin", place.open())

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    typed("q\n")
    assert main(["daily", "--plain"]) == 0
    told = capsys.readouterr().out
    assert "Cosmic Encounter 2026-11-16 - r3.1." in told and "3 seats, cadet, flares." in told
    assert "You can't undo here" in told and "No days in a row yet." in told
    name = saves.list_games()[0].name
    link = resume(name)
    play_on(link, SHORT)
    link.close()
    typed("")
    assert main(["resume", name, "--plain"]) == 0
    told = capsys.readouterr().out
    assert "This try counts." in told and "You won " in told
    signs = next(line for line in told.splitlines() if line.startswith(("^", "v", "=", ".")))
    assert signs.isascii() and ", turn " in signs
    typed("q\n")
    assert main(["daily", "--plain"]) == 0
    assert "This is practice" in capsys.readouterr().out and len(saves.list_games()) == 2
    assert main(["daily", "--list"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Cosmic Encounter 2026-11-16 · r3.1") and "1 day in a row" in told


def test_a_game_that_is_none_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "--game", "nonsense"]) == 2
    assert "nonsense" in capsys.readouterr().err
