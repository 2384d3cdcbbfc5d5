"""Tests of Chaos Galaxy: its rules, its bots, its screens."""
