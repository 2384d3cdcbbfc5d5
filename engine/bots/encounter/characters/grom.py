"""Grom fights: aims where most ships stand, helps with four ships or not at all, and never says why."""

from engine.bots.encounter.policy.taste import Character

CHARACTER = Character(crowds=0.04, least_along=4, silent=True)
