"""Zombie: its fleet does not die, so it joins everything; a lost negotiate brings it nothing."""

from engine.bots.sense import duel, joining, turned, worth
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 4)
SHIP = 0.2


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why == "planning.pick":
        return duel.best_card(question.options, duel.card_values(sight, question.options, paid=0.0))
    return joining.answer(sight, question)


def answer(sight: Sight, question: Question) -> Answer | None:
    """One ship more from the warp, if the side is likely to win."""
    return ("yes",) if duel.best_chance(sight) > turned.WORTH_A_CARD else ("pass",)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return worth.wanted_side(sight) == sight.side(sight.me)
