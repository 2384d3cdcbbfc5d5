"""Reading and checking of game options from untyped input: a command line, a form, a record, a message.

A game declares its options as a frozen dataclass whose fields all have a default. `read` makes an instance of it from
the wished values, or raises Refused with a code. Whether the options fit together is for the game to check.
"""

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any, TypeVar

from engine.kernel.asking import Refused

Agreed = TypeVar("Agreed")
POSITION = "position"  # option with the starting position: the keys of a scenario of the game


def read(kind: type[Agreed], wishes: Mapping[str, Any]) -> Agreed:
    """Make a game's options from the wished values. Raise Refused unknown_option or option_type, with the `name` of the
    option. A field that is a tuple holds texts.
    """
    known = {field.name: field.default for field in fields(kind)}  # type: ignore[arg-type]
    found: dict[str, Any] = {}
    for name, wish in wishes.items():
        if name not in known:
            raise Refused("unknown_option", name=name)
        value = texts(name, wish) if type(known[name]) is tuple else wish
        if type(value) is not type(known[name]):
            raise Refused("option_type", name=name)
        found[name] = value
    return kind(**found)


def texts(name: str, wish: Any) -> tuple[str, ...]:
    if not isinstance(wish, (list, tuple)) or not all(isinstance(part, str) for part in wish):
        raise Refused("option_type", name=name)
    return tuple(wish)


def plain(options: Any) -> dict[str, Any]:
    """Return all options as plain data, with lists in place of tuples."""
    return {name: list(value) if type(value) is tuple else value for name, value in asdict(options).items()}


def begun_at(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return only the option that sets the starting position; {} if the game begins as usual."""
    return {POSITION: listed(options[POSITION])} if POSITION in options else {}


def listed(value: Any) -> Any:
    """Turn all tuples in plain data into lists, because a scenario has lists where a record returns tuples."""
    if isinstance(value, dict):
        return {key: listed(part) for key, part in value.items()}
    return [listed(part) for part in value] if isinstance(value, (list, tuple)) else value


def unplaced(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return all options except the starting position."""
    return {name: value for name, value in options.items() if name != POSITION}


def apart(options: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Split options into the starting position, as a dict of a scenario's keys, and all other options. Raise Refused if
    the position is not such a dict.
    """
    keys, rest = listed(options[POSITION]), unplaced(options)
    if type(keys) is not dict or not all(type(key) is str for key in keys):
        raise Refused("option_type", name=POSITION)
    return keys, rest
