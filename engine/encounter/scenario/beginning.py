"""Games that begin at a set position: lessons and puzzles.

The options of such a game hold the keys of a scenario. Positions from a file or a record are checked here, and refused
with one code if they are not valid.
"""

from typing import Any

from engine.encounter.content import load_content
from engine.encounter.moments import FIRST_ROW, MOMENT_NUMBER, MOMENTS
from engine.encounter.options import Options, make_options
from engine.encounter.scenario.names import Names
from engine.encounter.scenario.position import FIRST_STAGE, KEYS, SET_UP, position, table
from engine.encounter.state import Game
from engine.kernel.agreeing import POSITION, apart
from engine.kernel.asking import Refused
from engine.kernel.match import Match
from engine.testing.names import UnknownName

MALFORMED = (UnknownName, KeyError, IndexError, ValueError, TypeError, AttributeError)


def no_position() -> Refused:
    return Refused("option_type", name=POSITION)


def described(options: dict[str, Any]) -> tuple[dict[str, Any], Options, Names]:
    """Return the keys of the position, all options of the table, and the names used there."""
    load_content()
    keys, rest = apart(options)
    if any(key not in KEYS or KEYS[key].complaint(value) is not None for key, value in keys.items()):
        raise no_position()
    if keys.get("stage", FIRST_STAGE) == SET_UP or keys.get("stage", FIRST_STAGE) not in MOMENTS:
        raise no_position()
    try:
        agreed, names = table(keys)
    except MALFORMED:
        raise no_position() from None
    return keys, make_options(**{**agreed.plain(), **rest}), names


def options_at(options: dict[str, Any]) -> Options:
    """Return the options of a table that begins at a position. Raise Refused if there can be no such table."""
    return described(options)[1]


def begin(options: dict[str, Any], seed: int, strict: bool) -> Match[Game]:
    """Return a match at its first question after the position, on the course that every game takes."""
    keys, agreed, names = described(options)
    try:
        game = position({**keys, "seed": seed}, agreed, names, lambda key: None)
    except MALFORMED:
        raise no_position() from None
    stage = keys.get("stage", FIRST_STAGE)
    game.at = FIRST_ROW[stage]
    game.moment = MOMENT_NUMBER[stage]
    game.push("course")
    return Match(game, strict)
