"""Andromeda's Edge on screens, in words and in lines: its parts (see `games/README.md`)."""
