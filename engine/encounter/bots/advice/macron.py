"""Advice for Macron: one of its ships counts four, so it joins wherever there is something to gain."""

from engine.encounter.bots.policy import joining
from engine.encounter.bots.reading import after_reveal, duel
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 4)
SHIP = 1.8
EARNS = 2.0
WEIGHT = 4
DOUBTFUL = 0.6  # chance of victory below which more than one ship goes


def heavy(ships: int) -> float:
    return WEIGHT * float(ships)


def strength(sight: Sight, owner: int, side: int) -> float:
    """Return the points that its ships count beyond one each."""
    return (WEIGHT - 1) * sight.ships_in(owner) if sight.side(owner) == side else 0


def adapt(sight: Sight, question: Question) -> Answer | None:
    return joining.answer(sight, question, points=heavy)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare, which lets it send more ships, if one ship may not be enough."""
    return duel.best_chance(sight) < DOUBTFUL


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare if one more point for each ship turns the fight."""
    return sight.side(sight.me) >= 0 and after_reveal.flips(sight, sight.ships_in(sight.me))
