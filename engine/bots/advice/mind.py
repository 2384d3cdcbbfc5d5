"""Mind: looks at the hand that matters; what it sees, the odds of its fight know."""

from engine.bots.sense import choose, worth
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
MANY = 4


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return ("card", "flare_mind") not in question.options


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.seat_by(question, lambda seat: choose.menace(sight, seat))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """A great draw of somebody to be feared, or of my opponent."""
    seat, cards = question.data[0], question.data[1]
    feared = worth.envy(sight, seat) > worth.ENVY or (sight.is_main() and seat in (sight.offense, sight.defense))
    return cards >= MANY and feared
