"""The cadet: a rookie who makes a beginner's mistakes. It can be beaten, but is never absurd and never breaks the
rules.

It lays its cards badly, joins any player who asks, attacks at random and forgets what it could use. It makes no mistake
when the current encounter may decide the game. `cadet`, `ensign` and `lieutenant` differ only in how often they err.
"""

from engine.bots.mistakes import anything, slipped
from engine.encounter.bots import rookie
from engine.encounter.bots.bargains import can_fulfil
from engine.encounter.bots.policy import fleet
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.view_types import View
from engine.kernel.asking import PICK, Answer, Question
from engine.kernel.chance import below

MOST_SHIPS = 4
TIMID = 40  # of a hundred cards laid by mistake, how many are the lowest; the others are any


class Bot(rookie.Bot):
    """A cadet: a rookie that makes mistakes. Where a mistake is possible, it makes one in `errs` of a hundred
    decisions.
    """

    __slots__ = ()
    errs = 100

    def answer(self, view: View) -> Answer:
        given = slipped(self, view, SLIPS, self.errs_now)
        return super().answer(view) if given is None else given

    def errs_now(self, view: View, question: Question) -> bool:
        return below(self, 100) < self.errs and not Sight(view).decides_the_game()


def card(bot: Bot, view: View, question: Question) -> Answer:
    """Lay the lowest attack, to keep the good ones, or any card."""
    known = Sight(view).attacks
    attacks = [number for number, ref in enumerate(question.options) if FACE_BY_NAME.get(str(ref[1]), 99) in known]
    if attacks and below(bot, 100) < TIMID:
        return min(attacks, key=lambda number: FACE_BY_NAME[str(question.options[number][1])])
    return anything(bot, view, question)


def join(bot: Bot, view: View, question: Question) -> Answer:
    """Join any side that asks, or none if there is no ship to spare."""
    bot.to_send = 1 + below(bot, MOST_SHIPS)
    return anything(bot, view, question) if fleet.spare(Sight(view)) else len(question.options) - 1


def some_ships(bot: Bot, view: View, question: Question) -> Answer:
    return fleet.take(Sight(view), question, 1 + below(bot, MOST_SHIPS))


def whom_to_ask(bot: Bot, view: View, question: Question) -> Answer:
    """Invite all players, or some of them at random."""
    if below(bot, 2):
        return tuple(range(question.high))
    return tuple(number for number in range(len(question.options)) if below(bot, 2))[: question.high]


def forgets(bot: Bot, view: View, question: Question) -> Answer | None:
    """Pass, although something could be used."""
    last = len(question.options) - 1
    return last if question.shape == PICK and question.options[last][0] == "pass" else None


def soft(bot: Bot, view: View, question: Question) -> Answer | None:
    """Accept any offer that can be kept. Return None otherwise, so that the bot talks as usual."""
    data = question.data
    theirs = data["theirs"]
    return ("accept", theirs[0]) if theirs and can_fulfil(data, theirs[1]) else None


SLIPS = {
    "launch.aim": anything,
    "launch.send": some_ships,
    "destiny.wild": anything,
    "destiny.own": anything,
    "alliance.invite": whom_to_ask,
    "alliance.join": join,
    "alliance.send": some_ships,
    "planning.pick": card,
    "window": forgets,
    "regroup.retrieve": anything,
    "deal": soft,
}
