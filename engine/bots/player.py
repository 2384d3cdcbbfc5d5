"""The class of every bot: it answers a view. All else that a bot may do is declared here, with what a plain bot does.

A module's class `Bot` derives from `Player`, so nobody asks a bot whether it has a method: each can be called. What is
told by its level alone, before a game begins, is a constant of the class.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.bots.lookahead import Worlds
from engine.kernel.asking import Answer, Question

View = Any  # each game types its own
Reason = tuple[str, dict[str, Any]]  # a code of the game's (`Rules.ground`) and its facts
Shown = tuple[str, Mapping[str, Any], Sequence[str]]  # the kind of a show point, its facts, and every seat's part in it


class Player(ABC):
    """A bot at a seat; its own chance comes from the seed and from nowhere else."""

    __slots__ = ()
    gives_reasons: ClassVar[bool] = False
    takes_character: ClassVar[bool] = False
    blind: ClassVar[bool] = False  # `glance` answers every question, so nobody makes a view for it
    without_worlds: ClassVar[str] = ""  # the level that it plays at behind a wire, if that is another one
    searched: frozenset[str] = frozenset()  # the kinds of questions at which it looks ahead
    weighed: frozenset[str] = frozenset()  # and those at which it does so when it is asked for advice
    intents: ClassVar[tuple[str, ...]] = ()  # its fields that are about questions which follow from an answer

    considered: Sequence[tuple[Answer, float]] = ()  # answers of the last thought, each with its share of the win
    rest: tuple[Any, ...] = ()  # what follows of the plan that it took last

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__()

    @abstractmethod
    def answer(self, view: View) -> Answer:
        """Answer view["question"], with names where the view has names."""

    def glance(self, question: Question) -> Answer | None:
        """Answer a question that needs no look at a view, or return None: this saves the making of views."""
        return None

    def think(self, view: View, worlds: Worlds) -> Answer:
        """Answer as `answer` does, with `worlds(number)` for copies that look the same to this seat."""
        return self.answer(view)

    def advise(self, view: View, worlds: Worlds) -> Answer:
        """Return the answer of `think`, with more weighed on the way."""
        return self.think(view, worlds)

    def count_thought(self) -> None:
        """Note that it has looked ahead once more: its dice of a thought hang on the number."""
        return

    def resume(self, rest: tuple[Any, ...]) -> None:
        """Go on with what follows of a plan that it took before."""
        return

    def reason(self, public: View, question: Question, answer: Answer) -> Reason | None:
        """Return why it answers so, from the view of spectators: everybody hears it."""
        return None

    def remark(self, seat: int, told: Sequence[Shown]) -> Reason | None:
        """Return what it says to what everybody has just been shown: the show points of this part of the game so far.
        """
        return None

    def explained(self, view: View, answer: Answer) -> tuple[tuple[Any, ...], Reason | None]:
        """Return what it would do next after this answer of its own, and why: for a person whom it advises without
        having looked ahead.
        """
        return (), None

    def become(self, character: Any) -> None:
        """Take on a character of the game (`engine/<game>/bots/characters.py`)."""
        raise TypeError("this bot takes no character")

    def greeting(self) -> Reason | None:
        """Return what it says as a game begins."""
        return None

    def recall(self, bonds: dict[int, float]) -> None:
        """Remember its trust in the people at these seats, from earlier games."""
        return

    def bond(self, seat: int) -> float | None:
        """Return the trust to keep for the next game, or None."""
        return None
