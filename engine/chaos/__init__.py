"""Chaos Galaxy: two to five commanders, each with a deck that is draw pile and life at once."""
