"""The title and what lies behind it: playing, resuming, games that are kept."""

import os
from pathlib import Path

import pytest

from cosmic_tui.early_title import EarlyTitle, page
from cosmic_tui.link.replay import load, replay_of
from cosmic_tui.new_game import Wish, begin, games, setup_of
from cosmic_tui.screens.games import GamesScreen
from cosmic_tui.screens.leaving import LeaveScreen
from cosmic_tui.screens.logbook import LogScreen
from cosmic_tui.screens.replaying import ReplayScreen
from cosmic_tui.screens.table import TableScreen
from cosmic_tui.screens.title import TitleScreen
from cosmic_tui.settings import Settings, load_settings
from cosmic_tui.storage.append_log import framed

from .playing import app_for, rows, settled


class TestTitle:
    async def test_enter_plays_at_once(self, tmp_path: Path) -> None:
        app = app_for(games=tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            await pilot.press("enter")
            await settled(pilot)
            assert isinstance(app.screen, TableScreen)
            assert len(app.table().model.people) == 4
            assert len(games(tmp_path)) == 1

    async def test_the_picture_that_stood_before_is_the_one_it_draws_itself(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """It shows those rows once instead of drawing them; a window of another size it draws at once. Nobody has
        looked for kept games yet, so here are none."""
        monkeypatch.setenv("HOME", str(tmp_path))
        app = app_for()
        start = app.start
        with open(os.devnull, "w", encoding="utf-8") as nowhere:
            early = EarlyTitle(nowhere, page(start, app.palette, 100, 30), "")
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            title = app.screen
            assert isinstance(title, TitleScreen)
            assert title.rows(100, 30) == early.rows
            title.chosen = "quit"
            start.early_title = early
            assert title.rows(100, 30) == early.rows != title.rows(100, 30), "for once"
            start.early_title = early
            assert len(title.rows(80, 24)) == 24

    async def test_every_game_is_named_and_told_whole(self) -> None:
        """Nothing is cut at 80 columns, and what another game says of itself is gone."""
        app, told = app_for(), set()
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            for game in app.screen.offered:
                shown, tip = rows(app), app.words.say("game-name", "tip")
                assert app.words.game == game and f"◄ {app.words.say('game-name')} ►" in shown
                assert tip in shown and "…" not in shown and not any(other in shown for other in told)
                told.add(tip)
                await pilot.press("g")
                await settled(pilot)
        assert len(told) > 1

    async def test_enter_plays_the_game_that_its_letter_has_shown(self, tmp_path: Path) -> None:
        """The letter turns the wheel from anywhere; Enter does not turn it further."""
        app = app_for(games=tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            await pilot.press("g", "g")
            await settled(pilot)
            game = app.words.game
            await pilot.press("enter")
            await settled(pilot)
            assert isinstance(app.screen, TableScreen) and app.table().model.words.game == game

    async def test_a_game_goes_on_where_it_was_left(self, tmp_path: Path) -> None:
        """Quit saves; Resume stands in the menu and opens the same question."""
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            assert "Resume" not in rows(app)
            await pilot.press("enter")
            await settled(pilot)
            await pilot.press("2", "enter")
            await settled(pilot)
            view = app.table().state.view
            app.close_table()
            await settled(pilot)
            assert isinstance(app.screen, TitleScreen)
            assert "Resume" in rows(app)
            await pilot.press("r")
            await settled(pilot)
            assert app.table().state.view == view

    async def test_enter_stands_at_the_entry_it_runs(self, tmp_path: Path) -> None:
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            assert "Enter  Play" in rows(app)
            await pilot.press("down", "down", "down", "down")
            await settled(pilot)
            assert "Enter  New game" in rows(app)
            assert "p  Play" in rows(app)
            await pilot.press("p")
            await settled(pilot)
            assert isinstance(app.screen, TableScreen)

    async def test_what_is_chosen_stays_chosen_when_the_menu_grows(self, tmp_path: Path) -> None:
        """Resume appears above it once the folder has been looked through."""
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("down", "down", "down", "down")
            begin(setup_of(Wish(), "Vera", 1), tmp_path).close()
            app.screen._look_for_games()
            await settled(pilot)
            assert "Resume" in rows(app)
            assert "► Enter  New game" in rows(app)

    @pytest.mark.parametrize("language", ["en", "de"])
    async def test_the_longest_menu_has_room_on_the_smallest_screen(self, language: str, tmp_path: Path) -> None:
        """Chaos Galaxy with saves and results has the most entries; the greeting and the foot stand beside them."""
        begin(setup_of(Wish(), "Vera", 1), tmp_path).close()
        app = app_for(games=tmp_path, settings=Settings(game="chaos", language=language))
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            app.screen.results = 3
            app.screen.paint()
            await settled(pilot)
            shown = rows(app).splitlines()
            items = app.screen.items()
            assert len(items) == 15
            places = [next(y for y, row in enumerate(shown) if f"  {item.label}" in row) for item in items]
            assert places == list(range(places[0], places[0] + len(items)))
            assert app.words.say("game-name", "tip") in shown[places[0] - 1]
            assert "1.2.3" in shown[-1] or "cosmic " in shown[-1]

    async def test_the_coach_ends_with_the_first_game(self, tmp_path: Path) -> None:
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("f")
            await settled(pilot)
            await pilot.press("enter")
            await settled(pilot)
            assert app.table().coach is not None
            app.close_table()
            await settled(pilot)
            await pilot.press("p")
            await settled(pilot)
            assert app.table().coach is None

    async def test_ctrl_z_leaves_the_terminal_to_the_shell(self, tmp_path: Path) -> None:
        app = app_for(games=tmp_path)
        gone: list[bool] = []
        app.action_suspend_process = lambda: gone.append(True)  # type: ignore[method-assign]
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("ctrl+z")
            await pilot.press("enter")
            await settled(pilot)
            await pilot.press("ctrl+z")
            assert gone == [True, True]

    async def test_saved_games_are_a_list(self, tmp_path: Path) -> None:
        begin(setup_of(Wish(), "Vera", 1), tmp_path).close()
        (tmp_path / "broken.cosmic").write_bytes(b"nonsense")
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("v")
            await settled(pilot)
            assert isinstance(app.screen, GamesScreen)
            found = [game if isinstance(game, str) else game.problem for game in app.screen.games]
            assert found == ["going", "", "broken", "save_foreign"]
            app.screen.at = 3
            await pilot.press("enter")
            assert isinstance(app.screen, GamesScreen), "a game that cannot be read is not opened"
            app.screen.at = 1
            await pilot.press("enter")
            await settled(pilot)
            assert isinstance(app.screen, TableScreen)

    async def test_a_damaged_game_goes_on_from_its_good_part(self, tmp_path: Path) -> None:
        """The damaged file stays as it is; what stands before the damage is a game of its own."""
        link = begin(setup_of(Wish(), "Vera", 1), tmp_path)
        link.close()
        whole = next(tmp_path.iterdir())
        data = bytearray(whole.read_bytes())
        data[-12] ^= 0xFF  # a record in the middle: a good one follows
        whole.unlink()
        damaged = tmp_path / "damaged.cosmic"
        extra = framed(["end", []])
        damaged.write_bytes(bytes(data) + extra)
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("v")
            await settled(pilot)
            assert "damaged is damaged after" in rows(app)
            await pilot.press("enter")
            await settled(pilot)
            assert isinstance(app.screen, TableScreen)
        assert damaged.read_bytes() == bytes(data) + extra
        assert len(games(tmp_path)) == 2

    async def test_a_saved_game_can_be_looked_at_from_its_beginning(self, tmp_path: Path) -> None:
        """Board by board; nothing of it is played on."""
        link = begin(setup_of(Wish(), "Vera", 1), tmp_path)
        link.close()
        before = next(tmp_path.glob("*.cosmic")).read_bytes()
        app = app_for(games=tmp_path)
        async with app.run_test(size=(140, 45)) as pilot:
            await settled(pilot)
            await pilot.press("v")
            await settled(pilot)
            await pilot.press("v")
            await settled(pilot)
            assert isinstance(app.screen, LogScreen)
            assert app.table().state.question is None
            await pilot.press("escape")
            await settled(pilot)
            await pilot.press("1")
            assert isinstance(app.screen, TableScreen)
        assert next(tmp_path.glob("*.cosmic")).read_bytes() == before

    async def test_at_the_end_of_a_story_nobody_is_waited_for(self) -> None:
        """The last board says what it is, and Enter leads back to the beginning."""
        record = load(Path(__file__).parents[1] / "data" / "records" / "three.cosmicgame")
        app = app_for(replay_of(record))
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            await pilot.press("escape")
            await settled(pilot)
            assert "at the end of the replay" in rows(app) and "waits" not in rows(app)
            await pilot.press("enter")
            await settled(pilot)
            assert isinstance(app.screen, ReplayScreen)

    async def test_what_is_wrong_with_the_settings_is_one_sentence(self, tmp_path: Path) -> None:
        place = tmp_path / "settings.toml"
        place.write_bytes(b"\xff\xfe[[[")
        settings, problems = load_settings(place)
        app = app_for(settings=settings, problems=problems, games=tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            assert "The settings in settings.toml can't be read." in rows(app)
            await pilot.press("down")
            await settled(pilot)
            assert "something unknown" not in rows(app)

    async def test_every_problem_with_the_settings_is_said_by_itself(self, tmp_path: Path) -> None:
        """A click takes one away and shows the next; after the last one the foot is there again."""
        file = tmp_path / "settings.toml"
        file.write_text("bell = 3\nfoo = 1\n")
        settings, problems = load_settings(file)
        app = app_for(settings=settings, problems=problems, games=tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            for words in ("bell = 3", "foo = 1", "cosmic 0."):
                foot = rows(app).splitlines()[-1]
                assert words in foot
                await pilot.click(offset=(foot.index(words), 23))
                await settled(pilot)

    async def test_settings_that_cannot_be_written_are_told_once(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("in the way")
        app = app_for(games=tmp_path)
        app.start.keep_settings, app.start.settings_file = True, tmp_path / "file" / "settings.toml"
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            await pilot.press("o", "right", "escape")
            await settled(pilot)
            assert "settings.toml can't be written" in rows(app)
            await pilot.press("down", "o", "right", "escape")
            await settled(pilot)
            assert "cannot be written" not in rows(app)
            assert app.settings.theme != Settings().theme

    async def test_an_unknown_theme_is_one_sentence(self, tmp_path: Path) -> None:
        app = app_for(settings=Settings(theme="nosuch"), games=tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            assert "nosuch" in rows(app)

    async def test_a_game_that_cannot_be_kept_says_so(self, tmp_path: Path) -> None:
        """It is played all the same."""
        nowhere = tmp_path / "file"
        nowhere.write_text("")
        app = app_for(games=nowhere)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("enter")
            await settled(pilot)
            await pilot.press("1", "enter")
            await settled(pilot)
            assert "can't be saved any more" in " ".join(line.text for line in app.table().state.lines)
            assert any(line.sticky for line in app.table().model.log_of(app.table().state))

    async def test_who_leaves_a_game_that_cannot_be_kept_is_asked_first(self, tmp_path: Path) -> None:
        """By the menu too, where otherwise a click leads to the title at once."""
        (tmp_path / "file").write_text("in the way")
        app = app_for(games=tmp_path / "file")
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("enter")
            await settled(pilot)
            await pilot.press("m", "end", "up")
            await settled(pilot)
            assert "it is saved" not in rows(app) and "the game is saved" not in rows(app)
            await pilot.press("enter")
            await settled(pilot)
            assert isinstance(app.screen, LeaveScreen)
            assert "It is not saved and will be lost" in rows(app) and "It is saved" not in rows(app)
            await pilot.press("t")
            await settled(pilot)
            assert app.table() is None

    async def test_t_shows_the_next_theme_at_once(self) -> None:
        app = app_for()
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            before = app.palette.id
            await pilot.press("t")
            await settled(pilot)
            assert app.palette.id != before
            assert app.palette.name in rows(app)

    async def test_every_entry_opens_something(self, tmp_path: Path) -> None:
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            for key in ("n", "h", "j", "a", "o", "question_mark"):
                await pilot.press(key)
                await settled(pilot)
                assert not isinstance(app.screen, TitleScreen)
                await pilot.press("escape")
                await settled(pilot)
                assert isinstance(app.screen, TitleScreen)
            await pilot.press("q")
            assert app._exit
