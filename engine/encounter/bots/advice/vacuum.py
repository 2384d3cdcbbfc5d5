"""Advice for Vacuum: for ships it loses it makes the leader lose ships too."""

from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import SPREAD, Answer, Question, Ref

DANGER = (3, 3, 3)
SHIP = 0.8


def hurt(sight: Sight, seat: int) -> tuple[float, int]:
    """Return how much the bot would like this player to lose a ship. Ships of a player with few of them count more."""
    friend = sight.side(seat) >= 0 and sight.side(seat) == sight.side(sight.me)
    return worth.envy(sight, seat) * worth.ship(sight, seat) * (0 if friend else 1), sight.colonies_abroad(seat)


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.shape != SPREAD:
        return question.high
    counts = [0] * len(question.options)
    left = question.high
    for number in sorted(range(len(counts)), key=lambda number: hurt(sight, question.options[number][1]), reverse=True):
        counts[number] = min(left, question.caps[number])
        left -= counts[number]
    return tuple(counts)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare always, because picking the ships is better than letting their owners choose."""
    return True


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True
