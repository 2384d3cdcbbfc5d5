"""How an item is used: announcement, responses, price, effect, and where the card goes (T-USE-1, T-NEST-1).

Every use is the same five steps, so that zaps, and zaps of zaps, need no code of their own. No item is named here.

An act on the stack is a tuple: (serial, key, seat, choice, event, stop, face); `stop` is "" while nothing stopped it.
"""

from typing import Any

from engine.encounter.cards import ALIEN_IDS, FIRST_FLARE, alien_of
from engine.encounter.hand import discard, discard_from_hand
from engine.encounter.items import (
    ARTIFACT,
    POWER,
    REINFORCEMENT,
    RIDERS,
    SIDE,
    SUPER,
    TECHNOLOGY,
    USE_BITS,
    USES,
    WILD,
    Use,
)
from engine.encounter.listening import heard, listen, modifiers
from engine.encounter.playable import Offer, offers
from engine.encounter.sealed import ask, could_speak
from engine.encounter.sheets import sheet_of, technology_of, zap_power
from engine.encounter.state import ALIEN, CARD, COMPLETE, SHIPS, TECH_USED, UP, USED, Done, Event, Game, step
from engine.encounter.window_gate import open_window_next
from engine.kernel.asking import Asking, Choice

SERIAL, KEY, SEAT, CHOICE, EVENT, STOP, FACE = range(7)

# how an act can be stopped
ZAPPED_OFF, CANCELLED, STOLEN, PREVENTED = "zapped", "cancelled", "stolen", "prevented"
SENT_BACK = "sent_back"  # the card counts as not played: it is back where it came from

RESPONSES = {
    POWER: ("any.use_declared",),
    SUPER: ("any.use_declared", "any.flare_attempt"),
    WILD: ("any.flare_attempt",),
    ARTIFACT: ("any.artifact_attempt",),
    TECHNOLOGY: ("any.technology_attempt",),
    REINFORCEMENT: ("any.reinforcement_attempt",),
    SIDE: (),
}


# --- announcing --------------------------------------------------------------------------------------------------


@step
def declare(game: Game, key: str, seat: int, event: Event, face: int, second: int = 0) -> Asking:
    """Announce a use: name its targets, choices and prices. Nothing has moved yet (T-USE-1 (1))."""
    use = USES[key]
    choice: Choice = ()
    if use.announce is not None:
        choice = yield from use.announce(game, seat, event)
        if choice is None:
            return
    announce(game, use, seat, choice, event, face, second)


def declare_offer(game: Game, offer: Offer, seat: int, event: Event) -> None:
    """Announce the use that a seat has chosen from its offers. Its card may come from a second hand."""
    ref, key, face = offer
    second, use = int(ref[0] == "hoard"), USES[key]
    if use.announce is None:
        announce(game, use, seat, (), event, face, second)
    else:
        game.push("acts.declare", key, seat, event, face, second)


def announce(game: Game, use: Use, seat: int, choice: Choice, event: Event, face: int, second: int = 0) -> None:
    """Put the act on the stack and let it be answered. `second`: the card comes from a second hand, kept on a sheet."""
    game.show("count")
    game.serial += 1
    if face >= 0:
        _take_card(game, seat, face, second)
        if face >= FIRST_FLARE:
            game.flares_used.append(face)
            game.flare_by[seat] += 1
            _turn_up(game, seat, face)
    elif use.source == TECHNOLOGY and (tech := technology_of(game, seat, owner_of(use))) is not None:
        _use_technology(game, seat, tech)
    elif use.source == POWER or use.source == SIDE:
        sheet = sheet_of(game, seat, owner_of(use))
        if use.limited and sheet is not None:
            sheet[USED] |= 1 << USE_BITS[use.key]
    game.acts.append((game.serial, use.key, seat, choice, event, "", face))
    if use.secret_choice:
        game.whisper("announced", 1 << seat, (choice,), seat, use.key, face, choice[: use.open_parts])
    else:
        game.emit("announced", seat, use.key, face, choice)
    if use.source != SIDE:
        game.show("used", game.acts[-1])
    game.push("acts.settle", game.serial)
    if len(game.acts) == 1:
        game.notes["hands_before"] = tuple(map(tuple, game.hands))
    if responses(game, use):
        game.push("acts.respond", game.serial)
    if second:
        for who, played in modifiers(game, "played_from"):
            if who == seat:
                played(game, seat, game.serial)


def _use_technology(game: Game, seat: int, tech: list[int]) -> None:
    """Mark a technology as used. A secret one is turned up by its use (R-TEC-7)."""
    tech[TECH_USED] = 1
    if not tech[COMPLETE]:
        tech[COMPLETE] = 1
        game.emit("technology_turned_up", seat, tech[CARD], tech[SHIPS])
        listen(game)


def owner_of(use: Use) -> str:
    return use.key.rsplit(".", 1)[0]


