"""The bonuses that ships would give each other in a fight, computed before the fight begins.

The numbers of a view are those of the present moment, so a Formation Leader in the hangar adds nothing to them. Counts
only cards that lie face up.
"""

from engine.chaos.bots.sight import Ship, Sight
from engine.chaos.card import ARMOUR, BASE, BOMBING, FIREPOWER, SPEED, TYPE_NAMES, Effect
from engine.chaos.view_types import Row

NAMES = {SPEED: "speed", FIREPOWER: "firepower", ARMOUR: "armour", BOMBING: "bombing"}


def together(sight: Sight, ships: list[Ship], defending: bool = False) -> list[Ship]:
    """Return the ships with the bonuses they give one another in a fight, as copies if anything changes. Ships already
    in a fight are returned as they are.
    """
    given = [(row, effect) for row, effect in sight.bonuses if row["seat"] == ships[0].seat] if ships else []
    if not given or any(sight.rows[ship.handle]["fights"] for ship in ships):
        return ships
    found = {ship.handle: ship.copy() for ship in ships}
    for row, effect in given:
        _give(found, row, effect, defending)
    return list(found.values())


def _give(ships: dict[int, Ship], row: Row, effect: Effect, defending: bool) -> None:
    host = row["on"] or row["handle"]
    if row["kind"] == TYPE_NAMES[BASE]:
        works = defending and effect.to == "my_combat_ships"
    else:
        works = host in ships
    if effect.to == "host" and not effect.needs:
        return  # in the numbers already
    if not works or not all(_holds(need, len(ships), defending) for need in effect.needs):
        return
    for handle, ship in ships.items():
        own = handle == host
        reached = own if effect.to == "host" else not own and effect.to == "other_my_combat_ships"
        species = effect.fits.get("species", "")
        if (reached or effect.to == "my_combat_ships") and species in ("", ship.species):
            name = NAMES[effect.stat]
            setattr(ship, name, max(0, getattr(ship, name) + int(effect.n)))


def _holds(need: str, count: int, defending: bool) -> bool:
    """Return whether a condition that depends on the combat is met. All other conditions are already part of a ship's
    numbers.
    """
    name, _, least = need.partition(">=")
    if name == "my_combat_ships":
        return count >= int(least)
    return name == "defending" and defending
