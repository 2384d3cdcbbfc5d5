"""Printed facts of Chaos Galaxy: tables of cards, and the rules of decks and of tournaments. Knows no position.

Except for the types of views, whatever a screen of this game needs of `engine/chaos` is imported through this module.
"""

from engine.chaos import decks
from engine.chaos import tournament as swiss
from engine.chaos.card import SIZES, STATS, TARGET_COST, TYPE_NAMES, Card
from engine.chaos.cards import CARDS, FACES, IDS, KEYWORDS, OPPOSED, SPECIES
from engine.chaos.cards.balanced import PRICES as BALANCED

__all__ = [
    "BALANCED", "CARDS", "FACES", "IDS", "KEYWORDS", "OPPOSED", "SIZES", "SPECIES", "STATS", "TARGET_COST",
    "TYPE_NAMES", "Card", "decks", "swiss",
]  # fmt: skip
