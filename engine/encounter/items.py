"""Everything that can be used: what a use is, the tables of all of them, and what a seat may use at a moment.

A use belongs to a power, to half a flare, to an artifact, a technology or a reinforcement. Its file says when and what;
this module knows none of them by name. The tables here are filled by `content.py`.
"""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache, reduce
from operator import or_
from typing import Any

from engine.encounter.cards import (
    ALIEN_IDS,
    ALIEN_ON,
    FIRST_FLARE,
    modules_in,
)
from engine.encounter.state import (
    ALIEN,
    CARD,
    COMPLETE,
    EXTRA,
    KIND,
    OWN,
    SAVED,
    SHIPS,
    TECH_USED,
    UP,
    USED,
    ZAPPED,
    Game,
)
from engine.kernel.asking import Question, Ref

# where a use comes from
POWER, WILD, SUPER, ARTIFACT, TECHNOLOGY, SIDE, REINFORCEMENT = range(7)

Asking = Generator[Question, Any, Any]
When = Callable[[Game, int, tuple[Any, ...]], bool]
Announce = Callable[[Game, int, tuple[Any, ...]], Asking]
Effect = Callable[[Game, int, Any, tuple[Any, ...]], Any]
Stopped = Callable[[Game, int, Any, tuple[Any, ...], str], Any]

TECHNOLOGY_IDS = modules_in("technologies")

# who may use an item, as bit masks over the roles BYSTANDER, OFFENSE, DEFENSE, OFFENSIVE_ALLY, DEFENSIVE_ALLY
ROLES = {
    "any": 0b11111,
    "offense": 0b00010,
    "defense": 0b00100,
    "main": 0b00110,
    "ally": 0b11000,
    "offensive_ally": 0b01000,
    "main_or_ally": 0b11110,
    "offense_or_ally": 0b11010,
    "not_offense": 0b11101,
    "not_main": 0b11001,
    "bystander": 0b00001,
}


def always(game: Game, seat: int, event: tuple[Any, ...]) -> bool:
    return True


def nothing(game: Game, seat: int, choice: Any, event: tuple[Any, ...]) -> None:
    return None


@dataclass(frozen=True, slots=True, eq=False)  # each is one of a kind, and looked up often
class Use:
    """One thing an item can do. Functions get (game, seat, event) or (game, seat, choice, event).

    `event` is () at an ordered moment and the facts of the event at an any.* moment. `announce` asks for targets and
    prices and returns the choice (None: nothing legal is left, no use). `price` and `effect` are steps' inner parts:
    plain functions that change the game and push what follows. `stopped` is what a zap or a cancellation brings about.
    """

    moments: tuple[str, ...]
    effect: Effect = nothing
    role: str = "any"
    when: When = always
    announce: Announce | None = None
    price: Effect | None = None
    toll: int = -1  # a card of the hand that it costs besides; promised while it waits for responses
    stopped: Stopped | None = None
    forced: bool = False
    once: bool | None = None  # once an encounter; default: optional uses yes, forced ones no
    repeats: bool = False  # may be used again in the same window
    zap: bool = False  # it is a zap (T-ZAP-5)
    though_lost: bool = False  # a settlement already ordered: it comes even if the power is gone by then (T-POW-4)
    rides: str = ""  # a super that changes the power use with this key (T-FLR-3)
    discards: bool = False  # a flare that does not return to hand (T-FLR-5)
    secret_choice: bool = False  # the choice names hidden things: only its user sees it
    open_parts: int = 0  # how many leading parts of a secret choice everybody sees (targets)
    name: str = ""  # distinguishes several uses of one power
    source: int = POWER
    key: str = ""
    limited: bool = field(init=False)  # what `once` comes to; kept, because it is looked at before every offer
    roles: int = field(init=False)  # what `role` comes to, as in ROLES; kept for the same reason

    def __post_init__(self) -> None:
        object.__setattr__(self, "limited", (not self.forced) if self.once is None else self.once)
        object.__setattr__(self, "roles", ROLES[self.role])


@dataclass(frozen=True)
class Alien:
    """An alien: its facts and everything it listens to. `id` is the name of its module."""

    level: str
    power: tuple[Use, ...]
    wild: Use
    super_: Use
    sides: tuple[Use, ...] = ()  # voluntary acts that are no uses: offered, but not zappable
    wild_classic: Use | None = None
    super_classic: Use | None = None
    modifiers: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    setup: Callable[[Game, int], None] | None = None  # printed set-up text (T-POW-7)
    leave: Callable[[Game, int], None] | None = None  # its sheet leaves the game
    not_with: tuple[str, ...] = ()
    keeps_power: bool = False  # not lost for lack of home colonies
    works_zapped: tuple[str, ...] = ()  # modifiers that a zap does not touch (T-ZAP-7)
    id: str = ""


