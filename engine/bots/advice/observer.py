"""Observer: its ships are safe as an ally, so it joins wherever something is to be had."""

from engine.bots.sense import joining
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 4, 5)


def adapt(sight: Sight, question: Question) -> Answer | None:
    return joining.answer(sight, question, free=True)


def answer(sight: Sight, question: Question) -> Answer | None:
    """A card for nothing."""
    return ("yes",)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Cards for allies are cards for rivals: only if all of them are behind me."""
    allies = sight.allies(sight.side(sight.me))
    return all(sight.colonies_abroad(seat) < sight.colonies_abroad(sight.me) for seat in allies)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
