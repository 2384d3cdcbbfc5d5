"""Tests of the lab: studies of very many games."""
