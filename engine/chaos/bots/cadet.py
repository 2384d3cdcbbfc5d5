"""The cadet: a rookie who errs as people do who are new to the game. Beatable, never absurd, never against the rules.

It keeps everybody at home or sends everybody, fires at whom it sees first, forgets to shoot back, leaves its answers in
the hand, and now and then is done with its turn too early. It never errs while a colony could fall in this combat.
"""

from engine.bots.mistakes import anything, last, slipped
from engine.chaos.bots import rookie
from engine.chaos.view_types import View
from engine.kernel.asking import SOME, Answer, Question
from engine.kernel.chance import below

LAST = 8  # cards of a colony with which nobody errs any more
ERRS = {  # of a hundred decisions of a kind, how many are taken wrongly
    "main": 12, "combat.attackers": 30, "combat.defenders": 50, "fire.act": 35, "fire.reply": 40, "window": 70,
    "combat.pay": 40,
}  # fmt: skip


class Bot(rookie.Bot):
    """A cadet: a rookie that makes mistakes, by the kind of question."""

    errs = ERRS

    def answer(self, view: View) -> Answer:
        given = slipped(self, view, SLIPS, self.errs_now)
        return super().answer(view) if given is None else given

    def errs_now(self, view: View, question: Question) -> bool:
        return not critical(view) and below(self, 100) < self.errs[question.why]


def critical(view: View) -> bool:
    """Return whether an attacked colony is almost empty."""
    fight = view["fight"]
    return bool(fight and fight["target"][0] == "colony" and view["seats"][fight["defender"]]["colony"] <= LAST)


def by_feeling(bot: Bot, view: View, question: Question) -> Answer:
    """Send no ships or all of them; if at least one must go, send one."""
    count = question.high if below(bot, 2) else question.low
    return tuple(range(count)) if question.shape == SOME else last(bot, view, question)


SLIPS = {
    "main": last,
    "combat.attackers": by_feeling,
    "combat.defenders": by_feeling,
    "fire.act": anything,  # any shot there is, or none
    "fire.reply": last,
    "window": last,
    "combat.pay": last,
}
