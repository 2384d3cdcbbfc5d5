"""Whatever arrives at once, and on whatever screen: the program stays, and a person can go on.

A terminal sends what is typed, clicked, pasted without marks or resized as it comes; a thousand signs can be there
before the first of them has been taken.
"""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.geometry import Size

from cosmic_tui.app import CosmicApp
from cosmic_tui.screens.title import TitleScreen
from tests.night import one_in

from .playing import app_for, rows, settled, table_link

SIGNS = "abcdefghijklmnopqrstuvwxyzABCMQSU0123456789?/+-[]. "
WALKING = ("up", "down", "left", "right", "pageup", "pagedown", "home", "end", "tab", "delete", "f1")
KEYS = [
    *[(sign, sign) for sign in SIGNS],
    *[(name, None) for name in WALKING],
    ("enter", "\r"), ("escape", "\x1b"), ("backspace", "\x7f"), ("ctrl+l", "\x0c"),
]  # fmt: skip
SIZES = ((80, 24), (100, 30), (140, 45), (200, 60), (79, 23), (40, 10), (1, 1))
# The first ones are those that once ended the program: on the title, in leaving, in the log.
SEEDS = (1, 2, 3, 4, 13, 60, *(range(100, 300) if os.environ.get("COSMIC_LARGE") == "1" else ()))


def send_at_once(app: CosmicApp, chance: random.Random, count: int) -> None:
    """So many keys, clicks and resizes, none of which waits for another."""
    for _ in range(count):
        kind = chance.random()
        if kind < 0.93:
            app.post_message(events.Key(*chance.choice(KEYS)))
        elif kind < 0.98:
            click(app, chance)
        else:
            resize(app, chance)


def click(app: CosmicApp, chance: random.Random) -> None:
    width, height = app.size
    x, y, button = chance.randrange(max(1, width)), chance.randrange(max(1, height)), chance.choice((1, 1, 3))
    for event in (events.MouseDown, events.MouseUp):
        app.post_message(event(None, x, y, 0, 0, button, False, False, False, x, y))


def resize(app: CosmicApp, chance: random.Random) -> None:
    size = Size(*chance.choice(SIZES))
    app.post_message(events.Resize(size, size))


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who presses anything at all may open a table or knock at one, and that is kept."""
    monkeypatch.setenv("HOME", str(tmp_path))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.usefixtures("sent")
async def test_the_program_goes_on(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    app = app_for(table_link(seed) if seed % 2 else None, games=tmp_path)
    left: list[Any] = []
    app.exit = lambda *args, **kwargs: left.append(args)  # type: ignore[method-assign]
    async with app.run_test(size=chance.choice(SIZES[:4])) as pilot:
        await settled(pilot)
        for _ in range(6 // one_in(2)):
            send_at_once(app, chance, 300)
            await settled(pilot)
        assert app.fault is None
        await pilot.resize_terminal(100, 30)
        for _ in range(8):  # back from however deep a page
            await pilot.press("escape")
        await settled(pilot)
        shown = rows(app)
        assert shown.strip()
        app.screen.do("help")  # by its name: the burst may have given help another key
        await settled(pilot)
        assert app.fault is None
        assert rows(app) != shown


async def test_a_key_typed_while_a_page_opens_is_meant_for_that_page(tmp_path: Path) -> None:
    """Two keys in one go, as a quick hand or a script sends them: the first opens the codex, the second closes it."""
    app = app_for(games=tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        for key, character in (("a", "a"), ("escape", "\x1b"), ("down", None)):
            app.post_message(events.Key(key, character))
        await settled(pilot)
        assert isinstance(app.screen, TitleScreen)
        assert app.screen.at > 0
