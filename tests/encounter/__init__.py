"""Tests of Cosmic Encounter: its rules, its bots, its battery."""
