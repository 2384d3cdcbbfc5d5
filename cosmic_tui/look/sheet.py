"""Reads one theme file and checks it, token by token.

Says what is wrong by id, with the file, the token and the value, and never more than the first thing. Knows neither
where themes are kept nor what is done with them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from cosmic_tui.look.palette import ATTRS, FOGS, TOKENS, Problem
from engine.kernel.errors import Unreadable

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LARGEST_FILE = 64 * 1024
LONGEST_NAME = 40

_ID = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_NAME}}}")
_HEX = re.compile(r"#[0-9a-fA-F]{6}")
_ANSI = re.compile(r"ansi_(bright_)?(black|red|green|yellow|blue|magenta|cyan|white)")
_LINE = re.compile(r"at line (\d+)")
_COLOUR_TOKENS = frozenset(TOKENS + FOGS)


class BadTheme(Unreadable):
    """The error for a theme that cannot be used, with the problem to tell the person."""

    def __init__(self, id: str, **args: str) -> None:
        super().__init__(id, args)
        self.problem = Problem(id, args)


class Sheet(NamedTuple):
    """The contents of one theme file. A field is empty where the file says nothing."""

    name: str | None
    dark: bool | None
    clouds: bool | None
    colours: dict[str, str]
    c256: dict[str, str]
    attrs: dict[str, tuple[str, ...]]


def is_theme_id(name: str) -> bool:
    """Return whether a theme may have that name: it becomes part of a path."""
    return _ID.fullmatch(name) is not None


def read_sheet(name: str, path: Traversable) -> Sheet:
    """Read a theme file. Raise BadTheme if it cannot be read or one thing in it is wrong."""
    where = {"theme": name, "file": str(path)}
    try:
        # Not only an open() that fails: a pipe or a device of that name would keep us waiting.
        if not path.is_file():
            raise BadTheme("err-theme_unreadable", **where)
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError:
        raise BadTheme("err-theme_unreadable", **where) from None
    if len(data) > LARGEST_FILE:
        raise BadTheme("err-theme_too_large", **where)
    return _sheet(_parse(data, where), where)


def _parse(data: bytes, where: Mapping[str, str]) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadTheme("err-theme_unreadable", **where) from None
    except (ValueError, RecursionError) as error:
        line = _line_of(error, data)
        raise BadTheme("err-theme_broken_at" if line else "err-theme_broken", line=line, **where) from None


def _line_of(error: Exception, data: bytes) -> str:
    """Return where the TOML reader failed; "" if it does not say, as with a number it cannot hold."""
    if "at end of document" in str(error):
        return str(len(data.splitlines()))
    found = _LINE.search(str(error))
    return found[1] if found else ""


def _sheet(table: dict[str, Any], where: Mapping[str, str]) -> Sheet:
    """Read all parts of the file. Report only the first problem."""
    rest = dict(table)
    name = rest.pop("name", None)
    if name is not None and not (isinstance(name, str) and name.isprintable() and 0 < len(name) <= LONGEST_NAME):
        raise _wrong("err-theme_value_wrong", "name", name, where)
    flags = {key: rest.pop(key, None) for key in ("dark", "clouds")}
    for key, value in flags.items():
        if value is not None and not isinstance(value, bool):
            raise _wrong("err-theme_value_wrong", key, value, where)
    parts = {key: rest.pop(key, {}) for key in ("c256", "attrs")}
    for key, value in parts.items():
        if not isinstance(value, dict):
            raise _wrong("err-theme_value_wrong", key, value, where)
    attrs = {token: _attrs_of(token, value, where) for token, value in parts["attrs"].items()}
    return Sheet(name, flags["dark"], flags["clouds"], _colours(rest, where), _colours(parts["c256"], where), attrs)


def _colours(table: dict[str, Any], where: Mapping[str, str]) -> dict[str, str]:
    for token, value in table.items():
        if token not in _COLOUR_TOKENS:
            raise _wrong("err-theme_token_unknown", token, value, where)
        if not (isinstance(value, str) and (_HEX.fullmatch(value) or _ANSI.fullmatch(value))):
            raise _wrong("err-theme_colour_wrong", token, value, where)
    return table


def _attrs_of(token: str, value: Any, where: Mapping[str, str]) -> tuple[str, ...]:
    if token not in _COLOUR_TOKENS:
        raise _wrong("err-theme_token_unknown", token, value, where)
    if not isinstance(value, str) or any(attr not in ATTRS for attr in value.split()):
        raise _wrong("err-theme_attribute_wrong", token, value, where)
    return tuple(value.split())


def _wrong(id: str, token: str, value: Any, where: Mapping[str, str]) -> BadTheme:
    return BadTheme(id, token=shown(token), value=shown(value), **where)


def shown(value: Any) -> str:
    """Return something from a file or a command line, short and harmless enough to be put into a sentence."""
    try:
        text = str(value)
    except ValueError:  # a number with more digits than Python is willing to write out
        text = "?"
    return "".join(char if char.isprintable() else "?" for char in text[:LONGEST_NAME])