def _take_card(game: Game, seat: int, face: int, second: int) -> None:
    if second:
        game.kept["second_hand"].remove(face)
        game.note(f"second_hand:{game.serial}")
    else:
        game.part_with(seat, face)
    game.aside.append((face, seat))


def _turn_up(game: Game, seat: int, face: int) -> None:
    """Turn a hidden sheet up because its own flare is played (R-VHP-4)."""
    sheet = sheet_of(game, seat, ALIEN_IDS[alien_of(face)])
    if sheet is not None and not sheet[UP]:
        turn_up(game, seat, sheet[ALIEN])


@step
def turn_up(game: Game, seat: int, number: int) -> None:
    """Turn a hidden alien sheet face up. Its owner may do this whenever anybody is asked (R-VHP-2)."""
    take_effect(game, f"{ALIEN_IDS[number]}.turn_up", seat, (), ())


# --- being answered ----------------------------------------------------------------------------------------------


def responses(game: Game, use: Use) -> list[str]:
    """Return the response moments that this use opens and at which a player could act."""
    moments = RESPONSES[use.source]
    if use.zap:
        moments = ("any.zap_attempt", *moments)
    return [moment for moment in moments if heard(game, moment)]


@step
def respond(game: Game, serial: int, done: Done = ()) -> Asking:
    """Ask for responses to this very act, in order, until all pass in a row (T-USE-1 (2))."""
    act = act_by(game, serial)
    if act is None or act[STOP]:
        return
    moments = responses(game, USES[act[KEY]])
    event = (serial,)
    asked: list[tuple[int, list[Offer]]] = []
    for seat in game.order:
        found: list[Offer] = []
        for moment in moments:
            new = offers(game, seat, moment, event, done)
            if new:
                found += [offer for offer in new if offer not in found and held_before(game, seat, offer)]
        asked.append((seat, found))
    facts = (act[SEAT], act[KEY])
    used = yield from ask(
        game, asked, lambda seat: could_respond(game, seat, moments, done), "respond", ("act", serial), facts
    )
    if used is not None:
        game.push("acts.respond", serial, done)
        declare_offer(game, used[1], used[0], event)


def could_respond(game: Game, seat: int, moments: list[str], done: Done) -> bool:
    """Return whether this seat might answer, judged by public facts; see sealed.py."""
    return any(could_speak(game, seat, game.listeners[moment], done) for moment in moments)


def held_before(game: Game, seat: int, offer: Offer) -> bool:
    """Return whether the card was in hand before this stack began to settle. A card that came later cannot answer in it
    (T-NEST-6).
    """
    ref, _, face = offer
    return ref[0] != "card" or face in game.notes["hands_before"][seat]


def act_by(game: Game, serial: int) -> tuple[Any, ...] | None:
    for act in game.acts:
        if act[SERIAL] == serial:
            return act
    return None


def anothers_act(game: Game, seat: int, serial: int) -> bool:
    """Return whether the act with this serial is pending and belongs to another seat."""
    act = act_by(game, serial)
    return act is not None and act[SEAT] != seat


def flare_waits(game: Game, seat: int, serial: int, key: str) -> bool:
    """Return whether the pending act with this serial is this half of a flare, played by another seat."""
    act = act_by(game, serial)
    return act is not None and act[KEY] == key and act[SEAT] != seat


def stop_act(game: Game, serial: int, how: str) -> None:
    """Mark an announced act as stopped. A zap also bars that power for the encounter (T-ZAP-2, T-ZAP-3)."""
    for index, act in enumerate(game.acts):
        if act[SERIAL] == serial and not act[STOP]:
            game.acts[index] = (*act[:STOP], how, act[FACE])
            game.emit("stopped", act[SEAT], act[KEY], how)
            if how == ZAPPED_OFF:
                sheet = sheet_of(game, act[SEAT], owner_of(USES[act[KEY]]))
                if sheet is not None:
                    zap_power(game, act[SEAT], sheet)
            game.show("stopped", act, how)


def zappable(game: Game, serial: int) -> bool:
    """Return whether a zap can answer this act: a power use or a super at its announcement (T-ZAP-1)."""
    act = act_by(game, serial)
    return act is not None and not act[STOP] and USES[act[KEY]].source in (POWER, SUPER)


def can_pay_toll(game: Game, seat: int, face: int) -> bool:
    """Return whether a card is left that no pending act of this seat will cost: one card pays for one thing (T-USE-3).
    """
    waiting = [act for act in game.acts if act[SEAT] == seat and not act[STOP]]
    return game.hands[seat].count(face) > sum(USES[act[KEY]].toll == face for act in waiting)


# --- settling ----------------------------------------------------------------------------------------------------


