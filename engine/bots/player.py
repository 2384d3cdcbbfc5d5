"""`Player`, the base class of every bot: it answers a view. All else that a bot may do is declared here, with a
default.

A module's class `Bot` derives from `Player`, so callers may call every method without asking whether it exists. What
depends on the bot's level alone is a constant of the class, so it is known before a game begins.
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
    """A bot at a seat. Its random numbers come from the seed and from nowhere else."""

    __slots__ = ()
    gives_reasons: ClassVar[bool] = False
    takes_character: ClassVar[bool] = False
    blind: ClassVar[bool] = False  # `glance` answers every question, so nobody makes a view for it
    without_worlds: ClassVar[str] = ""  # the level it plays at over a connection, if that differs
    searched: frozenset[str] = frozenset()  # the kinds of questions at which it looks ahead
    weighed: frozenset[str] = frozenset()  # and those at which it does so when it is asked for advice
    intents: ClassVar[tuple[str, ...]] = ()  # its fields about later questions that follow from an answer

    considered: Sequence[tuple[Answer, float]] = ()  # answers of the last thought, each with its share of the win
    rest: tuple[Any, ...] = ()  # the remaining steps of its last plan

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__()

    @abstractmethod
    def answer(self, view: View) -> Answer:
        """Answer view["question"], with names where the view has names."""

    def glance(self, question: Question) -> Answer | None:
        """Answer a question without looking at a view, or return None. This saves the time to make views."""
        return None

    def think(self, view: View, worlds: Worlds) -> Answer:
        """Answer as `answer` does, but look ahead with `worlds(number)`, which returns copies that look the same to
        this seat.
        """
        return self.answer(view)

    def advise(self, view: View, worlds: Worlds) -> Answer:
        """Return the answer of `think`, after weighing more of the possible answers."""
        return self.think(view, worlds)

    def count_thought(self) -> None:
        """Note that the bot has looked ahead once more. The dice of its next search depend on this number."""
        return

    def resume(self, rest: tuple[Any, ...]) -> None:
        """Go on with the remaining steps of a plan that the bot chose before."""
        return

    def reason(self, public: View, question: Question, answer: Answer) -> Reason | None:
        """Return why the bot answers so, as a code with facts. It uses the view of a spectator, because everybody hears
        the reason.
        """
        return None

    def remark(self, seat: int, told: Sequence[Shown]) -> Reason | None:
        """Return the bot's remark on what everybody has just been shown. `told` holds the show points of this part of
        the game so far.
        """
        return None

    def explained(self, view: View, answer: Answer) -> tuple[tuple[Any, ...], Reason | None]:
        """Return what the bot would do next after this answer, and why. It is shown to a person whom the bot advises
        without having looked ahead.
        """
        return (), None

    def become(self, character: Any) -> None:
        """Take on a character of the game (`engine/<game>/bots/characters.py`)."""
        raise TypeError("this bot takes no character")

    def greeting(self) -> Reason | None:
        """Return what the bot says as a game begins."""
        return None

    def recall(self, bonds: dict[int, float]) -> None:
        """Remember the bot's trust in the people at these seats, from earlier games."""
        return

    def bond(self, seat: int) -> float | None:
        """Return the bot's trust in this seat, to keep for the next game, or None."""
        return None
