"""`python -m tests.pictures`: the pictures of the README, made by the program itself from a seeded game of five.

Writes the dot-folder `.pictures/` at the top. The files hold no address to fetch anything from: letters are set in
whatever fixed-width font the reader has, and stand in their columns in any.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.bots import make_bot
from engine.encounter.options import make_options
from engine.encounter.setup import new_game
from engine.encounter.view import view
from engine.games import FIRST_GAME, rules_of
from engine.kernel.match import Match
from engine.kernel.views import View
from tests.snapshots.canned import Canned, Telling
from tests.snapshots.kit import COMPACT, MIDDLE, SMALL, QuietApp, app_of

FOLDER = Path(__file__).parents[1] / ".pictures"
SEEDS, SEATS, ME = range(21, 61), 5, 0  # how bots play decides which game shows what is wanted
MOST_QUESTIONS = 20_000
LATE, MANY_CARDS, MANY_ALLIES = 5, 4, 2
FONTS = '"Fira Code", "JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace'
FACES = re.compile(r"\s*@font-face \{.*?\n    \}", re.S)
COMMENT = re.compile(r"\s*<!--.*?-->", re.S)
BETWEEN = re.compile(r">\s+<")


def told(fits: Callable[[View], bool]) -> Canned:
    """What the first seat has been told when a question comes to it that fits, in the first game that has one."""
    found = (told_in(seed, fits) for seed in SEEDS)
    return next(canned for canned in found if canned is not None)


def told_in(seed: int, fits: Callable[[View], bool]) -> Canned | None:
    """The same in one game; bots play for everybody until then."""
    match: Match[Any] = new_game(make_options(seats=SEATS, alien_mode="random"), seed)
    players = [make_bot("rookie", seat, seed) for seat in range(SEATS)]
    telling = Telling("game", rules_of(FIRST_GAME), match, (ME,), {"bots": "bd"})
    happened: list[tuple[Any, ...]] = []
    for _ in range(MOST_QUESTIONS):
        telling.tell(happened, match)
        happened += match.game.events
        match.game.events = []
        if match.question_for(ME) is not None and fits(view(match, ME)):
            return telling.canned(match)
        if match.over:
            break
        question = match.pending[0]
        given = players[question.seat].answer(view(match, question.seat))
        match.answer(question.seat, given)
    return None


def grown(seen: View) -> bool:
    """Late enough for a full table, with allies about."""
    allies = sum(seat["role"].endswith("ally") for seat in seen["seats"])
    return seen["turn"] >= LATE and allies >= MANY_ALLIES and ME in (seen["offense"], seen["defense"])


def choosing_a_card(seen: View) -> bool:
    return grown(seen) and seen["question"]["why"] == "planning.pick" and len(seen["question"]["options"]) >= MANY_CARDS


def adding_to_totals(seen: View) -> bool:
    return grown(seen) and seen["question"]["why"] == "window" and bool(seen.get("sum", {}).get("totals"))


async def svg_of(app: QuietApp, size: tuple[int, int]) -> str:
    """The screen as Textual exports it, without addresses and without what only takes room."""
    async with app.run_test(size=size) as pilot:
        await app.ready(pilot)
        svg = app.export_screenshot()
    svg = COMMENT.sub("", FACES.sub("", svg)).replace("Fira Code, monospace", FONTS)
    svg = re.sub(r"terminal-\d+-", "t-", svg)
    return BETWEEN.sub("><", svg) + "\n"


async def make(folder: Path = FOLDER) -> None:
    """All of them."""
    planning, adding = told(choosing_a_card), told(adding_to_totals)
    pictures: list[tuple[str, QuietApp, tuple[int, int]]] = [
        ("table", app_of(adding, decoration="full"), MIDDLE),
        ("title", app_of(None, theme="nebula", decoration="full"), SMALL),
        ("small", app_of(planning, theme="light", decoration="none"), COMPACT),
    ]
    folder.mkdir(exist_ok=True)
    for name, app, size in pictures:
        svg = await svg_of(app, size)
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
        print(f"{name}.svg  {size[0]}x{size[1]}  {len(svg) // 1024} KB")


if __name__ == "__main__":
    asyncio.run(make())
