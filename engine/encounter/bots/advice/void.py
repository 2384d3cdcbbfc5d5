"""Advice for Void: ships that it beats leave the game. With the flare it cancels an artifact that would hurt the bot.
"""

from engine.encounter.bots.policy import choose, windows
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
FOR_GOOD = 2.0  # how much dearer a ship is that never comes back
LEAVES = PAYS = 0.0  # ships that are gone are not paid for


def toll(sight: Sight, owner: int, seat: int, side: int) -> float:
    """Return how much more than usual the loss of ships to Void counts: they are lost for good, down to the number that
    may stay.
    """
    left = sight.out(seat) + sight.seats[seat]["warp"]
    return FOR_GOOD if sight.main(1 - side) == owner and left > sight.view["goal"] else 1.0


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.thickest(sight, question)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare, at the price of a ship, to cancel an artifact that is used against the bot."""
    return windows.card_zap(sight, question)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
