"""A story that is told again after a break, made into what is new in it: a screen that was there all the time goes on.

Knows messages by kind. A first telling passes through unchanged, and so does one of another game.
"""

from typing import Any

from cosmic_tui.table.messages import Message


class CatchUp:
    """`begin` with every welcome, then `take` each message: what is to be passed on in its place."""

    def __init__(self) -> None:
        self.game = -1
        self.hello: Message | None = None
        self.events: list[Any] = []
        self._held: Message | None = None  # the hello of a story that seems to be known

    def begin(self, game: int) -> None:
        """A line is there; `game` numbers the games of the table."""
        if game != self.game:
            self.hello, self.events = None, []
        self.game = game
        self._held = None

    def take(self, message: Message) -> list[Message]:
        kind = message["kind"]
        if kind == "hello":
            return self._hello(message)
        if kind == "events":
            return self._happened(message)
        return [message]

    def _hello(self, message: Message) -> list[Message]:
        if self.hello is None or not self.events:
            self.hello = message
            return [message]
        self._held = message
        return [{"kind": "presence", "seats": message["seats"]}]

    def _happened(self, message: Message) -> list[Message]:
        known, held = len(self.events), self._held
        first, events = message["first"], message["events"]
        self._held = None
        if held is not None and first == 0:
            same = events[:known] == self.events
            self.events = list(events)
            if not same:  # the host has come back with another story
                self.hello = held
                return [held, message]
            return [{"kind": "events", "first": known, "events": events[known:]}] if events[known:] else []
        self.events[first:] = events
        return [message]
