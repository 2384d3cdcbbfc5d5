"""Sten guards: stands by the defense, seldom lands with others, and takes ships for it rather than cards."""

from engine.encounter.bots.policy.taste import SHIPS, Character

CHARACTER = Character(guards=0.04, lands=-0.01, rewards=SHIPS, way=0)
