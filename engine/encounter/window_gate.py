"""Opening windows, or not: whether anybody has anything to say at a moment, and the four ways to ask for a window.

`silent` must come to the same as asking everybody by `playable.forced_now` and `playable.offers`. What happens in a
window stands in `windows.py`. Knows no item by name.
"""

from typing import Any

from engine.encounter.listening import Listeners, heard
from engine.encounter.playable import playable, second_hand, sheet_ready
from engine.encounter.sealed import could_speak
from engine.encounter.state import CARD_REFS, UP, Event, Game


def open_window(game: Game, moment: str, event: Event = ()) -> None:
    """Ask everybody who could act at this moment, whenever its turn comes; costs next to nothing if nobody can."""
    if heard(game, moment) or game.listeners[moment].between:
        game.push("windows.window", moment, event)


def open_window_next(game: Game, moment: str, event: Event = ()) -> None:
    """Open a window as the last thing a step does. Nothing can change before, so it is not opened if all would be
    silent.
    """
    if not silent(game, game.listeners[moment], event):
        game.push("windows.window", moment, event)


def open_in_turn(game: Game, moment: str, *events: tuple[Any, ...]) -> None:
    """Open several windows one after the other. None opens before the first at which a player might speak."""
    here: Listeners = game.listeners[moment]
    for number, event in enumerate(events):
        if not silent(game, here, event):
            for later in reversed(events[number:]):
                game.push("windows.window", moment, later)
            return


def window_later(game: Game, moment: str, event: Event = ()) -> None:
    """Open a window after what is pushed next. Hands may change until then, the deck's cards do not."""
    here: Listeners = game.listeners[moment]
    if here.uses or here.faces or here.public:
        game.push("windows.window", moment, event)


# --- whether it need not open ---------------------------------------------------------------------------------------


def silent(game: Game, here: Listeners, event: Event = ()) -> bool:
    """Return whether a window that opened now would ask no player and let nothing fire.

    Exactly what `forced_now` and `offers` come to for all seats, without the order and without building anything: of
    seven windows six are silent, and are never opened. Only right if the position stays as it is until the window.
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
