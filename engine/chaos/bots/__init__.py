"""Bots of Chaos Galaxy, and what they think with: sight, fights, worth, and a module for each part of a turn."""

VERSION = 1  # one more whenever a frozen bot (`engine.bots.FROZEN`) could play a game another way
