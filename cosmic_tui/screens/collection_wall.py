"""The collection drawn as a wall of names, each with the levels of bots it has beaten; the cursor stands on one of
them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

from cosmic_tui.canvas.cells import Row, Run, fit, width
from cosmic_tui.diary.collection import HIGHEST, RUNGS
from cosmic_tui.games import part
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.words.loader import Words

GAP = 3
MOST = 20  # columns of a name


class Collection(Protocol):
    """A game's part `collection`: the things one can win with."""

    def items(self, words: Words) -> list[str]: ...

    def options(self, item: str) -> dict[str, Any]: ...


class Kept(NamedTuple):
    """One thing to win with: its id, its name, and the highest level it has beaten."""

    ident: str
    name: str
    step: int


def collection_of(game: str) -> Collection:
    return cast("Collection", part(game, "collection"))


def kept(said: Words, found: Mapping[str, int]) -> list[Kept]:
    """Return all things to win with in the game of these words, sorted by name."""
    sentences = sentences_of(said.game)
    names = {ident: sentences.played(said, ident) for ident in collection_of(said.game).items(said)}
    order = sorted(names, key=lambda ident: said.place(names[ident]))
    return [Kept(ident, names[ident], found.get(ident, 0)) for ident in order]


def steps(step: int) -> str:
    return "█" * step + "·" * (HIGHEST - step)


def how_wide(wall: Sequence[Kept]) -> int:
    """Return the width of one entry, including its gap."""
    return min(MOST, max([0, *(width(one.name) for one in wall)])) + 1 + HIGHEST + GAP


def abreast(wall: Sequence[Kept], room: int) -> int:
    """Return how many entries stand side by side."""
    return max(1, (room + GAP) // max(1, how_wide(wall)))


def rows(wall: Sequence[Kept], at: int, room: int) -> list[Row]:
    """Return the rows of the wall. Columns are filled from the top."""
    across = abreast(wall, room)
    high = -(-len(wall) // across)
    name = how_wide(wall) - 1 - HIGHEST - GAP
    found: list[Row] = []
    for y in range(high):
        runs: list[Run] = []
        for place in range(y, len(wall), high):
            runs += _entry(wall[place], name, place == at, place)
        found.append(tuple(runs))
    return found


def _entry(one: Kept, name: int, here: bool, place: int) -> list[Run]:
    ground, link = "select" if here else "", ("entry", place)
    text = fit(one.name, name)
    text += " " * (name - width(text) + 1)
    full, rest = steps(one.step)[: one.step], steps(one.step)[one.step :]
    return [
        Run(text, "text" if one.step or here else "muted", ground, "bold" if here else "", link),
        Run(full, "ok", ground, "", link),
        Run(rest, "faint", ground, "", link),
        Run(" " * GAP),
    ]


def legend(said: Words, room: int) -> str:
    """Return the legend: which sign means which level. It is closer together where there is little room."""
    named = [f"{steps(step)} {said.say(f'bot-name-{rung}')}" for step, rung in enumerate(RUNGS, 1)]
    return next((row for gap in ("   ", "  ") if width(row := gap.join(named)) <= room), " ".join(named))


def lines(said: Words, wall: Sequence[Kept]) -> list[str]:
    """Return the collection as lines for plain mode: what was won with, and against whom."""
    own = [one for one in wall if one.step]
    head = said.say("scr-line-collection_of", number=len(own), max=len(wall))
    return [head, *[f"{one.name}: {said.say(f'bot-name-{RUNGS[one.step - 1]}')}" for one in own]]
