"""Statistics, notes, muting and reports as a person meets them on the screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cosmic_tui.diary.notes import GAMES, PLAYERS
from cosmic_tui.link.saved import new_game
from cosmic_tui.new_game import Wish, begin, setup_of
from cosmic_tui.screens.table import TableScreen
from cosmic_tui.screens.title import TitleScreen
from cosmic_tui.table.setup import GameSetup, people_and_bots

from .playing import app_for, play, rows, settled
from .sitting import sit_at


async def test_a_game_that_ends_counts_and_the_title_tells(tmp_path: Path) -> None:
    setup = GameSetup(people_and_bots(["Vera"], 3, "random"), 3, {"seats": 3, "alien_mode": "random"})
    app = app_for(new_game(setup, tmp_path / "games"), games=tmp_path / "games", diary=tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await play(pilot, 3)
        await settled(pilot)
        winners = app.table().model.over["winners"]
        found = app.diary.statistics()
        assert (found.all.games, found.all.won) == (1, int(0 in winners))
        assert list(found.by_level) == ["random"] and list(found.by_name) == ["Vera"]
        app.close_table()
        await settled(pilot)
        assert isinstance(app.screen, TitleScreen)
        assert "Statistics" in rows(app) and "1 finished game" in rows(app)
        await pilot.press("s")
        await settled(pilot)
        assert "1 game, " in rows(app) and "By alien" in rows(app)


async def test_a_story_counts_for_nobody() -> None:
    async with sit_at("victory", (100, 30)) as at:
        before = at.app.diary.games
        assert before == 1
        at.app.close_table()


async def test_a_note_on_a_player_is_kept_and_stays_here() -> None:
    async with sit_at("planning", (100, 30)) as at:
        await at.press("g", "b")
        await at.press("n", *"bluffs q", "enter")
        assert "bluffs q" in at.text
        assert at.app.diary.notes(PLAYERS) == {at.table.model.people[1].name: "bluffs q"}
        await at.press("right")
        assert "bluffs q" not in at.text
        await at.press("left", "n", "escape")
        assert "bluffs q" in at.text, "Esc leaves a note as it was"
        assert at.link.answers == [] and at.link.others() == []


async def test_muted_chat_is_not_read_until_it_is_wanted_again() -> None:
    async with sit_at("planning", (100, 30)) as at:
        who = next(n for n, person in enumerate(at.table.model.people) if not person.bot and n != at.table.seat)
        name = at.table.model.people[who].name
        await at.press("g", "abcde"[who], "x")
        assert "muted" in at.text
        at.link.tell(at.table.seat, {"kind": "chat", "seat": who, "name": name, "text": "hello there"})
        await at.press("x")
        assert "muted" not in at.text
        at.link.tell(at.table.seat, {"kind": "chat", "seat": who, "name": name, "text": "still here"})
        await at.press()
        said = [line.text for line in at.table.state.lines if line.chat]
        assert f"{name}: still here" in said and f"{name}: hello there" not in said


async def test_a_report_from_a_seat_holds_what_that_seat_was_shown() -> None:
    """Without a file on this machine there is nothing in it but this seat's view and events."""
    async with sit_at("planning", (140, 45)) as at:
        await at.press("exclamation_mark")
        place = next((at.app.start.diary / "reports").iterdir())
        told = json.loads((place / "report.json").read_text())
        assert told["view"] == json.loads(json.dumps(at.table.state.view))
        assert told["question"]["why"] == "planning.pick"
        assert [file.name for file in place.iterdir()] == ["report.json"]
        assert f"The position is saved in {place}" in at.text


async def test_where_a_report_is_kept_can_be_read_in_the_smallest_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the usual place below the own home, to the last letter."""
    monkeypatch.setenv("HOME", str(tmp_path))
    async with sit_at("planning", (80, 24)) as at:
        at.app.start.diary = tmp_path / ".local" / "state" / "cosmic"
        await at.press("exclamation_mark")
        place = next((at.app.start.diary / "reports").iterdir())
        assert f"The position is saved in ~/.local/state/cosmic/reports/{place.name}" in at.text


async def test_a_report_of_a_game_kept_here_can_be_played_again(tmp_path: Path) -> None:
    app = app_for(begin(setup_of(Wish(), "Vera", 1), tmp_path / "games"), diary=tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await pilot.press("exclamation_mark")
        await settled(pilot)
        assert isinstance(app.screen, TableScreen)
        files = sorted(file.suffix for file in next((tmp_path / "reports").iterdir()).iterdir())
        assert files == [".cosmic", ".json"]


async def test_saved_games_can_be_noted_on(tmp_path: Path) -> None:
    begin(setup_of(Wish(), "Vera", 1), tmp_path / "games").close()
    app = app_for(games=tmp_path / "games", diary=tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await pilot.press("v")
        await settled(pilot)
        await pilot.press("n", *"good one", "enter")
        await settled(pilot)
        assert "good one" in rows(app)
        assert list(app.diary.notes(GAMES).values()) == ["good one"]
