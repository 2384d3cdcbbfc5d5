"""The cadet: a rookie who errs as people do who are new to the game. Beatable, never absurd, never against the rules.

It is in love with its best card or afraid to lay it, joins whoever asks first, attacks where it looks, forgets what it
could use. It never errs when somebody is about to win by what happens now, and it errs more rarely the more it has
served: `cadet`, `ensign`, `lieutenant` differ in nothing but that.
"""

from engine.bots.asked import question_of
from engine.bots.encounter import rookie
from engine.bots.encounter.bargains import can_fulfil
from engine.bots.encounter.policy import fleet
from engine.bots.encounter.reading.sight import Sight
from engine.encounter.cards import FACE_BY_NAME
from engine.kernel.asking import PICK, Answer, Question
from engine.kernel.chance import below
from engine.kernel.told import View

MOST_SHIPS = 4
TIMID = 40  # of a hundred cards laid by mistake, how many are the lowest; the others are any


class Bot(rookie.Bot):
    """Of a hundred decisions that can be taken wrongly, `errs` are."""

    __slots__ = ()
    errs = 100

    def answer(self, view: View) -> Answer:
        question = question_of(view)
        slip = SLIPS.get(question.why)
        if slip is not None and below(self, 100) < self.errs:
            sight = Sight(view)
            if not decides_the_game(sight):
                return slip(self, sight, question)
        return super().answer(view)


def decides_the_game(sight: Sight) -> bool:
    """Somebody may win by what happens now."""
    return sight.target >= 0 and any(
        sight.to_win(seat) <= 1 and sight.founds(seat, sight.target) for seat in range(sight.n)
    )


def any_option(bot: Bot, sight: Sight, question: Question) -> Answer:
    return below(bot, len(question.options))


def card(bot: Bot, sight: Sight, question: Question) -> Answer:
    """The lowest attack, to keep the good ones; or any card."""
    attacks = [
        number for number, ref in enumerate(question.options) if FACE_BY_NAME.get(str(ref[1]), 99) in sight.attacks
    ]
    if attacks and below(bot, 100) < TIMID:
        return min(attacks, key=lambda number: FACE_BY_NAME[str(question.options[number][1])])
    return below(bot, len(question.options))


def join(bot: Bot, sight: Sight, question: Question) -> Answer:
    """Anybody who asks, if there is a ship to spare; or nobody."""
    bot.to_send = 1 + below(bot, MOST_SHIPS)
    return below(bot, len(question.options)) if fleet.spare(sight) else len(question.options) - 1


def some_ships(bot: Bot, sight: Sight, question: Question) -> Answer:
    return fleet.take(sight, question, 1 + below(bot, MOST_SHIPS))


def whom_to_ask(bot: Bot, sight: Sight, question: Question) -> Answer:
    """Everybody, or nobody in particular."""
    if below(bot, 2):
        return tuple(range(question.high))
    return tuple(number for number in range(len(question.options)) if below(bot, 2))[: question.high]


def forgets(bot: Bot, sight: Sight, question: Question) -> Answer:
    """Nothing is used."""
    last = len(question.options) - 1
    return last if question.shape == PICK and question.options[last][0] == "pass" else bot_answer(bot, sight)


def soft(bot: Bot, sight: Sight, question: Question) -> Answer:
    """Takes whatever is offered and can be kept; else talks like everybody."""
    data = question.data
    theirs = data["theirs"]
    return ("accept", theirs[0]) if theirs and can_fulfil(data, theirs[1]) else bot_answer(bot, sight)


def bot_answer(bot: Bot, sight: Sight) -> Answer:
    return rookie.Bot.answer(bot, sight.view)


SLIPS = {
    "launch.aim": any_option,
    "launch.send": some_ships,
    "destiny.wild": any_option,
    "destiny.own": any_option,
    "alliance.invite": whom_to_ask,
    "alliance.join": join,
    "alliance.send": some_ships,
    "planning.pick": card,
    "window": forgets,
    "regroup.retrieve": any_option,
    "deal": soft,
}
