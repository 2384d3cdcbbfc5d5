"""Andromeda: the rules of the second game of the house."""
