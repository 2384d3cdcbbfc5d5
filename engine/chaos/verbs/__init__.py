"""The effects of cards: one function for each verb, in modules by kind. Importing this package fills the table of
verbs.

Verbs that only work while a card is on the table are not carried out: the rules that they change ask for them
(`standing.py`).
"""

from engine.chaos.verbs import losses, money, numbers, piles, stack, standing

__all__ = ["losses", "money", "numbers", "piles", "stack", "standing"]
