"""Nilo explores: sends science vessels, flies into nebulae, and takes science modules."""

from engine.andromeda.bots.taste import MOST, Character

CHARACTER = Character(
    factions=("F03", "F08", "F11"),
    ships=(0.0, 0.0, MOST / 2, 0.0),
    nebulae=MOST / 2,
    modules=(MOST, 0.0, 0.0, 0.0),
)
