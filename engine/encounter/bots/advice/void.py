"""Void: what it beats is gone for good; with the flare an artifact that would hurt is gone too."""

from engine.encounter.bots.policy import choose, windows
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
FOR_GOOD = 2.0  # how much dearer a ship is that never comes back
LEAVES = PAYS = 0.0  # ships that are gone are not paid for


def toll(sight: Sight, owner: int, seat: int, side: int) -> float:
    """Return the toll of losing to it: ships are lost for good, down to the number of colonies that win."""
    left = sight.out(seat) + sight.seats[seat]["warp"]
    return FOR_GOOD if sight.main(1 - side) == owner and left > sight.view["goal"] else 1.0


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.thickest(sight, question)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Cancel an artifact that is used against the bot, for a ship."""
    return windows.card_zap(sight, question)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
