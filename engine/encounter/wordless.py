"""A shortcut to the outcome of an encounter in which nobody has to do anything: it is computed instead of played.

`what_if.py` tries hundreds of pairs of cards in one position, and everybody passes who may. If no power must act before
the outcome, nothing happens but that the cards are turned and summed up. So the steps of the course are taken one after
the other on one copy, and the uses that were passed over at its windows are noted. The result must be the same as that
of playing. No item is named here.
"""

from collections.abc import Callable
from typing import Any

from engine.encounter.listening import Listeners
from engine.encounter.moments import Stop, finish
from engine.encounter.playable import offers_of, sheet_ready
from engine.encounter.state import UNDECIDED, Game

OF_SHEETS = ("power", "technology")
# (row, number of the moment, who may speak before the step, what is done there)
Steps = list[tuple[int, int, Listeners | None, Callable[[Game], Any] | None]]
Uses = frozenset[tuple[int, str]]  # (seat, use)


def steps_of(game: Game, stops: list[Stop]) -> Steps | None:
    """Return the steps along these stops up to their end; None if something must be used there, or a step asks. Hands
    are blank, so a player can act only with a sheet or a technology.
    """
    found: Steps = []
    at = game.at
    while True:
        at, moment, here, frame, plain = stops[at]
        if plain is finish:
            return found
        if frame is not None and plain is None:
            return None
        speaking = here if here is not None and (here.uses or here.public or here.more) else None
        if speaking is not None and (speaking.public or speaking.more or something_must(game, speaking)):
            return None
        if plain is not None or speaking is not None:
            found.append((at, moment, speaking, plain))


def something_must(game: Game, here: Listeners) -> bool:
    """Return whether a power in play would have to act at a moment, whatever cards lie there."""
    return any(
        roles >> game.role[seat] & 1 and sheet_ready(game, seat, index, use) for seat, index, use, roles in here.forced
    )


def taken(game: Game, steps: Steps, off: int, defense: int) -> Uses | None:
    """Lay these cards in a copy, which may have been used before, and take the steps. Return the uses that were passed
    over, or None if a step pushed another one, because then the encounter has to be played.
    """
    game.laid[:], game.open[:] = [off, defense], [0, 0]
    game.notes.pop("turned", None)
    game.notes.pop("shares", None)
    game.outcome, game.margin = UNDECIDED, 0
    game.stack = []
    passed: set[tuple[int, str]] = set()
    for game.at, game.moment, here, step in steps:
        if here is not None:
            for seat in {seat for seat, _, _, _ in here.uses}:
                passed |= {(seat, key) for ref, key, _ in offers_of(game, seat, here, ()) if ref[0] in OF_SHEETS}
        if step is not None:
            step(game)
            if game.stack:
                return None
    game.events.clear()
    return frozenset(passed)
