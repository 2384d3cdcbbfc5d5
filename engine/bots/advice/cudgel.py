"""Cudgel: a victory with an attack smashes as many ships again, so it is worth more than another's."""

from engine.bots.sense import choose, duel, worth
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why != "planning.pick":
        return None
    side = sight.side(sight.me)
    won, lost, talks = duel.prospects(sight, side)
    smashed = worth.losses(sight, sight.main(1 - side), sight.ships_in(sight.me))
    values = duel.card_values(sight, question.options, ends=(won + smashed, lost, talks))
    return duel.best_card(question.options, values)


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.answer_seats(question, lambda seat: seat != sight.me)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True


super_ = wild
