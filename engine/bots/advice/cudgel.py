"""Cudgel: a victory smashes as many ships again, so it is worth more than another's."""

from engine.bots.habits import fleet
from engine.bots.sense import choose, worth
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)


def prize(sight: Sight, owner: int, ending: int) -> float:
    """As main player of the winning side: the loser's ships once more, and its colonies if it has none to spare."""
    if ending == worth.TALKS or sight.main(ending) != owner:
        return 0.0
    victim, ships = sight.main(1 - ending), sight.ships_in(owner)
    if sight.me == owner:
        emptied = max(0, ships - fleet.spare_of(sight, victim))
        return worth.losses(sight, victim, ships) + worth.envy(sight, victim) * worth.HOME_COLONY * emptied
    return -worth.losses(sight, victim, ships) / worth.envy(sight, owner) if sight.me == victim else 0.0


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.answer_seats(question, lambda seat: seat != sight.me)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True


super_ = wild
