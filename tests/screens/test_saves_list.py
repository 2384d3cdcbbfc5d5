"""The list of saved games: ten of them are told apart, in groups, on the screen and on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.cli.main import main
from cosmic_tui.screens.games import GamesScreen
from cosmic_tui.screens.table import TableScreen
from cosmic_tui.storage import saves
from tests.storage.shelves import TEN, Shelved, shelve

from .playing import app_for, rows, settled

DATE = len("2026-11-19")


@pytest.fixture(autouse=True)
def long_after(monkeypatch: pytest.MonkeyPatch) -> None:
    """All these games were played long ago, so each says its day."""
    monkeypatch.setattr("cosmic_tui.screens.saved_cells.DAY", 0)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
async def test_ten_games_are_told_apart_without_their_dates(size: tuple[int, int], tmp_path: Path) -> None:
    """Three of the same alien and two of the same turn differ in result, turn or level."""
    shelve(tmp_path)
    app = app_for(games=tmp_path)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        await pilot.press("v")
        await settled(pilot)
        assert isinstance(app.screen, GamesScreen)
        shown = [plain(row)[1:-1].strip("► ").rstrip() for row in app.screen.sheet.shown]
        games = [row[DATE:] for row in shown if row.startswith("2026-11-19")]
        assert len(games) == len(set(games)) == len(TEN)
        assert any("Macron" in row and "turn 12" in row and "won" in row for row in games)
        assert size[0] < 100 or all("rookie: Tom, Ines" in row for row in games if "Macron" in row)
        assert any("Chaos" in row and "Second Wave" in row and "won" not in row for row in games)
        assert not any("You" in row for row in games), "who plays is the same everywhere"
        assert shown.index("Going on") < shown.index("Over")
        assert sum(row.startswith("2026") for row in shown[shown.index("Going on") : shown.index("Over")]) == 3


async def test_who_played_is_shown_where_several_did(tmp_path: Path) -> None:
    shelve(tmp_path, (*TEN[:2], Shelved("encounter", "oracle", 3, None, who="Vera")))
    app = app_for(games=tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await pilot.press("v")
        await settled(pilot)
        assert rows(app).count("You") == 2 and "Vera" in rows(app)


async def test_enter_never_opens_a_heading(tmp_path: Path) -> None:
    """The cursor stands on the first game, and walks from group to group."""
    shelve(tmp_path)
    app = app_for(games=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("v")
        await settled(pilot)
        screen = app.screen
        assert isinstance(screen, GamesScreen)
        seen = []
        for _ in TEN:
            game = screen.chosen()
            assert game is not None
            seen.append(game.over)
            await pilot.press("down")
        assert seen == [False] * 3 + [True] * 7
        await pilot.press("home", "enter")
        await settled(pilot)
        assert isinstance(app.screen, TableScreen)


def test_the_command_line_lists_the_same_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    shelve(saves.games_folder())
    assert main(["resume", "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Going on:" and lines[4] == "Over:" and len(lines) == len(TEN) + 2
    told = "Cosmic, Macron, turn 12, won, You, rookie: Tom, Ines, last played 2026-11-19 20:00."
    assert f"  game-00: {told}" in lines
    assert len({line.split(": ", 1)[1].split(", last played")[0] for line in lines if line.startswith("  ")}) == len(
        TEN
    )


async def test_a_list_of_a_thousand_is_put_into_words_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Walking through it says no sentence about a game again."""
    shelve(tmp_path, TEN * 3)
    app = app_for(games=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("v")
        await settled(pilot)
        monkeypatch.setattr("cosmic_tui.screens.saved_cells.cells", lambda said, saved: 1 / 0)
        await pilot.press("down", "down", "pagedown")
        assert isinstance(app.screen, GamesScreen) and app.screen.at > 3
