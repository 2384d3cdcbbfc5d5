"""Grom fights: hardly ever lays a negotiate, aims where most ships stand, and never says why."""

from engine.bots.encounter.policy.taste import Character

CHARACTER = Character(peace=-0.7, crowds=0.06, silent=True)
