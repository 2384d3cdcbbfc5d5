"""Questions with help: both are passed on together, so that the person asked sees them at once.

The table marks a question for which there is help, and computes the help at request. This filter requests it, holds the
question back until the help is there, and adds the help to the view and to those that follow. If the table refuses, the
question is passed on without help. Knows messages by kind.
"""

from collections.abc import Callable
from typing import Any

from cosmic_tui.messages.grammar import Message
from engine.kernel.views import Question, View

HELP = "help"


class QuestionHelp:
    """The help for one seat's questions. `ask` requests the help for the question with that serial; it may come at
    once.
    """

    def __init__(self, ask: Callable[[int], None]) -> None:
        self.ask = ask
        self.forget()

    def forget(self) -> None:
        """Forget the question, for a new connection or another game."""
        self.held: Message | None = None  # the question whose help is on its way
        self.question: Question | None = None  # the one that has been helped
        self.serial = 0
        self.help: dict[str, Any] = {}
        self.view: View | None = None

    def take(self, message: Message) -> list[Message]:
        """Return the messages to pass on in place of this one."""
        kind = message["kind"]
        if kind == "hello":
            self.forget()
        elif kind == "view":
            return [self._seen(message)]
        elif kind == "question":
            return self._asked(message)
        elif kind == HELP:
            return self._told(message)
        elif kind == "refused" and self.held is not None and message["serial"] == self.held["serial"]:
            return self._put()
        return [message]

    def _seen(self, message: Message) -> Message:
        """Return the view. If help for its question is here, add it."""
        self.view = message["view"]
        if self.question is None or self.view["question"] != self.question:
            return message
        return {"kind": "view", "view": {**self.view, **self.help}}

    def _asked(self, message: Message) -> list[Message]:
        question = message["question"]
        self.held = None
        if question is None or not question.get(HELP) or message["serial"] == self.serial:
            return [message]
        self.held, self.question = message, None
        self.ask(message["serial"])
        return []

    def _told(self, message: Message) -> list[Message]:
        if self.held is None or message["serial"] != self.held["serial"]:
            return []
        self.question, self.serial, self.help = self.held["question"], message["serial"], message["help"]
        return self._put()

    def _put(self) -> list[Message]:
        """Return the question that was held back, behind its view."""
        held, self.held = self.held, None
        assert held is not None
        told: list[Message] = []
        if self.view is not None and self.question is not None and self.view["question"] == self.question:
            told.append({"kind": "view", "view": {**self.view, **self.help}})
        return [*told, held]
