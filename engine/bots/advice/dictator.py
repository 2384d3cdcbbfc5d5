"""Dictator: picks the fight that suits it best, as it sees each of them coming: leaders meet strength, not it."""

from engine.bots.habits import fights
from engine.bots.sense import choose, foresight
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 4, 4)
SPECIALS = ("most_foreign_colonies", "most_cards_in_hand", "fewest_ships_in_warp")
WELL_ARMED = 14
ANYBODY = -0.3
REDRAWN = 0.05  # what a card costs after which another one is selected
NEW_HAND = 0.4  # what it is worth to be attacked without an encounter card


def named(sight: Sight, card: str) -> int:
    """Whom a destiny card means; -1: whom the offense likes."""
    others = [seat % sight.n for seat in range(sight.offense + 1, sight.offense + sight.n)]
    if card == SPECIALS[0]:
        return max(others, key=sight.colonies_abroad)
    if card == SPECIALS[1]:
        return max(others, key=lambda seat: sight.seats[seat]["hand"])
    if card == SPECIALS[2]:
        return min(others, key=lambda seat: sight.seats[seat]["warp"])
    return int(card.removeprefix("seat_")) if card.startswith("seat_") else -1


def target_for_me(sight: Sight, seat: int) -> float:
    """How good the best planet of a player is for me to attack."""
    aims = [fights.aim(sight, planet, seat) for planet, owner in sight.owner.items() if owner == seat]
    return max(aims, default=0.0) if seat >= 0 and seat != sight.me else ANYBODY


def meeting(sight: Sight, seat: int) -> float:
    """What it is worth to me that the offense meets this player."""
    planet = foresight.next_target(sight, seat)
    if planet < 0:
        return 0.0
    gift = NEW_HAND if seat == sight.me and not sight.encounter_cards() else 0.0
    return gift + foresight.outlook(foresight.foreseen(sight, seat, planet))


def merit(sight: Sight, card: str) -> float:
    """How much I like this card to be turned up."""
    seat = named(sight, card)
    if sight.offense == sight.me:
        return target_for_me(sight, seat)
    if seat >= 0 and seat != sight.offense:
        return meeting(sight, seat)
    meetings = [meeting(sight, other) for other in range(sight.n) if other != sight.offense]
    return min(meetings) if seat < 0 else max(meetings) - REDRAWN


def answer(sight: Sight, question: Question) -> Answer | None:
    return max(question.options, key=lambda ref: merit(sight, ref[1]))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return sight.view["named"] == sight.me and choose.best_attack(sight) < WELL_ARMED


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
