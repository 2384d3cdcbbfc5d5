"""What effects do: one function a verb, in a few modules by kind. Importing this fills the table of verbs.

Verbs that only work while a card lies there are no acts: what they change asks for them (`standing.py`).
"""

from engine.chaos.verbs import losses, money, numbers, piles, stack, standing

__all__ = ["losses", "money", "numbers", "piles", "stack", "standing"]
