"""Ilka pays back: stands against whoever attacked last, bargains hard with them, and never ends a turn early."""

from engine.bots.encounter.policy.taste import Character

CHARACTER = Character(grudge=0.25, goes_on=True)
