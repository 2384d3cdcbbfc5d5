"""Varg raids: likes to attack, and seldom holds ships back to defend."""

from engine.chaos.bots.taste import MOST, Character

CHARACTER = Character(decks=("sharkfolk_hunt", "human_combined_fleet"), attacks=MOST, defends=-MOST)
