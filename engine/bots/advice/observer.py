"""Observer: its ships are safe as an ally, and its allies' ships are, so all of them join whatever brings something."""

from engine.bots.sense import joining
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 4, 5)


def toll(sight: Sight, owner: int, seat: int, side: int) -> float:
    """Its allies lose nothing, nor does it as an ally; on the side it leads its own ships are mortal."""
    saved = seat != owner if sight.main(side) == owner else seat == owner
    return 0.0 if saved else 1.0


def adapt(sight: Sight, question: Question) -> Answer | None:
    return joining.answer(sight, question)


def answer(sight: Sight, question: Question) -> Answer | None:
    """A card for nothing."""
    return ("yes",)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Cards for allies are cards for rivals: only if all of them are behind me."""
    allies = sight.allies(sight.side(sight.me))
    return all(sight.colonies_abroad(seat) < sight.colonies_abroad(sight.me) for seat in allies)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
