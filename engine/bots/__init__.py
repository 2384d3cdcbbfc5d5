"""Bots: players that need no person. A module with a class `Bot` is a bot, with the module's name.

Bots in this folder play every game. Bots in `engine/<game>/bots` play that game alone, and replace a bot of the same
name from this folder. Other packages offer bots by entry points (README.md beside this file); such a bot is loaded when
it is named.

    Bot(seat, seed)           its own chance comes from the seed and from nowhere else
    answer(view) -> answer    an answer to view["question"], with names where the view has names

`Bot` derives from `Player` (player.py), which declares all else that a bot may do: answer without a view, look ahead,
give reasons, have a character, remember people. The name of a bot with a character (`engine/<game>/bots/characters.py`)
includes it: `captain:mirka`.

`view` is what the game's `Rules.view(match, seat)` returns for that seat. In simulations it comes from `Rules.glimpse`,
whose result is valid until the bot has answered. A bot sees nothing else: it imports tables of names and the shapes of
questions, but never a position. The caller passes its answer through `Rules.answer`.
"""

import importlib
import pkgutil
from functools import cache
from typing import Any

from engine.bots.player import Player
from engine.games import FIRST_GAME, package_of
from engine.kernel.chance import mix
from engine.kernel.errors import Refused

FROZEN = ("cadet", "ensign", "lieutenant", "rookie")  # their play must not change, because the daily game uses them
# The rungs of all games, the weakest first
LADDER = ("random", "cadet", "ensign", "lieutenant", "rookie", "captain", "admiral")
INSTALLED = "cosmic.bots."  # with a game's name behind it: the entry points under which other packages offer bots
CHARACTER = ":"  # between a bot's name and its character's


def bots(game: str = FIRST_GAME) -> dict[str, type[Player]]:
    """Return all bots of a game by name: those of the ladder, the weakest first, then all others. A new file in its
    folder is a new bot.
    """
    return _bots(game)


def bot_of(level: str, game: str = FIRST_GAME) -> type[Player] | None:
    """Return the bot class of this name, from this program or another installed package, or None. Raise Refused if that
    package's bot cannot be used.
    """
    return bots(game).get(level) or _installed(level, game)


def _installed(level: str, game: str) -> type[Player] | None:
    entry = _offered(game).get(level)
    if entry is None:
        return None
    try:
        bot = entry.load()
    except Exception as fault:  # another package may raise anything
        raise Refused("broken_bot", name=level, what=f"{type(fault).__name__}: {fault}") from fault
    if not (isinstance(bot, type) and issubclass(bot, Player)):
        raise Refused("broken_bot", name=level, what=f"{entry.value} is no class derived from Player")
    return bot


@cache
def _offered(game: str) -> dict[str, Any]:
    """Return the entry points under which other packages offer bots for a game, by name."""
    from importlib.metadata import entry_points  # slow to load, and seldom needed

    return {entry.name: entry for entry in entry_points(group=INSTALLED + game)}


@cache
def _bots(game: str) -> dict[str, type[Player]]:
    found = {**_found(__name__), **_found(home(game))}
    rungs = [name for name in LADDER if name in found]
    return {name: found[name] for name in (*rungs, *sorted(set(found) - set(rungs)))}


def home(game: str) -> str:
    """Return the name of the package for a game's own bots, whether it exists or not."""
    return f"{package_of(game)}.bots"


def _found(package: str) -> dict[str, type[Player]]:
    """Return the bots in a package by name; {} if there is no such package."""
    try:
        path = importlib.import_module(package).__path__
    except ModuleNotFoundError as missing:
        if missing.name != package:
            raise
        return {}
    found: dict[str, type[Player]] = {}
    for module in pkgutil.iter_modules(path):
        if not module.ispkg:
            bot = getattr(importlib.import_module(f"{package}.{module.name}"), "Bot", None)
            if bot is not None:
                found[module.name] = bot
    return found


def version(game: str) -> int:
    """Return the version of a game's frozen bots; 0 if the game has no bots of its own."""
    try:
        return int(getattr(importlib.import_module(home(game)), "VERSION", 0))
    except ModuleNotFoundError as missing:
        if not home(game).startswith(missing.name or "?"):
            raise
        return 0


@cache
def characters(game: str = FIRST_GAME) -> dict[str, Any]:
    """Return all characters of a game by name; {} if it has none."""
    try:
        found = importlib.import_module(f"{home(game)}.characters").CHARACTERS
    except ModuleNotFoundError:
        return {}
    return {character.name: character for character in found}


def course(game: str = FIRST_GAME) -> Any:
    """Return a game's `Course` for looking ahead (`engine/bots/ahead/course.py`), or None. Its `shares` estimate how
    much of the win each seat has at a position.
    """
    return _ahead(game, "course", "COURSE")


def judged(game: str = FIRST_GAME) -> Any:
    """Return a game's part in judging decisions (`engine/bots/judging.py`), or None."""
    return _ahead(game, "judged", "JUDGED")


def _ahead(game: str, module: str, name: str) -> Any:
    """Return an object from a module of the game's `bots/ahead` package, or None if there is no such module."""
    try:
        return getattr(importlib.import_module(f"{home(game)}.ahead.{module}"), name)
    except ModuleNotFoundError as missing:
        if not (missing.name or "").startswith(home(game)):
            raise
        return None


def parted(name: str) -> tuple[str, str]:
    """Split a full name into the name of the bot and the name of its character."""
    rung, _, character = name.partition(CHARACTER)
    return rung, character


def named(rung: str, character: str) -> str:
    """Return the full name of a bot with a character; without one, the bot's own name."""
    return f"{rung}{CHARACTER}{character}" if character else rung


def known(name: str, game: str = FIRST_GAME) -> bool:
    """Return whether there is such a bot and, if the name has a character, whether it can have that one."""
    rung, character = parted(name)
    bot = bot_of(rung, game)
    if CHARACTER not in name:
        return bot is not None
    return bot is not None and bot.takes_character and character in characters(game)


def make_bot(name: str, seat: int, seed: int, game: str = FIRST_GAME) -> Player:
    """Return a new bot for a seat of a game. Raise KeyError if there is no such bot. Its random numbers differ from
    those of every other seat and of the deck.
    """
    rung, character = parted(name)
    kind = bot_of(rung, game)
    if kind is None:
        raise KeyError(name)
    bot = kind(seat, mix(seed ^ 0x5EA7, seat + 1))
    if CHARACTER in name:
        if not bot.takes_character:
            raise KeyError(name)
        bot.become(characters(game)[character])
    return bot
