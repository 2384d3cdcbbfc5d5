"""Advice for Dictator: make other players fight each other, let the leader meet strong players, and let nobody attack
the bot.
"""

from engine.encounter.bots.policy import choose, fights
from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 4, 4)
SPECIALS = ("most_foreign_colonies", "most_cards_in_hand", "fewest_ships_in_warp")
WELL_ARMED = 14
AT_ME, AT_ME_ARMED = -1.5, -0.4
ANYBODY, REDRAWN = -0.3, 0.0
A_CARD = 0.05


def named(sight: Sight, card: str) -> int:
    """Return the seat that a destiny card names; -1 if the offense may choose."""
    others = [seat % sight.n for seat in range(sight.offense + 1, sight.offense + sight.n)]
    if card == SPECIALS[0]:
        return max(others, key=sight.colonies_abroad)
    if card == SPECIALS[1]:
        return max(others, key=lambda seat: sight.seats[seat]["hand"])
    if card == SPECIALS[2]:
        return min(others, key=lambda seat: sight.seats[seat]["warp"])
    return int(card.removeprefix("seat_")) if card.startswith("seat_") else -1


def softness(sight: Sight, seat: int) -> float:
    """Return how easy a new colony the offense gets at this player's planets, less a little for each card in their
    hand.
    """
    new = [planet for planet, owner in sight.owner.items() if owner == seat and sight.founds(sight.offense, planet)]
    guards = min((sight.here(planet, seat) for planet in new), default=4)
    return 1 / (1 + guards) - A_CARD * float(sight.seats[seat]["hand"])


def merit(sight: Sight, card: str) -> float:
    """Return how much the bot would like this card to be turned up."""
    seat = named(sight, card)
    if sight.offense == sight.me:
        aims = [fights.aim(sight, planet, seat) for planet, owner in sight.owner.items() if owner == seat]
        return max(aims, default=0.0) if seat != sight.me else ANYBODY
    if seat < 0 or seat == sight.offense:
        return ANYBODY if seat < 0 else REDRAWN
    if seat == sight.me:
        return AT_ME_ARMED if choose.best_attack(sight) >= WELL_ARMED else AT_ME
    return (worth.envy(sight, seat) - worth.envy(sight, sight.offense)) - softness(sight, seat)


def answer(sight: Sight, question: Question) -> Answer | None:
    return max(question.options, key=lambda ref: merit(sight, ref[1]))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return sight.view["named"] == sight.me and choose.best_attack(sight) < WELL_ARMED


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
