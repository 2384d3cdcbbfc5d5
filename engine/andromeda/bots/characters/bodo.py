"""Bodo mines: captures moons, and takes industry modules, whose frames hold them."""

from engine.andromeda.bots.taste import MOST, Character

CHARACTER = Character(factions=("F02", "F06", "F12"), moons=MOST, modules=(0.0, MOST, 0.0, 0.0))
