"""Players of Cosmic Encounter: what they read from a view, how they decide, what they know of single aliens."""

VERSION = 1  # one more whenever a frozen bot (`engine.bots.FROZEN`) could play a game another way
