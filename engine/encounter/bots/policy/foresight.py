"""Guesses about a fight that has not begun: where an offense is likely to aim, assuming that it aims as the bot would.
"""

from engine.encounter.bots.policy import fights
from engine.encounter.bots.reading.sight import Sight


def targets(sight: Sight, defense: int) -> list[int]:
    """Return the planets at which the offense could meet that player. If the offense drew its own color, they are in
    its own system.
    """
    if sight.view["named"] == sight.offense:
        own = [planet for planet, owner in sight.owner.items() if owner == sight.offense]
        return [planet for planet in own if sight.here(planet, defense)]
    return [planet for planet, owner in sight.owner.items() if owner == defense]


def next_target(sight: Sight, defense: int) -> int:
    """Return the planet at which the bot would aim in the offense's place; -1 if there is none."""
    in_its_place = sight.again(sight.view, sight.offense)
    return max(targets(sight, defense), key=lambda planet: fights.aim(in_its_place, planet, defense), default=-1)
