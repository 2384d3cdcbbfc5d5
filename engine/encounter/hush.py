"""Whether anybody has anything to say at a moment: the short answer that keeps empty windows from being opened.

Must come to the same as asking everybody by `offers.forced_now` and `offers.offers`. Knows no item by name.
"""

from typing import Any

from engine.encounter.listening import Listeners, listeners
from engine.encounter.offers import playable, second_hand, sheet_ready
from engine.encounter.state import UP, Game


def silent(game: Game, here: Listeners, event: tuple[Any, ...] = ()) -> bool:
    """Whether a window that opened now would ask nobody and let nothing fire.

    Exactly what `forced_now` and `offers` come to for all seats, without the order and without building anything: of
    seven windows six are silent, and are never opened. Only right if the position stays as it is until the window.
    """
    role = game.role
    for seat, index, use, roles in here.uses:
        if roles >> role[seat] & 1:
            face_down = index >= 0 and not game.sheets[seat][index][UP]  # may be turned up (R-VHP-1)
            if (face_down or sheet_ready(game, seat, index, use)) and use.when(game, seat, event):
                return False
    faces = here.faces
    if faces and not faces.isdisjoint(game.in_hands):
        fitting = here.cards
        for seat, cards in enumerate(game.held):
            if faces.isdisjoint(cards):
                continue
            for face in faces & cards:
                if fitting[face] >> role[seat] & 1 and playable(game, seat, ("card", face), here.moment, event):
                    return False
    if not here.more:
        return True
    if here.reach and not faces.isdisjoint(game.kept.get("second_hand", ())):
        if not _second_hand_silent(game, here, event):
            return False
    return not here.between or silent(game, listeners(game, "any.between"), (here.moment, False))


def _second_hand_silent(game: Game, here: Listeners, event: tuple[Any, ...]) -> bool:
    """The same for what lies in a second hand."""
    return not any(
        ref[1] in here.faces and playable(game, seat, ref, here.moment, event) is not None
        for seat in range(game.n)
        for ref in second_hand(game, seat)
    )
