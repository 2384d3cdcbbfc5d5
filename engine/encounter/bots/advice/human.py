"""Advice for Human: its bonus is four points. Zapping it gives its side the encounter, so the bot zaps itself when
everything is at stake.
"""

from engine.encounter.bots.policy import choose, joining
from engine.encounter.bots.reading import after_reveal, duel, worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 3, 3)
BONUS, SUPER_BONUS, WILD_VALUE = 4, 8, 42
EVERYTHING = 1.5  # stake for which a card is given for a certain victory
ZAP = ("card", "cosmic_zap")
ON_ITSELF = "human.power"


def strength(sight: Sight, owner: int, side: int) -> float:
    return BONUS if sight.side(owner) == side else 0


def zap(sight: Sight, question: Question) -> bool:
    """Return whether to zap a use. A zap of Human's bonus gives its side the encounter, so only the side that the bot
    wants is zapped (T-ZAP).
    """
    return question.data[1] != ON_ITSELF or sight.side(question.data[0]) == worth.wanted_side(sight)


def hopeless(sight: Sight) -> bool:
    """Return whether the fight is lost even with the bonus that is still to come."""
    missing = sight.missing()
    return after_reveal.matters(sight, EVERYTHING) and (not missing or missing > BONUS)


def with_bonus(ships: int) -> float:
    return float(ships + BONUS)


def adapt(sight: Sight, question: Question) -> Answer | None:
    """Join as an ally who brings four points more. Zap the bot's own power if the fight is lost otherwise, because that
    wins it.
    """
    if question.why == "alliance.join":
        return joining.answer(sight, question, points=with_bonus)
    mine = question.why == "respond" and tuple(question.data) == (sight.me, ON_ITSELF)
    if not mine or ZAP not in question.options:
        return None
    return ZAP if hopeless(sight) else None


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.yes_if(question, BONUS < sight.missing() <= SUPER_BONUS)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare if eight points are enough where four are not, or if everything else is lost."""
    return (after_reveal.matters(sight) and BONUS < sight.missing() <= SUPER_BONUS) or hopeless(sight)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    side = sight.side(sight.me)
    if not after_reveal.matters(sight, 1.0) or after_reveal.upside_down(sight):
        return False
    if after_reveal.kind(sight, side) == "attack":
        return sight.missing() <= WILD_VALUE - after_reveal.value(sight, side)
    return WILD_VALUE + duel.ahead(sight, side) > after_reveal.value(sight, 1 - side)
