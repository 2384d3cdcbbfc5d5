"""The species, which a player collects by winning: a deck counts for the one it has most cards of."""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.chaos.facts import SPECIES, decks
from cosmic_tui.games.chaos.form import ready
from cosmic_tui.words.loader import Words


def items(words: Words) -> list[str]:
    return list(SPECIES)


def options(item: str) -> dict[str, Any]:
    """Return options for a game with the first ready-made deck of that species."""
    found = [name for name in ready(decks.OFFICIAL) if decks.main_species(dict(decks.READY[name].cards)) == item]
    return {"decks": found[:1]}
