"""Void: what it beats is gone for good; with the flare an artifact that would hurt is gone too."""

from engine.bots.habits import windows
from engine.bots.sense import choose, duel, worth
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
FOR_GOOD = 0.5  # how much worse it is to lose ships for good


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why != "planning.pick":
        return None
    side = sight.side(sight.me)
    won, lost, talks = duel.prospects(sight, side)
    beaten = [(seat, ships) for seat, on, ships in worth.in_fight(sight, None) if on == 1 - side]
    gone = FOR_GOOD * sum(worth.losses(sight, seat, ships) for seat, ships in beaten)
    return duel.best_card(question.options, duel.card_values(sight, question.options, ends=(won + gone, lost, talks)))


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.thickest(sight, question)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return windows.card_zap(sight, question)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
