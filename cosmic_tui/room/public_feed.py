"""Spectators: one public story for all of them, told with the delay the table wants.

A newcomer gets what the others have been told so far, and nothing more. Knows messages by kind; must not know seats.
"""

from collections import deque
from typing import Any

from cosmic_tui.messages.grammar import Message

# Of these the last one tells it all. A clock does not: a newcomer would take its first word for now.
ONCE = ("hello", "view", "question", "orders", "presence", "paused", "over")
NEW_GAME = "hello"


class PublicFeed:
    """The messages for spectators, held back until they may be told. Call `put` with each message of the table, `due`
    for those to tell now, `so_far` for newcomers.
    """

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self._coming: deque[tuple[float, Message]] = deque()
        self._last: dict[str, Message] = {}
        self._events: list[Any] = []

    def put(self, messages: list[Message], now: float) -> None:
        self._coming += [(now + self.delay, message) for message in messages]

    def due(self, now: float) -> list[Message]:
        """Return the messages to tell all spectators now."""
        found = []
        while self._coming and self._coming[0][0] <= now:
            message = self._coming.popleft()[1]
            self._learn(message)
            found.append(message)
        return found

    def wake(self) -> float | None:
        return self._coming[0][0] if self._coming else None

    def so_far(self) -> list[Message]:
        """Return what has been told so far in few messages: first the events, then the present position."""
        events = [{"kind": "events", "first": 0, "events": self._events[:]}] if self._events else []
        messages = [self._last[kind] for kind in ONCE if kind in self._last]
        return messages[:1] + events + messages[1:]

    @property
    def ended(self) -> bool:
        """Return whether spectators have been told that the game is over."""
        return "over" in self._last

    def _learn(self, message: Message) -> None:
        kind = message["kind"]
        if kind == NEW_GAME:
            self._last.clear()
            self._events.clear()
        if kind == "events":
            del self._events[message["first"] :]
            self._events += message["events"]
        elif kind == "show":
            self._last["view"] = {"kind": "view", "view": message["view"]}
        elif kind in ONCE:
            self._last[kind] = message
