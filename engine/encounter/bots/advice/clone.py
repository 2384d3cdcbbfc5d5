"""Advice for Clone: lay a good card, because it is taken back and serves again."""

from engine.encounter.bots.reading import duel, worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 3)
KEEPS_FROM = 0.2  # price
ANYTHING = 0.04  # price of a card that is kept if there is no other
COMES_BACK = 0.3  # laying a card costs this part of the usual


def use(sight: Sight, question: Question, option: Ref) -> bool:
    card = sight.open_card(sight.side(sight.me))
    least = KEEPS_FROM if sight.encounter_cards() or sight.me != sight.offense else ANYTHING
    return bool(card) and worth.price(card) >= least


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why != "planning.pick":
        return None
    values = duel.card_values(sight, question.options, cost=lambda face: COMES_BACK * worth.laying_cost(face))
    return duel.best_card(question.options, values)


def answer(sight: Sight, question: Question) -> Answer | None:
    return question.high


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True


super_ = wild
