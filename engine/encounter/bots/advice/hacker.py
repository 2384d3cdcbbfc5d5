"""Advice for Hacker: a negotiate that loses lets it pick cards from the richest hand."""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import duel, known, worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
PAID = 2.5  # what a card that I pick is worth, in cards
GUARDED = 0.3  # a hand with such a card is not given away


def riches(sight: Sight, seat: int) -> float:
    """Return the value of picking cards in that hand, by its size or by what the bot knows of it."""
    seen = known.hand_of(sight, seat)
    value = sum(map(worth.price, seen)) if seen else worth.CARD * float(sight.seats[seat]["hand"])
    return value * (1 + worth.envy(sight, seat))


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "hacker.source":
        return choose.seat_by(question, lambda seat: riches(sight, seat))
    return choose.dear_ones(question) if question.why == "hacker.take" else choose.cheap_ones(question)


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why != "planning.pick":
        return None
    return duel.best_card(question.options, duel.card_values(sight, question.options, paid=PAID))


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return True


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return any(worth.price(name) >= GUARDED for name in sight.hand if name != "flare_hacker")


super_ = use
