"""Reincarnator: keeps a strong incarnation if it can, and wishes strong losers another life."""

from engine.bots import advice
from engine.bots.sense import choose
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
GOOD, GREAT = 3, 4
OF_MINE = "incarnation"


def strength_of(sight: Sight, seat: int) -> float:
    return max((advice.danger(alien, sight.n) for alien in sight.aliens(seat)), default=0.0)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    sheets = sight.seats[sight.me]["sheets"]
    present = [advice.danger(sheet["alien"], sight.n) for sheet in sheets if sheet["kind"] == OF_MINE]
    return max(present, default=0) >= GOOD


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.seat_by(question, lambda seat: strength_of(sight, seat))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """The flare is gone then: for a great power of somebody who took part, not for mine."""
    fighters = [seat for seat in sight.others() if sight.side(seat) >= 0]
    return max((strength_of(sight, seat) for seat in fighters), default=0) >= GREAT
