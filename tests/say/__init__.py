"""Tests of sentences made from what the game says in ids."""
