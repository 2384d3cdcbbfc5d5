"""Tripler: up to ten its attacks count three times, above a third; the middle of the deck is its treasure."""

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
    """Return what laying a card costs: what counts for little is spent lightly, whatever is printed on it."""
    return worth.laying_cost(int(tripled(face))) if face < NEGOTIATE else worth.laying_cost(face)


def price(sight: Sight, card: str) -> float | None:
    """Price attacks by their tripled value: tens are the best, and what is above them is for giving away."""
    face = FACE_BY_NAME[card]
    return worth.attack_price(tripled(face)) if face < NEGOTIATE else None


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why != "planning.pick":
        return None
    return duel.best_card(question.options, duel.card_values(sight, question.options, cost=cost))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Cut their high card to a third if that is enough."""
    side = 1 - sight.side(sight.me)
    value = after_reveal.value(sight, side)
    return value >= CUT_FROM and after_reveal.flips(sight, value - third(value))


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Return whether the card is above the power's limit and within the flare's; the power itself has not counted yet.
    """
    return LIMIT < after_reveal.value(sight, sight.side(sight.me)) <= SUPER_LIMIT
