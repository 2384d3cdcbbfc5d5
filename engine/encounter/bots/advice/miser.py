"""Advice for Miser: keep the better set as the hoard, play from both hands, and renew a hoard that has no cards to
fight with.
"""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
TREASURE = 1.0  # a hoard worth that much stays though it cannot fight
GOOD = 0.2


def riches(names: list[str]) -> float:
    return sum(map(worth.price, names))


def hoard(sight: Sight) -> list[str]:
    names = sight.view["kept"].get("second_hand") if "kept" in sight.view else []
    return names if isinstance(names, list) else []


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return riches(hoard(sight)) < TREASURE


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "miser.set_aside":
        return choose.dear_ones(question)
    return choose.yes_if(question, riches(hoard(sight)) >= riches(sight.hand))  # the first set becomes the hand


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return any(worth.price(name) >= GOOD for name in sight.hand if name != "flare_miser")


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
