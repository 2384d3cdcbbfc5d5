"""What a character likes: a small amount added to the value of a plan, which decides between plans of about equal
worth.

All amounts are points of the score, and none exceeds MOST. Near the end of a game tastes do not count. Must not know
any character by name.
"""

from dataclasses import dataclass
from typing import Any

from engine.andromeda.rows import Module

MOST = 1.0
NEAR = 12  # points of the leader from the goal, with which taste ends
NONE = (0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Character:
    """A character's tastes. The defaults are those of a rookie without a character."""

    name: str = ""
    factions: tuple[str, ...] = ()  # one of these it takes, if it may
    nebulae: float = 0.0  # a launch into a nebula
    ships: tuple[float, float, float, float] = NONE  # a type of ship: launched, built, upgraded
    fights: float = 0.0  # where raiders are or come, or others have ships
    moons: float = 0.0  # where a moon is captured
    leaders: float = 0.0  # a transport where a development could stand beside leaders
    home: float = 0.0  # a return, rather than another launch
    modules: tuple[float, float, float, float] = NONE  # by kind, and a launch to where such are bought
    weapons: float = 0.0  # a module that adds dice or targeting
    silent: bool = False  # says no reasons


PLAIN = Character()


def ends(view: Any) -> bool:
    """Return whether the end of the game is too near for tastes to count."""
    return bool(view["ended"]) or max(seat["vp"] for seat in view["seats"]) + NEAR >= view["goal"]


def of_module(character: Character, row: Module) -> float:
    """Return what this character adds to the value of a module."""
    liking = character.modules[row.kind] + (character.weapons if row.dice or row.targeting else 0.0)
    return max(-MOST, min(MOST, liking))
