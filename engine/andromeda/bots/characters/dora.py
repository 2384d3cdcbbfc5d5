"""Dora builds: sends transports to where leaders are, and takes civilization modules."""

from engine.andromeda.bots.taste import MOST, Character

CHARACTER = Character(
    factions=("F05", "F07", "F09"),
    ships=(MOST / 2, 0.0, 0.0, 0.0),
    leaders=MOST / 2,
    modules=(0.0, 0.0, 0.0, MOST),
)
