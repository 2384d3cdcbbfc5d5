"""Kaja travels: goes along with nearly every attack, with a single ship, and asks everybody along."""

from engine.bots.encounter.policy.taste import ALL, Character

CHARACTER = Character(lands=0.15, most_along=1, invites=ALL)
