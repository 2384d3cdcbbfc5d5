"""Keys, clicks and resizes over every screen there is, at a table of each game: none ends the program.

A screen that is new has to be added to OPENERS; the first test says so. What a burst does on the way through all of
them is in test_bursts.py.
"""

from __future__ import annotations

import importlib
import pkgutil
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import cosmic_tui.games.chaos.screens as chaos_screens
import cosmic_tui.screens as common_screens
from cosmic_tui.app import CosmicApp
from cosmic_tui.diary.puzzles import Rating
from cosmic_tui.games import shown_games
from cosmic_tui.games.chaos import cup
from cosmic_tui.games.chaos.screens.builder import BuilderScreen
from cosmic_tui.games.chaos.screens.cups import CupScreen, CupsScreen
from cosmic_tui.games.chaos.screens.decks import ChooseDeckScreen, DecksScreen
from cosmic_tui.link.link import Link
from cosmic_tui.link.recalling import Recalling
from cosmic_tui.link.reviewing import Reviewing
from cosmic_tui.link.saved import unkept
from cosmic_tui.puzzles.table import PuzzleLink
from cosmic_tui.room.record import record_of
from cosmic_tui.screens.codex import CodexScreen
from cosmic_tui.screens.collection import CollectionScreen
from cosmic_tui.screens.daily import DailyScreen
from cosmic_tui.screens.games import GamesScreen
from cosmic_tui.screens.help import HelpScreen
from cosmic_tui.screens.history import HistoryScreen
from cosmic_tui.screens.hosting import HostScreen
from cosmic_tui.screens.joining import JoinScreen
from cosmic_tui.screens.jumping import JumpScreen, PaletteScreen
from cosmic_tui.screens.leaving import LeaveScreen
from cosmic_tui.screens.lessons import LessonsScreen
from cosmic_tui.screens.logbook import LogScreen, ThenScreen
from cosmic_tui.screens.menu import MenuScreen
from cosmic_tui.screens.moments import MomentsScreen
from cosmic_tui.screens.new_game import NewGameScreen
from cosmic_tui.screens.orders import OrdersScreen
from cosmic_tui.screens.reading import SeatScreen
from cosmic_tui.screens.recalled import RecalledScreen
from cosmic_tui.screens.replaying import ReplayScreen
from cosmic_tui.screens.review import ReviewScreen
from cosmic_tui.screens.settings import KeysScreen, SettingsScreen
from cosmic_tui.screens.sheets import SheetScreen
from cosmic_tui.screens.solved import SolvedScreen
from cosmic_tui.screens.statistics import StatisticsScreen
from cosmic_tui.screens.title import TitleScreen
from cosmic_tui.screens.together import TogetherScreen
from cosmic_tui.screens.victory import VictoryScreen
from cosmic_tui.table import updates
from cosmic_tui.table.setup import GameSetup, people_and_bots
from engine.games import new_record, rules_of
from tests.chaos.screens.test_screens import DECKS
from tests.puzzles.positions import STRONG, puzzle_at

from .playing import answer, app_for, rows, settled
from .test_bursts import send_at_once

BURST = 120
ANSWERS = 4  # given before, so that there is something to look back at
Opener = Callable[[CosmicApp], SheetScreen]
def nothing_found(app: CosmicApp) -> Reviewing:
    """A review that no process goes on with."""
    rules = rules_of(app.table().game)
    going = Reviewing(new_record(rules, {}, 1), 0)
    going.stopped = True
    return going


def recalling(app: CosmicApp) -> Recalling:
    """Advice about the game of the table, which no process thinks about."""
    going = Recalling(record_of(app.table().link.table))
    going.weighing.worker.begin = lambda name, thought: False  # type: ignore[method-assign]
    return going


def solved(app: CosmicApp) -> SolvedScreen:
    """The page behind the answer to a puzzle, which has a table of its own."""
    link = PuzzleLink(puzzle_at(STRONG, 1400), "Vera")
    app.open_table(link)
    link.given = 0
    return SolvedScreen(app.table(), link, Rating(), Rating())


