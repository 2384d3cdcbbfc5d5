"""Advice for Mutant: fill the hand whenever it may, from the hand of its next opponent, and discard junk first if it
can.
"""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import DEF, Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (5, 5, 4)
DECK = ("deck",)
OPPONENT = 2.0  # how much better it is to rob the player I fight
POOR = 0.05  # price up to which another card is expected to be better
LAST_CARDS = 2  # a hand that small may be about to be replaced


def use(sight: Sight, question: Question, option: Ref) -> bool:
    if ("card", "flare_mutant") in question.options and super_(sight, question, option):
        return False
    return sight.side(sight.me) != DEF or bool(sight.encounter_cards())


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return min(map(worth.price, sight.hand)) <= POOR


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.cheap_ones(question, POOR) if question.why == "mutant.discard" else source(sight, question)


def source(sight: Sight, question: Question) -> Ref:
    """Choose the hand whose loss helps the bot most; the deck only if nobody holds more than a few cards."""
    best, found = 0.0, DECK if DECK in question.options else question.options[0]
    for ref in question.options:
        if ref[0] == "seat" and sight.seats[ref[1]]["hand"] > LAST_CARDS:
            against = ref[1] in (sight.offense, sight.defense)
            value = worth.envy(sight, ref[1]) * (OPPONENT if against else 1)
            best, found = max((best, found), (value, ref), key=lambda entry: entry[0])
    return found


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True
