"""Type checks of the values in a host's messages, made before any screen reads them.

The grammar of messages only says that a view is a map. Its content is checked against the types of the game if it has
any, else against those that all games share. A host that sends anything else counts as speaking another version. Knows
types; must not know what anything means.
"""

import importlib
from collections.abc import Callable, Mapping
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    TypedDict,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from cosmic_tui.messages.grammar import Message
from engine.games import games, package_of
from engine.kernel.views import CommonView, Question

Fits = Callable[[Any], bool]
Numbers = list[int]


class Sitter(TypedDict):
    """A seat and who sits there, as a message lists it."""

    name: str
    who: str
    level: NotRequired[str]
    state: NotRequired[str]
    away: NotRequired[float]


class Chair(TypedDict):
    """A chair of the lobby, as a message lists it."""

    who: str
    name: str
    level: str
    ready: bool
    here: bool
    owner: bool


class Lobby(TypedDict):
    """A lobby, as a message describes it."""

    name: str
    game: str
    you: int
    owner: bool
    watching: int
    chairs: list[Chair]
    options: dict[str, Any]
    alone: bool
    door: str
    knocks: list[str]


class Happened(TypedDict):
    """An event, as a message has it."""

    event: str


SHAPES: dict[str, dict[str, Any]] = {  # kind, field: what it holds
    "hello": {"seats": list[Sitter]},
    "presence": {"seats": list[Sitter]},
    "lobby": {"lobby": Lobby},
    "question": {"question": Question | None, "asked": list[int | str]},
    "events": {"events": list[Happened]},
    "vote": {"yes": Numbers, "wait": Numbers},
    "clock": {"seats": Numbers},
    "series": {"standings": list[tuple[str, int, int, int]]},
    "over": {"winners": Numbers},
}


def misfit(message: Message, game: str) -> str:
    """Return the name of the first field of the wrong type, "" if all are right."""
    kind = message["kind"]
    if kind in ("view", "show"):
        return "" if fits(view_of(game))(message["view"]) else "view"
    shapes = SHAPES.get(kind, {})
    return next((field for field, shape in shapes.items() if not fits(shape)(message[field])), "")


@cache
def view_of(game: str) -> Any:
    """Return the type of a game's view."""
    if game in games():
        try:
            return importlib.import_module(f"{package_of(game)}.view_types").View
        except (ModuleNotFoundError, AttributeError):
            pass
    return CommonView[dict[str, Any]]


@cache
def fits(shape: Any) -> Fits:
    """Return a function that checks whether a value is of that type."""
    origin, inside = get_origin(shape), get_args(shape)
    if origin in (Annotated, NotRequired, Required):
        return fits(inside[0])
    if origin in (Union, UnionType):
        ways = [fits(each) for each in inside]
        return lambda value: any(way(value) for way in ways)
    if origin is Literal:
        return lambda value: any(type(value) is type(each) and value == each for each in inside)
    if is_typeddict(origin or shape):
        return _map_of(shape, origin or shape, inside)
    if origin in (list, tuple) or shape in (list, tuple):
        return _row_of(inside, fixed=origin is tuple and Ellipsis not in inside)
    if origin in (dict, Mapping) or shape is dict:
        holds = fits(inside[1]) if inside else _anything
        return lambda value: type(value) is dict and all(map(holds, value.values()))
    return _plain(shape)


def _plain(shape: Any) -> Fits:
    if shape is float:
        return lambda value: type(value) in (int, float)
    if shape in (int, str, bool, type(None)):
        return lambda value: type(value) is shape
    return _anything if shape is not None else lambda value: value is None


def _row_of(inside: tuple[Any, ...], fixed: bool) -> Fits:
    if fixed and inside:
        ways = [fits(each) for each in inside]
        return lambda value: (
            type(value) in (list, tuple)
            and len(value) == len(ways)
            and all(w(v) for w, v in zip(ways, value, strict=True))
        )
    holds = fits(inside[0]) if inside else _anything
    return lambda value: type(value) in (list, tuple) and all(map(holds, value))


def _map_of(shape: Any, types: Any, inside: tuple[Any, ...]) -> Fits:
    """Return a check of a map's keys, one by one; the map may have more. A marked key may be missing."""
    named = dict(zip(getattr(types, "__parameters__", ()), inside, strict=False))
    for base in getattr(types, "__orig_bases__", ()):  # of `class View(CommonView[Seat])` the seats are these
        named |= dict(zip(getattr(get_origin(base), "__parameters__", ()), get_args(base), strict=False))
    hints = get_type_hints(types, include_extras=True)
    ways = {}
    for key, hint in hints.items():
        marked = _marked(hint)
        known = named.get(hint, hint) if isinstance(hint, TypeVar) else _filled(hint, named)
        ways[key] = (fits(known), key in types.__required_keys__ and not marked, marked)

    def check(value: Any) -> bool:
        if type(value) is not dict:
            return False
        for key, (way, needed, hidden) in ways.items():
            if key not in value:
                if needed:
                    return False
            elif not way(value[key]) and not (hidden and value[key] is None):
                return False
        return True

    return check


def _marked(hint: Any) -> bool:
    if get_origin(hint) in (NotRequired, Required):
        hint = get_args(hint)[0]
    return get_origin(hint) is Annotated


def _filled(hint: Any, named: dict[Any, Any]) -> Any:
    """Replace the type variables of a generic type by its arguments."""
    parameters = getattr(hint, "__parameters__", ())
    return hint[tuple(named.get(each, Any) for each in parameters)] if parameters and named else hint


def _anything(value: Any) -> bool:
    return True
