"""A property that is worked out once: for sights, which read a view that does not change. Knows no game."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Found = TypeVar("Found")


class Kept(Generic[Found]):
    """A property that is worked out once. Python's own takes a lock each time, and a sight is one thread's."""

    def __init__(self, function: Callable[[Any], Found]) -> None:
        self.function, self.name, self.__doc__ = function, function.__name__, function.__doc__

    def __get__(self, sight: Any, _: object = None) -> Found:
        found = sight.__dict__[self.name] = self.function(sight)
        return found
