"""Void: what it beats is gone for good; with the flare an artifact that would hurt is gone too."""

from engine.bots.habits import windows
from engine.bots.sense import choose, worth
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
FOR_GOOD = 0.5  # how much worse it is to lose ships for good


def prize(sight: Sight, owner: int, ending: int) -> float:
    """As main player of the winning side: each beaten ship a little more."""
    if ending == worth.TALKS or sight.main(ending) != owner:
        return 0.0
    return FOR_GOOD * worth.SHIP * sight.strength(1 - ending)


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.thickest(sight, question)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return windows.card_zap(sight, question)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
