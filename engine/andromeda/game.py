"""Loads every step of the game, so that a position can be gone on with."""

from engine.andromeda import (
    abilities,
    activation,
    aftermath,
    battle,
    beside,
    damage,
    developments,
    event_track,
    events,
    launch,
    modules,
    moons,
    raiders,
    returning,
    scoring,
    setup,
    shipyard,
    side,
    tactics,
    teams,
    tracks,
    turn,
)
from engine.andromeda.effects import basics, fighting, running, table
from engine.andromeda.setup import new_game
from engine.andromeda.state import Game

PARTS = (
    abilities, activation, aftermath, basics, battle, beside, damage, developments, event_track, events, fighting,
    launch, modules, moons, raiders, returning, running, scoring, setup, shipyard, side, table, tactics, teams,
    tracks, turn,
)  # fmt: skip

__all__ = ["PARTS", "Game", "new_game"]
