"""Philanthropist: gives its junk to those who will have to live with it."""

from engine.bots import advice
from engine.bots.sense import choose, worth
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (2, 2, 3)
PROUD = 10
CHEAP = 0.05  # price up to which a card is better in another hand: the next eight come sooner
LAST = 1
MINE, THEIRS = 2.0, 4.0  # a weak power lent to silence a strong one


def gift(sight: Sight) -> str:
    """The card I would give: my worst one."""
    return min(sight.hand, key=worth.price)


def use(sight: Sight, question: Question, option: Ref) -> bool:
    """Junk, or the last poor encounter card of a main player: a new hand follows at once."""
    cards = sight.encounter_cards()
    if sight.is_main() and len(cards) == LAST and len(sight.hand) <= choose.MANY // 2:
        return choose.best_attack(sight) < PROUD
    return worth.price(gift(sight)) <= CHEAP and len(cards) > LAST


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "philanthropist.card":
        last = sight.is_main() and len(sight.encounter_cards()) == LAST
        cards = [ref for ref in question.options if not last or choose.is_encounter_card(ref)]
        return min(cards, key=choose.price)
    if question.why == "philanthropist.ship":
        return choose.thickest(sight, question)
    if question.why == "philanthropist.borrower":
        return ("seat", sight.offense)
    against = 1 - worth.wanted_side(sight)
    return choose.seat_by(question, lambda seat: sight.side(seat) == against)


def own_danger(sight: Sight, seat: int) -> float:
    return max((advice.danger(alien, sight.n) for alien in sight.aliens(seat)), default=0.0)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """My power in place of a leader's great one, for a ship."""
    if sight.offense == sight.me or worth.envy(sight, sight.offense) <= worth.ENVY:
        return False
    return own_danger(sight, sight.me) <= MINE and own_danger(sight, sight.offense) >= THEIRS


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """They must lay what I gave, which was my worst."""
    return True
