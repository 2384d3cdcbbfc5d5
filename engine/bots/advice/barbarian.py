"""Barbarian: a victory on offense is paid with the best of the loser's hand, and the rest of it is gone."""

from engine.bots.sense import choose, worth
from engine.bots.sense.sight import OFF, Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 3, 3)
SURE_OF_A_CARD = 2  # better encounter cards that allow to throw junk away


def prize(sight: Sight, owner: int, ending: int) -> float:
    """On offense each card of the defense is part of it."""
    if ending != OFF or owner != sight.offense:
        return 0.0
    hand = float(sight.seats[sight.defense]["hand"])
    return worth.CARD * (min(sight.ships_in(owner), hand) + worth.ENVY * hand)


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.cheap_ones(question) if question.why == "barbarian.throw_away" else choose.dear_ones(question)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    good = [name for name in sight.encounter_cards() if worth.price(name) > choose.JUNK]
    return bool(choose.junk(sight)) and len(good) >= SURE_OF_A_CARD


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
