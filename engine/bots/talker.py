"""What bots with a character share that give a reason for an answer at most once a turn. Knows no game."""

from abc import ABC, abstractmethod
from typing import Any

from engine.bots.player import Reason, View
from engine.kernel.asking import Answer, Question


class Talker(ABC):
    """The part of a bot that speaks. Its class keeps `character` and `said_in`, and says what `ground` is."""

    __slots__ = ()
    character: Any
    said_in: int  # the turn in which it has said a reason last

    @abstractmethod
    def ground(self, public: View, question: Question, answer: Answer) -> Reason | None:
        """Return why it answers so, whatever it has said before."""

    def become(self, character: Any) -> None:
        """Take on a character's tastes."""
        self.character = character

    def greeting(self) -> Reason | None:
        """Return what it says when a game begins; only a character does."""
        return (f"greets_{self.character.name}", {}) if self.character.name else None

    def reason(self, public: View, question: Question, answer: Answer) -> Reason | None:
        """Return why it answers so, once a turn at most."""
        if self.character.silent or public["turn"] == self.said_in:
            return None
        found = self.ground(public, question, answer)
        if found is not None:
            self.said_in = public["turn"]  # type: ignore[misc]  # the slot is its class's
        return found