FROM_THE_TITLE: dict[str, Opener] = {
    "TitleScreen": lambda app: TitleScreen(),
    "NewGameScreen": lambda app: NewGameScreen(title(app)),
    "HostScreen": lambda app: HostScreen(title(app)),
    "JoinScreen": lambda app: JoinScreen(),
    "DailyScreen": lambda app: DailyScreen(title(app)),
    "GamesScreen": lambda app: GamesScreen(title(app)),
    "LessonsScreen": lambda app: LessonsScreen(title(app)),
    "SettingsScreen": lambda app: SettingsScreen(),
    "KeysScreen": lambda app: KeysScreen(),
    "StatisticsScreen": lambda app: StatisticsScreen(title(app)),
    "CollectionScreen": lambda app: CollectionScreen(title(app)),
    "HistoryScreen": lambda app: HistoryScreen(title(app)),
    "BuilderScreen": lambda app: BuilderScreen(),
    "ChooseDeckScreen": lambda app: ChooseDeckScreen("official"),
    "DecksScreen": lambda app: DecksScreen(),
    "CupsScreen": lambda app: CupsScreen(),
    "CupScreen": lambda app: CupScreen(a_cup()),
    "SolvedScreen": solved,
}
AT_A_TABLE: dict[str, Opener] = {
    "TableScreen": lambda app: app.table(),
    "CodexScreen": lambda app: CodexScreen(),
    "HelpScreen": lambda app: HelpScreen(app.table()),
    "LeaveScreen": lambda app: LeaveScreen(),
    "LogScreen": lambda app: LogScreen(app.table()),
    "ThenScreen": lambda app: ThenScreen(LogScreen(app.table()), 0),
    "MenuScreen": lambda app: MenuScreen(app.table()),
    "MomentsScreen": lambda app: MomentsScreen(app.table()),
    "OrdersScreen": lambda app: OrdersScreen(app.table()),
    "PaletteScreen": lambda app: PaletteScreen(app.table()),
    "JumpScreen": lambda app: JumpScreen(app.table()),
    "SeatScreen": lambda app: SeatScreen(app.table(), 1),
    "ReplayScreen": lambda app: ReplayScreen(app.table()),
    "RecalledScreen": lambda app: RecalledScreen(app.table().model, recalling(app), 0, 0),
    "TogetherScreen": lambda app: TogetherScreen(elsewhere(app)),
    "VictoryScreen": lambda app: VictoryScreen(over(app)),
    "ReviewScreen": lambda app: ReviewScreen(app.table(), nothing_found(app)),
}
OPENERS = {**FROM_THE_TITLE, **AT_A_TABLE}
CASES = [("", name) for name in FROM_THE_TITLE] + [(game, name) for name in AT_A_TABLE for game in shown_games()]


def title(app: CosmicApp) -> TitleScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, TitleScreen))


def elsewhere(app: CosmicApp) -> Any:
    """As if the table were far away: what people say to each other about it goes nowhere."""
    table = app.table()
    table.link.send = lambda seat, message: None
    return table


def over(app: CosmicApp) -> Any:
    """As if it had been ended by consent."""
    table = app.table()
    table.model.over = updates.over(table.link.table)
    return table


def a_cup() -> cup.Cup:
    return cup.new("friday", tuple(cup.Entry(name, "xeno_brood", "rookie") for name in ("Vera", "Tom", "Ines")), 1)


def link_for(game: str) -> Link:
    seats = 2 if game == "chaos" else 3
    wishes: dict[str, Any] = {"seats": seats, **({"decks": DECKS[:2]} if game == "chaos" else {})}
    return unkept(GameSetup(people_and_bots(["Vera"], seats, rules_of(game).bot), 5, wishes, game=game))


def screens() -> Iterator[type[SheetScreen]]:
    """All there are, but those that are only the beginning of others."""
    for package in (common_screens, chaos_screens):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(found.name)
    left = [SheetScreen]
    while left:
        screen = left.pop()
        left += screen.__subclasses__()
        if screen.__module__.startswith("cosmic_tui.") and (not screen.__subclasses__() or screen.__name__ in OPENERS):
            yield screen


def test_no_screen_is_left_out() -> None:
    assert {screen.__name__ for screen in screens()} == set(OPENERS)


@pytest.mark.parametrize(("game", "name"), CASES)
async def test_a_burst_on_any_screen(game: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    chance = random.Random(f"{game}{name}")
    app = app_for(link_for(game) if game else None, games=tmp_path)
    left: list[Any] = []
    app.exit = lambda *args, **kwargs: left.append(args)  # type: ignore[method-assign]
    async with app.run_test(size=chance.choice(((80, 24), (140, 45)))) as pilot:
        await settled(pilot)
        for _ in range(ANSWERS if game else 0):
            answer(app, chance)
            await settled(pilot)
        screen = OPENERS[name](app)
        if screen is not app.screen:
            await app.push_screen(screen)
        await settled(pilot)
        assert type(app.screen).__name__ == name
        send_at_once(app, chance, BURST)
        await settled(pilot)
        assert app.fault is None
        await pilot.resize_terminal(100, 30)
        await pilot.press("escape")
        await settled(pilot)
        assert app.fault is None and rows(app).strip(), app.screen