@dataclass(frozen=True)
class Artifact:
    """A kind of artifact."""

    count: int
    use: Use
    id: str = ""


@dataclass(frozen=True)
class Technology:
    """A kind of technology. `number` 0 means X (R-TEC-7)."""

    number: int
    uses: tuple[Use, ...] = ()
    sides: tuple[Use, ...] = ()
    secret: bool = False
    keeps: str = "discard_on_use"
    modifiers: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    completed: Callable[[Game, int], None] | None = None
    left: Callable[[Game, int], None] | None = None
    id: str = ""


USES: dict[str, Use] = {}
ALIENS: list[Alien] = []
ARTIFACTS: list[Artifact] = []
TECHNOLOGIES: list[Technology] = []
FACE_USES: dict[int, tuple[Use | None, Use | None]] = {}  # face -> (use or wild half, super half)
USE_BITS: dict[str, int] = {}  # key of a use of a sheet -> its number there
RIDERS: dict[str, Use] = {}  # key of a power use -> the super that rides on it


# --- who listens -------------------------------------------------------------------------------------------------


def special_faces(faces: set[int]) -> dict[str, tuple[int, ...]]:
    """moment -> the faces of a deck that fit it."""
    found: dict[str, list[int]] = {}
    for face in sorted(faces):
        for use in FACE_USES.get(face, ()):
            for moment in use.moments if use else ():
                here = found.setdefault(moment, [])
                if face not in here:
                    here.append(face)
    return {moment: tuple(here) for moment, here in found.items()}


def listen(game: Game) -> None:
    """Rebuild the index of who listens where; call it whenever a sheet comes, goes or turns up."""
    ears: dict[str, list[Any]] = {}
    for seat in range(game.n):
        for index, sheet in enumerate(game.sheets[seat]):
            alien = ALIENS[sheet[ALIEN]]
            for use in (*alien.power, *alien.sides):
                for moment in use.moments:
                    ears.setdefault(moment, []).append((seat, index, use, use.roles))
            for name, function in alien.modifiers.items():
                ears.setdefault(name, []).append((seat, index, function, name in alien.works_zapped))
        for index, tech in enumerate(game.techs[seat]):
            _listen_technology(ears, seat, index, tech)
    game.ears = ears
    game.listeners, game.stops = {}, []


# A use of a sheet or technology in play at one moment: (seat, index, use, the roles it is for, as in ROLES). A plain
# tuple, because it is taken apart in the innermost loops: Python does that three times slower with a named one.
Listener = tuple[int, int, Use, int]


@dataclass(frozen=True, slots=True)
class Listeners:
    """Everything that can speak at a moment. Windows open twenty times an encounter and mostly nobody has anything to
    say, so it is sorted out once, when first asked for, and shared by all forks until a sheet moves."""

    moment: str
    uses: tuple[Listener, ...]
    forced: tuple[Listener, ...]
    by_seat: tuple[tuple[Listener, ...], ...]
    cards: dict[int, int]  # face -> the roles that either half of it fits here
    faces: frozenset[int]
    reach: bool  # somebody may play cards that fit here from a second hand
    between: bool  # something may be used at every ordered moment
    more: bool  # one of these two


def tell_cards(game: Game, faces: set[int]) -> None:
    """Say which faces are in this game's deck."""
    game.specials = special_faces(faces)
    game.listeners, game.stops = {}, []


def listeners(game: Game, moment: str) -> Listeners:
    known: Listeners | None = game.listeners.get(moment)
    if known is None:
        known = game.listeners[moment] = _sorted_out(game, moment)
    return known


def ever_heard(game: Game, moment: str) -> bool:
    """Whether something at this table, or in its deck, has to do with an ordered moment; if not, it is passed over."""
    return moment in game.ears or moment in game.specials or "any.between" in game.ears


def _sorted_out(game: Game, moment: str) -> Listeners:
    ears, faces = game.ears, game.specials.get(moment, ())
    reach = bool(faces) and "reach" in ears
    between = "any.between" in ears and not moment.startswith("any.")
    return _listeners_of(moment, tuple(ears.get(moment, ())), faces, reach, between, game.n)


@lru_cache(maxsize=1 << 12)
def _listeners_of(
    moment: str, uses: tuple[Listener, ...], faces: tuple[int, ...], reach: bool, between: bool, seats: int
) -> Listeners:
    """Every table sorts out anew whenever a sheet moves, but what most moments have stays as it is, at any table."""
    return Listeners(
        moment,
        uses,
        tuple(listener for listener in uses if listener[2].forced),
        tuple(tuple(one for one in uses if one[0] == seat) for seat in range(seats)),
        {face: _roles_of(face, moment) for face in faces},
        frozenset(faces),
        reach,
        between,
        reach or between,
    )


