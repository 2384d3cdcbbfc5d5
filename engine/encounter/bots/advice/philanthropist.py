"""Advice for Philanthropist: give junk to players it will hurt, and the last poor card away in order to get eight new
ones.
"""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import advisers, worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (2, 2, 3)
PROUD = 15  # an attack that is better laid than exchanged
NEW_HAND = 8 * worth.CARD  # what a new hand is worth, at the price of what is left of the old one
CHEAP = 0.05  # price up to which a card is better in another hand: the next eight come sooner
LAST = 1
MINE, THEIRS = 2.0, 4.0  # a weak power lent to silence a strong one
LOW = 6  # an attack that loses if it has to be laid
DECIDES = 1.5  # stake from which an ally gives its best
GREAT = 20
WORTH_THE_FLARE = 0.6
FLARE = "flare_philanthropist"


def new_hand_wanted(sight: Sight) -> bool:
    """Return whether a main player wants a new hand: its last encounter card is poor, and so are the other cards it
    would lose.

    A defense without an encounter card gets a new hand in any case.
    """
    cards = sight.encounter_cards()
    if not sight.is_main() or len(cards) > LAST or choose.best_attack(sight) >= PROUD:
        return False
    rest = [name for name in sight.hand if name not in cards]
    return (bool(cards) or sight.me == sight.offense) and sum(map(worth.price, rest)) < NEW_HAND


def poison(sight: Sight) -> str:
    """Return the card with which the opponent would lose if it had to lay it; "" if there is none."""
    playable = FLARE in sight.hand and not sight.seats[sight.me]["flare_used"]
    if not sight.is_main() or not playable or abs(worth.stake(sight)) < WORTH_THE_FLARE:
        return ""
    cards = sight.encounter_cards()
    if len(sight.attacks) > 1 and sight.attacks[0] <= LOW < sight.attacks[-1]:
        return min(cards, key=lambda name: choose.attack_of(("card", name)))
    return "negotiate" if "negotiate" in cards and sight.attacks else ""


def my_best_helps(sight: Sight) -> bool:
    """Return whether the bot, as an ally, should give its best card: victory is worth more, and the main player may
    have no good card.
    """
    return not sight.is_main() and choose.best_attack(sight) >= GREAT and abs(worth.stake(sight)) >= DECIDES


def gift(sight: Sight) -> str:
    """Return the card that the bot would give."""
    cards = sight.encounter_cards()
    if new_hand_wanted(sight) and cards:
        return cards[0]
    if poison(sight):
        return poison(sight)
    if my_best_helps(sight):
        return max(cards, key=worth.price)
    return min(sight.hand, key=worth.price)


def use(sight: Sight, question: Question, option: Ref) -> bool:
    """Return whether to give a card: to get a new hand, to make the opponent lay it, to decide a fight, or because it
    is junk and enough cards are left.
    """
    if new_hand_wanted(sight) or poison(sight) or my_best_helps(sight):
        return True
    return worth.price(gift(sight)) <= CHEAP and len(sight.encounter_cards()) > LAST


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "philanthropist.card":
        return ("card", gift(sight))
    if question.why == "philanthropist.ship":
        return choose.thickest(sight, question)
    if question.why == "philanthropist.borrower":
        return ("seat", sight.offense)
    wanted = worth.wanted_side(sight)
    return choose.seat_by(question, lambda seat: sight.side(seat) == (wanted if my_best_helps(sight) else 1 - wanted))


def adapt(sight: Sight, question: Question) -> Answer | None:
    """Go on with the turn while one encounter card is left, because giving it away brings a new hand."""
    if question.why == "turn.go_on" and len(sight.encounter_cards()) == LAST:
        return ("encounter",)
    return None


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Give a leader the bot's power in place of a much better one, at the price of a ship."""
    if sight.offense == sight.me or worth.envy(sight, sight.offense) <= worth.ENVY:
        return False
    return advisers.danger_of(sight, sight.me) <= MINE and advisers.danger_of(sight, sight.offense) >= THEIRS


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare always: the opponent must lay the card it was given, which was the bot's worst."""
    return True
