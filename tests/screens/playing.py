"""A person at the keyboard for tests: reads the open question from the screen's own draft and presses keys.

Not a test itself. Uses nothing but keys, so whatever it can do a person can do.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from cosmic_tui.app import CosmicApp
from cosmic_tui.canvas.cells import plain
from cosmic_tui.games.encounter.prompt.desk import Desk
from cosmic_tui.launch_options import LaunchOptions
from cosmic_tui.link.link import Link
from cosmic_tui.link.saved import unkept
from cosmic_tui.prompt import Draft
from cosmic_tui.settings import Settings
from cosmic_tui.table.setup import GameSetup, people_and_bots

TERMINAL = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
SETTLES = 4  # rounds of messages after which everything stands still
SMALLEST, MIDDLE = (80, 24), (140, 45)


def table_link(seed: int = 1, seats: int = 4, people: tuple[str, ...] = ("Vera",), **options: Any) -> Link:
    """A table in this process that keeps nothing; bots answer at once."""
    wishes = {"seats": seats, "alien_mode": "random", **options}
    return unkept(GameSetup(people_and_bots(list(people), seats, "random"), seed, wishes))


def app_for(
    link: Link | None = None, *, games: Any = None, settings: Settings | None = None, film: bool = False, **more: Any
) -> CosmicApp:
    """An app that answers every key at once, shows no film, writes nothing, and looks for no network."""
    more.setdefault("look", nobody_near)
    more.setdefault("diary", Path(tempfile.mkdtemp()))
    start = LaunchOptions(
        settings or Settings(),
        link,
        env=TERMINAL,
        motion=False,
        film=film,
        keep_settings=False,
        patience=0.0,
        games=games,
        **more,
    )
    return CosmicApp(start)


async def nobody_near(seen: Any) -> None:
    """A network without tables."""


async def settled(pilot: Pilot[Any]) -> None:
    """All messages that are under way have been taken."""
    for _ in range(SETTLES):
        await pilot.pause(0)


def answer(app: CosmicApp, chance: random.Random) -> None:
    """Answer the open question with keys alone, named as the screen gets them."""
    table = app.table()
    for key in keys_for(table.answer.draft, chance):
        table.press(key)
    table.press("Enter")
    if table.eyes.confirm:
        table.press("Enter")


def keys_for(draft: Draft | Desk | None, chance: random.Random) -> list[str]:
    """Keys that make up some lawful answer, without the last Enter."""
    if draft is None:
        return []
    if isinstance(draft, Desk):
        return ["3"] if draft.data["theirs"] else ["5"]
    question = draft.question
    if draft.shape == "pick":
        choice = chance.choice(draft.choices)
        return ["PgDn"] * choice.page + [choice.digit]
    if draft.shape == "some":
        wanted = chance.randint(question["low"], question["high"])
        return [choice.digit for choice in chance.sample(draft.choices, wanted)]
    if draft.shape == "amount":
        return ["→"] * (chance.randint(question["low"], question["high"]) - question["low"])
    return spread_keys(draft, chance)


def spread_keys(draft: Draft, chance: random.Random) -> list[str]:
    """Ships one by one, each by the digit of its place."""
    left = list(draft.question["caps"])
    keys: list[str] = []
    page = 0
    for _ in range(chance.randint(max(draft.question["low"], 0), draft.question["high"])):
        choice = chance.choice([choice for choice in draft.choices if left[choice.index]])
        left[choice.index] -= 1
        keys += (["PgDn"] if choice.page > page else ["PgUp"]) * abs(choice.page - page)
        page = choice.page
        keys.append(choice.digit)
    return keys


async def play(pilot: Pilot[Any], seed: int, most: int = 2000) -> int:
    """Play until the game is over or enough questions have been answered; returns how many were."""
    chance = random.Random(seed)
    app = pilot.app
    assert isinstance(app, CosmicApp)
    for number in range(most):
        await settled(pilot)
        table = app.table()
        if table.model.over is not None:
            return number
        if table.state.question is not None:
            answer(app, chance)
    return most


def rows(app: CosmicApp) -> str:
    """Everything on the screen that is on top."""
    return "\n".join(plain(row) for row in app.screen.sheet.shown)
