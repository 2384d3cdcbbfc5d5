"""Advice for Kamikaze: turn spare ships into cards as long as there are plenty, and into points when much is at stake.
"""

from engine.encounter.bots.policy import fleet
from engine.encounter.bots.reading import duel, worth
from engine.encounter.bots.reading.sight import DEF, Sight
from engine.kernel.asking import SPREAD, Answer, Question, Ref

DANGER = (3, 3, 3)
SHIP = 1.2
MOST, WORTH = 4, 3
STAY = 10  # ships that stay outside the warp
FULL_HAND = 9
PAYS = 0.15
A_FLEET = 2


def sacrifice(sight: Sight) -> int:
    """Return how many ships to give for two cards each. A defense without encounter cards gets a new hand for nothing.
    """
    if sight.side(sight.me) == DEF and not sight.encounter_cards():
        return 0
    needed = 1 if not sight.encounter_cards() else 0
    rich = 0 if len(sight.hand) >= FULL_HAND else MOST
    return max(needed, min(rich, fleet.spare(sight), sight.out(sight.me) - STAY))


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return sacrifice(sight) > 0


def gain(sight: Sight, ships: int) -> float:
    """Return how much better the fight is with this many ships given for three points each."""
    side = duel.own_side(sight)
    now = duel.value_under(sight, duel.reading_of(sight, side))
    then = duel.value_under(sight, duel.reading_of(sight, side, WORTH * ships))
    return then - now - ships * worth.ship(sight, sight.me)


def best_gain(sight: Sight) -> tuple[float, int]:
    return max((gain(sight, ships), -ships) for ships in range(min(MOST, fleet.spare(sight)) + 1))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return best_gain(sight)[0] > PAYS


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return bool(sight.seats[sight.me]["warp"] >= A_FLEET)


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.shape != SPREAD:
        return question.high
    return fleet.take(sight, question, sacrifice(sight) if question.why == "kamikaze.ships" else -best_gain(sight)[1])
