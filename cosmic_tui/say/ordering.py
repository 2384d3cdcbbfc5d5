"""Switches of standing orders in words: the game's own where it has some, else general ones."""

from __future__ import annotations

from cosmic_tui.words.loader import VALUE, Words


def switch(words: Words, name: str, form: str = VALUE) -> str:
    """Return what a switch does; with form "listed", as part of a list of orders."""
    own = f"order-{name}"
    return words.say(own if words.has(own, form) else f"scr-line-order_{name}", form)
