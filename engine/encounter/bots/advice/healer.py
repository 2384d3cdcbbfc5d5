"""Advice for Healer: heal players whose ships cost the bot little, for one card, or for as many cards as ships with the
flare.
"""

from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Question, Ref

DANGER = (2, 3, 4)
SOME_SHIPS = 2
NEARLY_THERE = 1


def worth_healing(sight: Sight, question: Question, cards: int) -> bool:
    """Return whether the cards are worth more than the harm of returning the ships. A player about to win is not
    healed.
    """
    loser, ships = question.data[0], question.data[1] + question.data[3]
    if sight.to_win(loser) <= NEARLY_THERE and sight.seats[loser]["warp"] > ships:
        return False
    return cards * worth.CARD > worth.losses(sight, loser, ships)


def use(sight: Sight, question: Question, option: Ref) -> bool:
    better = ("card", "flare_healer") in question.options and super_(sight, question, option)
    return not better and worth_healing(sight, question, 1)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    ships = question.data[1] + question.data[3]
    return ships >= SOME_SHIPS and worth_healing(sight, question, ships)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True
