"""Data held against the classes that type it: what is not as the class says, and what is not the same for two seats.

Both walk through the types and not through the data, so a key that no class names is found too.
"""

import types
from collections.abc import Iterator
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    Required,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)
from typing import is_typeddict as is_class_of_keys

from engine.kernel.views import Face, Own

MARKS = (Own, Face)


@cache
def keys_of(kind: Any) -> dict[str, Any]:
    """The keys of a class and the type of each, with its mark."""
    bases = getattr(kind, "__orig_bases__", ())
    open_bases = [base for base in bases if is_class_of_keys(get_origin(base))]
    known = {of: to for base in open_bases for of, to in zip(*parameters(base), strict=True)}
    return {key: filled(hint, known) for key, hint in get_type_hints(kind, include_extras=True).items()}


def parameters(base: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    return get_origin(base).__parameters__, get_args(base)


def filled(hint: Any, known: dict[Any, Any]) -> Any:
    """A type with the names of types that a base left open."""
    if isinstance(hint, TypeVar):
        return known.get(hint, Any)
    args = getattr(hint, "__parameters__", ())
    return hint[tuple(known.get(arg, Any) for arg in args)] if args else hint


@cache
def bare(hint: Any) -> tuple[Any, tuple[str, ...]]:
    """A type without what is said about its key, and the marks that were on it."""
    marks: tuple[str, ...] = ()
    while get_origin(hint) in (Annotated, NotRequired, Required):
        if get_origin(hint) is Annotated:
            marks += tuple(mark for mark in hint.__metadata__ if mark in MARKS)
        hint = get_args(hint)[0]
    return hint, marks


class Apart(NamedTuple):
    """A type without what is said about its key, taken apart once: it is asked for a million times."""

    hint: Any
    has_keys: bool
    origin: Any
    args: tuple[Any, ...]


@cache
def apart(hint: Any) -> Apart:
    hint, _ = bare(hint)
    return Apart(hint, is_class_of_keys(hint), get_origin(hint), get_args(hint))


def misshapen(value: Any, hint: Any, where: str = "view") -> Iterator[str]:
    """Every place at which data is not what its type says."""
    hint, has_keys, origin, args = apart(hint)
    if hint is Any or type(value) is hint:
        return
    if has_keys:
        yield from _misshapen_keys(value, hint, where)
    elif origin in (Union, types.UnionType):
        tried = [list(misshapen(value, one, where)) for one in args]
        yield from min(tried, key=len)
    elif origin is list:
        if not isinstance(value, (list, tuple)):
            yield f"{where} is {value!r}, no list"
            return
        for number, part in enumerate(value):
            if type(part) is not args[0]:
                yield from misshapen(part, args[0], f"{where}[{number}]")
    elif origin is dict:
        for key, part in value.items():
            yield from misshapen(key, args[0], f"a key of {where}")
            yield from misshapen(part, args[1], f"{where}[{key!r}]")
    elif origin is tuple:
        if not isinstance(value, (list, tuple)):
            yield f"{where} is {value!r}, no tuple"
    elif origin is Literal:
        if value not in args:
            yield f"{where} is {value!r}"
    elif not isinstance(value, hint if hint is not None else type(None)) or (hint is int and isinstance(value, bool)):
        yield f"{where} is {value!r}, no {getattr(hint, '__name__', hint)}"


def _misshapen_keys(value: Any, kind: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where} is {value!r}, no {kind.__name__}"
        return
    known = keys_of(kind)
    for key in sorted(kind.__required_keys__ - value.keys()):
        yield f"{where} lacks {key!r}, which {kind.__name__} requires"
    for key, part in value.items():
        if key not in known:
            yield f"{where} has {key!r}, which {kind.__name__} does not name"
        elif type(part) is not known[key]:
            yield from misshapen(part, known[key], f"{where}[{key!r}]")


def unequal(one: Any, other: Any, hint: Any, where: str = "view") -> Iterator[str]:
    """Every place without a mark at which two views of one position differ."""
    hint, marks = bare(hint)
    if marks or one == other:
        return
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType) and type(one) is type(other):
        hint = next((part for part in args if is_class_of_keys(part)), Any)
    if is_class_of_keys(hint):
        known = keys_of(hint)
        for key in {**one, **other}:
            if key not in one or key not in other:
                if not bare(known[key])[1]:
                    yield f"only one has {where}[{key!r}]"
            else:
                yield from unequal(one[key], other[key], known[key], f"{where}[{key!r}]")
    elif origin is list and len(one) == len(other):
        for number, pair in enumerate(zip(one, other, strict=True)):
            yield from unequal(*pair, args[0], f"{where}[{number}]")
    else:
        yield f"{where} is {one!r} for one and {other!r} for the other"