@cache
def _roles_of(face: int, moment: str) -> int:
    """The roles that a card's use, or either half of it, fits at a moment."""
    return reduce(or_, (use.roles for use in FACE_USES[face] if use is not None and moment in use.moments))


def _listen_technology(ears: dict[str, list[Any]], seat: int, index: int, tech: list[int]) -> None:
    card = TECHNOLOGIES[tech[0]]
    if not tech[1] and not card.secret:  # face down: nothing but a secret one may act
        return
    for use in (*card.uses, *card.sides):
        for moment in use.moments:
            ears.setdefault(moment, []).append((seat, -1 - index, use, use.roles))
    if tech[1]:
        for name, function in card.modifiers.items():
            ears.setdefault(name, []).append((seat, -1 - index, function, True))


def load(game: Game, data: bytes) -> Game:
    """A new position from a dump of a game with the same options and deck."""
    import marshal

    other = Game.__new__(Game)
    other.n, other.options, other.specials = game.n, game.options, game.specials
    for name, value in zip(SAVED, marshal.loads(data), strict=True):
        setattr(other, name, value)
    other.events, other.held = [], [frozenset()] * other.n
    for seat, hand in enumerate(other.hands):
        other.set_hand(seat, hand)
    listen(other)
    return other


def modifiers(game: Game, name: str) -> list[tuple[int, Callable[..., Any]]]:
    """The standing modifiers of that name that are in force now, as (seat, function), in the order of R-TIM-2."""
    heard = game.ears.get(name)
    if not heard:
        return []
    found = []
    for seat, index, function, though_zapped in heard:
        if index < 0 or awake(game, game.sheets[seat][index], seat, though_zapped):
            found.append((seat, function))
    if len(found) > 1:
        found.sort(key=lambda entry: game.order.index(entry[0]))
    return found


def awake(game: Game, sheet: list[int], seat: int, though_zapped: bool = False) -> bool:
    """Whether a sheet works: face up, enough home colonies, not zapped (T-ZAP-7 lets some parts through)."""
    if not sheet[UP] or (sheet[ZAPPED] and not though_zapped):
        return False
    if ("loan" in game.notes or "newcomers" in game.notes) and rests(game, sheet, seat):
        return False
    return bool(game.on[seat]) or ALIENS[sheet[ALIEN]].keeps_power


def rests(game: Game, sheet: list[int], seat: int) -> bool:
    """Whether a sheet is out of use: its owner has a borrowed one in its place, or it came too late (T-POW-6)."""
    loan = game.notes.get("loan")
    lent_over = loan is not None and loan[1] == seat and sheet[KIND] in (OWN, EXTRA)
    return lent_over or sheet[ALIEN] in game.notes.get("newcomers", ())


def sheet_of(game: Game, seat: int, name: str) -> list[int] | None:
    """The sheet of that alien in front of a seat."""
    sheet: list[int]
    for sheet in game.sheets[seat]:
        if ALIEN_IDS[sheet[ALIEN]] == name:
            return sheet
    return None


def has_power(game: Game, seat: int, name: str) -> bool:
    sheet = sheet_of(game, seat, name)
    return sheet is not None and awake(game, sheet, seat)


def seat_of(game: Game, name: str) -> int:
    """The seat with that alien in front of it, whether it works or not; -1 if nobody has it."""
    for seat in range(game.n):
        if sheet_of(game, seat, name) is not None:
            return seat
    return -1


def heard(game: Game, moment: str) -> bool:
    """Whether anybody at this table could ever act at the moment, whatever the position."""
    here = game.listeners.get(moment) or listeners(game, moment)
    if here.uses:
        return True
    if not here.faces:
        return False
    for cards in game.held:
        if not here.faces.isdisjoint(cards):
            return True
    return "second_hand" in game.kept and not here.faces.isdisjoint(game.kept["second_hand"])


# --- what a seat may use -----------------------------------------------------------------------------------------


def flare_open(game: Game, seat: int, face: int) -> bool:
    """R-FLR-2: each flare once an encounter, each player one an encounter (R-VFL-1 lifts the second)."""
    return face not in game.flares_used and (not game.flare_by[seat] or game.options.wild_flares)


def half_of(game: Game, seat: int, face: int) -> Use | None:
    """The half of a flare that is open to this seat (R-FLR-3, R-FLR-4, R-VHP-4)."""
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
    """What a special card in this seat's hand would do now."""
    return FACE_USES[face][0] if face < FIRST_FLARE else half_of(game, seat, face)


