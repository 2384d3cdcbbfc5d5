"""A course to its outcome in which nobody can say a word: it need not be played, only computed.

What supposes pairs of cards (`supposed.py`) supposes hundreds of them in one position. Where no sheet and no technology
in play has a use between the cards that lie there and the outcome, nothing happens but that they are turned and summed
up: the steps of the course are taken one after the other on one copy. Must come to the same as playing; knows no item.
"""

from collections.abc import Callable
from typing import Any

from engine.encounter.listening import Listeners
from engine.encounter.moments import Stop, finish
from engine.encounter.offers import sheet_ready
from engine.encounter.state import UNDECIDED, Game

Steps = list[tuple[int, int, Callable[[Game], Any]]]  # (row, number of the moment, what is done there)


def steps_of(game: Game, stops: list[Stop]) -> Steps | None:
    """What is done along these stops up to their end; None if somebody might speak there, or a step asks something."""
    found: Steps = []
    at = game.at
    while True:
        at, moment, here, name, plain = stops[at]
        if plain is finish:
            return found
        if (here is not None and can_be_heard(game, here)) or (name is not None and plain is None):
            return None
        if plain is not None:
            found.append((at, moment, plain))


def can_be_heard(game: Game, here: Listeners) -> bool:
    """Whether anything in play might speak at a moment, whatever cards lie there. Hands are blank."""
    if here.public or here.more:
        return True
    return any(
        roles >> game.role[seat] & 1 and sheet_ready(game, seat, index, use) for seat, index, use, roles in here.uses
    )


def taken(game: Game, steps: Steps, off: int, defense: int) -> bool:
    """Lay these cards in a copy that may have been used before, and take the steps; False if one of them pushed more:
    then it has to be played."""
    game.laid[:], game.open[:] = [off, defense], [0, 0]
    game.notes.pop("turned", None)
    game.notes.pop("shares", None)
    game.outcome, game.margin = UNDECIDED, 0
    game.stack = []
    for game.at, game.moment, step in steps:
        step(game)
        if game.stack:
            return False
    game.events.clear()
    return True
