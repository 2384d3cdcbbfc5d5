"""Quick estimates of a fight: which ships would fire at which, what would be left, and what the bombs would do.

Both sides fire in the order of speed, each ship at the target it hurts most. A ship fired at replies, and attackers
that are still active and were not hit bomb at the end.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from engine.chaos.bots.sight import Fighter, Ship

DAMAGED = 1.5  # credits that a ship is worth less for a turn when it was hit
USED = 0.7  # of a defender that fired: it misses its own next attack
FIRED = 0.5  # of a ship that helps to destroy what another has begun with: it cannot fire at anybody else
SCRATCH = 0.25  # credits a point of damage that does not destroy is worth
WON = 500.0
STRENGTH = attrgetter("firepower")
MOST_KEPT = 4096  # fights that were thought through
Side = Sequence[Ship]


class Outcome(NamedTuple):
    """The outcome of a fight: credits lost by either side, and the total bombing that comes through."""

    lost: tuple[float, float]
    bombing: int


def fought(attackers: list[Ship], defenders: list[Ship]) -> Outcome:
    """Return the expected outcome of a fight. Outcomes are cached, because the same fight is asked for many times in a
    turn.
    """
    return _fought(tuple([ship.in_a_fight() for ship in attackers]), tuple([ship.in_a_fight() for ship in defenders]))


@lru_cache(maxsize=MOST_KEPT)
def _fought(attackers: tuple[Fighter, ...], defenders: tuple[Fighter, ...]) -> Outcome:
    sides = [[Ship(0, 0, *fighter) for fighter in side] for side in (attackers, defenders)]
    lost = [0.0, 0.0]
    for _ in range(len(attackers) + len(defenders)):
        shot = _next_shot(sides)
        if shot is None:
            break
        side, shooter, target = shot
        _exchange(sides, lost, side, shooter, target)
    for side in (0, 1):
        lost[side] += sum(DAMAGED for ship in sides[side] if ship.hit)
    lost[1] += USED * sum(not ship.active and not ship.hit for ship in sides[1])
    bombers = [ship for ship in sides[0] if ship.active and not ship.hit]
    return Outcome((lost[0], lost[1]), sum(ship.bombing for ship in bombers))


def _next_shot(sides: list[list[Ship]]) -> tuple[int, Ship, Ship] | None:
    """Return the next shot as (side, shooter, target): the side with the fastest active ship takes its best shot; ties
    go to the attacker.
    """
    if not sides[0] or not sides[1]:
        return None
    fastest = [-1, -1]
    for number in (0, 1):
        for ship in sides[number]:
            if ship.active and ship.speed > fastest[number]:
                fastest[number] = ship.speed
    if fastest[0] < 0 and fastest[1] < 0:
        return None
    side = 0 if fastest[0] >= fastest[1] else 1
    mine, theirs, slower = sides[side], sides[1 - side], fastest[1 - side]
    able = [ship for ship in mine if ship.active and ship.speed >= slower]
    strongest = strongest_first(able)
    best = -2.0
    found: tuple[int, Ship, Ship] | None = None
    for shooter in able:
        for target in theirs:
            gain = with_others(shooter, target, strongest, mine, theirs)
            if gain > best:
                best, found = gain, (side, shooter, target)
    if found is not None:
        return found
    for ship in able:
        ship.active = side == 0 and ship.bombing > 0 and fastest[1] < 0
    return _next_shot(sides) if fastest[1] >= 0 and any(ship.active for side_ in sides for ship in side_) else None


def strongest_first(ships: Iterable[Ship]) -> list[Ship]:
    return sorted(ships, key=STRENGTH, reverse=True)


def with_others(shooter: Ship, target: Ship, able: Side, mine: Side = (), theirs: Side = ()) -> float:
    """Return the gain of a shot that further ships of the side follow, the strongest in `able` first. Only the first
    shot is replied to, and together they destroy the target.
    """
    firepower, missing = shooter.firepower, target.armour - shooter.firepower
    shot = hurt(firepower, target, theirs)
    alone = shot
    if target.active and "rapid_fire" not in shooter.keywords:
        alone -= hurt(target.firepower, shooter, mine)
    if missing <= 0 or firepower <= 0 or saved(target.armour, target, theirs):
        return alone
    spent = 0.0
    for other in able:
        if other is not shooter and other.firepower > 0:
            missing -= other.firepower
            spent += FIRED
            if missing <= 0:
                return max(alone, alone - shot + target.worth - spent)
    return alone


def hurt(firepower: int, ship: Ship, side: Side = ()) -> float:
    """Return what a ship's owner loses by this much fire. A squadron shares the damage if that saves the ship."""
    if firepower <= 0:
        return 0.0
    if firepower >= ship.armour and not saved(firepower, ship, side):
        return ship.worth
    return (0.0 if ship.hit else DAMAGED) + SCRATCH * firepower


def saved(firepower: int, ship: Ship, side: Side) -> bool:
    """Return whether the rest of the squadron can absorb enough damage to save the ship."""
    return "squadron" in ship.keywords and firepower < ship.armour + spare(ship, side)


def spare(ship: Ship, side: Side) -> int:
    """Return how much damage the rest of a squadron can take without a loss."""
    return sum(other.armour - 1 for other in side if other is not ship and "squadron" in other.keywords)


def _exchange(sides: list[list[Ship]], lost: list[float], side: int, shooter: Ship, target: Ship) -> None:
    replies = target.active and "rapid_fire" not in shooter.keywords
    shooter.active = False
    _take(target, shooter.firepower, sides[1 - side])
    if replies:
        target.active = False
        _take(shooter, target.firepower, sides[side])
    for number, ship in ((1 - side, target), (side, shooter)):
        if ship.armour <= 0 and ship in sides[number]:
            sides[number].remove(ship)
            lost[number] += ship.worth


def _take(ship: Ship, damage: int, side: Side) -> None:
    """Damage a ship. Damage that would destroy it goes to the rest of its squadron if they can absorb it."""
    ship.hit = ship.hit or damage > 0
    rest = damage - ship.armour + 1
    if rest > 0 and saved(damage, ship, side):
        damage -= rest
        for other in side:
            if other is not ship and "squadron" in other.keywords and rest > 0:
                part = min(rest, other.armour - 1)
                other.armour, other.hit, rest = other.armour - part, other.hit or part > 0, rest - part
    ship.armour -= damage


def card_worth(left: int) -> float:
    """Return what one card of a colony is worth to its owner. It is worth more the fewer cards are left."""
    return 1.2 if left > 15 else 1.6 if left > 8 else 2.4


def bombed(bombing: int, left: int) -> float:
    """Return what this much bombing of a colony is worth."""
    if bombing >= left:
        return WON
    return sum(card_worth(left - number) for number in range(bombing))
