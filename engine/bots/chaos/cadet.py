"""The cadet: a rookie who errs as people do who are new to the game. Beatable, never absurd, never against the rules.

It keeps everybody at home or sends everybody, fires at whom it sees first, forgets to shoot back, leaves its answers in
the hand, and now and then is done with its turn too early. It never errs while a colony could fall in this combat.
"""

from engine.bots.asked import question_of
from engine.bots.chaos import rookie
from engine.kernel.asking import SOME, Answer, Question
from engine.kernel.chance import below
from engine.kernel.told import View

LAST = 8  # cards of a colony with which nobody errs any more
ERRS = {  # of a hundred decisions of a kind, how many are taken wrongly
    "main": 12, "combat.attackers": 30, "combat.defenders": 50, "fire.act": 35, "fire.reply": 40, "window": 70,
    "combat.pay": 40,
}  # fmt: skip


class Bot(rookie.Bot):
    """Errs by the kind of question."""

    def answer(self, view: View) -> Answer:
        question = question_of(view)
        slip = SLIPS.get(question.why)
        if slip is None or critical(view) or below(self, 100) >= ERRS[question.why]:
            return super().answer(view)
        return slip(self, question)


def critical(view: View) -> bool:
    """A colony that is attacked has little left."""
    fight = view["fight"]
    return bool(fight and fight["target"][0] == "colony" and view["seats"][fight["defender"]]["colony"] <= LAST)


def goes_on(bot: Bot, question: Question) -> Answer:
    """The no, which stands last: pass, done, decline, hold, end."""
    return len(question.options) - 1


def by_feeling(bot: Bot, question: Question) -> Answer:
    """Nobody, or everybody; who has to send one sends one."""
    count = question.high if below(bot, 2) else question.low
    return tuple(range(count)) if question.shape == SOME else goes_on(bot, question)


def first_in_sight(bot: Bot, question: Question) -> Answer:
    """Any shot there is, or none."""
    return below(bot, len(question.options))


SLIPS = {
    "main": goes_on,
    "combat.attackers": by_feeling,
    "combat.defenders": by_feeling,
    "fire.act": first_in_sight,
    "fire.reply": goes_on,
    "window": goes_on,
    "combat.pay": goes_on,
}
