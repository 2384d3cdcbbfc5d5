"""A guess at another player's deck from the cards that everybody has seen. Decks are secret, and people bring their
own.

One of the ready-made decks is drawn; a deck is likelier the fewer seen cards it lacks. An unknown deck is thus replaced
by a similar one. Reads no position.
"""

from collections import Counter
from functools import cache
from math import exp

from engine.chaos.decks import READY, expanded, without_speed
from engine.kernel.chance import Source, below

MISFIT = 3.0  # a card that a deck does not hold makes it e to this times less likely
FINE = 1 << 30
LEAST = 1e-12  # so that some deck is drawn after any cards were seen


@cache
def known(kind: str, simple_combat: bool) -> tuple[Counter[int], ...]:
    """Return the decks that everybody knows, at such a table."""
    decks = [deck.cards for deck in READY.values() if deck.kind == kind]
    return tuple(Counter(expanded(without_speed(cards) if simple_combat else cards)) for cards in decks)


def supposed(seen: Counter[int], need: int, decks: tuple[Counter[int], ...], source: Source) -> list[int]:
    """Choose at least `need` cards to stand for hidden ones: the unseen cards of a likely deck, and further copies if
    they do not suffice.
    """
    likely = [exp(-MISFIT * sum(max(0, count - deck[face]) for face, count in seen.items())) + LEAST for deck in decks]
    drawn = below(source, FINE) / FINE * sum(likely)
    at = 0
    while at < len(decks) - 1 and drawn >= likely[at]:
        drawn, at = drawn - likely[at], at + 1
    deck = decks[at]
    left = list((deck - seen).elements())
    whole = sorted(deck.elements())
    return left + [whole[below(source, len(whole))] for _ in range(need - len(left))]
