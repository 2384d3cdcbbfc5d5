"""Bots of Andromeda's Edge. They read views and tables of what is in the box, never a position."""

VERSION = 1  # one more whenever a frozen bot (`engine.bots.FROZEN`) could play a game another way
