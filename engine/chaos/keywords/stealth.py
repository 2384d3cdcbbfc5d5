"""Stealth (K-ABIL-6): in the firing step an attacker bombs at once, instead of firing or of returning fire."""

from engine.chaos.combat import target_there
from engine.chaos.state import ACTIVE, CTRL, TURN, Game
from engine.chaos.stats import keyword


def may_use(game: Game, ship: int) -> bool:
    """Return whether stealth may be used: by an active ship of the attacker, while the target is in its zone (K-ATK-7).
    """
    row = game.rows[ship]
    return (
        row[TURN] == ACTIVE
        and row[CTRL] == game.fight["attacker"]
        and keyword(game, ship, "stealth")
        and target_there(game)
    )
