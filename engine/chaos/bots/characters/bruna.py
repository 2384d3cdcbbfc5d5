"""Bruna keeps: defends when in doubt, and builds bases."""

from engine.chaos.bots.taste import MOST, Character

CHARACTER = Character(decks=("triciplite_arsenal", "cerebrite_senate"), defends=MOST, bases=MOST)
