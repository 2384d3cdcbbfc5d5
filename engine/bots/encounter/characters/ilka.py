"""Ilka pays back: stands against whoever attacked last, bargains hard with them, and never ends a turn early."""

from engine.bots.encounter.policy.taste import Character

CHARACTER = Character(peace=-0.3, grudge=0.15, goes_on=True)
