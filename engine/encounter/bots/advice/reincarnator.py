"""Advice for Reincarnator: keep a strong incarnation if it can, and make strong losers take a new alien."""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import advisers, worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
GOOD, GREAT = 3, 4
OF_MINE = "incarnation"
POOR, ANOTHER_LIFE, A_GREAT_ONE_LOST = 2, 0.3, -0.5  # an incarnation up to which a defeat is welcome, and how much


def incarnation(sight: Sight, owner: int) -> float:
    """Return how strong the present incarnation is; 0 without one."""
    sheets = sight.seats[owner]["sheets"]
    return max((advisers.danger(sheet["alien"], sight.n) for sheet in sheets if sheet["kind"] == OF_MINE), default=0)


def prize(sight: Sight, owner: int, ending: int) -> float:
    """Return the value of a defeat, which brings a new incarnation: a gain without one or with a poor one, a loss with
    a great one.
    """
    if ending == worth.TALKS or sight.side(owner) != 1 - ending:
        return 0.0
    present = incarnation(sight, owner)
    return ANOTHER_LIFE if present <= POOR else A_GREAT_ONE_LOST if present >= GREAT else 0.0


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return incarnation(sight, sight.me) >= GOOD


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.seat_by(question, lambda seat: advisers.danger_of(sight, seat))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Return whether to give up the flare in order to replace the great power of a player who took part."""
    fighters = [seat for seat in sight.others() if sight.side(seat) >= 0]
    return max((advisers.danger_of(sight, seat) for seat in fighters), default=0) >= GREAT
