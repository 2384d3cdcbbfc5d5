"""The windows in which players are asked whether they use something: all at a moment, or one alone (R-TIM-3, T-DIS-1).

A window comes back after every use until everybody has passed in a row. Whether one opens at all is decided in
`opening.py`, what becomes of a use in `acts.py`. Knows no item by name.
"""

from typing import Any

from engine.encounter.acts import declare_offer
from engine.encounter.cards import FIRST_FLARE
from engine.encounter.items import RIDERS, Use
from engine.encounter.listening import listeners
from engine.encounter.offers import (
    card_use,
    fires,
    fits,
    flare_open,
    forced_now,
    offers,
    offers_of,
    or_pass,
    within_reach,
)
from engine.encounter.state import PASS, Game, step
from engine.kernel.asking import PICK, SECRET, Question, Ref, pick


@step
def window(game: Game, moment: str, event: tuple[Any, ...] = (), done: tuple[Any, ...] = ()) -> Any:
    """R-TIM-3: forced uses fire; then all are asked in order until everybody has passed in a row.

    At a reaction, `event` holds the facts and `done` who has answered it already (T-NEST-5).
    """
    here = listeners(game, moment)
    must = forced_now(game, moment, event, done) if here.forced else None
    if must is not None:
        seat, key = must
        rider = RIDERS.get(key)
        flare = _own_flare(game, seat, rider, event) if rider else None
        if rider and flare is not None:
            ride = yield pick(seat, "ride", (flare, PASS), by=("power", key), data=moment, marks=SECRET)
            if ride == 0:
                game.push("windows.ridden", moment, event, done, seat, key)
                declare_offer(game, (flare, rider.key, flare[1]), seat, event)
                return
        game.push("windows.window", moment, event, (*done, (seat, key)))
        game.push("acts.declare", key, seat, event, -1)
        return
    faces, by_seat, more = here.faces, here.by_seat, here.more
    for seat in game.order:
        if not by_seat[seat] and not more and faces.isdisjoint(game.held[seat]):
            continue  # nothing before this seat, and no card in its hand, could ever speak here
        found = offers_of(game, seat, here, event, done)
        if here.between:
            found += offers(game, seat, "any.between", (moment, bool(found)), done)
        if found:
            answer = yield Question(
                seat, "window", PICK, or_pass(found), 0, 0, (), ("moment", moment), event, SECRET
            )
            if answer < len(found):
                _, key, face = found[answer]
                game.push("windows.window", moment, event, done if face >= 0 else (*done, (seat, key)))
                declare_offer(game, found[answer], seat, event)
                return


@step
def ridden(game: Game, moment: str, event: tuple[Any, ...], done: tuple[Any, ...], seat: int, key: str) -> None:
    """T-FLR-3, R-FLR-6: the forced use on which a super rides comes now; then only is the card put away and told of.

    If the super was stopped, the window goes on, and the use fires without it.
    """
    waiting = game.notes.pop(f"rode:{key}", None)
    if waiting is None:
        game.push("windows.window", moment, event, done)
        return
    game.push("windows.window", moment, event, (*done, (seat, key)))
    game.push("acts.put_away", *waiting)
    if fires(game, moment, event, seat, key):
        game.push("acts.declare", key, seat, event, -1)


def _own_flare(game: Game, seat: int, rider: Use, event: tuple[Any, ...]) -> Ref | None:
    """The flare whose super would ride, if its owner can play it."""
    for ref in within_reach(game, seat):
        face = ref[1]
        if face >= FIRST_FLARE and card_use(game, seat, face) is rider and flare_open(game, seat, face):
            return ref if fits(game, seat, rider, event) else None
    return None


@step
def ask_first(game: Game, moment: str, seat: int, event: tuple[Any, ...]) -> Any:
    """One player alone, before the window for everybody: who discards may keep what is going (T-DIS-1, T-DIS-2)."""
    found = offers(game, seat, moment, event)
    if found:
        answer = yield pick(seat, "window", or_pass(found), by=("moment", moment), data=event, marks=SECRET)
        if answer < len(found):
            game.push("windows.ask_first", moment, seat, event)
            declare_offer(game, found[answer], seat, event)


@step
def offer(game: Game, key: str, seat: int, moment: str, event: tuple[Any, ...]) -> Any:
    """T-FLR-3: a super that its text lets wait until the use has brought something; `event` tells it from a window."""
    for ref, found, face in offers(game, seat, moment, event):
        if found == key:
            answer = yield pick(seat, "ride", (ref, PASS), by=("power", key), data=moment, marks=SECRET)
            if answer == 0:
                declare_offer(game, (ref, key, face), seat, event)
            return
