"""Orsi swarms: likes cheap ships, and many of them."""

from engine.chaos.bots.taste import MOST, Character

CHARACTER = Character(decks=("insectoid_hive", "zarg_invasion"), swarms=MOST)
