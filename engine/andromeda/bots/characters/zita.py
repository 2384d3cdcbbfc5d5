"""Zita is quick: sends fighters first, comes home early, and takes commerce modules."""

from engine.andromeda.bots.taste import MOST, Character

CHARACTER = Character(ships=(0.0, MOST / 2, 0.0, 0.0), home=MOST, modules=(0.0, 0.0, MOST, 0.0))
