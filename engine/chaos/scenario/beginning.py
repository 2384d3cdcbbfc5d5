"""A game that begins at a set position: a lesson, a puzzle. Its options hold the keys of a scenario.

What comes from a file or a record is checked here, and is refused in one code if no position can be made of it.
"""

from typing import Any

from engine.chaos.options import Options, make_options
from engine.chaos.scenario.names import LETTERS, Names
from engine.chaos.scenario.position import KEYS, options_of, set_up
from engine.chaos.state import Game, empty_game
from engine.kernel.agreeing import POSITION, apart
from engine.kernel.asking import Refused
from engine.kernel.match import Match
from engine.testing.names import UnknownName

MALFORMED = (UnknownName, KeyError, IndexError, ValueError, TypeError, AttributeError)


def no_position() -> Refused:
    return Refused("option_type", name=POSITION)


def options_at(options: dict[str, Any]) -> Options:
    """Return the options of a table that begins at a position. Raise Refused if there can be no such table."""
    keys, rest = apart(options)
    if any(key not in KEYS for key in keys):
        raise no_position()
    try:
        agreed = options_of(keys)
    except MALFORMED:
        raise no_position() from None
    if any(key in LETTERS[agreed.seats :] for key in keys):
        raise no_position()
    return make_options(**{**agreed.plain(), **rest})


def begin(options: dict[str, Any], seed: int, strict: bool) -> Match[Game]:
    """Return a match at the first question after the position. It continues as every game does."""
    agreed, (keys, _) = options_at(options), apart(options)
    try:
        game = set_up(empty_game(agreed, seed), keys, Names())
    except MALFORMED:
        raise no_position() from None
    return Match(game, strict)
