"""`Kept`: a property that is computed once, for views' readers such as `Sight`, because a view does not change."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Found = TypeVar("Found")


class Kept(Generic[Found]):
    """A property that is computed once. Python's own cached property took a lock each time, and a sight is used by one
    thread only.
    """

    def __init__(self, function: Callable[[Any], Found]) -> None:
        self.function, self.name, self.__doc__ = function, function.__name__, function.__doc__

    def __get__(self, sight: Any, _: object = None) -> Found:
        found = sight.__dict__[self.name] = self.function(sight)
        return found
