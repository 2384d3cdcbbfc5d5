"""Joining a fight with a power that changes what the bot's ships add or risk there.

It reads a `Sight`. The advice for each such power calls this module.
"""

from collections.abc import Callable

from engine.encounter.bots.policy import fleet
from engine.encounter.bots.reading import duel, odds, worth
from engine.encounter.bots.reading.sight import OFF, Sight
from engine.kernel.asking import Answer, Question

MOST_SHIPS = 4
NEVER = -9.0

Points = Callable[[int], float]  # what so many ships of mine add to a side


def plain(ships: int) -> float:
    return float(ships)


def gains(sight: Sight, side: int, points: Points = plain, most: int = MOST_SHIPS) -> list[tuple[float, int]]:
    """Return, for each number of ships that may be sent, how much better joining this side is than staying out, and the
    number.
    """
    lead, stand, talks = duel.ahead(sight, OFF), worth.joined(sight, side), worth.talks(sight)
    without = duel.expected(odds.fight(sight, lead), (*worth.as_it_stands(sight), talks))
    found = []
    for ships in range(1, max(1, min(most, fleet.spare(sight))) + 1):
        ending = odds.fight(sight, lead + points(ships) * (1 if side == OFF else -1))
        found.append((duel.expected(ending, (*stand.wins(ships), talks)) - without, ships))
    return found


def best_number(sight: Sight, side: int, points: Points = plain, most: int = MOST_SHIPS) -> tuple[float, int]:
    """Return the best gain on a side, with the smallest number of ships for it."""
    return max(gains(sight, side, points, most), key=lambda entry: (entry[0], -entry[1]))


def wanted(sight: Sight, side: int) -> bool:
    """Return whether a ship may be sent to this side. No colony is given up to help, unless landing wins."""
    return landing_wins(sight, side) or fleet.spare(sight) > 0


def answer(sight: Sight, question: Question, points: Points = plain) -> Answer | None:
    """Answer whether to join, and with how many ships; return None for all other questions."""
    if question.why == "alliance.join":
        best = (0.0, question.options[-1])
        for ref in question.options[:-1]:
            value = best_number(sight, ref[1], points)[0] if wanted(sight, ref[1]) else NEVER
            best = max(best, (value, ref), key=lambda entry: entry[0])
        return best[1]
    if question.why == "alliance.send":
        ships = best_number(sight, sight.side(sight.me), points, question.high)[1] if question.high > 1 else 1
        return fleet.take(sight, question, ships)
    return None


def landing_wins(sight: Sight, side: int) -> bool:
    """Return whether the victory of that side would bring the bot its last colony."""
    return side == OFF and sight.wins_by_landing(sight.me)
