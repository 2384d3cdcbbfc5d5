"""`Talker`: the part of a bot that gives reasons for its answers, at most one a turn. Bots with a character share it.
"""

from abc import ABC, abstractmethod
from typing import Any

from engine.bots.player import Reason, View
from engine.kernel.asking import Answer, Question


class Talker(ABC):
    """The part of a bot that speaks. A class that uses it has the fields `character` and `said_in`, and defines
    `ground`.
    """

    __slots__ = ()
    character: Any
    said_in: int  # the turn in which it has said a reason last

    @abstractmethod
    def ground(self, public: View, question: Question, answer: Answer) -> Reason | None:
        """Return why the bot answers so, regardless of what it has said before."""

    def become(self, character: Any) -> None:
        """Take on a character's tastes."""
        self.character = character

    def greeting(self) -> Reason | None:
        """Return what the bot says when a game begins; None for a bot without a character."""
        return (f"greets_{self.character.name}", {}) if self.character.name else None

    def reason(self, public: View, question: Question, answer: Answer) -> Reason | None:
        """Return why the bot answers so, or None. It gives at most one reason a turn."""
        if self.character.silent or public["turn"] == self.said_in:
            return None
        found = self.ground(public, question, answer)
        if found is not None:
            self.said_in = public["turn"]  # type: ignore[misc]  # the slot is its class's
        return found
