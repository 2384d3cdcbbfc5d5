"""Occasional wrong decisions, such as beginners make. The cadets of all games share this module.

The game's cadet says which questions have a mistake (a slip), how often it is made and when it never is. Independent of
any game.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.bots.questions import question_of
from engine.kernel.asking import Answer, Question
from engine.kernel.chance import below
from engine.kernel.views import View

Slip = Callable[[Any, Any, Question], Answer | None]  # a bot's mistake; None: it answers as usual


def slipped(
    bot: Any, view: View, slips: Mapping[str, Slip], errs_now: Callable[[Any, Question], bool]
) -> Answer | None:
    """Return the mistaken answer of a bot that errs now, or None if it does not err."""
    question = question_of(view)
    slip = slips.get(question.why)
    return slip(bot, view, question) if slip is not None and errs_now(view, question) else None


def anything(bot: Any, view: View, question: Question) -> Answer:
    """Choose any option at random."""
    return below(bot, len(question.options))


def last(bot: Any, view: View, question: Question) -> Answer:
    """Choose the last option, in questions where the last one is a no (pass, done, decline, hold, end)."""
    return len(question.options) - 1
