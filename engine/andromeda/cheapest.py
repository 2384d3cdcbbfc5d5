"""The cheapest way to pay, which is proposed to the payer: the most plentiful resources first, credits and cards last.
Knows no position.
"""

from collections.abc import Sequence

from engine.andromeda.content import CARDS
from engine.andromeda.vocabulary import CREDIT, TACTICS

DEAR = {CREDIT: 1, TACTICS: 2}  # credits stand in for much, cards are shown to all; everything else is alike
WAITING = ("diplomacy", "battle", "lasting", "event", "action")  # cards by how long they wait for their moment


def cheapest(kinds: Sequence[int], caps: Sequence[int], have: Sequence[int], n: int) -> list[int]:
    """Divide a payment unit by unit over the most plentiful resources. Credits and then cards are used only when
    nothing else is left.
    """
    parts = [0] * len(kinds)
    for _ in range(n):
        places = [place for place, cap in enumerate(caps) if parts[place] < cap]
        best = min(places, key=lambda place: (DEAR.get(kinds[place], 0), parts[place] - have[place]))
        parts[best] += 1
    return parts


def cheapest_cards(hand: Sequence[int], n: int) -> list[int]:
    """Return the positions of the `n` least useful cards: second copies, then cards whose moment is rarest."""

    def missed(place: int) -> tuple[bool, int]:
        return hand[place] not in hand[:place], WAITING.index(CARDS[hand[place]].kind)

    return sorted(sorted(range(len(hand)), key=missed)[:n])
