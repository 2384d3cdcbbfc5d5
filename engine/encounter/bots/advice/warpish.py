"""Advice for Warpish: every ship in the warp is a point for its attack."""

from engine.encounter.bots.reading import after_reveal
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 4, 5)
SHIP = 0.8
FEW_SHIPS = 8
TUBES, PASS = ("card", "mobius_tubes"), ("pass",)


def adapt(sight: Sight, question: Question) -> Answer | None:
    """Leave ships in the warp: take cards as rewards and keep Mobius Tubes in the hand."""
    if sight.out(sight.me) < FEW_SHIPS:
        return None
    if question.why == "reward.ships":
        return question.low
    return PASS if question.options == (TUBES, PASS) else None


def strength(sight: Sight, owner: int, side: int) -> float:
    if sight.main(side) != owner:
        return 0
    return float(sum(panel["warp"] for panel in sight.seats))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return after_reveal.flips(sight, sight.seats[sight.me]["warp"])


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return after_reveal.flips(sight, sight.seats[sight.main(1 - sight.side(sight.me))]["warp"])
