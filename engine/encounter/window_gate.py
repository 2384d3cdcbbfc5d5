"""Opening of windows: whether anybody could act at a moment, and four functions that open a window.

`silent` must find the same as asking everybody by `playable.forced_now` and `playable.offers`. What happens in a window
is in `windows.py`. No item is named here.
"""

from typing import Any

from engine.encounter.listening import Listeners, heard
from engine.encounter.playable import playable, second_hand, sheet_ready
from engine.encounter.sealed import could_speak
from engine.encounter.state import CARD_REFS, UP, Event, Game


def open_window(game: Game, moment: str, event: Event = ()) -> None:
    """Push a window that asks everybody who could act at this moment. This costs next to nothing if nobody can."""
    if heard(game, moment) or game.listeners[moment].between:
        game.push("windows.window", moment, event)


def open_window_next(game: Game, moment: str, event: Event = ()) -> None:
    """Open a window as the last thing a step does. Nothing can change before it, so it is not opened if nobody could
    act.
    """
    if not silent(game, game.listeners[moment], event):
        game.push("windows.window", moment, event)


def open_in_turn(game: Game, moment: str, *events: tuple[Any, ...]) -> None:
    """Open several windows one after the other. Leave out those before the first at which a player could act."""
    here: Listeners = game.listeners[moment]
    for number, event in enumerate(events):
        if not silent(game, here, event):
            for later in reversed(events[number:]):
                game.push("windows.window", moment, later)
            return


def window_later(game: Game, moment: str, event: Event = ()) -> None:
    """Open a window after the steps that are pushed next. Hands may change until then, but the cards of the deck do
    not.
    """
    here: Listeners = game.listeners[moment]
    if here.uses or here.faces or here.public:
        game.push("windows.window", moment, event)


# --- whether it need not open ---------------------------------------------------------------------------------------


def silent(game: Game, here: Listeners, event: Event = ()) -> bool:
    """Return whether a window that opened now would ask no player and fire no use. The result is the same as that of
    `forced_now` and `offers` for all seats, but nothing is built: six of seven windows are silent, and are never
    opened. It holds only if the position stays as it is until the window.
    """
    if here.public and _anybody_could_speak(game, here):
        return False
    role = game.role
    for seat, index, use, roles in here.uses:
        if roles >> role[seat] & 1:
            face_down = index >= 0 and not game.sheets[seat][index][UP]  # may be turned up (R-VHP-1)
            if (face_down or sheet_ready(game, seat, index, use)) and use.when(game, seat, event):
                return False
    faces, held = here.faces, game.held
    for face in faces & game.in_hands:
        fitting = here.cards[face]
        for seat in game.order:
            if face in held[seat] and fitting >> role[seat] & 1:
                if playable(game, seat, CARD_REFS[face], here.moment, event):
                    return False
    if not here.more:
        return True
    if here.reach and not faces.isdisjoint(game.kept.get("second_hand", ())):
        if not _second_hand_silent(game, here, event):
            return False
    return not here.between or silent(game, game.listeners["any.between"], (here.moment, False))


def _anybody_could_speak(game: Game, here: Listeners) -> bool:
    return any(could_speak(game, seat, here) for seat in range(game.n))


def _second_hand_silent(game: Game, here: Listeners, event: Event) -> bool:
    """Return whether nobody would use a card of a second hand at this moment."""
    return not any(
        ref[1] in here.faces and playable(game, seat, ref, here.moment, event) is not None
        for seat in range(game.n)
        for ref in second_hand(game, seat)
    )
