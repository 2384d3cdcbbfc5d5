"""Chaos Galaxy as a person meets it: said, drawn, built, played."""
