"""The collection of Cosmic Encounter: the aliens a player has won with."""

from __future__ import annotations

from typing import Any

from cosmic_tui.words.loader import Words


def items(words: Words) -> list[str]:
    return words.items("aliens")


def options(item: str) -> dict[str, Any]:
    return {"aliens": [item]}
