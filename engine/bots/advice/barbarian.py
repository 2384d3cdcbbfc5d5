"""Barbarian: a victory on offense is paid with the best of the loser's hand."""

from engine.bots.sense import choose, duel, worth
from engine.bots.sense.sight import OFF, Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 3, 3)
SURE_OF_A_CARD = 2  # better encounter cards that allow to throw junk away


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.cheap_ones(question) if question.why == "barbarian.throw_away" else choose.dear_ones(question)


def adapt(sight: Sight, question: Question) -> Answer | None:
    """On offense each card of the defense is part of the prize."""
    if question.why != "planning.pick" or sight.me != sight.offense:
        return None
    won, lost, talks = duel.prospects(sight, OFF)
    hand = sight.seats[sight.defense]["hand"]
    loot = min(sight.ships_in(sight.me), hand) * worth.CARD + worth.envy(sight, sight.defense) * hand * worth.CARD
    return duel.best_card(question.options, duel.card_values(sight, question.options, ends=(won + loot, lost, talks)))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    good = [name for name in sight.encounter_cards() if worth.price(name) > choose.JUNK]
    return bool(choose.junk(sight)) and len(good) >= SURE_OF_A_CARD


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
