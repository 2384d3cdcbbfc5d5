"""Names in scenario files of any game: the error for an unknown name, and paths into a view.

The names themselves are known to each game.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from engine.kernel.errors import Unreadable


class UnknownName(Unreadable):
    """An error for a name that nothing has. `code` says what kind of name was wanted."""

    def __init__(self, code: str, name: object, known: Iterable[object] = (), **facts: Any) -> None:
        super().__init__(f"{code}: {name}")
        self.code = code
        near = get_close_matches(str(name), [str(one) for one in known], n=1)
        self.facts = {"name": str(name), "near": near[0] if near else "", **facts}


def found_at(data: Any, path: str, missing: str) -> Any:
    """Return the value at a path such as `seats.0.hand` in nested dicts and lists, or `missing` if there is none."""
    for part in path.split("."):
        if isinstance(data, dict) and part in data:
            data = data[part]
        elif isinstance(data, list) and part.isdigit() and int(part) < len(data):
            data = data[int(part)]
        else:
            return missing
    return data
