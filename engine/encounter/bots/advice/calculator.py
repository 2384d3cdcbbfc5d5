"""Advice for Calculator: reduce the higher card by the lower one if the bot's own is likely to be the lower."""

from engine.encounter.bots.reading import duel
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 2)
PAYS = 0.05
EVEN, ODD = 0, 1


def equalized(lead: float) -> duel.Reading:
    """Return a reading in which the higher attack is reduced by the lower one; equal attacks stay (T-VAL-4)."""

    def points(mine: int, theirs: int) -> float:
        gap = mine - theirs
        return lead + (gap - theirs if gap > 0 else mine + gap if gap < 0 else 0)

    return lambda mine, theirs: duel.by_type(mine, theirs, points)


def called(lead: float, parity: int) -> duel.Reading:
    """Return a reading under a call of odd or even: if the sum of the attacks is as called, the bot's attack is
    subtracted from theirs, otherwise theirs from the bot's.
    """

    def points(mine: int, theirs: int) -> float:
        right = (mine + theirs) % 2 == parity
        return lead + (mine - (theirs - mine) if right else (mine - theirs) - theirs)

    return lambda mine, theirs: duel.by_type(mine, theirs, points)


def adapt(sight: Sight, question: Question) -> Answer | None:
    """Lay the card that is worth most, counting each with the announcement or without it, whichever is better."""
    if question.why != "planning.pick" or not sight.is_main():
        return None
    side = duel.own_side(sight)
    more = duel.help_in_hand(sight)
    plain = duel.card_values(sight, question.options)
    cut = duel.card_values(sight, question.options, equalized(duel.ahead(sight, side) + more))
    return duel.best_card(question.options, [max(both) for both in zip(plain, cut, strict=True)])


def use(sight: Sight, question: Question, option: Ref) -> bool:
    side = duel.own_side(sight)
    now = duel.value_under(sight, duel.reading_of(sight, side))
    return duel.value_under(sight, equalized(duel.ahead(sight, side))) > now + PAYS


super_ = use


def worth_calling(sight: Sight, parity: int) -> float:
    return duel.value_under(sight, called(duel.ahead(sight, duel.own_side(sight)), parity))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    now = duel.value_under(sight, duel.reading_of(sight, duel.own_side(sight)))
    return max(worth_calling(sight, EVEN), worth_calling(sight, ODD)) > now + PAYS


def answer(sight: Sight, question: Question) -> Answer | None:
    return ("even",) if worth_calling(sight, EVEN) >= worth_calling(sight, ODD) else ("odd",)
