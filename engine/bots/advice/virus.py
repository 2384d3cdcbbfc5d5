"""Virus: its ships are multiplied by its attack, so ships make its middling cards great."""

from engine.bots.sense import duel, turned, worth
from engine.bots.sense.sight import Sight
from engine.encounter.cards import FACE_BY_NAME, MORPH, NEGOTIATE
from engine.kernel.asking import Answer, Question, Ref

DANGER = (5, 5, 4)
SHIP = 1.5


def reading(sight: Sight, side: int, more: float) -> duel.Reading:
    """T-TOT-1: own ships times the card, allies one each."""
    ships = sight.ships_in(sight.main(side))
    lead = duel.ahead(sight, side) - ships + more
    return duel.plain(lead, mine=lambda face: face * ships)


def adapt(sight: Sight, question: Question) -> Answer | None:
    """Cards cost what they are worth; enough is enough."""
    if question.why != "planning.pick":
        return None
    return duel.best_card(question.options, duel.card_values(sight, question.options))


def allied(sight: Sight) -> int:
    return sum(map(sight.ships_in, sight.allies(sight.side(sight.me))))


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Allies multiply too; the power itself has not counted yet."""
    card = FACE_BY_NAME.get(sight.open_card(sight.side(sight.me)), NEGOTIATE)
    return allied(sight) > 0 and card > 1 and (card < NEGOTIATE or card == MORPH) and worth.stake(sight) != 0


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """My ships times those of my allies in place of their sum."""
    mine, helpers = sight.ships_in(sight.me), allied(sight)
    return turned.flips(sight, mine * helpers - mine - helpers)
