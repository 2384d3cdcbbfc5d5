"""Timo trades: likes what earns credits, and attacks a little less."""

from engine.chaos.bots.taste import MOST, Character

CHARACTER = Character(decks=("carnoplant_exchange",), earns=MOST, attacks=-MOST / 2)
