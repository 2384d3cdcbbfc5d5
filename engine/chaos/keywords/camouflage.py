"""Camouflage (K-ABIL-2): no card and no ability chooses this ship as its target. It can be fired at; burst damage
reaches it only if it is the ship fired at, or answered. What is chosen asks `keyword` in `targets.candidates`."""

from engine.chaos.state import Game
from engine.chaos.stats import keyword


def may_be_given_burst(game: Game, ship: int, fired_at: int) -> bool:
    """Return whether a division may give damage to this ship."""
    return ship == fired_at or not keyword(game, ship, "camouflage")
