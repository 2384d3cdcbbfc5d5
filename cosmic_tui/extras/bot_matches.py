"""Games that bots play at once, for the pages and commands of a game. Knows bots and rules; no table, no screen."""

from __future__ import annotations

from typing import Any

from engine.bots import bots, known, simulate
from engine.games import rules_of


def agreed(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Return all options of such a table. Raise Refused if there can be none."""
    return rules_of(game).agreed(options)


def levels(game: str) -> list[str]:
    """Return the names of all bots of a game."""
    return list(bots(game))


def is_level(name: str, game: str) -> bool:
    """Return whether there is such a bot, with such a character if it names one."""
    return known(name, game)


def winners(game: str, options: dict[str, Any], seed: int, levels: tuple[str, ...] = ()) -> tuple[int, ...]:
    """Return the seats that win a game of bots of these levels; without levels, of the game's usual bot."""
    rules = rules_of(game)
    return simulate.play(rules, options, seed, levels or (rules.bot,)).winners
