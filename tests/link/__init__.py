"""Tests of links and of saved games."""
