"""Tests of Andromeda's Edge: its rules, its bots, its screens."""
