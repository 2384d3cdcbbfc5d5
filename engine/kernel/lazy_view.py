"""A view whose parts are made when they are read, for callers that read little of many views, as bots in simulations
do.

It holds the same as the ordinary view of that seat and gives no access to the match. A part that was not read is lost
once the match goes on. Code that reads the whole view, by `{**view}` or `view.items()`, makes all its parts.
Independent of any game.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.kernel.asking import Question
from engine.kernel.match import Match
from engine.kernel.plain_data import Still

Make = Callable[[Match[Any] | Still, int], Any]  # a part of a view, for a seat; ABSENT if there is none now
ABSENT: Any = object()


class TooLate(AssertionError):
    """An attempt to read a part of a view after the match has gone on, when the part can no longer be made."""


class LazyView(dict[str, Any]):
    """A view whose parts are made when they are read. `question` is what its seat is asked, as an object and not as
    plain data; its refs hold names as everywhere in the view.
    """

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

    def _whole(self) -> "LazyView":
        """Make all parts that have not been read yet, and return this view."""
        for name in self._parts:
            self.get(name)
        self._parts = {}
        return self

    def __contains__(self, name: object) -> bool:
        return self.get(str(name), ABSENT) is not ABSENT

    def __iter__(self) -> Iterator[str]:
        return dict.__iter__(self._whole())

    def __reversed__(self) -> Iterator[str]:
        return dict.__reversed__(self._whole())

    def __len__(self) -> int:
        return dict.__len__(self._whole())

    def __eq__(self, other: object) -> bool:
        return self.copy() == other

    def __ne__(self, other: object) -> bool:
        return self.copy() != other

    def __repr__(self) -> str:
        return dict.__repr__(self._whole())

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self.copy(),)

    def keys(self) -> Any:
        return dict.keys(self._whole())

    def values(self) -> Any:
        return dict.values(self._whole())

    def items(self) -> Any:
        return dict.items(self._whole())

    def copy(self) -> dict[str, Any]:
        return dict(self)


class Piece(LazyView):
    """A part of a lazy view whose own parts are made one by one, all from the same arguments."""

    __slots__ = ("_match", "_of", "_pending")

    _match: Match[Any] | Still
    _of: tuple[Any, ...]
    _pending: Any

    def _make(self, name: str) -> Any:
        part = self._parts.get(name)
        if part is None:
            return ABSENT
        if self._match.pending is not self._pending:
            raise TooLate(name)
        return part(*self._of)


def piece(match: Match[Any] | Still, known: dict[str, Any], parts: Mapping[str, Callable[..., Any]], *of: Any) -> Piece:
    """Return a lazy part of a view. `known` is there at once; each of `parts` is made from `of` when it is read, as
    long as the match has not gone on.
    """
    seen = Piece(known)
    seen._match = match
    seen._pending = match.pending
    seen._parts = parts
    seen._of = of
    return seen


def late(
    match: Match[Any], seat: int, known: dict[str, Any], parts: Mapping[str, Make], question: Question | None
) -> LazyView:
    """Return a lazy view for a seat, valid until the match goes on: `known` is there at once, `parts` are made when
    they are read.
    """
    pending = match.pending  # another one after every answer

    def make(name: str) -> Any:
        part = parts.get(name)
        if part is None:
            return ABSENT
        if match.pending is not pending:
            raise TooLate(name)
        return part(match, seat)

    seen = LazyView(known)
    seen._make, seen._parts, seen.question = make, parts, question
    return seen
