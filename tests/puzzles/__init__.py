"""Puzzles: how they are found in games of bots, and whether those that are shipped are still true."""
