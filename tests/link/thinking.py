"""A process that thinks, for tests: it thinks here, when it is asked what came of it."""

from collections.abc import Callable
from typing import Any


class Here:
    """In the place of `Worker`: keeps what was handed over, and has nothing until it is `ready`."""

    ready = True

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.work, self.closed = work, 0
        self.tasks: dict[Any, Any] = {}

    def begin(self, name: Any, task: Any) -> bool:
        self.tasks[name] = task
        return True

    def taken(self, name: Any) -> Any:
        return self.work(self.tasks[name]) if self.ready else None

    def close(self) -> None:
        self.closed += 1
