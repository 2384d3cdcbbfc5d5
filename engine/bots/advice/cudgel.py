"""Cudgel: a victory smashes as many ships again, so it is worth more than another's."""

from engine.bots.sense import choose, worth
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)


def prize(sight: Sight, owner: int, ending: int) -> float:
    """As main player of the winning side."""
    if ending == worth.TALKS or sight.main(ending) != owner:
        return 0.0
    return worth.SHIP * sight.ships_in(owner)


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.answer_seats(question, lambda seat: seat != sight.me)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True


super_ = wild
