"""Scripted games: scenario files read, staged, rehearsed. For tests and contributors; no rule knows this room."""
