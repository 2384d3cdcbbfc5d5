"""The worth of cards in a hand: to keep, to play, to take. Knows cards; of the position it reads only the sight it is
given.
"""

from functools import cache

from engine.chaos.bots.sight import Sight, card
from engine.chaos.card import BASE, CREW, EQUIPMENT, EVENT, SHIP, TARGET_COST

INCOME = 5


def to_keep(sight: Sight, id: str) -> float:
    """Return how valuable this card is in the hand."""
    face = card(id)
    cost = 3 if face.cost == TARGET_COST else face.cost
    if face.type == SHIP:
        far = max(0, cost - sight.credits - 2 * INCOME)
        return 4.0 + cost * 0.6 - far * 0.8
    base = {EVENT: 3.0, BASE: 2.4, CREW: 2.6, EQUIPMENT: 2.6}.get(face.type, 2.2)
    return base + min(cost, 6) * 0.2


def sorted_by_loss(sight: Sight, ids: list[str]) -> list[int]:
    """Return the positions of these cards in the list, the least valuable card first."""
    return sorted(range(len(ids)), key=lambda number: to_keep(sight, ids[number]))


def best(sight: Sight, ids: list[str]) -> int:
    return max(range(len(ids)), key=lambda number: to_keep(sight, ids[number]))


@cache
def develops(id: str) -> int:
    """Return how many developments a card puts down every turn."""
    effects = [effect for effect in card(id).effects if effect.do == "develop"]
    return sum(int(effect.n) for effect in effects if effect.when in ("activate", "start_phase"))
