"""Grom fights: aims where most ships stand, helps with two or more, never ends a turn early, and never says why."""

from engine.encounter.bots.policy.taste import Character

CHARACTER = Character(crowds=0.02, least_along=2, goes_on=True, silent=True)
