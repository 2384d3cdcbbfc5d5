"""Advice for Remora: use the power always, and take a ship or a card, whichever it lacks more."""

from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (2, 3, 4)
MANY_IN_THE_WARP = 4


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return True


wild = super_ = use


def answer(sight: Sight, question: Question) -> Answer | None:
    wish = ("ship",) if sight.seats[sight.me]["warp"] >= MANY_IN_THE_WARP else ("draw",)
    return wish if wish in question.options else question.options[0]
