"""What cards of a hand are worth: to keep, to play, to take. Knows cards, no position but the sight it is given."""

from functools import cache

from engine.chaos.bots.sight import Sight, card
from engine.chaos.card import BASE, CREW, EQUIPMENT, EVENT, SHIP, TARGET_COST

INCOME = 5


def to_keep(sight: Sight, id: str) -> float:
    """Return how much it would hurt to lose this card of the hand."""
    face = card(id)
    cost = 3 if face.cost == TARGET_COST else face.cost
    if face.type == SHIP:
        far = max(0, cost - sight.credits - 2 * INCOME)
        return 4.0 + cost * 0.6 - far * 0.8
    base = {EVENT: 3.0, BASE: 2.4, CREW: 2.6, EQUIPMENT: 2.6}.get(face.type, 2.2)
    return base + min(cost, 6) * 0.2


def sorted_by_loss(sight: Sight, ids: list[str]) -> list[int]:
    """Return the places of these cards, the one to give away first at the front."""
    return sorted(range(len(ids)), key=lambda number: to_keep(sight, ids[number]))


def best(sight: Sight, ids: list[str]) -> int:
    return max(range(len(ids)), key=lambda number: to_keep(sight, ids[number]))


@cache
def develops(id: str) -> int:
    """Return how many developments a card puts down every turn."""
    effects = [effect for effect in card(id).effects if effect.do == "develop"]
    return sum(int(effect.n) for effect in effects if effect.when in ("activate", "start_phase"))
