"""Réka hunts raiders: sends heavy cruisers, likes a fight, and takes modules that help in one."""

from engine.andromeda.bots.taste import MOST, Character

CHARACTER = Character(
    factions=("F01", "F04", "F10"), ships=(0.0, 0.0, 0.0, MOST / 2), fights=MOST / 2, weapons=MOST
)
