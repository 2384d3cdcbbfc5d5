"""Rapid fire (K-ABIL-3): the ship fired at can neither return fire nor use stealth instead."""

from engine.chaos.state import Game
from engine.chaos.stats import keyword


def denies_reply(game: Game, shooter: int) -> bool:
    return shooter in game.rows and keyword(game, shooter, "rapid_fire")
