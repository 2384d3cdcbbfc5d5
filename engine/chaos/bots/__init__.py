"""Bots of Chaos Galaxy, and what they think with: sight, fights, worth, and a module for each part of a turn."""
