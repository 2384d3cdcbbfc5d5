"""Virus: its ships are multiplied by its attack, so ships make its middling cards great."""

from engine.bots.sense import duel, turned
from engine.bots.sense.sight import Sight
from engine.encounter.cards import FACE_BY_NAME, NEGOTIATE
from engine.kernel.asking import Question, Ref

DANGER = (5, 5, 4)
SHIP = 1.5


def reading(sight: Sight, side: int, more: float) -> duel.Reading:
    """T-TOT-1: own ships times the card, allies one each."""
    ships = sight.ships_in(sight.main(side))
    lead = duel.ahead(sight, side) - ships + more
    return duel.plain(lead, mine=lambda face: face * ships)


def allied(sight: Sight) -> int:
    return sum(map(sight.ships_in, sight.allies(sight.side(sight.me))))


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Allies multiply too; the power itself has not counted yet."""
    card = FACE_BY_NAME.get(sight.open_card(sight.side(sight.me)), NEGOTIATE)
    return allied(sight) > 0 and card > 1 and card != NEGOTIATE


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """My ships times those of my allies in place of their sum."""
    mine, helpers = sight.ships_in(sight.me), allied(sight)
    return turned.flips(sight, mine * helpers - mine - helpers)
