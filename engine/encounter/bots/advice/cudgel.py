"""Advice for Cudgel: a victory costs the loser more ships, so it is worth more than another player's."""

from engine.encounter.bots.policy import choose, fleet
from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)


def smashed(sight: Sight, owner: int, ending: int) -> int:
    """Return how many more ships the other main player loses if the owner wins as a main player."""
    return sight.ships_in(owner) if ending != worth.TALKS and sight.main(ending) == owner else 0


def debt(sight: Sight, owner: int, seat: int, side: int, ending: int) -> int:
    ships = smashed(sight, owner, ending)
    return ships if ships and seat == sight.main(1 - ending) else 0


def prize(sight: Sight, owner: int, ending: int) -> float:
    """Return the extra worth of a victory for Cudgel: a loser without ships to spare gives up colonies."""
    ships = smashed(sight, owner, ending)
    if not ships or sight.me != owner:
        return 0.0
    victim = sight.main(1 - ending)
    return worth.envy(sight, victim) * worth.HOME_COLONY * max(0, ships - fleet.spare_of(sight, victim))


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.answer_seats(question, lambda seat: seat != sight.me)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True


super_ = wild
