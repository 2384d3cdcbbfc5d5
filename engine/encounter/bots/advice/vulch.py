"""Advice for Vulch: it collects artifacts without asking, so it plays its own readily. With the flare it takes a good
card from a beaten opponent.
"""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
GOOD = 0.3
ARTIFACTS = 0.5  # because they all come back
LAST = 1


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "vulch.pass_card":
        return choose.cheapest(question)
    left = sight.seats[question.data]["hand"]
    card = question.options[0]
    return choose.yes_if(question, choose.price(card) >= GOOD or (left <= LAST and choose.price(card) > choose.JUNK))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True


super_ = wild
