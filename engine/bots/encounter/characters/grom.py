"""Grom fights: aims where most ships stand, helps with three ships or more, and never says why."""

from engine.bots.encounter.policy.taste import Character

CHARACTER = Character(crowds=0.02, least_along=3, silent=True)
