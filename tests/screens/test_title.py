"""The title and what lies behind it: playing, resuming, a new game, settings and keys."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from cosmic_tui.draw.cells import plain
from cosmic_tui.draw.text import FEWER, MORE
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.link.ledger import framed
from cosmic_tui.link.story import load, story_of
from cosmic_tui.opening import Refused, Wish, begin, games, once_more, resume, setup_of
from cosmic_tui.screens.games import GamesScreen
from cosmic_tui.screens.leaving import LeaveScreen
from cosmic_tui.screens.logbook import LogScreen
from cosmic_tui.screens.new_game import NewGameScreen
from cosmic_tui.screens.settings import SettingsScreen
from cosmic_tui.screens.table import TableScreen
from cosmic_tui.screens.title import TitleScreen
from cosmic_tui.settings import Settings, load_settings, save_settings

from .playing import app_for, settled


def rows(app) -> str:
    return "\n".join(plain(row) for row in app.screen.sheet.shown)


async def new_game_form(pilot: Pilot[None]) -> NewGameScreen:
    """The form that `n` opens on the title."""
    await settled(pilot)
    await pilot.press("n")
    assert isinstance(pilot.app.screen, NewGameScreen)
    return pilot.app.screen


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

    async def test_saved_games_are_a_list(self, tmp_path: Path) -> None:
        begin(setup_of(Wish(), "Vera", 0.0, 1), tmp_path).close()
        (tmp_path / "broken.cosmic").write_bytes(b"nonsense")
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("v")
            await settled(pilot)
            assert isinstance(app.screen, GamesScreen)
            assert len(app.screen.games) == 2
            problem = next(number for number, game in enumerate(app.screen.games) if game.problem)
            app.screen.at = problem
            await pilot.press("enter")
            assert isinstance(app.screen, GamesScreen), "a game that cannot be read is not opened"
            app.screen.at = 1 - problem
            await pilot.press("enter")
            await settled(pilot)
            assert isinstance(app.screen, TableScreen)

    async def test_a_damaged_game_goes_on_from_its_good_part(self, tmp_path: Path) -> None:
        """The damaged file stays as it is; what stands before the damage is a game of its own."""
        link = begin(setup_of(Wish(), "Vera", 0.0, 1), tmp_path)
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
        link = begin(setup_of(Wish(), "Vera", 0.0, 1), tmp_path)
        link.close()
        before = next(tmp_path.iterdir()).read_bytes()
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
        assert next(tmp_path.iterdir()).read_bytes() == before

    async def test_at_the_end_of_a_story_nobody_is_waited_for(self) -> None:
        """The last board says what it is, and Enter leads back to the beginning."""
        record = load(Path(__file__).parents[1] / "data" / "records" / "three.cosmicgame")
        app = app_for(story_of(record))
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            await pilot.press("escape")
            await settled(pilot)
            assert "at the end of the story" in rows(app) and "waits" not in rows(app)
            await pilot.press("enter")
            assert isinstance(app.screen, LogScreen)

    async def test_what_is_wrong_with_the_settings_is_one_sentence(self, tmp_path: Path) -> None:
        place = tmp_path / "settings.toml"
        place.write_bytes(b"\xff\xfe[[[")
        settings, problems = load_settings(place)
        app = app_for(settings=settings, problems=problems, games=tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            assert "settings.toml cannot be read as settings." in rows(app)
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
            assert "settings.toml cannot be written" in rows(app)
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
            assert "can no longer be saved" in " ".join(line.text for line in app.table().state.lines)
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
            assert "What is not saved is lost" in rows(app) and "It is saved" not in rows(app)
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

    async def test_the_first_game_has_a_coach(self, tmp_path: Path) -> None:
        app = app_for(games=tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            await pilot.press("f")
            await settled(pilot)
            assert app.table().coach is not None


class TestNewGame:
    async def test_the_form_makes_the_game(self, tmp_path: Path) -> None:
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("n")
            form = app.screen
            assert isinstance(form, NewGameScreen)
            await pilot.press("down", "enter", *"Ada", "enter")
            await pilot.press("down", "down", "down", "left")  # the fourth seat is closed
            await pilot.press("end", "enter", *"42", "enter", "home", "enter")
            await settled(pilot)
            table = app.table()
            assert next(person.name for person in table.model.people) == "Ada"
            assert len(table.model.people) == 3
            assert table.link.table.setup.seed == 42

    async def test_one_click_on_a_button_does_it_and_on_a_value_only_looks(self, tmp_path: Path) -> None:
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("n", "down", "down")
            shown = rows(app).splitlines()
            levels = next(number for number, row in enumerate(shown) if "Levels" in row)
            await pilot.click(offset=(5, levels))
            await settled(pilot)
            assert "◄ green, yellow, red ►" in rows(app)
            for char, value in (("►", "green"), ("◄", "green, yellow, red")):
                await pilot.click(offset=(rows(app).splitlines()[levels].index(char, 5), levels))
                await settled(pilot)
                assert f"◄ {value} ►" in rows(app)
            await pilot.click(offset=(5, next(number for number, row in enumerate(shown) if "[ Start ]" in row)))
            await settled(pilot)
            assert isinstance(app.screen, TableScreen)

    @pytest.mark.parametrize("size", [(80, 24), (100, 30)])
    async def test_both_arrows_of_every_value_are_in_sight(self, size: tuple[int, int], tmp_path: Path) -> None:
        """Whoever has only a mouse changes it by them."""
        app = app_for(games=tmp_path)
        async with app.run_test(size=size) as pilot:
            form = await new_game_form(pilot)
            for field in form.fields():
                await settled(pilot)
                if field.change is not None:
                    links = {run.link for row in form.sheet.shown for run in row if "►" in run.text or "◄" in run.text}
                    assert {FEWER, MORE} <= links, field.label
                    here = next(row for row in rows(app).splitlines() if row.startswith("│►"))
                    assert field.value in here
                await pilot.press("down")

    async def test_a_bot_is_introduced(self, tmp_path: Path) -> None:
        """How it plays, where it is chosen."""
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("n", "down", "down")
            shown = " ".join(rows(app).replace("│", " ").split())
            assert "Counts ships and cards" in shown and "Who sits" in shown

    async def test_too_few_seats_are_explained(self, tmp_path: Path) -> None:
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("n")
            app.screen.wish.seats = ["", "", "rookie", ""]
            await pilot.press("enter")
            await settled(pilot)
            assert isinstance(app.screen, NewGameScreen)
            assert "3 players" in " ".join(rows(app).split())

    async def test_a_table_that_cannot_be_is_refused_in_words(self, tmp_path: Path) -> None:
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("n")
            app.screen.wish.variants = {"wild_flares"}
            await pilot.press("enter")
            await settled(pilot)
            assert isinstance(app.screen, NewGameScreen)
            assert app.screen.problem and "«" not in app.screen.problem

    async def test_every_wish_has_a_row(self) -> None:
        """What a table can be told can be set here: what a row changes is in the set-up of the game."""
        app = app_for()
        async with app.run_test(size=(80, 24)) as pilot:
            form = await new_game_form(pilot)
            for label in ("Clock", "Your alien", "Talks clock", "specials count all"):
                form.at = [row.label for row in form.fields()].index(label)
                await pilot.press("right")
            await settled(pilot)
            setup = setup_of(form.wish, "Ada", 0.0, 7)
            assert (setup.clock, setup.clock_seconds, setup.deal_seconds) == ("answer", 30.0, 120)
            assert setup.options["aliens"] == ["amoeba"]
            assert setup.options["specials_may_name_offense"] is True
            assert "Invitations clock" not in [row.label for row in form.fields()], "bots do not talk"

    async def test_an_alien_is_named_by_how_it_begins(self) -> None:
        app = app_for()
        async with app.run_test(size=(80, 24)) as pilot:
            form = await new_game_form(pilot)
            for typed, alien, problem in (("zom", "zombie", False), ("ma", "zombie", True), ("nix", "zombie", True)):
                form.at = [row.label for row in form.fields()].index("Your alien")
                await pilot.press("enter", *typed, "enter")
                assert (form.wish.alien, bool(form.problem)) == (alien, problem)
            await pilot.press("enter", "enter")
            assert form.wish.alien == "", "nothing typed is dealt"

    def test_a_keyboard_that_goes_around_has_no_clock_for_answers(self) -> None:
        """Who has yet to be given the keyboard cannot answer; R-NEG-13: those who share one may talk."""
        wish = Wish(seats=["person", "rookie", "", ""], clock=("answer", 30), soft_seconds=90, deals="open")
        setup = setup_of(wish, "Ada", 0.0, 7)
        assert (setup.clock, setup.soft_seconds) == ("none", 90)

    def test_a_clock_of_ones_own_is_kept(self) -> None:
        """When it has run out, the stand-in of the table gives the answer."""
        now = [0.0]
        setup = setup_of(Wish(clock=("answer", 30), alien_mode="random"), "Ada", 0.0, 7)
        link = EmbeddedLink(setup, now=lambda: now[0])
        asked = next(seat for seat in link.table.seats if seat.person)
        before = asked.serial
        assert asked.question is not None
        now[0] = 29.0
        link.poll()
        assert asked.serial == before
        now[0] = 31.0
        link.poll()
        assert asked.serial != before

    def test_two_people_and_a_bot(self) -> None:
        wish = Wish(seats=["person", "rookie", "", ""], names={1: "Bea"})
        setup = setup_of(wish, "Ada", 0.0, 7)
        assert [(seat.who, seat.name) for seat in setup.seats][:2] == [("person", "Ada"), ("person", "Bea")]
        assert setup.options["seats"] == 3

    def test_a_bot_has_nobodys_name(self) -> None:
        setup = setup_of(Wish(name="Tom"), "You", 0.0, 7)
        assert len({seat.name.casefold() for seat in setup.seats}) == len(setup.seats)

    def test_a_rematch_has_the_same_seats_and_another_deal(self, tmp_path: Path) -> None:
        link = begin(setup_of(Wish(), "Ada", 0.0, 7), tmp_path)
        again = once_more(link, tmp_path)
        assert again is not None
        assert again.table.setup.seats == link.table.setup.seats
        assert again.table.setup.seed != 7

    def test_a_folder_that_cannot_be_written_costs_nobody_the_game(self, tmp_path: Path) -> None:
        blocked = tmp_path / "file"
        blocked.write_text("not a folder")
        assert begin(setup_of(Wish(), "Ada", 0.0, 7), blocked / "games").journal is None

    def test_what_is_not_there_cannot_be_resumed(self, tmp_path: Path) -> None:
        with pytest.raises(Refused):
            resume("nothing", tmp_path)


class TestSettings:
    def test_everything_is_kept_and_read_again(self, tmp_path: Path) -> None:
        place = tmp_path / "cosmic" / "settings.toml"
        mine = Settings(name='Ada "A"', theme="light", bell=False, bot_pause=1.2, keys={"log": "j"})
        assert save_settings(mine, place)
        assert load_settings(place) == (mine, [])

    @pytest.mark.parametrize("text", ["theme = 3", "decoration = 'loud'", "unheard = 1", "keys = 3", "bot_pause = 99"])
    def test_what_is_wrong_is_left_out_and_told(self, tmp_path: Path, text: str) -> None:
        place = tmp_path / "settings.toml"
        place.write_text(text)
        found, problems = load_settings(place)
        assert found == Settings()
        assert [problem.id for problem in problems] == ["err-setting_unknown"]

    @pytest.mark.parametrize("content", [b"= =", b"theme = '\xff\xfe'"])
    def test_a_file_that_cannot_be_read_is_called_that(self, tmp_path: Path, content: bytes) -> None:
        place = tmp_path / "settings.toml"
        place.write_bytes(content)
        found, problems = load_settings(place)
        assert found == Settings()
        assert [problem.id for problem in problems] == ["err-settings_unread"]

    def test_a_relative_folder_is_ignored(self, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
        from cosmic_tui.settings import settings_path

        monkeypatch.setenv("XDG_CONFIG_HOME", "somewhere")
        assert settings_path() == home / ".config" / "cosmic" / "settings.toml"

    async def test_changes_are_seen_at_once_and_kept(self, tmp_path: Path) -> None:
        place = tmp_path / "settings.toml"
        app = app_for()
        app.start.keep_settings, app.start.settings_file = True, place
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("o", "right")
            await settled(pilot)
            assert isinstance(app.screen, SettingsScreen)
            assert app.palette.id == app.settings.theme != "dark"
            await pilot.press("down", "right")
            assert app.look.decoration == app.settings.decoration == "calm"
            await pilot.press("escape")
            assert load_settings(place)[0].theme == app.settings.theme


def test_settings_that_could_not_be_read_are_kept_beside_the_new_ones(tmp_path: Path) -> None:
    """Nothing anybody wrote is lost."""
    place = tmp_path / "settings.toml"
    place.write_bytes(b"theme = [[[")
    assert save_settings(Settings(), place)
    assert load_settings(place)[1] == []
    assert place.with_suffix(".damaged").read_bytes() == b"theme = [[["
