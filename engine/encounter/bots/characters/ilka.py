"""Ilka pays back: sends all against the last attacker, two at most elsewhere, and never ends a turn early."""

from engine.encounter.bots.policy.taste import Character

CHARACTER = Character(peace=-0.15, most_along=2, grudge=0.15, goes_on=True, way=3)
