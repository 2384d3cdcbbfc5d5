"""Advice for Pacifist: its negotiate beats every attack, so it lays one whenever it can; others lay negotiates against
it.
"""

from engine.encounter.bots.reading import after_reveal, duel, worth
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.cards import NEGOTIATE
from engine.kernel.asking import Answer, Question, Ref

DANGER = (5, 5, 4)
PEACE = 0.6
WILD_VALUE = 15
AN_ACE = 0.2  # what laying a negotiate costs: there are not so many


def reading(sight: Sight, side: int, more: float) -> duel.Reading:
    """Return a reading in which a negotiate beats an attack (T-OUT-2)."""
    usual = duel.plain(duel.ahead(sight, side) + more)

    def peace_wins(mine: int, theirs: int) -> float | None:
        return duel.WON if mine == NEGOTIATE and theirs < NEGOTIATE else usual(mine, theirs)

    return peace_wins


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why != "planning.pick":
        return None

    def cost(face: int) -> float:
        return AN_ACE if face == NEGOTIATE else worth.laying_cost(face)

    return duel.best_card(question.options, duel.card_values(sight, question.options, cost=cost))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare if the bot's negotiate wins as an attack of fifteen."""
    side = sight.side(sight.me)
    return after_reveal.matters(sight) and WILD_VALUE + duel.ahead(sight, side) > after_reveal.value(sight, 1 - side)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
