"""Grom fights: seldom lays a negotiate, aims where most ships stand, and never says why."""

from engine.bots.encounter.policy.taste import Character

CHARACTER = Character(peace=-0.3, crowds=0.05, silent=True)
