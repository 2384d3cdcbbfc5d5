"""Screens that only this game has."""
