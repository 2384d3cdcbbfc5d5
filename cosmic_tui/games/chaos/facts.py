"""The one door to what is printed: tables of cards, the rules of decks and of tournaments; no position.

Whatever a screen of this game needs of `engine/chaos` comes through here.
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
