"""Kaja travels: goes along with nearly every attack, with a single ship, and asks everybody along."""

from engine.encounter.bots.policy.taste import ALL, Character

CHARACTER = Character(peace=-0.15, lands=0.085, most_along=1, invites=ALL, way=2)
