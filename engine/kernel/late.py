"""A view of which a part is made when it is read: for who reads a little of many views, as a bot does in a simulation.

It holds what a view of that seat holds, and gives nothing else: no way leads from it to the match. A part that nobody
has read is gone when the match goes on. Whoever reads it as a whole, by `{**view}` or `view.items()`, has all of it
made. Knows no game.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.kernel.asking import Question
from engine.kernel.match import Match
from engine.kernel.telling import Still

Make = Callable[[Match[Any] | Still, int], Any]  # a part of a view, for a seat; ABSENT if there is none now
ABSENT: Any = object()


class TooLate(Exception):
    """A part of a view is read after the match has gone on: nobody knows any more what it was."""


class Late(dict[str, Any]):
    """A view; `question` is what its seat is asked, with the names that the view has, and not as plain data."""

    __slots__ = ("_make", "_parts", "question")

    _make: Callable[[str], Any]
    _parts: Mapping[str, Make]
    question: Question | None

    def __missing__(self, name: str) -> Any:
        found = self._make(name)
        if found is ABSENT:
            raise KeyError(name)
        self[name] = found
        return found

    def get(self, name: str, default: Any = None) -> Any:
        if dict.__contains__(self, name):
            return self[name]
        found = self._make(name)
        if found is ABSENT:
            return default
        self[name] = found
        return found

    def whole(self) -> dict[str, Any]:
        """All of it, as plain data."""
        for name in self._parts:
            self.get(name)
        return dict(dict.items(self))

    def __contains__(self, name: object) -> bool:
        return self.get(str(name), ABSENT) is not ABSENT

    def __iter__(self) -> Iterator[str]:
        return iter(self.whole())

    def __reversed__(self) -> Iterator[str]:
        return reversed(self.whole())

    def __len__(self) -> int:
        return len(self.whole())

    def __eq__(self, other: object) -> bool:
        return self.whole() == other

    def __ne__(self, other: object) -> bool:
        return self.whole() != other

    def __repr__(self) -> str:
        return repr(self.whole())

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self.whole(),)

    def keys(self) -> Any:
        return self.whole().keys()

    def values(self) -> Any:
        return self.whole().values()

    def items(self) -> Any:
        return self.whole().items()

    def copy(self) -> dict[str, Any]:
        return self.whole()


def late(
    match: Match[Any], seat: int, known: dict[str, Any], parts: Mapping[str, Make], question: Question | None
) -> Late:
    """What a seat sees as long as the match stands where it stands: what is `known` at once, and `parts`."""
    pending = match.pending  # another one after every answer

    def make(name: str) -> Any:
        part = parts.get(name)
        if part is None:
            return ABSENT
        if match.pending is not pending:
            raise TooLate(name)
        return part(match, seat)

    seen = Late(known)
    seen._make, seen._parts, seen.question = make, parts, question
    return seen
