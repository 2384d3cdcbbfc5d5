"""What a seat may use at a moment: the uses of its sheets and technologies, the cards within its reach, and forced
uses.

No item is named here. What a use is is in `items.py`, which items can act at which moment in `listening.py`.
"""

from operator import itemgetter

from engine.encounter.cards import ALIEN_IDS, ALIEN_ON, FIRST_FLARE
from engine.encounter.items import FACE_USES, SIDE, TECHNOLOGIES, USE_BITS, USES, Use
from engine.encounter.listening import Listener, Listeners, modifiers
from engine.encounter.sheets import awake, rests
from engine.encounter.state import ALIEN, CARD, COMPLETE, PASS, SHIPS, TECH_USED, UP, USED, Done, Event, Game
from engine.kernel.asking import Ref


def flare_open(game: Game, seat: int, face: int) -> bool:
    """Return whether the flare can be played: each flare once an encounter, each player one an encounter (R-FLR-2;
    R-VFL-1 lifts the second).
    """
    return face not in game.flares_used and (not game.flare_by[seat] or game.options.wild_flares)


def half_of(game: Game, seat: int, face: int) -> Use | None:
    """Return the half of a flare that is open to this seat (R-FLR-3, R-FLR-4, R-VHP-4)."""
    wild, super_ = FACE_USES[face]
    number = ALIEN_ON[face]
    own = False
    for sheet in game.sheets[seat]:
        if sheet[ALIEN] == number:
            own = True
            if awake(game, sheet, seat) or (not sheet[UP] and not rests(game, sheet, seat)):
                return super_
    return wild if not own or wild is None or not wild.rides else None


def card_use(game: Game, seat: int, face: int) -> Use | None:
    """Return what a special card in this seat's hand would do now."""
    return FACE_USES[face][0] if face < FIRST_FLARE else half_of(game, seat, face)


def fits(game: Game, seat: int, use: Use, event: Event) -> bool:
    return bool(use.roles >> game.role[seat] & 1) and use.when(game, seat, event)


def sheet_ready(game: Game, seat: int, index: int, use: Use) -> bool:
    """Return whether the sheet behind a use (or the technology, if `index` < 0) can act."""
    if index < 0:
        return technology_ready(game.techs[seat][-1 - index], use)
    sheet = game.sheets[seat][index]
    if sheet[USED] and use.limited and sheet[USED] >> USE_BITS[use.key] & 1:
        return False
    return use.though_lost or awake(game, sheet, seat, use.source == SIDE)


def technology_ready(tech: list[int], use: Use) -> bool:
    """Return whether a technology is in play and not used in this encounter. A secret one with enough ships on it may
    be turned up now (R-TEC-7).
    """
    card = TECHNOLOGIES[tech[CARD]]
    if use.limited and tech[TECH_USED]:
        return False
    return bool(tech[COMPLETE]) or (card.secret and use.source != SIDE and tech[SHIPS] >= max(1, card.number))


Offer = tuple[Ref, str, int]  # (ref for the board, key of the use, face of the card or -1)


def or_pass(found: list[Offer]) -> tuple[Ref, ...]:
    """Return the options of a question that offers these uses: the uses, and the pass."""
    return (*map(itemgetter(0), found), PASS)


def offers(game: Game, seat: int, moment: str, event: Event = (), done: Done = ()) -> list[Offer]:
    """Return everything optional that this seat may use at this moment (T-LIS-4)."""
    return offers_of(game, seat, game.listeners[moment], event, done)


def offers_of(
    game: Game, seat: int, here: Listeners, event: Event, done: Done = ()
) -> list[Offer]:
    """Return what a seat can use, when the listeners of the moment are already known."""
    found: list[Offer] = []
    for _, index, use, roles in here.by_seat[seat]:
        if index >= 0 and not game.sheets[seat][index][UP]:
            _offer_turning_up(game, seat, index, use, event, found)
        elif (
            not use.forced
            and roles >> game.role[seat] & 1
            and (use.repeats or (seat, use.key) not in done)
            and sheet_ready(game, seat, index, use)
            and use.when(game, seat, event)
        ):
            found.append((("power" if index >= 0 else "technology", use.key), use.key, -1))
    playable_here = here.faces & game.held[seat]
    if playable_here:
        role = game.role[seat]
        for face in sorted(playable_here):
            if here.cards[face] >> role & 1:
                _offer_card(game, seat, ("card", face), here.moment, event, found)
    if here.reach and "second_hand" in game.kept:
        for ref in second_hand(game, seat):
            if ref[1] in here.faces:
                _offer_card(game, seat, ref, here.moment, event, found)
    return found


