"""The memory of a bot as plain data for files: its dice, whom it trusts, what it was asked lately.

A bot of a later version takes over the parts that it still has a field for. A character's tastes are not memory: they
come with its name.
"""

from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

Kept = dict[str, Any]
PLAIN = (bool, int, float, str, bytes, type(None), list, tuple, dict, set, frozenset)


def kept(bot: Any) -> Kept | None:
    """Return what a bot remembers as plain data. Return None if it holds something that cannot be written to a file,
    such as a running generator of random numbers.
    """
    found: Kept = {}
    for name, value in _parts(bot):
        if isinstance(value, PLAIN):
            found[name] = _nameless(value)
        elif not is_dataclass(value):
            inner = kept(value) if hasattr(type(value), "__slots__") or hasattr(value, "__dict__") else None
            if not inner:
                return None
            found[name] = inner
    return found


def recall(bot: Any, memory: Kept) -> None:
    """Set a new bot's fields from this memory."""
    for name, value in list(_parts(bot)):
        if name in memory and not is_dataclass(value):
            if isinstance(value, PLAIN):
                setattr(bot, name, memory[name])
            elif isinstance(memory[name], dict):
                recall(value, memory[name])


def _nameless(value: Any) -> Any:
    """Turn named tuples, such as those of a plan, into plain tuples, because a file stores no names of fields."""
    if isinstance(value, (tuple, list)):
        parts = map(_nameless, value)
        return tuple(parts) if isinstance(value, tuple) else list(parts)
    return value


def _parts(thing: Any) -> Iterator[tuple[str, Any]]:
    names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    for name in dict.fromkeys([*names, *getattr(thing, "__dict__", {})]):
        if hasattr(thing, name):
            yield name, getattr(thing, name)
