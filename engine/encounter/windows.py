"""The windows in which players are asked whether they use something: all at a moment, or one alone (R-TIM-3, T-DIS-1).

A window comes back after every use until everybody has passed in a row. Whether a window opens at all is decided in
`window_gate.py`; a use is carried out by `acts.py`. No item is named here.
"""


from engine.encounter.acts import declare_offer
from engine.encounter.cards import FIRST_FLARE
from engine.encounter.items import RIDERS, USES, Use
from engine.encounter.listening import Listeners
from engine.encounter.playable import (
    Offer,
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
from engine.encounter.sealed import ask, could_ride, could_speak
from engine.encounter.state import Done, Event, Game, step
from engine.kernel.asking import PICK, SECRET, Asking, Question, Ref


@step
def window(game: Game, moment: str, event: Event = (), done: Done = ()) -> Asking:
    """Fire forced uses, then ask all in order until everyone has passed in a row (R-TIM-3).

    At a reaction, `event` holds the facts and `done` the seats that have answered it already (T-NEST-5).
    """
    here: Listeners = game.listeners[moment]
    must = forced_now(game, moment, event, done) if here.forced else None
    if must is not None:
        seat, key = must
        rider = RIDERS.get(key)
        flare = _own_flare(game, seat, rider, event) if rider else None
        if rider and (flare is not None or here.public):
            found = [(flare, rider.key, flare[1])] if flare is not None else []
            used = yield from ask_rider(game, seat, rider, found, key, moment)
            if used is not None:
                game.push("windows.ridden", moment, event, done, seat, key)
                declare_offer(game, used, seat, event)
                return
        game.push("windows.window", moment, event, (*done, (seat, key)))
        game.push("acts.declare", key, seat, event, -1)
        return
    if here.public:
        yield from _ask_all(game, here, event, done)
        return
    faces, by_seat, more = here.faces, here.by_seat, here.more
    for seat in game.order:
        if not by_seat[seat] and not more and faces.isdisjoint(game.held[seat]):
            continue  # no sheet of this seat and no card in its hand can be used here
        found = offers_of(game, seat, here, event, done)
        if here.between:
            found += offers(game, seat, "any.between", (moment, bool(found)), done)
        if found:
            answer = yield Question(seat, "window", PICK, or_pass(found), 0, 0, (), ("moment", moment), event, SECRET)
            if answer < len(found):
                _, key, face = found[answer]
                game.push("windows.window", moment, event, done if face >= 0 else (*done, (seat, key)))
                declare_offer(game, found[answer], seat, event)
                return


def _ask_all(game: Game, here: Listeners, event: Event, done: Done) -> Asking:
    """Ask at once every seat that holds something, or at a sealed table every seat that could. The first in order that
    wants to use something uses it.
    """
    asked: list[tuple[int, list[Offer]]] = []
    for seat in game.order:
        found = offers_of(game, seat, here, event, done)
        if here.between:
            found += offers(game, seat, "any.between", (here.moment, bool(found)), done)
        asked.append((seat, found))
    by = ("moment", here.moment)
    used = yield from ask(game, asked, lambda seat: could_speak(game, seat, here, done), "window", by, event)
    if used is not None:
        seat, offer = used
        game.push("windows.window", here.moment, event, done if offer[2] >= 0 else (*done, (seat, offer[1])))
        declare_offer(game, offer, seat, event)


@step
def ridden(game: Game, moment: str, event: Event, done: Done, seat: int, key: str) -> None:
    """Run the forced use on which a super rides; only then is the super's card put away and announced (T-FLR-3,
    R-FLR-6). If the super was stopped, the window goes on, and the use fires without it.
    """
    waiting = game.notes.pop(f"rode:{key}", None)
    if waiting is None:
        game.push("windows.window", moment, event, done)
        return
    game.push("windows.window", moment, event, (*done, (seat, key)))
    game.push("acts.put_away", *waiting)
    if fires(game, moment, event, seat, key):
        game.push("acts.declare", key, seat, event, -1)


def _own_flare(game: Game, seat: int, rider: Use, event: Event) -> Ref | None:
    """Return the flare whose super would ride, if its owner can play it."""
    for ref in within_reach(game, seat):
        face = ref[1]
        if face >= FIRST_FLARE and card_use(game, seat, face) is rider and flare_open(game, seat, face):
            return ref if fits(game, seat, rider, event) else None
    return None


@step
def ask_first(game: Game, moment: str, seat: int, event: Event) -> Asking:
    """Ask one player alone, before the window for everybody: a player who discards may keep the cards (T-DIS-1,
    T-DIS-2).
    """
    here, by = game.listeners[moment], ("moment", moment)
    asked = [(seat, offers_of(game, seat, here, event))]
    used = yield from ask(game, asked, lambda seat: could_speak(game, seat, here), "window", by, event)
    if used is not None:
        game.push("windows.ask_first", moment, seat, event)
        declare_offer(game, used[1], seat, event)


@step
def offer(game: Game, key: str, seat: int, moment: str, event: Event) -> Asking:
    """Offer a super whose text lets it wait until the use has had its effect. `event` distinguishes this offer from
    those in a window (T-FLR-3).
    """
    found = [entry for entry in offers(game, seat, moment, event) if entry[1] == key][:1]
    used = yield from ask_rider(game, seat, USES[key], found, key, moment)
    if used is not None:
        declare_offer(game, used, seat, event)


def ask_rider(game: Game, seat: int, rider: Use, found: list[Offer], key: str, moment: str) -> Asking:
    """Ask whether a super rides on a use. Return the offer, or None."""
    used = yield from ask(
        game, [(seat, found)], lambda seat: could_ride(game, seat, rider), "ride", ("power", key), moment
    )
    return used[1] if used is not None else None
