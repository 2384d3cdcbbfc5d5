"""Every page that is not the table, as text: what a key opens over it, the title and what lies behind it."""

import datetime
import os
import time
from pathlib import Path
from typing import cast

import pytest

from cosmic_tui.diary.dailies import Try
from cosmic_tui.diary.diary import Diary
from cosmic_tui.diary.results import DAILY, Result
from cosmic_tui.games.encounter.pages import LAST
from cosmic_tui.new_game import games
from cosmic_tui.screens.collection import CollectionScreen
from cosmic_tui.screens.daily import DailyScreen
from cosmic_tui.screens.games import GamesScreen
from cosmic_tui.screens.history import HistoryScreen
from cosmic_tui.screens.statistics import StatisticsScreen
from cosmic_tui.screens.title import TitleScreen
from tests.storage.shelves import BEGAN, shelve

from .canned import Canned
from .conftest import Texts

# Page -> the table it lies over and the keys that open it.
OVER_THE_TABLE = {
    "log": ("reveal", "l"),
    "log-then": ("reveal", "l Up Up Up"),
    "replay": ("won", "v"),
    "help": ("reveal", "?"),
    "menu": ("reveal", "m"),
    "moments": ("reveal", "t"),
    "piles": ("won", "d"),
    "orders": ("reveal", "s"),
    "odds": ("planning", "o"),
    "explain": ("reinforced", "e"),
    "explain-late": ("won", "e"),
    "why-not": ("reveal", "w"),
    "seat": ("reveal", "Tab Tab Tab Right i"),
    "card": ("planning", "i"),
    "planet": ("planning", "B 3"),
    "hand": ("planning", "z"),
    "as-text": ("reveal", "x"),
    "jump": ("planning", "g"),
    "palette": ("planning", "ctrl+p"),
    "leave": ("planning", "q"),
    "find": ("planning", "/ z o m"),
    "chat": ("planning", "c n o Space w a y"),
    "look-hand": ("planning", "Tab Right Right"),
    "look-stage": ("planning", "Tab Tab"),
    "look-systems": ("planning", "Tab Tab Tab Right"),
    "handle": ("launch", "R"),
    "prepare": ("joining", "p 2"),
    "deal-systems": ("deal-offer", "z"),
    "deal-cards": ("deal", "Enter 1 3"),
    "deal-give-up": ("deal", "5 Enter"),
    "deal-say": ("deal", "4 Enter H m"),
}
FROM_THE_TITLE = {
    "title": "",
    "title-moved": "Down Down",
    "new-game": "n",
    "new-game-seats": "n Down Right Down Right",
    "settings": "o",
    "keys": "o End Enter",
    "keys-bound": "o End Enter Down Down Down Enter b Down Enter l Down Enter 5",
    "hosting": "h",
    "joining": "j",
    "codex": "a",
    "codex-alien": "a Down Down Down",
    "codex-flares": "a 2",
    "codex-cards": "a 3 Down Down Down Down Down Down Down",
    "codex-technology": "a 4",
    "codex-moments": "a 5",
    "codex-rules": "a 6",
    "codex-words": "a 7",
    "title-help": "?",
}


@pytest.mark.parametrize("page", OVER_THE_TABLE)
async def test_over_the_table(page: str, texts: Texts) -> None:
    """What a key opens while a game goes on, or the table with something special on it."""
    table, keys = OVER_THE_TABLE[page]
    await texts(table, keys=keys, ascii_too=False)


@pytest.mark.parametrize("page", FROM_THE_TITLE)
async def test_from_the_title(page: str, texts: Texts) -> None:
    """The title and what it opens."""
    await texts(keys=FROM_THE_TITLE[page], ascii_too=False)


