"""Facts in the id of a card, as views name cards: `attack_06`, `flare_zombie`, `cosmic_zap`.

Ids only: must not know words, screens or the engine.
"""

from functools import lru_cache

KINDS = ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare")  # as people sort their hands
NUMBERED = ("attack", "reinforcement")
UNIQUE = ("negotiate", "morph")  # kinds whose cards have no name of their own
CLASSIC = "_classic"


@lru_cache(maxsize=512)
def card_kind(card: str) -> str:
    """Return the kind of a card."""
    for kind in (*NUMBERED, "flare"):
        if card.startswith(f"{kind}_"):
            return kind
    return card if card in UNIQUE else "artifact"


def card_value(card: str) -> str:
    """Return the number on a card, as it is written there: `06`, `3`; empty for cards without."""
    return card.rpartition("_")[2] if card_kind(card) in NUMBERED else ""


def flare_alien(card: str) -> str:
    """Return the alien of a flare."""
    return card.removeprefix("flare_").removesuffix(CLASSIC)


def card_rank(card: str) -> tuple[int, int]:
    """Return a sort key for cards in a hand: by kind, high numbers first."""
    return KINDS.index(card_kind(card)), -int(card_value(card) or 0)
