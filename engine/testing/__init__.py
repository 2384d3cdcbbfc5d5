"""Scripted games: scenario files are read, set up and played. For tests and contributors; the rules do not use it."""
