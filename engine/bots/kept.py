"""`once`, `once_each` and `Kept`: results computed once, for readers of views, which do not change."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar, cast

Found = TypeVar("Found")
Sight = TypeVar("Sight")
Of = ParamSpec("Of")


def once(function: Callable[[Sight], Found]) -> Callable[[Sight], Found]:
    """Cache the result of a function of a sight, because a view does not change. Callers must not change a list they
    get.
    """

    @wraps(function)
    def kept(sight: Sight) -> Found:
        known: dict[Any, Any] = sight.known  # type: ignore[attr-defined]  # each game's sight has it
        found = known.get(function)
        if found is None:
            found = known[function] = function(sight)
        return cast(Found, found)

    return kept


def once_each(function: Callable[Of, Found]) -> Callable[Of, Found]:
    """Cache the results of a function of a sight and something else, one for each set of arguments. Callers must not
    change a list they get.
    """

    @wraps(function)
    def kept(*of: Of.args, **named: Of.kwargs) -> Found:
        known: dict[Any, Any] = of[0].known  # type: ignore[attr-defined]  # each game's sight has it
        key = (function, of[1:], *named.items()) if named else (function, of[1:])
        if key not in known:
            known[key] = function(*of, **named)
        return cast(Found, known[key])

    return kept


class Kept(Generic[Found]):
    """A property that is computed once. Python's own cached property took a lock each time, and a sight is used by one
    thread only.
    """

    def __init__(self, function: Callable[[Any], Found]) -> None:
        self.function, self.name, self.__doc__ = function, function.__name__, function.__doc__

    def __get__(self, sight: Any, _: object = None) -> Found:
        found = sight.__dict__[self.name] = self.function(sight)
        return found
