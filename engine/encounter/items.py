"""Everything that can be used: what a use is, the tables of all of them, and who listens where.

A use belongs to a power, to half a flare, to an artifact, a technology or a reinforcement. Its file says when and what;
this module knows none of them by name. The tables here are filled by `content.py`.
"""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache, reduce
from operator import or_
from typing import Any

from engine.encounter.cards import ALIEN_IDS, modules_in
from engine.encounter.state import (
    ALIEN,
    EXTRA,
    KIND,
    OWN,
    SAVED,
    UP,
    ZAPPED,
    Game,
)
from engine.kernel.asking import Question

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
    heard: bool  # something besides cards in hand might speak


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
        bool(uses) or reach or between,
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
    other.events, other.held, other.in_hands = [], [frozenset()] * other.n, frozenset()
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
    notes = game.notes
    if ("loan" in notes or "newcomers" in notes) and rests(game, sheet, seat):
        return False
    return game.on[seat] == 1 or ALIENS[sheet[ALIEN]].keeps_power


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
    here = listeners(game, moment)
    if here.uses:
        return True
    if not here.faces:
        return False
    if not here.faces.isdisjoint(game.in_hands):
        return True
    return "second_hand" in game.kept and not here.faces.isdisjoint(game.kept["second_hand"])
