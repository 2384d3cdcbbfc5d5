"""What a game says of looking ahead: its plans, how everybody plays on, and what a position is worth.

A plan is a whole action: the answer to this question, and what its seat then answers to the questions that follow from
it. What comes later is said by meaning, since options are numbered by what is lawful then.
"""

from typing import Any, NamedTuple, Protocol

from engine.kernel.asking import PICK, SOME, Answer, Question, Ref
from engine.kernel.chance import Source
from engine.kernel.game import AnyMatch


class Later(NamedTuple):
    """A choice that is kept for a later question: one ref of a pick, any number of refs where some are chosen."""

    why: str
    refs: tuple[Ref, ...]


class Plan(NamedTuple):
    """The answer that is given now, and the rest in the order in which it will be asked."""

    now: Answer
    rest: tuple[Later, ...] = ()


class Course(Protocol):
    """One way in which a game is looked ahead at."""

    def begins(self, match: AnyMatch, seat: int) -> Any:
        """Return what `ended` has to know of the position from which a seat looks ahead."""

    def ended(self, match: AnyMatch, begun: Any) -> bool:
        """Return whether a playout that began there has come to its end."""

    def goes_on(self, match: AnyMatch, seat: int, rest: tuple[Later, ...], dice: Source, begun: Any) -> int:
        """Play a world to the end of the playout with the rest of this seat's plan. Return how many questions were
        answered on the way.
        """

    def shares(self, game: Any) -> list[float]:
        """Return what an imagined position is worth to each seat: its share of the win."""

    def plans(self, question: Question, view: Any, first: Plan) -> list[Plan]:
        """Return the first plan, and what else is worth a try. The question has names or numbers in its refs."""


def follows(question: Question, rest: tuple[Later, ...]) -> Answer | None:
    """The answer a plan has for this question; None if it has none, or if what it says is no longer lawful. A plan that
    a bot remembers from a file has plain tuples."""
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
