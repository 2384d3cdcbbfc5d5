"""Advice for Warrior: its tokens are points, and defeats bring more of them than victories do."""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import after_reveal, known, worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Question, Ref

DANGER = (4, 3, 3)
LEARNING = 8  # tokens up to which a defeat is a lesson
LESSON = 0.08
WELL_ARMED = 10


def strength(sight: Sight, owner: int, side: int) -> float:
    return known.tokens(sight, owner, "warrior") if sight.main(side) == owner else 0


def prize(sight: Sight, owner: int, ending: int) -> float:
    """Return the value of a defeat, as main player or ally, which brings tokens. It counts while the owner has few of
    them.
    """
    beaten = ending != worth.TALKS and sight.side(owner) == 1 - ending
    return LESSON if beaten and known.tokens(sight, owner, "warrior") < LEARNING else 0.0


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare, which lets the bot attack back at once, if it has a good attack."""
    return choose.best_attack(sight) >= WELL_ARMED


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    tokens = known.tokens(sight, sight.me, "warrior")
    return after_reveal.flips(sight, tokens) and sight.side(sight.me) >= 0
