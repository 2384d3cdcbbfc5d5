"""Advice for Tripler: its attacks up to ten count three times, higher ones a third. So attacks just below ten are its
best.
"""

from engine.encounter.bots.reading import after_reveal, duel, worth
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.cards import FACE_BY_NAME, NEGOTIATE
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 3)
LIMIT, SUPER_LIMIT = 10, 13
CUT_FROM = 15


def third(value: float) -> float:
    return -(-value // 3)


def tripled(face: int) -> float:
    return face * 3 if face <= LIMIT else third(face)


def reading(sight: Sight, side: int, more: float) -> duel.Reading:
    return duel.plain(duel.ahead(sight, side) + more, mine=tripled)


def cost(face: int) -> float:
    """Return the cost of laying a card: it depends on what the card counts for Tripler, not on its printed number."""
    return worth.laying_cost(int(tripled(face))) if face < NEGOTIATE else worth.laying_cost(face)


def price(sight: Sight, card: str) -> float | None:
    """Return the price of a card by its tripled value: tens are the best, and higher attacks are cheap."""
    face = FACE_BY_NAME[card]
    return worth.attack_price(tripled(face)) if face < NEGOTIATE else None


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why != "planning.pick":
        return None
    return duel.best_card(question.options, duel.card_values(sight, question.options, cost=cost))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare if cutting the opponent's card to a third is enough."""
    side = 1 - sight.side(sight.me)
    value = after_reveal.value(sight, side)
    return value >= CUT_FROM and after_reveal.flips(sight, value - third(value))


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Return whether the card is above the power's limit and within the flare's. The power has not been applied yet at
    this time.
    """
    return LIMIT < after_reveal.value(sight, sight.side(sight.me)) <= SUPER_LIMIT
