"""An empty collection, for a game that says nothing of its own."""

from __future__ import annotations

from typing import Any

from cosmic_tui.words.loader import Words


def items(words: Words) -> list[str]:
    """Return the ids of everything a player can win with, as results name it."""
    return []


def options(item: str) -> dict[str, Any]:
    """Return the options of a game in which the reader plays with this item."""
    return {}
