"""Mirka trades: talks where others shoot, takes the first fair offer, comes with three ships where few stand."""

from engine.encounter.bots.policy.taste import Character

CHARACTER = Character(peace=0.25, firmness=0.2, launched=3, crowds=-0.1, way=0)
