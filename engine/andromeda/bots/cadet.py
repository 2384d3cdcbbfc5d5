"""The cadet: a rookie who errs as people do who are new to the game. Beatable, never absurd, never against the rules.

It goes where it looks, comes home too early or too late, runs whatever module it sees first, buys what is cheap, keeps
its cards for a better day, and fights by feeling. It never errs once the end of the game has been called.
"""

from engine.andromeda.bots import rookie
from engine.andromeda.view_types import View
from engine.bots.mistakes import anything, slipped
from engine.kernel.asking import AMOUNT, Answer, Question
from engine.kernel.chance import below


class Bot(rookie.Bot):
    """A cadet: a rookie that makes mistakes. Of a hundred decisions that can be taken wrongly, `errs` are."""

    __slots__ = ()
    errs = 45

    def answer(self, view: View) -> Answer:
        given = slipped(self, view, SLIPS, self.errs_now)
        return super().answer(view) if given is None else given

    def errs_now(self, view: View, question: Question) -> bool:
        return not view["ended"] and below(self, 100) < self.errs


def out_or_home(bot: Bot, view: View, question: Question) -> Answer:
    """Return home after a launch or two, even if ships are left on the pad; else launch any ship."""
    home = len(question.options) - 1
    return home if not below(bot, 3) else below(bot, home + 1)


def first_in_sight(bot: Bot, view: View, question: Question) -> Answer:
    """Choose at random one of the first three options, which are usually modules of the station."""
    return below(bot, min(3, len(question.options)))


def cheapest(bot: Bot, view: View, question: Question) -> Answer | None:
    """Choose the option with the smallest price."""
    units = question.data
    return units.index(min(units)) if isinstance(units, list) and units else None


def by_feeling(bot: Bot, view: View, question: Question) -> Answer:
    """Choose nothing or everything."""
    if question.shape == AMOUNT:
        return question.high if below(bot, 2) else question.low
    return ()


def forgets(bot: Bot, view: View, question: Question) -> Answer | None:
    """Continue without using cards, moons and tokens. Return None if continuing is not offered."""
    last = len(question.options) - 1
    return last if question.options[last] in rookie.DECLINES else None


SLIPS = {
    "turn.main": out_or_home,
    "launch.where": anything,
    "turn.window": forgets,
    "return.module": first_in_sight,
    "return.science": anything,
    "battle.escalate": by_feeling,
    "battle.energy": by_feeling,
    "battle.prepare": forgets,
    "battle.after_roll": forgets,
    "battle.diplomacy": forgets,
    "modules.buy": cheapest,
    "modules.buy_second": forgets,
    "build.development": anything,
    "upgrade": anything,
    "moons.room": anything,
    "tracks.which": anything,
}
