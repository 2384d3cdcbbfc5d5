"""A game that begins at a set position: a lesson, a puzzle. Its options hold the keys of a scenario.

What comes from a file or a record is checked here, and is refused in one code if no position can be made of it.
"""

from typing import Any

from engine.andromeda.conservation import Lost, check
from engine.andromeda.options import Options, make_options
from engine.andromeda.scenario import starts
from engine.andromeda.scenario.names import SEATS
from engine.andromeda.scenario.position import OPTIONS, TABLE, options_of, position
from engine.andromeda.state import Game
from engine.kernel.agreeing import POSITION, apart
from engine.kernel.asking import Refused
from engine.kernel.match import Match
from engine.testing.names import UnknownName

KEYS = frozenset((*OPTIONS, *TABLE, *SEATS, "seed", "dice"))
MALFORMED = (UnknownName, Lost, KeyError, IndexError, ValueError, TypeError, AttributeError)


def no_position() -> Refused:
    return Refused("option_type", name=POSITION)


def options_at(options: dict[str, Any]) -> Options:
    """Return the options of a table that begins at a position. Raise Refused if there can be no such table."""
    keys, rest = apart(options)
    try:
        agreed = make_options(**options_of(keys))
    except (Refused, *MALFORMED):
        raise no_position() from None
    if any(key not in KEYS or key in SEATS[agreed.seats :] for key in keys):
        raise no_position()
    return make_options(**{**agreed.plain(), **rest})


def begin(options: dict[str, Any], seed: int, strict: bool) -> Match[Game]:
    """Return a match at the beginning of a turn. It continues as every game does."""
    agreed, (keys, _) = options_at(options), apart(options)
    try:
        game = position({**keys, "seed": seed}, agreed, lambda key: None)
        game.loaded = list(keys.get("dice", ()))
        starts.begin(game, starts.TURN)
        check(game)
    except MALFORMED:
        raise no_position() from None
    return Match(game, strict)
