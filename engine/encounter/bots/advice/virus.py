"""Advice for Virus: its ships are multiplied by its attack, so many ships make even middling cards great."""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import after_reveal, duel
from engine.encounter.bots.reading.sight import OFF, Sight
from engine.encounter.cards import FACE_BY_NAME, NEGOTIATE
from engine.kernel.asking import Answer, Question, Ref

DANGER = (5, 5, 4)
SHIP = 1.5
GARRISON = 3  # ships on a home planet that make a middling card great
OVERWHELMING = 48  # a product of ships and card that needs no allies


def reading(sight: Sight, side: int, more: float) -> duel.Reading:
    """Return a reading in which the seat's ships multiply its card and allies count one each (T-TOT-1)."""
    ships = sight.ships_in(sight.main(side))
    lead = duel.ahead(sight, side) - ships + more
    return duel.plain(lead, mine=lambda face: face * ships)


def adapt(sight: Sight, question: Question) -> Answer | None:
    """Send ships back to thinly held home planets, where each multiplies, and invite allies only where they are needed.
    """
    if question.why == "regroup.retrieve":
        return max(question.options, key=lambda ref: thinness(sight, ref))
    if question.why == "alliance.invite" and question.data == OFF:
        alone = sight.ships_in(sight.me) * choose.best_attack(sight)
        return () if alone >= OVERWHELMING else None
    return None


def thinness(sight: Sight, ref: Ref) -> int:
    """Return how much a planet needs one more ship. Home planets that are lost are not refilled."""
    if ref[0] != "planet" or not sight.is_home(ref[1], sight.me):
        return 0 if ref[0] == "planet" and sight.here(ref[1], sight.me) > 1 else 1
    return GARRISON - sight.here(ref[1], sight.me)


def allied(sight: Sight) -> int:
    return sum(map(sight.ships_in, sight.allies(sight.side(sight.me))))


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare if there are allies to multiply too. The power has not been applied yet at this time."""
    card = FACE_BY_NAME.get(sight.open_card(sight.side(sight.me)), NEGOTIATE)
    return allied(sight) > 0 and card > 1 and card != NEGOTIATE


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare, which multiplies the bot's ships by its allies' instead of adding them, if that turns the fight.
    """
    mine, helpers = sight.ships_in(sight.me), allied(sight)
    return after_reveal.flips(sight, mine * helpers - mine - helpers)
