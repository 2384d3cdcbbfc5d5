"""Oswin saves: keeps good cards for later, asks few along, and wants much in every deal."""

from engine.encounter.bots.policy.taste import FEW, Character

CHARACTER = Character(peace=-0.15, thrift=3.0, invites=FEW, firmness=1.5, way=1)
