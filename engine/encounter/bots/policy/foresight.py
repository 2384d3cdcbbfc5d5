"""A fight that has not begun: where an offense is likely to aim. It is thought to aim as I would in its place."""

from engine.encounter.bots.policy import fights
from engine.encounter.bots.reading.sight import Sight


def targets(sight: Sight, defense: int) -> list[int]:
    """Return the planets at which the offense could meet that player; its own system's if its own color was drawn."""
    if sight.view["named"] == sight.offense:
        own = [planet for planet, owner in sight.owner.items() if owner == sight.offense]
        return [planet for planet in own if sight.here(planet, defense)]
    return [planet for planet, owner in sight.owner.items() if owner == defense]


def next_target(sight: Sight, defense: int) -> int:
    """Return the planet I would aim at in the offense's place; -1 if there is none."""
    in_its_place = sight.again(sight.view, sight.offense)
    return max(targets(sight, defense), key=lambda planet: fights.aim(in_its_place, planet, defense), default=-1)
