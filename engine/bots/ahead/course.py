"""The `Course` interface: what a game provides for looking ahead. A course lists plans, plays on for everybody, and
estimates what a position is worth.

A plan is a whole action: the answer to this question, and the seat's answers to the questions that follow from it. The
later answers name their options by refs, because the numbers of options may be different by then.
"""

from typing import Any, NamedTuple, Protocol

from engine.kernel.asking import PICK, SOME, Answer, Question, Ref
from engine.kernel.chance import Source
from engine.kernel.game import AnyMatch


class Later(NamedTuple):
    """A choice for a later question. `refs` holds one ref for a pick, and any number of refs where several may be
    chosen.
    """

    why: str
    refs: tuple[Ref, ...]


class Plan(NamedTuple):
    """An answer to give now, and the later choices in the order in which they will be asked."""

    now: Answer
    rest: tuple[Later, ...] = ()


class Course(Protocol):
    """A game's way of looking ahead."""

    def begins(self, match: AnyMatch, seat: int) -> Any:
        """Return what `ended` needs to know about the position from which a seat looks ahead."""

    def ended(self, match: AnyMatch, begun: Any) -> bool:
        """Return whether a playout that began at that position has reached its end."""

    def goes_on(self, match: AnyMatch, seat: int, rest: tuple[Later, ...], dice: Source, begun: Any) -> int:
        """Play a world to the end of the playout, with the rest of this seat's plan. Return how many questions were
        answered.
        """

    def shares(self, game: Any) -> list[float]:
        """Return each seat's estimated share of the win at an imagined position."""

    def plans(self, question: Question, view: Any, first: Plan) -> list[Plan]:
        """Return the first plan and other plans that are worth trying. The question's refs hold names or numbers."""


def follows(question: Question, rest: tuple[Later, ...]) -> Answer | None:
    """Return the plan's answer to this question. Return None if the plan has none, or if it is no longer legal. A plan
    that was read from a file has plain tuples.
    """
    if not rest or rest[0][0] != question.why:
        return None
    _, refs = rest[0]
    places = {tuple(ref): number for number, ref in enumerate(question.options)}
    numbers = [places[ref] for ref in refs if ref in places]
    if len(numbers) < len(refs):
        return None
    if question.shape == PICK:
        return numbers[0] if len(numbers) == 1 else None
    fits = question.shape == SOME and question.low <= len(numbers) <= question.high
    return tuple(sorted(numbers)) if fits else None
