"""Repair (K-ABIL-8): a ship that would become damaged because of damage becomes used instead.

`table.turn_damaged` asks here; a text that says "becomes damaged" is no damage and damages it all the same."""

from engine.chaos.state import DAMAGED, USED, Game
from engine.chaos.stats import keyword


def after_damage(game: Game, handle: int) -> int:
    """Return the state that damage turns the card to."""
    return USED if keyword(game, handle, "repair") else DAMAGED
