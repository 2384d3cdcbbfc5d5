"""Which encounter card a player is likely to lay, from the hand and the ships everybody sees.

For worlds that are dealt anew: a card that lies face down is one its owner would have chosen, not any card of the deck.
The rates are those of rookies' games. Knows no alien; reads nothing but what it is given.
"""

from engine.encounter.cards import MORPH, NEGOTIATE
from engine.kernel.chance import Source, below

BEST, LOWEST = 72, 16  # of a hundred attacks laid; the rest is any of those held
MORPH_LIKE = 15  # a morph is laid about as a fair attack is
BESTS = (8, 12, 20)  # below these the best attack is poor, fair, good; from the last on it is high
AHEAD, BEHIND = 2, -3  # ships more or fewer than the other side

# of a hundred cards laid by who holds a negotiate beside attacks: by the best attack; ahead, about even, behind
OFFENSE_TALKS = ((18, 15, 26), (28, 20, 29), (19, 20, 15), (19, 5, 10))
DEFENSE_TALKS = ((46, 32, 56), (39, 34, 46), (33, 28, 32), (40, 13, 13))


def likely_card(source: Source, faces: list[int], defends: bool, lead: int, attacks_only: bool = False) -> int:
    """One of these faces, as often as its owner would lay it. `lead`: ships more than the other side."""
    fights = sorted((face for face in faces if face <= MORPH and face != NEGOTIATE), key=strength)
    talks = NEGOTIATE in faces and not (attacks_only and any(face < NEGOTIATE for face in fights))
    if not fights:
        return NEGOTIATE
    if talks and below(source, 100) < rate_of_talks(strength(fights[-1]), defends, lead):
        return NEGOTIATE
    number = below(source, 100)
    if number < BEST:
        return fights[-1]
    return fights[0] if number < BEST + LOWEST else fights[below(source, len(fights))]


def strength(face: int) -> int:
    return MORPH_LIKE if face == MORPH else face


def rate_of_talks(best: int, defends: bool, lead: int) -> int:
    row = (DEFENSE_TALKS if defends else OFFENSE_TALKS)[sum(best >= bound for bound in BESTS)]
    return row[0 if lead >= AHEAD else 2 if lead <= BEHIND else 1]
