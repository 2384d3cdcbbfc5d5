"""Bots of Chaos Galaxy, with modules that read a view, forecast fights, value cards, and play each part of a turn."""

VERSION = 1  # one more whenever a frozen bot (`engine.bots.FROZEN`) could play a game another way
