"""Advice for Fido: offer cards that others want enough to pay for and that harm the bot little; keep what they refuse.
"""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.cards import NAMES
from engine.kernel.asking import Answer, Question, Ref

DANGER = (1, 2, 2)
WELCOME = 0.04  # price from which a card is accepted
MANY_IN_THE_WARP = 4


def merit(sight: Sight, ref: Ref) -> float:
    """Return the value of offering a card: the payment, less what the other player gains. A refused card may be kept.
    """
    price = choose.price(ref)
    return worth.CARD - worth.ENVY * price if price >= WELCOME else 0.0


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "fido.lift":
        return max(question.options, key=lambda ref: merit(sight, ref))
    if question.why == "fido.lift_another":
        best = max(filter(choose.is_card, question.options), key=lambda ref: merit(sight, ref))
        return best if merit(sight, best) > 0 else ("pass",)
    if question.why == "fido.friend":
        return choose.seat_by(question, lambda seat: -choose.menace(sight, seat))
    if question.why == "fido.payment":
        wish = ("ships",) if sight.seats[sight.me]["warp"] >= MANY_IN_THE_WARP else ("draw",)
        return wish if wish in question.options else None
    last = sight.offense == sight.me and not sight.encounter_cards()  # any card allows me to go on
    return choose.yes_if(question, last or choose.price(question.options[0]) >= WELCOME)  # accept, keep


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return ("card", "flare_fido") not in question.options


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare to push the top discard into the opponent's hand, if the bot would not mind facing that card."""
    pile = sight.view["discards"]
    return bool(pile) and pile[-1] in NAMES and worth.price(pile[-1]) <= choose.JUNK


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
