"""The factions, which a player collects by winning with them."""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.andromeda.facts import FACTIONS
from cosmic_tui.words.loader import Words


def items(words: Words) -> list[str]:
    return list(FACTIONS)


def options(item: str) -> dict[str, Any]:
    return {"factions": [item]}
