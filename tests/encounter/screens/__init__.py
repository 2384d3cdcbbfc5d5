"""Cosmic Encounter as it is drawn."""