def second_hand(game: Game, seat: int) -> list[Ref]:
    """Return what a seat may play from a second hand, each face once."""
    return [("hoard", face) for who, reach in modifiers(game, "reach") if who == seat for face in reach(game, seat)]


def within_reach(game: Game, seat: int) -> list[Ref]:
    """Return the cards a seat may play, wherever they lie."""
    return [*[("card", face) for face in game.hands[seat]], *second_hand(game, seat)]


def _offer_turning_up(game: Game, seat: int, index: int, use: Use, event: Event, found: list[Offer]) -> None:
    """Offer to turn up a face-down sheet where it could act. Face down it does nothing (R-VHP-1, R-VHP-2)."""
    number = game.sheets[seat][index][ALIEN]
    offer = (("turn_up", number), f"{ALIEN_IDS[number]}.turn_up", -1)
    if offer not in found and fits(game, seat, use, event):
        found.append(offer)


def _offer_card(game: Game, seat: int, ref: Ref, moment: str, event: Event, found: list[Offer]) -> None:
    use = playable(game, seat, ref, moment, event)
    if use is not None:
        found.append((ref, use.key, ref[1]))


def playable(game: Game, seat: int, ref: Ref, moment: str, event: Event) -> Use | None:
    """Return the use of a card within this seat's reach if it may be played at this moment, else None."""
    face = ref[1]
    if face < FIRST_FLARE:
        use = FACE_USES[face][0]
    else:
        use = half_of(game, seat, face) if flare_open(game, seat, face) else None
    if use is None or moment not in use.moments or ("locked" in game.notes and is_locked(game, seat, ref)):
        return None
    if use.rides:
        return use if ride_ready(game, seat, use, moment, event) else None
    return use if use.roles >> game.role[seat] & 1 and use.when(game, seat, event) else None  # as in `fits`


def is_locked(game: Game, seat: int, ref: Ref) -> bool:
    """Return whether the seat's only cards of that face are barred until the encounter is over."""
    locked: int = game.notes.get("locked", ()).count((seat, ref[1]))
    return locked > 0 and ref[0] == "card" and game.hands[seat].count(ref[1]) <= locked


def ride_ready(game: Game, seat: int, use: Use, moment: str, event: Event) -> bool:
    """Return whether a super that rides on an optional use is offered, which is while that use is offered. Forced uses
    ask for their rider themselves.
    """
    if USES[use.rides].forced or not fits(game, seat, use, event):
        return False
    for _, index, ridden, _ in game.listeners[moment].by_seat[seat]:
        if ridden.key == use.rides:
            return sheet_ready(game, seat, index, ridden)
    return False


def forced_now(game: Game, moment: str, event: Event, done: Done) -> tuple[int, str] | None:
    """Return the next forced use that must fire now (R-TIM-3 (a)), in the order of R-TIM-2."""
    found, first = None, game.n
    for listener in game.listeners[moment].forced:
        seat, _, use, _ = listener
        place = game.order.index(seat)
        if place < first and (seat, use.key) not in done and _must_fire(game, listener, event):
            found, first = (seat, use.key), place
    return found


def _must_fire(game: Game, listener: Listener, event: Event) -> bool:
    seat, index, use, roles = listener
    return bool(roles >> game.role[seat] & 1) and sheet_ready(game, seat, index, use) and use.when(game, seat, event)


def fires(game: Game, moment: str, event: Event, seat: int, key: str) -> bool:
    """Return whether this forced use of this seat must fire now."""
    forced = game.listeners[moment].forced
    return any(one[0] == seat and one[2].key == key and _must_fire(game, one, event) for one in forced)
