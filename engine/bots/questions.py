"""Conversion of the question in a view to the kernel's object, so that bots count and check answers as the kernel does.

This module handles names and shapes, but no position.
"""

from engine.kernel.asking import SHAPE_NAMES, Question, marks_of
from engine.kernel.views import View


def question_of(view: View) -> Question:
    """Return the question of a view as the kernel's object, with names in its refs."""
    whole: Question | None = getattr(view, "question", None)  # a view that is made bit by bit has it ready
    if whole is not None:
        return whole
    asked = view["question"]
    return Question(
        view["seat"],
        asked["why"],
        SHAPE_NAMES.index(asked["shape"]),
        tuple(tuple(ref) for ref in asked["options"]),
        asked["low"],
        asked["high"],
        tuple(asked["caps"]),
        tuple(asked["by"]) if asked["by"] else None,
        asked["data"],
        marks_of(asked),
    )
