"""Andromeda's Edge played on in worlds that are dealt anew: what `engine/bots/judging.py` asks of it."""
