"""Keys bound anew: the new ones are shown and work on every page, and nothing shows, names or sends the old ones."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cosmic_tui.app import CosmicApp
from cosmic_tui.canvas.cells import Row, plain
from cosmic_tui.link.saved import unkept
from cosmic_tui.look.keys import DEFAULT, LETTERS, fixed
from cosmic_tui.new_game import lesson_setup
from cosmic_tui.screens.help import EVERYWHERE, QUESTION, HelpScreen
from cosmic_tui.screens.logbook import LogScreen
from cosmic_tui.screens.menu import MenuScreen
from cosmic_tui.screens.moments import MomentsScreen
from cosmic_tui.screens.new_game import NewGameScreen
from cosmic_tui.screens.orders import OrdersScreen
from cosmic_tui.screens.page import PageScreen
from cosmic_tui.screens.settings import KeysScreen
from cosmic_tui.screens.sheets import SheetScreen
from cosmic_tui.settings import Settings
from cosmic_tui.words import words
from tests.snapshots.canned import Canned
from tests.snapshots.test_pages import CHAIRS

from .playing import app_for, settled
from .sitting import KeepingLink, sit_at

SIZES = [(80, 24), (100, 30), (140, 45)]
# Every command has a letter that no page and no sentence uses.
NEW = {command: chr(0x430 + number) for number, command in enumerate(DEFAULT)}
NAMED = re.compile(r"\b(Enter|Esc|Tab|PgUp|PgDn|Space)\b|[Pp]ress [a-z]\b|\([a-z]\)")
KEYS = {key for keys in DEFAULT.values() for key in keys}
SIGNS = "►◄"  # of the chart, which is one large link
POSITIONS = ["planning", "launch", "reveal", "deal", "deal-offer", "big-hand", "aliens", "zap", "joining", "curtain"]
PAGES = [
    "help", "log", "replay", "menu", "timing", "piles", "orders", "odds", "explain", "why_not", "read", "zoom",
    "as_text", "codex", "quit",
]  # fmt: skip


def bound() -> Settings:
    return Settings(keys=dict(NEW))


def commands_shown(rows: list[Row]) -> list[tuple[str, str]]:
    """(command, the key that stands for it) of every hint that can be clicked."""
    runs = [run for row in rows for run in row if run.token == "key" and run.link[:1] == ("do",)]
    shown = [(str(run.link[1]), run.text.strip(" ()")) for run in runs]
    return [(name, key) for name, key in shown if key in KEYS or (len(key) == 1 and key not in SIGNS)]


def check(screen: Any, letters: str = "") -> int:
    """Nothing old on this screen; how many new keys are. `letters` are those of the page."""
    assert isinstance(screen, SheetScreen)
    shown = commands_shown(screen.sheet.shown)
    if isinstance(screen, MenuScreen):  # all of the table around its box leads back to the table
        shown = [(name, key) for name, key in shown if name != "back"]
    assert [(name, key) for name, key in shown if key != (NEW | LETTERS)[name]] == []
    rows = [plain(row) for row in screen.sheet.shown]
    old = [found[0] for row in rows if (found := NAMED.search(row)) and found[0][-1] not in letters]
    assert old == [], "\n".join(rows)
    return len(shown)


class TestShown:
    @pytest.mark.parametrize("name", POSITIONS)
    async def test_at_the_table(self, name: str) -> None:
        async with sit_at(name, settings=bound()) as at:
            for size in SIZES:
                await at.pilot.resize_terminal(*size)
                await at.press()
                assert check(at.app.screen), size

    @pytest.mark.parametrize("size", SIZES)
    async def test_over_the_table(self, size: tuple[int, int]) -> None:
        async with sit_at("planning", size, settings=bound()) as at:
            for page in PAGES:
                await at.press(NEW[page])
                assert at.app.screen is not at.table, page
                assert check(at.app.screen), page
                at.app.pop_to_table()
                await at.press()
        async with sit_at("joining", size, settings=bound()) as at:
            await at.press(NEW["prepare"])
            assert check(at.app.screen)

    async def test_the_coach(self) -> None:
        app = app_for(unkept(lesson_setup("encounter", "first", "Ada")), settings=bound())
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            assert app.table().coach is not None
            assert check(app.screen)

    @pytest.mark.parametrize("letters", ["", "n", "o", "h", "j", NEW["codex"], NEW["help"]])
    async def test_from_the_title(self, letters: str) -> None:
        app = app_for(settings=bound())
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press(*letters)
            await settled(pilot)
            assert check(app.screen)

    @pytest.mark.parametrize("owner", [True, False])
    async def test_in_the_lobby(self, owner: bool) -> None:
        about = {
            "name": "friday", "game": "encounter", "you": 0 if owner else 1, "owner": owner, "watching": 0,
            "chairs": CHAIRS, "options": {}, "come_in": "",
        }  # fmt: skip
        seat = 0 if owner else 1

        class InLobby(KeepingLink):
            def __init__(self, name: str) -> None:
                super().__init__(name)
                self.canned = Canned([(seat, {"kind": "lobby", "lobby": about})], (seat,))
                self.seats = (seat,)

        async with sit_at("planning", kind=InLobby, settings=bound()) as at:
            assert check(at.app.screen, "".join(LETTERS.values()))
            await at.press(NEW["down"])
            assert at.table.lobby.at == 1
            await at.press("r")
            assert at.link.sent[-1]["do"] in ("ready", "unready")
            await at.press(NEW["send"])
            assert at.link.sent[-1]["do"] == ("start" if owner else "ready")
            await at.click(("do", "sit"))
            assert at.link.sent[-1]["do"] == "sit"

    async def test_a_vote_names_the_keys_of_this_person(self) -> None:
        vote = {"kind": "vote", "about": "pause", "by": 1, "seat": -1, "state": "open", "wait": [0]}
        async with sit_at("planning", settings=bound()) as at:
            at.link.tell(0, vote)
            await settled(at.pilot)
            assert f"{NEW['yes']} yes   {NEW['no']} no" in at.text and check(at.app.screen)
            await at.press(NEW["no"])
            assert at.link.sent[-1] == {"kind": "vote", "about": "pause", "seat": -1, "yes": False}

    async def test_a_vote_takes_no_key_from_what_a_person_has_bound_it_to(self) -> None:
        """Whoever reads the log with `y` has not agreed to anything when somebody asks for a vote meanwhile."""
        vote = {"kind": "vote", "about": "end", "by": 1, "seat": -1, "state": "open", "wait": [0]}
        async with sit_at("planning", settings=Settings(keys={"log": "y"})) as at:
            at.link.tell(0, vote)
            await settled(at.pilot)
            assert "ending this game. Do you agree?   yes   n no" in at.text
            await at.press("y")
            assert isinstance(at.app.screen, LogScreen) and "vote" not in at.link.others()
            await at.press("escape")
            await at.click(("do", "yes"))
            assert at.link.sent[-1] == {"kind": "vote", "about": "end", "seat": -1, "yes": True}

    async def test_while_something_is_typed_its_end_is_named(self) -> None:
        """There a letter is a letter, so Enter and Esc are what is shown and what works."""
        async with sit_at("planning", settings=bound()) as at:
            await at.press(NEW["chat"], "h", NEW["send"], "i")
            assert "Type a line.   Enter send   Esc back" in at.text
            assert at.table.eyes.typing == f"h{NEW['send']}i"
            await at.press("enter")
            assert at.link.sent[-1] == {"kind": "chat", "text": f"h{NEW['send']}i"}
            await at.press(NEW["find"], "z")
            assert "Enter read" in at.text


class TestSent:
    async def test_a_whole_answer(self) -> None:
        """Ships are moved and sent with nothing but keys bound anew and digits."""
        async with sit_at("launch", settings=bound()) as at:
            await at.press("1", NEW["more"], NEW["right"], NEW["more"], NEW["fewer"], NEW["send"])
            assert len(at.link.answers) == 1

    @pytest.mark.parametrize(
        ("command", "page"),
        [
            ("help", HelpScreen), ("log", LogScreen), ("menu", MenuScreen), ("timing", MomentsScreen),
            ("orders", OrdersScreen), ("why_not", PageScreen), ("odds", PageScreen),
        ],
    )  # fmt: skip
    async def test_a_click_on_a_hint_does_it(self, command: str, page: type) -> None:
        async with sit_at("planning", (140, 45), settings=bound()) as at:
            await at.click(("do", command))
            assert isinstance(at.app.screen, page)
            await at.press(NEW["back"])
            assert at.app.screen is at.table

    async def test_the_old_key_does_nothing(self) -> None:
        async with sit_at("planning", settings=bound()) as at:
            await at.press("l", "w", "m", "question_mark", "q")
            assert at.app.screen is at.table

    async def test_a_command_without_a_key_is_clicked_by_its_label(self) -> None:
        async with sit_at("planning", settings=Settings(keys={"chat": "l"})) as at:
            assert "log" in at.text
            assert not [key for name, key in commands_shown(at.app.screen.sheet.shown) if name == "log"]
            await at.click(("do", "log"))
            assert isinstance(at.app.screen, LogScreen)

    async def test_the_menu_and_the_help_do_what_they_say(self) -> None:
        async with sit_at("planning", settings=bound()) as at:
            await at.press(NEW["menu"], NEW["down"], NEW["send"])
            assert isinstance(at.app.screen, LogScreen)
            await at.press(NEW["back"], NEW["help"], *[NEW["down"]] * 8, NEW["send"])
            assert isinstance(at.app.screen, PageScreen)

    async def test_a_form_is_filled(self) -> None:
        app = app_for(settings=bound())
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("n", NEW["down"], NEW["send"], "A", NEW["send"], "enter")
            assert isinstance(app.screen, NewGameScreen)
            assert app.screen.wish.name == f"A{NEW['send']}"


class TestBinding:
    async def bind(self, command: str, *keys: str) -> tuple[CosmicApp, str]:
        """Press these keys for it, one after the other; the app, the rows of the form and what stands beside them."""
        app = app_for()
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            page = KeysScreen()
            app.push_screen(page)
            await settled(pilot)
            for key in keys:
                page.at = page.commands().index(command)
                await pilot.press("enter", key)
                await settled(pilot)
            await pilot.press("up")
            await settled(pilot)
            rows = " ".join(plain(row)[: page.split(100)] for row in page.sheet.shown)
            return app, f"{' '.join(rows.replace('│', ' ').split())} {page.problem}"

    async def test_a_key_is_bound_and_shown(self) -> None:
        app, text = await self.bind("log", "j")
        assert app.settings.keys == {"log": "j"}
        assert app.look.keys.does("j") == "log"
        assert not app.look.keys.does("l")
        assert "j everything that happened" in text

    @pytest.mark.parametrize("key", ["5", "enter"])
    async def test_what_stays_what_it_is_says_so(self, key: str) -> None:
        app, text = await self.bind("log", "j", key)
        assert app.settings.keys == {"log": "j"}
        assert "can't be changed." in text

    async def test_whose_key_it_was_is_said(self) -> None:
        app, text = await self.bind("chat", "l")
        assert app.look.keys.of("log") == ""
        assert "That has no key now." in text
        assert "no key everything that happened" in text

    async def test_a_command_gets_its_own_key_back(self) -> None:
        app, _ = await self.bind("log", "j", "k")
        assert app.settings.keys == {"log": "k"}
        assert not app.look.keys.does("j")

    def test_every_command_has_a_row(self) -> None:
        """What can be bound in the file can be bound here."""
        assert set(KeysScreen.commands()) == set(DEFAULT)
        assert all(words("en").has(f"cmd-{command}") for command in DEFAULT)

    def test_every_command_of_the_table_stands_in_help(self) -> None:
        """Or it is help itself, or what a page says in its own row of keys, or another way to go back and forth."""
        elsewhere = (
            "help", "look_back", "beside", "replay", "coach", "palette", "page_up", "first", "last", "earlier",
            "later", "yes", "no",
        )  # fmt: skip
        in_help = {*EVERYWHERE, *(command for commands in QUESTION.values() for command in commands)}
        assert set(DEFAULT) - in_help == set(elsewhere)

    async def test_a_file_that_cannot_be_had_is_told_in_a_sentence(self) -> None:
        app = app_for(settings=Settings(keys={"help": "7", "log": "j"}))
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            assert "7" in app.screen.message
            assert app.settings.keys == {"log": "j"}


def test_the_keys_of_the_tests_can_be_had() -> None:
    """They are free, and none of them is a key that stays."""
    assert not set(NEW.values()) & {key for keys in DEFAULT.values() for key in keys}
    assert len(set(NEW.values())) == len(NEW)
    assert not any(map(fixed, NEW.values()))
