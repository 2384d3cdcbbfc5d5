"""Bots of Cosmic Encounter: how they read a view, how they decide, and what they know about single aliens."""

VERSION = 1  # one more whenever a frozen bot (`engine.bots.FROZEN`) could play a game another way
