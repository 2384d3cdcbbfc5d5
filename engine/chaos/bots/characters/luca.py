"""Luca bluffs: puts many cards face down, real or not."""

from engine.chaos.bots.taste import MOST, Character

CHARACTER = Character(decks=("cerebrite_senate", "xeno_brood"), bluffs=MOST)
