"""Extras of a game beside its table: games of bots played at once, a series at a host, a person's own files."""
