"""Advice for Barbarian: a victory as the offense also brings the best cards of the loser's hand, and the loser loses
the rest.
"""

from engine.encounter.bots.policy import choose, fights
from engine.encounter.bots.reading import after_reveal, duel, worth
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 3, 3)
SURE_OF_A_CARD = 2  # good encounter cards that must remain if junk is discarded
ANY_CARD = -1.0  # price above which a card is kept so that others are less likely to be drawn
USUAL_FORCE = 4  # ships sent
THRIFT = 2.0  # how much dearer cards are on defense, where nothing can be won


def prize(sight: Sight, owner: int, ending: int) -> float:
    """Return the value of winning as the offense, counting each card of the defense's hand."""
    if ending != OFF or owner != sight.offense:
        return 0.0
    return loot(sight, sight.defense, sight.ships_in(owner))


def loot(sight: Sight, seat: int, ships: int) -> float:
    """Return what it is worth to Barbarian to loot a player's hand: the cards Barbarian keeps, and the harm to the
    player, who loses all of them.
    """
    hand = float(sight.seats[seat]["hand"])
    return worth.CARD * (min(ships, hand) + worth.ENVY * hand)


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why == "destiny.wild":
        return choose.seat_by(question, lambda seat: best_aim(sight, seat) + loot(sight, seat, USUAL_FORCE))
    if question.why == "planning.pick" and sight.side(sight.me) == DEF:
        values = duel.card_values(sight, question.options, cost=lambda face: THRIFT * worth.laying_cost(face))
        return duel.best_card(question.options, values)
    return None


def best_aim(sight: Sight, seat: int) -> float:
    planets = [planet for planet, owner in sight.owner.items() if owner == seat]
    return max((fights.aim(sight, planet, seat) for planet in planets), default=0.0)


def answer(sight: Sight, question: Question) -> Answer | None:
    """Choose cards to keep or to discard. If compensation will be drawn from the bot's hand, bad cards are worth
    keeping too.
    """
    if question.why == "barbarian.throw_away":
        return choose.cheap_ones(question)
    return choose.dear_ones(question, ANY_CARD if after_reveal.kind(sight, DEF) == "negotiate" else choose.JUNK)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    good = [name for name in sight.encounter_cards() if worth.price(name) > choose.JUNK]
    return bool(choose.junk(sight)) and len(good) >= SURE_OF_A_CARD


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
