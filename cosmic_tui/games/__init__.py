"""What a game brings to the program besides its rules: a folder of parts, found by scanning, each loaded when wanted.

    part("chaos", "board").REGIONS        part(game, "sentences").asked(voice, view)

A part is a module of `games/<game>/`. What a game leaves out, a whole part or a single name of one, is taken from
`games/usual/`, so a game without any part can be played already. README.md says what each part is asked for; to mypy
the rooms say it that ask: `parts.py` in `say`, `prompt` and `draw`. Must not know any game by name.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

FIRST_GAME = "encounter"  # shown where nobody has chosen one yet
PLACES = ["cosmic_tui.games"]  # packages whose folders are looked at; a test adds its own
USUAL = "cosmic_tui.games.usual"
PUZZLES = "puzzles.cosmicpack"
NOT_GAMES = frozenset(("usual",))


def games() -> list[str]:
    """Return the games that can be played: the first one first. Needs no rules to be loaded."""
    from engine.games import games as found

    return in_order(found())


def in_order(found: Iterable[str]) -> list[str]:
    return sorted(found, key=lambda game: (game != FIRST_GAME, game))


def shown_games() -> list[str]:
    """Return the games with a board of their own: what the title offers. Neither rules nor parts are loaded for it."""
    folders = [Path(folder) for place in PLACES for folder in import_module(place).__path__]
    found = {file.parent.name for folder in folders for file in folder.glob("*/board.py")} - NOT_GAMES
    return in_order(found)


def name_of(language: str, game: str, form: str = "") -> str:
    """Return a game's name; one that is not here goes by its id."""
    from cosmic_tui.words.loader import words

    said = words(language, game)
    return said.say_or_value("game-name", form) if said.has("game-name") else game


class Part:
    """A part of a game over the usual one: every name the game has not is looked for there."""

    def __init__(self, *modules: ModuleType) -> None:
        self._modules = modules

    def __getattr__(self, name: str) -> Any:
        for module in self._modules:
            if hasattr(module, name):
                found = getattr(module, name)
                setattr(self, name, found)
                return found
        raise AttributeError(name)


@cache
def part(game: str, name: str) -> Any:
    """Return that part of that game; None if neither the game nor the usual one has it."""
    modules = [module for module in (own(game, name), _module(f"{USUAL}.{name}")) if module is not None]
    return Part(*modules) if modules else None


def own(game: str, name: str) -> ModuleType | None:
    """Return what the game itself has of that part."""
    if game in NOT_GAMES:
        return None
    return next((found for place in PLACES if (found := _module(f"{place}.{game}.{name}")) is not None), None)


def has(game: str, name: str) -> bool:
    """Return whether a game has something of its own of that part, without loading it."""
    return game not in NOT_GAMES and any(_is_there(f"{place}.{game}.{name}") for place in PLACES)


def puzzles_of(game: str) -> Path:
    """Return the file with the puzzles of a game; a game may have none."""
    return Path(__file__).parent / game / PUZZLES


def has_puzzles(game: str) -> bool:
    """Return whether a game has puzzles. Nothing is read for it."""
    return puzzles_of(game).is_file()


def _module(dotted: str) -> ModuleType | None:
    """Return a module by name, or None if there is none; one that is there and cannot be loaded is a fault."""
    return import_module(dotted) if _is_there(dotted) else None


def _is_there(dotted: str) -> bool:
    package, _, _ = dotted.rpartition(".")
    try:
        return find_spec(package) is not None and find_spec(dotted) is not None
    except ModuleNotFoundError:
        return False


@cache
def lessons_of(game: str) -> tuple[str, ...]:
    """Return the lessons of a game in the order in which they are best played; none if it has none. No lesson is read.
    """
    try:
        return tuple((Path(__file__).parent / game / "lessons" / "order.txt").read_text(encoding="utf-8").split())
    except OSError:
        return ()
