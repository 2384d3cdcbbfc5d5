"""The form of a new game: seats, aliens, variants, clocks, seed."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from cosmic_tui.canvas.text import FEWER, MORE
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.new_game import PERSON_WORD, Refused, Wish, begin, once_more, resume, setup_of
from cosmic_tui.screens.forms import headed
from cosmic_tui.screens.new_game import NewGameScreen
from cosmic_tui.screens.table import TableScreen
from cosmic_tui.settings import Settings

from .playing import app_for, rows, settled


async def new_game_form(pilot: Pilot[None]) -> NewGameScreen:
    """The form that `n` opens on the title."""
    await settled(pilot)
    await pilot.press("n")
    assert isinstance(pilot.app.screen, NewGameScreen)
    return pilot.app.screen


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

    async def test_a_game_alone_is_as_long_as_games_alone_were(self, tmp_path: Path) -> None:
        """A second person at the keyboard makes it a game among people, which takes its time by the seat."""
        app = app_for(games=tmp_path)
        async with app.run_test(size=(100, 30)) as pilot:
            form = await new_game_form(pilot)
            assert "8 to 15 minutes against bots" in rows(app)
            form.wish.seats[0] = PERSON_WORD
            form.paint()
            await settled(pilot)
            assert "about 40 minutes" in rows(app)

    @pytest.mark.parametrize(("game", "said"), [("andromeda", "12 to 35"), ("chaos", "9 to 20")])
    async def test_each_game_alone_has_a_length_of_its_own(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, said: str
    ) -> None:
        """Twenty-five minutes a seat are for people, who think and talk; bots do not wait."""
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))  # own decks lie there
        app = app_for(games=tmp_path, settings=Settings(game=game))
        async with app.run_test(size=(100, 30)) as pilot:
            await new_game_form(pilot)
            assert f"{said} minutes against bots" in rows(app)

    async def test_a_label_longer_than_its_column_is_whole_and_shifts_its_value(self, tmp_path: Path) -> None:
        """The rule is its own name in every language; 22 columns are what most rows need."""
        app = app_for(games=tmp_path, settings=Settings(language="hu"))
        async with app.run_test(size=(80, 24)) as pilot:
            form = await new_game_form(pilot)
            long = next(row for row in form.fields() if len(row.label) > form.label)
            for _ in form.lines():
                if form.here().label == long.label:
                    break
                await pilot.press("down")
            shown = rows(app)
            assert f"{headed(long)} ◄ {long.value} ►" in shown

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

    @pytest.mark.parametrize(
        ("game", "rungs", "said"),
        [
            ("encounter", "rookie captain admiral random cadet ensign lieutenant", "knows its aliens"),
            ("andromeda", "rookie random cadet ensign", ""),
            ("chaos", "rookie captain admiral random cadet ensign", "each action on to the end of its turn"),
        ],
    )
    async def test_rungs_come_in_order_and_each_game_says_how_they_play(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, rungs: str, said: str
    ) -> None:
        """One step further is a stronger bot; after the strongest come the weaker ones."""
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))  # own decks lie there
        app = app_for(games=tmp_path, settings=Settings(game=game))
        async with app.run_test(size=(100, 30)) as pilot:
            form = await new_game_form(pilot)
            await pilot.press("down", "down")
            for number, rung in enumerate(rungs.split()):
                assert form.wish.seats[0] == rung
                shown = " ".join(rows(app).replace("│", " ").split())
                assert rung != "captain" or said in shown
                assert " ".join(app.words.say(f"rung-{rung}").split()[:3]) in shown, number
                await pilot.press("right")
            assert form.wish.seats[0] == PERSON_WORD

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
            app.screen.wish.options |= {"flares": False, "wild_flares": True}
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
            setup = setup_of(form.wish, "Ada", 7)
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
                assert (form.wish.options.get("aliens", [""])[0], bool(form.problem)) == (alien, problem)
            await pilot.press("enter", "enter")
            assert "aliens" not in form.wish.options, "nothing typed is dealt"

    def test_a_keyboard_that_goes_around_has_no_clock_for_answers(self) -> None:
        """Who has yet to be given the keyboard cannot answer; R-NEG-13: those who share one may talk."""
        seats = ["person", "rookie", "", ""]
        wish = Wish(seats=seats, clock=("answer", 30), soft_seconds=90, options={"deals": "open"})
        setup = setup_of(wish, "Ada", 7)
        assert (setup.clock, setup.soft_seconds) == ("none", 90)

    def test_a_clock_of_ones_own_is_kept(self) -> None:
        """When it has run out, the stand-in of the table gives the answer."""
        now = [0.0]
        setup = setup_of(Wish(clock=("answer", 30), options={"alien_mode": "random"}), "Ada", 7)
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
        setup = setup_of(wish, "Ada", 7)
        assert [(seat.who, seat.name) for seat in setup.seats][:2] == [("person", "Ada"), ("person", "Bea")]
        assert setup.options["seats"] == 3

    def test_a_bot_has_nobodys_name(self) -> None:
        setup = setup_of(Wish(name="Tom"), "You", 7)
        assert len({seat.name.casefold() for seat in setup.seats}) == len(setup.seats)

    def test_a_rematch_has_the_same_seats_and_another_deal(self, tmp_path: Path) -> None:
        link = begin(setup_of(Wish(), "Ada", 7), tmp_path)
        again = once_more(link, tmp_path)
        assert again is not None
        assert again.table.setup.seats == link.table.setup.seats
        assert again.table.setup.seed != 7

    def test_a_folder_that_cannot_be_written_costs_nobody_the_game(self, tmp_path: Path) -> None:
        blocked = tmp_path / "file"
        blocked.write_text("not a folder")
        assert begin(setup_of(Wish(), "Ada", 7), blocked / "games").journal is None

    def test_what_is_not_there_cannot_be_resumed(self, tmp_path: Path) -> None:
        with pytest.raises(Refused):
            resume("nothing", tmp_path)