CHAIR = {"who": "person", "name": "Vera", "level": "", "ready": True, "here": True, "owner": True}
CHAIRS = [
    CHAIR,
    {**CHAIR, "name": "Tom", "ready": False, "here": False, "owner": False},
    {**CHAIR, "who": "open", "name": "", "ready": False, "owner": False},
    {**CHAIR, "who": "bot", "name": "Quill", "level": "rookie", "ready": False, "owner": False},
]
ALIENS = "macron zombie void oracle mite amoeba clone human fido filch virus will spiff".split()
RUNGS = ("cadet", "rookie", "captain", "admiral", "ensign")
RESULTS = [
    Result(
        number, time.mktime(BEGAN) - number * 86_400, "encounter", (0,), ("You", "Tom", "Ines"),
        ("person", RUNGS[number % 5], RUNGS[number % 5]), (alien, "miser", "mind"), (number % 3,), 8 + number, "",
        {}, (number % 6, 5, 2), DAILY if number == 4 else "",
    )
    for number, alien in enumerate(ALIENS)
]  # fmt: skip
CODE = "36WE7RZHQHSJXMJM46YQRYZF86KYQ9YQB9V11DQQ5H40TZR0000M8SG"


@pytest.mark.parametrize("owner", [True, False], ids=["owner", "guest"])
async def test_lobby(owner: bool, texts: Texts) -> None:
    """Before a game with people elsewhere: who sits where, and what to type to come in."""
    about = {
        "name": "friday", "game": "encounter", "you": 0 if owner else 1, "owner": owner, "watching": 2,
        "chairs": CHAIRS,
        "options": {"flares": True, "technology": True, "levels": ["green", "yellow"]},
        "come_in": f"cosmic join {CODE}",
    }  # fmt: skip
    said = {"kind": "chat", "seat": 1, "name": "Tom", "text": "back in a minute"}
    seat = 0 if owner else 1
    await texts(Canned([(seat, {"kind": "lobby", "lobby": about}), (seat, said)], (seat,)))


@pytest.mark.parametrize("page", list(LAST))
async def test_victory(page: str, texts: Texts) -> None:
    """The pages of the end, one after the other."""
    await texts("victory", keys=" ".join(["Tab"] * list(LAST).index(page)), ascii_too=False)


async def test_saved_games(texts: Texts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten games in two groups, and one that cannot be read."""
    shelve(tmp_path)
    (tmp_path / "broken.cosmic").write_bytes(b"nonsense")
    when = time.mktime(BEGAN)
    os.utime(tmp_path / "broken.cosmic", (when, when))
    found = games(tmp_path)
    monkeypatch.setattr("cosmic_tui.screens.games.games", lambda folder: found)
    monkeypatch.setattr("cosmic_tui.screens.saved_cells.DAY", 0)
    await texts(show=lambda app: app.show(GamesScreen(cast("TitleScreen", app.screen))))


async def test_the_daily_game(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begun by nobody yet, with three days behind it; and with today's try."""
    monkeypatch.setattr("cosmic_tui.screens.daily.today", lambda: datetime.date(2026, 11, 19))
    for key in ("cosmic_tui.daily.day.version", "cosmic_tui.daily.day.rules_version"):
        monkeypatch.setattr(key, lambda game: 3)
    tries = [
        Try("2026-11-16", "encounter", 3, 3, "lnweln", False, 12, (2, 5, 3)),
        Try("2026-11-17", "chaos", 3, 3, "wwelw", True, 11, (14, 0)),
        Try("2026-11-18", "andromeda", 3, 3, "nnwwlennww", True, 41, (91, 80, 62)),
        Try("2026-11-19", "encounter", 3, 3, "wlnnewwnw", True, 9, (5, 2, 3, 1)),
    ]
    monkeypatch.setattr(Diary, "tries", lambda diary: tries)
    await texts(show=lambda app: app.show(DailyScreen(cast("TitleScreen", app.screen))))


@pytest.mark.parametrize("tab", [StatisticsScreen, CollectionScreen, HistoryScreen], ids=lambda tab: tab.__name__)
async def test_what_was_played(tab: type[StatisticsScreen], texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirteen games, some of them won, against bots of several levels."""
    monkeypatch.setattr(Diary, "results", lambda diary: RESULTS)
    await texts(show=lambda app: app.show(tab(cast("TitleScreen", app.screen))))


async def test_second_at_the_curtain(texts: Texts) -> None:
    """The person sits down; the other one's hand is nowhere."""
    await texts("curtain", keys="Enter", ascii_too=False)


async def test_too_small(texts: Texts) -> None:
    """Smaller than the table can be: one sentence instead."""
    await texts("planning", sizes=[(60, 20), (79, 23)], ascii_too=False)