def fits(game: Game, seat: int, use: Use, event: tuple[Any, ...]) -> bool:
    return bool(use.roles >> game.role[seat] & 1) and use.when(game, seat, event)


def sheet_ready(game: Game, seat: int, index: int, use: Use) -> bool:
    """Whether the sheet (or technology, index < 0) behind a use can act."""
    if index < 0:
        return technology_ready(game.techs[seat][-1 - index], use)
    sheet = game.sheets[seat][index]
    if use.limited and sheet[USED] >> USE_BITS[use.key] & 1:
        return False
    return use.though_lost or awake(game, sheet, seat, use.source == SIDE)


def technology_ready(tech: list[int], use: Use) -> bool:
    """In play and not used in this encounter; a secret one with enough ships on it may come up now (R-TEC-7)."""
    card = TECHNOLOGIES[tech[CARD]]
    if use.limited and tech[TECH_USED]:
        return False
    return bool(tech[COMPLETE]) or (card.secret and use.source != SIDE and tech[SHIPS] >= max(1, card.number))


def technology_of(game: Game, seat: int, name: str) -> list[int] | None:
    """That technology before a seat, face up or down."""
    tech: list[int]
    for tech in game.techs[seat]:
        if TECHNOLOGY_IDS[tech[CARD]] == name:
            return tech
    return None


def use_bit(use: Use) -> int:
    """Which used-mark of its sheet belongs to a use."""
    return USE_BITS[use.key]


Offer = tuple[Ref, str, int]  # (ref for the board, key of the use, face of the card or -1)


def offers(game: Game, seat: int, moment: str, event: tuple[Any, ...] = (), done: tuple[Any, ...] = ()) -> list[Offer]:
    """Everything optional that this seat may use at this moment (T-LIS-4)."""
    return offers_of(game, seat, game.listeners.get(moment) or listeners(game, moment), event, done)


def offers_of(
    game: Game, seat: int, here: Listeners, event: tuple[Any, ...], done: tuple[Any, ...] = ()
) -> list[Offer]:
    """The same where it is known who can speak at the moment."""
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
    """What a seat may play from a second hand, each face once."""
    return [("hoard", face) for who, reach in modifiers(game, "reach") if who == seat for face in reach(game, seat)]


def within_reach(game: Game, seat: int) -> list[Ref]:
    """The cards a seat may play, wherever they lie."""
    return [*[("card", face) for face in game.hands[seat]], *second_hand(game, seat)]


def _offer_turning_up(game: Game, seat: int, index: int, use: Use, event: tuple[Any, ...], found: list[Offer]) -> None:
    """R-VHP-1, R-VHP-2: a face-down sheet does nothing, but may be turned up where it could act."""
    number = game.sheets[seat][index][ALIEN]
    offer = (("turn_up", number), f"{ALIEN_IDS[number]}.turn_up", -1)
    if offer not in found and fits(game, seat, use, event):
        found.append(offer)


def _offer_card(game: Game, seat: int, ref: Ref, moment: str, event: tuple[Any, ...], found: list[Offer]) -> None:
    use = playable(game, seat, ref, moment, event)
    if use is not None:
        found.append((ref, use.key, ref[1]))


def playable(game: Game, seat: int, ref: Ref, moment: str, event: tuple[Any, ...]) -> Use | None:
    """What a card within this seat's reach would do at this moment, if it may be played."""
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
    """Whether the seat's only cards of that face are barred until the encounter is over."""
    locked: int = game.notes.get("locked", ()).count((seat, ref[1]))
    return locked > 0 and ref[0] == "card" and game.hands[seat].count(ref[1]) <= locked


def ride_ready(game: Game, seat: int, use: Use, moment: str, event: tuple[Any, ...]) -> bool:
    """A super that rides on an optional use is offered while that use is; forced ones ask for it themselves."""
    if USES[use.rides].forced or not fits(game, seat, use, event):
        return False
    for _, index, ridden, _ in listeners(game, moment).by_seat[seat]:
        if ridden.key == use.rides:
            return sheet_ready(game, seat, index, ridden)
    return False


def forced_now(game: Game, moment: str, event: tuple[Any, ...], done: tuple[Any, ...]) -> tuple[int, str] | None:
    """The next forced use that must fire: R-TIM-3 (a), order of R-TIM-2."""
    found, first = None, game.n
    for seat, index, use, roles in (game.listeners.get(moment) or listeners(game, moment)).forced:
        place = game.order.index(seat)
        if (
            place < first
            and roles >> game.role[seat] & 1
            and (seat, use.key) not in done
            and sheet_ready(game, seat, index, use)
            and use.when(game, seat, event)
        ):
            found, first = (seat, use.key), place
    return found
