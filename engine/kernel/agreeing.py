"""What a table agrees on, from loose data: a command line, a form, a record, a wire. Knows no option.

A game says what there is as a frozen dataclass whose fields all have a default; `read` makes one of what somebody
wishes, or says in one code what is wrong with it. What goes with what is for the game to judge.
"""

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any, TypeVar

from engine.kernel.asking import Refused

Agreed = TypeVar("Agreed")
POSITION = "position"  # the option of a game that begins at a set position: the keys of a scenario of that game


def read(kind: type[Agreed], wishes: Mapping[str, Any]) -> Agreed:
    """Raise Refused unknown_option or option_type, with the `name` of the option. Fields that are tuples hold texts."""
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
    """Return all options as plain data, with tuples as lists."""
    return {name: list(value) if type(value) is tuple else value for name, value in asdict(options).items()}


def begun_at(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the position at which a game begins, as an option; nothing if it begins as usual."""
    return {POSITION: listed(options[POSITION])} if POSITION in options else {}


def listed(value: Any) -> Any:
    """Return plain data as a scenario has it: a record hands its lists back as tuples."""
    if isinstance(value, dict):
        return {key: listed(part) for key, part in value.items()}
    return [listed(part) for part in value] if isinstance(value, (list, tuple)) else value


def unplaced(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return all options but the position."""
    return {name: value for name, value in options.items() if name != POSITION}


def apart(options: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the keys of the position and the other options. Raise Refused if the keys are no table."""
    keys, rest = listed(options[POSITION]), unplaced(options)
    if type(keys) is not dict or not all(type(key) is str for key in keys):
        raise Refused("option_type", name=POSITION)
    return keys, rest