@step
def settle(game: Game, serial: int) -> None:
    """Settle the last announced act. If it was stopped, nothing but its card is spent; otherwise its price is paid and
    it takes effect (T-USE-1 (3) to (5)).
    """
    act = game.acts.pop()
    assert act[SERIAL] == serial, "the last announced act is settled first"
    _, key, seat, choice, event, stop, face = act
    use = USES[key]
    game.show("settling", act)
    if face >= 0 or use.source == TECHNOLOGY:
        away = (key, seat, face, stop, game.notes.pop(f"second_hand:{serial}", 0))
        if use.rides and USES[use.rides].forced and not stop:
            game.notes[f"rode:{use.rides}"] = away  # `windows.ridden` does it when that use has happened
        else:
            game.push("acts.put_away", *away)
    if stop:
        if use.stopped is not None:
            use.stopped(game, seat, choice, event, stop)
        _unplay_rider(game, seat, key, stop)
        return
    if use.toll < 0 and use.price is None:
        take_effect(game, key, seat, choice, event)
        return
    game.push("acts.take_effect", key, seat, choice, event)
    if use.toll >= 0:
        discard_from_hand(game, seat, [use.toll], use.key.partition(".")[0])
    if use.price is not None:
        use.price(game, seat, choice, event)


def _unplay_rider(game: Game, seat: int, key: str, stop: str) -> None:
    """Return the super that rides on a zapped use to its hand, unplayed (T-ZAP-4)."""
    rider = RIDERS.get(key)
    if rider and stop == ZAPPED_OFF and f"rider:{key}" in game.notes:
        face = game.notes.pop(f"rider:{key}")[0]
        unplayed(game, seat, face)


def unplayed(game: Game, seat: int, face: int) -> None:
    if face in game.flares_used:
        game.flares_used.remove(face)
        game.flare_by[seat] -= 1


@step
def take_effect(game: Game, key: str, seat: int, choice: Choice, event: Event) -> None:
    use = USES[key]
    game.emit("effect", seat, key)
    if use.rides:
        flare = next(face for face, who in reversed(game.aside) if who == seat)
        game.notes[f"rider:{use.rides}"] = (flare, choice)
        if not USES[use.rides].forced:
            game.push("acts.declare", use.rides, seat, event, -1)
    use.effect(game, seat, choice, event)
    game.show("count")


def riding(game: Game, key: str) -> Any:
    """Return the choice made for the super that rides on this use, or None if none rides. A choice may be ()."""
    note = game.notes.get(f"rider:{key}")
    return None if note is None else note[1]


# --- where the card goes -----------------------------------------------------------------------------------------


@step
def put_away(game: Game, key: str, seat: int, face: int, stop: str, second: int = 0) -> None:
    """Put the card of an act where it belongs, then ask players who can respond to a used flare (T-USE-1 (5), T-FLR-2).
    """
    if face < 0:
        tech = technology_of(game, seat, owner_of(USES[key])) if USES[key].source == TECHNOLOGY else None
        if tech is not None:
            game.push("technology.after_use", seat, tech[CARD], stop)
        return
    used = face in game.flares_used and not stop  # a super that a zap made unplayed has had no effect (T-ZAP-4)
    if used:  # told before the card goes, so that the order of events hides whether anybody was asked (R-SEC-2)
        game.emit("flare_used", seat, face)
    if (face, seat) in game.aside:  # otherwise the effect gave it away
        game.aside.remove((face, seat))
        _put_back(game, USES[key], seat, face, stop, second)
        game.show("count")
    if used:
        open_window_next(game, "any.flare_used", (seat, face))


def put_away_now(game: Game, face: int) -> None:
    """Put the card away at once, before anything else that its effect has brought about."""
    at = max(at for at, frame in enumerate(game.stack) if frame[0] == "acts.put_away" and frame[1][2] == face)
    game.stack.append(game.stack.pop(at))


def _put_back(game: Game, use: Use, seat: int, face: int, stop: str, second: int) -> None:
    """Put a card back where it came from (a hand or the second hand), onto the table, or onto the discards."""
    if stop == SENT_BACK:
        _home(game, seat, face, second)
        unplayed(game, seat, face)
    elif use.source == REINFORCEMENT:
        if stop:
            discard(game, seat, [face])
        else:
            game.table.append((face, seat, game.notes.pop("reinforced")))
    elif use.source == ARTIFACT:
        discard(game, seat, [face], played=not stop)
    elif stop in (ZAPPED_OFF, PREVENTED):
        _home(game, seat, face, second)
        unplayed(game, seat, face)
        if stop == PREVENTED:
            game.flares_used.append(face)  # barred for the encounter, unplayed for its owner
    elif stop == CANCELLED or (use.discards and not stop):
        discard(game, seat, [face])
    else:
        _home(game, seat, face, second)


def _home(game: Game, seat: int, face: int, second: int) -> None:
    """Return a card to where it came from, if that place is still there."""
    if second and "second_hand" in game.kept:
        game.kept["second_hand"].append(face)
    else:
        game.gain(seat, face)
