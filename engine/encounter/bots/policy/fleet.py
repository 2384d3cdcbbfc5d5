"""Ships: from where they are taken, and where they are put. A colony is emptied only if it must be."""

from math import inf

from engine.bots.kept import once
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

LAST_ABROAD = 3.0  # cost of taking a colony's last ship; with n > 1 ships left it is 1 / n
LAST_THAT_KEEPS_THE_POWER = 2.5
LAST_AT_HOME = 1.2
FROM_NO_COLONY = 0.2  # ships on the gate or in research hold no planet
TOO_DEAR = 0.9  # a ship that costs more stays, if it may
ABROAD = 1.3  # how much more a ship on a foreign colony protects
EMPTY = 2.0
FULL = -1.0  # the need of a place that takes no more


def cost_of_one(sight: Sight, seat: int, place: Ref, left: int, homes: int) -> float:
    """Return how bad it is for a seat to take one of `left` ships from a place."""
    if place[0] != "planet":
        return FROM_NO_COLONY
    if left > 1:
        return 1 / left
    if not sight.is_home(place[1], seat):
        return LAST_ABROAD
    return LAST_THAT_KEEPS_THE_POWER if homes <= sight.needs else LAST_AT_HOME


def take(sight: Sight, question: Question, wish: int, harm: bool = False) -> Answer:
    """Return a spread of about `wish` ships to take, fewer if they are too dear. With `harm` another player's ships are
    taken where it hurts most.
    """
    seat = question.data if type(question.data) is int and harm else question.seat
    left, taken = list(question.caps), [0] * len(question.caps)
    homes = sight.seats[seat]["home"]

    def cost(number: int) -> float:
        """Return the cost of one more ship from this place; a place without ships left is never chosen."""
        if not left[number]:
            return -inf if harm else inf
        return cost_of_one(sight, seat, question.options[number], left[number], homes)

    costs = [cost(number) for number in range(len(left))]
    for count in range(min(max(wish, question.low), question.high)):
        number = last_of(costs, max(costs)) if harm else costs.index(min(costs))
        if count >= question.low and costs[number] > TOO_DEAR and not harm:
            break
        left[number] -= 1
        taken[number] += 1
        place = question.options[number]
        if not left[number] and place[0] == "planet" and sight.is_home(place[1], seat):
            homes -= 1
            costs = [cost(number) for number in range(len(left))]  # the other home colonies are dearer now
        costs[number] = cost(number)
    return tuple(taken)


def last_of(values: list[float], value: float) -> int:
    return len(values) - 1 - values[::-1].index(value)


def put(sight: Sight, question: Question) -> Answer:
    """Return a spread that puts ships where there are few, on foreign colonies first."""
    standing = [sight.here(place[1], sight.me) if place[0] == "planet" else 9 for place in question.options]
    placed = [0] * len(standing)
    needs = [
        need(sight, place, ships) if cap else FULL
        for place, ships, cap in zip(question.options, standing, question.caps, strict=True)
    ]
    for _ in range(question.high):
        best = needs.index(max(needs))
        placed[best] += 1
        full = placed[best] == question.caps[best]
        needs[best] = FULL if full else need(sight, question.options[best], standing[best] + placed[best])
    return tuple(placed)


def need(sight: Sight, place: Ref, ships: int) -> float:
    """Return how much a planet needs one more ship."""
    if place[0] != "planet":
        return 0.0
    abroad = not sight.is_home(place[1], sight.me)
    return (ABROAD if abroad else 1.0) / ships if ships else EMPTY


def neediest(sight: Sight, question: Question) -> Answer:
    """Choose the bot's planet that needs a ship most."""
    needs = [need(sight, ref, sight.here(ref[1], sight.me) if ref[0] == "planet" else 0) for ref in question.options]
    return needs.index(max(needs))


@once
def spare(sight: Sight) -> int:
    """Return how many ships the bot can send without giving up a colony."""
    return spare_of(sight, sight.me)


def spare_of(sight: Sight, seat: int) -> int:
    """Return how many ships a seat can lose without losing a colony."""
    return sum([row[seat] - 1 for row in sight.ships.values() if row[seat] > 1])
