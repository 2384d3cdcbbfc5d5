"""Who listens where: an index from every moment to the uses in play there, and the modifiers in force now.

Derived from the sheets, technologies and cards of a table, never part of a saved position. What is offered to whom at a
moment is in `playable.py`. No item is named here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from operator import or_
from typing import Any

from engine.encounter.items import ALIENS, FACE_USES, TECHNOLOGIES, Use
from engine.encounter.sheets import awake
from engine.encounter.state import ALIEN, CARD, COMPLETE, UP, Game
from engine.kernel.frames import Frame

# A use of a sheet or technology in play at one moment: (seat, index, use, the roles it is for, as in ROLES). A plain
# tuple, because it is taken apart in the innermost loops: Python does that three times slower with a named one.
Listener = tuple[int, int, Use, int]
Modifier = tuple[int, Callable[..., Any]]  # its seat, and what it does


@dataclass(frozen=True, slots=True)
class Listeners:
    """All uses, cards and powers that can act at one moment. Windows open twenty times an encounter, mostly with
    nothing to offer, so this is prepared once.
    """

    moment: str
    window: Frame  # of the step that asks here, at a moment of the course
    uses: tuple[Listener, ...]
    forced: tuple[Listener, ...]
    by_seat: tuple[tuple[Listener, ...], ...]
    cards: dict[int, int]  # face -> the roles that either half of it fits here
    faces: frozenset[int]
    reach: bool  # a player may play cards that fit here from a second hand
    between: bool  # something may be used at every ordered moment
    more: bool  # one of these two
    heard: bool  # something besides cards in hand can be used
    ordered: bool  # a moment of the course
    public: bool  # at this table, whether there is a window hangs on public facts (sealed.py)


class AllListeners(dict[str, Listeners]):
    """The listeners of every moment at one table. Those of a moment are prepared when they are first asked for."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.ears, self.specials, self.seats, self.public = game.ears, game.specials, game.n, game.options.public

    def __missing__(self, moment: str) -> Listeners:
        ears, faces = self.ears, self.specials.get(moment, ())
        reach = bool(faces) and "reach" in ears
        between = "any.between" in ears and not moment.startswith("any.")
        found = _listeners_of(moment, tuple(ears.get(moment, ())), faces, reach, between, self.seats, self.public)
        self[moment] = found
        return found


@lru_cache(maxsize=1 << 12)
def _listeners_of(
    moment: str,
    uses: tuple[Listener, ...],
    faces: tuple[int, ...],
    reach: bool,
    between: bool,
    seats: int,
    public: bool,
) -> Listeners:
    """Group the listeners of a moment. The result is kept, because most moments have the same listeners at every table.
    """
    return Listeners(
        moment,
        ("windows.window", (moment,), ()),
        uses,
        tuple(listener for listener in uses if listener[2].forced),
        tuple(tuple(one for one in uses if one[0] == seat) for seat in range(seats)),
        {face: _roles_of(face, moment) for face in faces},
        frozenset(faces),
        reach,
        between,
        reach or between,
        bool(uses) or reach or between or public,
        not moment.startswith("any."),
        public,
    )


@cache
def _roles_of(face: int, moment: str) -> int:
    """Return the roles that a card's use, or either half of it, fits at a moment."""
    return reduce(or_, (use.roles for use in FACE_USES[face] if use is not None and moment in use.moments))


def heard(game: Game, moment: str) -> bool:
    """Return whether any seat at this table could ever act at the moment, whatever the position."""
    here = game.listeners[moment]
    if here.uses or here.public:
        return True
    if not here.faces:
        return False
    if not here.faces.isdisjoint(game.in_hands):
        return True
    return "second_hand" in game.kept and not here.faces.isdisjoint(game.kept["second_hand"])


def modifiers(game: Game, name: str) -> Sequence[Modifier]:
    """Return the standing modifiers of this name that are in force now, as (seat, function), in the order of R-TIM-2.
    """
    listed = game.ears.get(name)
    if not listed:
        return ()
    found = []
    for seat, index, function, though_zapped in listed:
        if index < 0 or awake(game, game.sheets[seat][index], seat, though_zapped):
            found.append((seat, function))
    return found if len(found) < 2 else _in_order(game, found)


def _in_order(game: Game, found: list[Modifier]) -> list[Modifier]:
    return sorted(found, key=lambda entry: game.order.index(entry[0]))


def second_hand_of(game: Game) -> int:
    """Return the seat that has a second hand, or -1."""
    return next((who for who, _, _, _ in game.ears.get("second_hand", ())), -1)


# --- the index ---------------------------------------------------------------------------------------------------


def listen(game: Game) -> None:
    """Rebuild the index of who can act at which moment. It is called whenever a sheet comes, goes or is turned up."""
    ears: dict[str, list[Any]] = {}
    for seat in range(game.n):
        for index, sheet in enumerate(game.sheets[seat]):
            alien = ALIENS[sheet[ALIEN]]
            for use in (*alien.power, *alien.sides, *(() if sheet[UP] else alien.turned_up_at)):
                for moment in use.moments:
                    ears.setdefault(moment, []).append((seat, index, use, use.roles))
            for name, function in alien.modifiers.items():
                ears.setdefault(name, []).append((seat, index, function, name in alien.works_zapped))
        for index, tech in enumerate(game.techs[seat]):
            _listen_technology(ears, seat, index, tech)
    game.ears = ears
    game.listeners, game.stops = AllListeners(game), []


def _listen_technology(ears: dict[str, list[Any]], seat: int, index: int, tech: list[int]) -> None:
    card = TECHNOLOGIES[tech[CARD]]
    if not tech[COMPLETE] and not card.secret:  # face down: nothing but a secret one may act
        return
    for use in (*card.uses, *card.sides):
        for moment in use.moments:
            ears.setdefault(moment, []).append((seat, -1 - index, use, use.roles))
    if tech[COMPLETE]:
        for name, function in card.modifiers.items():
            ears.setdefault(name, []).append((seat, -1 - index, function, True))


def tell_cards(game: Game, faces: set[int]) -> None:
    """Set which faces are in this game's deck."""
    game.specials = special_faces(faces)
    game.listeners, game.stops = AllListeners(game), []


def special_faces(faces: set[int]) -> dict[str, tuple[int, ...]]:
    """Return, for each moment, the faces of a deck that can be played then."""
    found: dict[str, list[int]] = {}
    for face in sorted(faces):
        for use in FACE_USES.get(face, ()):
            for moment in use.moments if use else ():
                here = found.setdefault(moment, [])
                if face not in here:
                    here.append(face)
    return {moment: tuple(here) for moment, here in found.items()}


def load(game: Game, data: bytes) -> Game:
    """Return a new position from the bytes of a dumped position, with the options and deck of `game`."""
    other = game.clone()
    other.load(data)
    return _listening(other)


def take(game: Game, fields: Mapping[str, Any]) -> Game:
    """Return a position made from saved fields, which also say which special cards are in the deck."""
    other = game.clone()
    other.take(fields)
    tell_cards(other, set(fields.get("special_cards", FACE_USES)))
    return _listening(other)


def _listening(game: Game) -> Game:
    game.held, game.in_hands = [frozenset()] * game.n, frozenset()
    for seat, hand in enumerate(game.hands):
        game.set_hand(seat, hand)
    listen(game)
    return game
