"""Everything that can be used: what a use is, and the tables of all of them.

A use belongs to a power, to half a flare, to an artifact, a technology or a reinforcement. The item's own file says
when it may be used and what it does; no item is named here. `content.py` fills the tables.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.encounter.cards import TECHNOLOGY_IDS as TECHNOLOGY_IDS
from engine.encounter.state import Event, Game
from engine.kernel.asking import Asking, Choice

# where a use comes from
POWER, WILD, SUPER, ARTIFACT, TECHNOLOGY, SIDE, REINFORCEMENT = range(7)

When = Callable[[Game, int, Event], bool]
Announce = Callable[[Game, int, Event], Asking]
Effect = Callable[[Game, int, Choice, Event], Any]
Stopped = Callable[[Game, int, Choice, Event, str], Any]

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


def always(game: Game, seat: int, event: Event) -> bool:
    return True


def nothing(game: Game, seat: int, choice: Choice, event: Event) -> None:
    return None


@dataclass(frozen=True, slots=True, eq=False)  # each is one of a kind, and looked up often
class Use:
    """One thing that an item can do. Its functions get (game, seat, event) or (game, seat, choice, event).

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
    hand_cards: Callable[[Choice], list[int]] | None = None  # of its user's, which the choice names for all
    open_parts: int = 0  # how many leading parts of a secret choice everybody sees (targets)
    name: str = ""  # distinguishes several uses of one power
    source: int = POWER
    key: str = ""
    limited: bool = field(init=False)  # `once` with its default; stored, because it is read before every offer
    roles: int = field(init=False)  # the value of `role`, as in ROLES; stored for the same reason

    def __post_init__(self) -> None:
        object.__setattr__(self, "limited", (not self.forced) if self.once is None else self.once)
        object.__setattr__(self, "roles", ROLES[self.role])


@dataclass(frozen=True)
class Alien:
    """An alien: its facts and all its uses. `id` is the name of its module."""

    level: str
    power: tuple[Use, ...]
    wild: Use
    super_: Use
    sides: tuple[Use, ...] = ()  # voluntary acts that are no uses: offered, but not zappable
    wild_classic: Use | None = None
    super_classic: Use | None = None
    modifiers: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    turned_up_at: tuple[Use, ...] = ()  # further moments at which a sheet face down counts once it is turned up
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
