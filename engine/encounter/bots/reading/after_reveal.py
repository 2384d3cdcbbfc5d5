"""Reading of a fight after both cards are open: what they count, who loses, and what would change that. It uses the
view's own sum.

No alien is named here.
"""

from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import DEF, OFF, Sight

OF_THE_CARD = ("card", "third", "reverse", "equalize", "parity", "spread", "triple", "added")
WORTH_A_CARD = 0.3  # stake from which something is spent


def kind(sight: Sight, side: int) -> str:
    """Return "attack", "negotiate" or "morph", as the side's card counts now; "" before the cards are turned."""
    types = sight.view.get("sum", {}).get("types")
    return str(types[side]) if types else ""


def value(sight: Sight, side: int) -> int:
    """Return what a side's card counts now, without ships."""
    lines = sight.view.get("sum", {}).get("lines")
    return sum(number for part, number, _ in lines[side] if part in OF_THE_CARD) if lines else 0


def upside_down(sight: Sight) -> bool:
    """Return whether the side with the lower total is ahead, so that points help the other side."""
    sums, ahead = sight.view.get("sum", {}).get("totals"), sight.winning()
    if not sums or ahead is None:
        return False
    return bool((sums[OFF] > sums[DEF]) != (ahead == OFF))


def lost(sight: Sight) -> bool:
    """Return whether the side that the bot wants to win is behind."""
    ahead = sight.winning()
    return ahead is not None and ahead != worth.wanted_side(sight)


def flips(sight: Sight, points: float, least: float = WORTH_A_CARD) -> bool:
    """Return whether this many points for the side the bot wants would win it a fight that matters."""
    if upside_down(sight) or not lost(sight) or abs(worth.stake(sight)) < least:
        return False
    return 0 < sight.missing() <= points


def matters(sight: Sight, least: float = WORTH_A_CARD) -> bool:
    return lost(sight) and abs(worth.stake(sight)) >= least
