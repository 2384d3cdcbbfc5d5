"""Advice for Grudge: invite every player, except one who would win or gain a colony that Grudge does not; those who
stay away pay.
"""

from engine.encounter.bots.policy import alliances, choose
from engine.encounter.bots.reading.sight import NOBODY, OFF, Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (2, 3, 4)
SMALL, LARGE = 1, 4  # ships that a refuser pays


def debt(sight: Sight, owner: int, seat: int, side: int, ending: int) -> int:
    """Return how many ships an ending costs a seat that refused the owner's invitation: one if the owner wins or talks,
    four if it loses.
    """
    own = sight.side(owner)
    if own == NOBODY or side == own or owner not in (sight.offense, sight.defense):
        return 0
    asked = sight.view["invited"][own] >> seat & 1
    return (LARGE if ending == 1 - own else SMALL) if asked else 0


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why != "alliance.invite":
        return None
    mine = sight.founds(sight.me, sight.target)
    share = mine and sight.to_win(sight.me) <= 1

    def welcome(seat: int) -> bool:
        if sight.seasoned and question.data == OFF:  # their colony is worth more than a refuser's ship
            return alliances.welcome(sight, seat)
        lands = question.data == OFF and sight.founds(seat, sight.target)
        return not lands or share or (mine and sight.to_win(seat) > 1)

    return choose.answer_seats(question, welcome)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare always: players who helped to beat the bot get nothing."""
    return True


super_ = wild
