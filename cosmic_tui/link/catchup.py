"""Filtering a story that is told again after a lost connection, so that a screen that stayed open gets only what is
new.

Knows messages by kind. A first telling passes through unchanged, and so does the story of another game.
"""

from typing import Any

from cosmic_tui.messages.grammar import Message
from cosmic_tui.wire import story


class CatchUp:
    """A filter for messages that are repeated after a lost connection. Call `begin` with every welcome, then `take`
    with each message; it returns what to pass on instead.
    """

    def __init__(self) -> None:
        self.game = 0  # the number of the game whose events these are
        self.hello: Message | None = None
        self.events: list[Any] = []
        self._begun = 0  # games that have begun at this table
        self._again = False  # whether the next hello tells of the last of them, or of one that begins now
        self._held: Message | None = None  # the hello of a story that seems to be known

    def mark(self) -> str:
        """Return how much of this story is known, for the next hello."""
        return story.mark(self.game if self.hello is not None else 0, self.events)

    def begin(self, game: int) -> None:
        """Begin a new connection. `game`: how many games have begun at the table."""
        self._begun, self._again, self._held = game, True, None

    def take(self, message: Message) -> list[Message]:
        kind = message["kind"]
        if kind == "hello":
            return self._hello(message)
        if kind == "events":
            return self._happened(message)
        if kind == "lobby":
            self._again = False
        return [message]

    def _hello(self, message: Message) -> list[Message]:
        self._begun += not self._again
        self._again = False
        if self._begun == self.game and self.hello is not None:
            self._held = message
            return [{"kind": "presence", "seats": message["seats"]}]
        self.game, self.hello, self.events = self._begun, message, []
        return [message]

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
