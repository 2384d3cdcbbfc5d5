"""Alliances: whom to invite, which side to join, and with how many ships.

It reads a `Sight`. Exceptions for single aliens are in `bots/advice`.
"""

from collections.abc import Callable

from engine.encounter.bots.policy.fleet import spare
from engine.encounter.bots.policy.joining import NEVER, gains, landing_wins
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.kernel.asking import Answer, Question


def invite(sight: Sight, question: Question) -> Answer:
    """Invite everybody as the defense, and only welcome players as the offense."""
    if question.data == DEF:
        return tuple(range(len(question.options)))
    return tuple(number for number, ref in enumerate(question.options) if welcome(sight, ref[1]))


def welcome(sight: Sight, seat: int) -> bool:
    """Return whether the offense invites this seat. Unless the offense is weak, it does not invite a player who would
    win by landing or is ahead of it.

    If the offense gains no colony itself, as when it expels a player at home, it invites nobody who would gain one.
    """
    if not sight.founds(seat, sight.target):
        return True
    if not sight.founds(sight.me, sight.target):
        return False
    if sight.to_win(seat) <= 1:
        return weak(sight) and sight.to_win(sight.me) <= 1
    return sight.colonies_abroad(seat) <= sight.colonies_abroad(sight.me) or weak(sight)


def weak(sight: Sight) -> bool:
    return sight.strength(OFF) < sight.strength(DEF)


def best_number(sight: Sight, side: int) -> tuple[float, int]:
    """Return how much better joining a side is than staying out, and with how many ships."""
    return max((NEVER, 1), *gains(sight, side))


def nothing(seat: int) -> float:
    return 0.0


def worth_a_home(sight: Sight, side: int) -> bool:
    """Return whether the last ship of a home planet may leave: an experienced bot gives up a home colony for one
    abroad.
    """
    return sight.seasoned and side == OFF and sight.founds(sight.me, sight.target) and sight.seats[sight.me]["home"] > 0


def join(sight: Sight, question: Question, tie: Callable[[int], float] = nothing) -> tuple[int, int]:
    """Return (number of the option, ships to send). The bot gives up no colony to help, unless landing wins the game or
    is worth more. `tie` returns the extra worth of helping a main player.
    """
    best = (0.0, len(question.options) - 1, 0)
    for number, ref in enumerate(question.options):
        if ref[0] == "side" and (spare(sight) or landing_wins(sight, ref[1]) or worth_a_home(sight, ref[1])):
            gain, ships = best_number(sight, ref[1])
            best = max(best, (gain + tie(sight.main(ref[1])), number, ships))
    return best[1], best[2]
