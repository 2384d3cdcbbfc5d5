"""The position of a game of Andromeda: who has what where, as lists and tuples of small numbers. Holds no rule beyond
what a number means; every rule asks the small readers below.
"""

from collections.abc import Mapping
from typing import Any

from engine.andromeda.board import N_REGIONS, N_SLOTS, distances
from engine.andromeda.content import (
    FLEET,
    HAND_LIMITS,
    HIVES,
    MODULE_KIND,
    PLANET_OF_TILE,
    QUASARS,
    SHIP_TYPES,
    SHIPS,
    TOP,
    UPGRADES,
)
from engine.andromeda.options import Options
from engine.andromeda.rows import CIVILIZATION, Hull, Upgrade
from engine.kernel.fields import Fields, PositionFields
from engine.kernel.frames import Steps

step = Steps()

# where a ship may be besides a region
PAD, RESERVE, YARD, REPAIR, DOCKED, GONE = 40, 41, 42, 43, 44, 45
STATION, DELEGATED = N_REGIONS, N_REGIONS + 1  # where a leader may be besides a region
# a module of a seat is a tuple of these
ID, DAMAGE, HIVE, FRAMED, DOCK, SCORED = range(6)
EMPTY, BY_ENERGY, BY_ABILITY = -1, SHIPS, SHIPS + 1  # what stands on a dock, besides a ship's number
TACTICAL = 200  # the frame of the tactical operation, beside the numbers of modules
RAIDERS = -1  # raiders, where a side of a battle is meant

Row = tuple[tuple[int, ...], ...]


FIELDS = Fields(
    shared="""
        n turn active active_region goal ended left marker due laid quasars newest hives
    """,
    lists="""
        tiles moons raider_cards revealed raider_marks vp spare factions destiny tactical planet_stack moon_discard
        tactics_deck tactics_discard event_deck event_discard observatory tokens_gone medal_spaces loaded scores winners
    """,
    rows="""
        ships leaders stock hands lasting tracks marks upgrades captured rows dev_cards discoveries medals moon_stacks
        decks display spaces
    """,
    dicts="bonus devs raiders used notes",
    own="battle",
    derived="seen",
    unsaved="options",
)


class Game(PositionFields, fields=FIELDS):
    """One position. Its lists are changed in place, and its tuples are replaced."""

    STEPS = step
    __slots__ = FIELDS.names

    n: int
    turn: int
    active: int
    active_region: int
    goal: int
    ended: bool
    left: int
    marker: int
    due: bool
    laid: int
    quasars: int
    newest: int
    hives: int
    options: Options
    tiles: list[int]
    moons: list[tuple[int, ...]]  # by region, from the lowest to the one on top
    bonus: dict[int, tuple[int, ...]]  # by region: energy, titanium, ice, nanocarbon, credit
    devs: dict[int, int]  # by region: whose
    raider_cards: list[int]  # of S, A, B, C, D
    revealed: list[bool]
    raiders: dict[int, tuple[int, int]]  # by region: class, how many
    raider_marks: list[int]
    ships: list[list[int]]
    leaders: list[list[int]]
    stock: list[list[int]]
    hands: list[list[int]]
    lasting: list[list[int]]
    vp: list[int]
    tracks: list[list[int]]
    marks: list[list[int]]
    upgrades: list[list[int]]
    spare: list[tuple[int, ...]]
    factions: list[int]
    destiny: list[tuple[int, ...]]  # kept; while it is chosen, the two dealt
    captured: list[list[int]]
    tactical: list[int]  # the moon in the frame of the tactical operation
    rows: list[list[Row]]
    dev_cards: list[list[tuple[int, bool]]]  # kind, face up
    discoveries: list[list[int]]
    medals: list[list[int]]  # supremacy tokens
    planet_stack: list[int]
    moon_stacks: list[list[int]]
    moon_discard: list[int]
    decks: list[list[int]]
    display: list[list[int]]  # from the bottom, the cheapest, to the top
    tactics_deck: list[int]
    tactics_discard: list[int]
    event_deck: list[int]
    event_discard: list[int]
    spaces: list[list[int]]  # discovery tokens on the science track
    observatory: list[int]
    tokens_gone: list[int]  # discovery tokens that were used
    medal_spaces: list[int]
    used: dict[str, int]  # in this turn
    notes: dict[str, Any]  # of this turn
    battle: dict[str, Any] | None
    loaded: list[int]  # dice that fall as told: scenario files only
    scores: list[list[tuple[str, str, int]]]  # the final scoring, line by line
    winners: list[int]
    seen: tuple[tuple[Any, Any], ...]  # by seat, and of the map: facts, and what was made of them (`public.py`)

    @classmethod
    def begun(cls, options: Options, seed: int) -> "Game":
        """Return a new game in which nothing has been laid out yet."""
        self = cls.blank(seed)
        n = options.seats
        self.n, self.options = n, options
        self.turn, self.active, self.active_region = 0, 0, -1
        self.goal, self.ended, self.left = options.goal, False, -1
        self.marker, self.due = 0, False
        self.tiles = [-1] * N_SLOTS
        self.laid = self.quasars = 0
        self.newest = -1
        self.moons = [()] * N_REGIONS
        self.raider_cards = [-1] * 5
        self.revealed = [False] * 5
        self.raider_marks = [0] * 5
        self.ships = [[RESERVE] * SHIPS for _ in range(n)]
        self.leaders = [[0] * (N_REGIONS + 2) for _ in range(n)]
        self.stock = [[0] * 5 for _ in range(n)]
        self.hands = [[] for _ in range(n)]
        self.lasting = [[] for _ in range(n)]
        self.vp = [0] * n
        self.tracks = [[0] * 5 for _ in range(n)]
        self.marks = [[0] * 4 for _ in range(n)]
        self.upgrades = [[-1] * 4 for _ in range(n)]
        self.spare = [()] * n
        self.factions = [-1] * n
        self.destiny = [()] * n
        self.captured = [[] for _ in range(n)]
        self.tactical = [-1] * n
        self.rows = [[(), (), (), ()] for _ in range(n)]
        self.dev_cards = [[] for _ in range(n)]
        self.discoveries = [[] for _ in range(n)]
        self.medals = [[] for _ in range(n)]
        self.moon_stacks = [[] for _ in range(5)]
        self.decks = [[] for _ in range(4)]
        self.display = [[-1] * 3 for _ in range(4)]
        self.spaces = [[], []]
        self.medal_spaces = [-1] * 3
        self.hives = HIVES
        self.battle = None
        self.seen = unseen(n)
        return self

    def take(self, fields: Mapping[str, Any]) -> None:
        super().take(fields)
        self.seen = unseen(self.n)

    def clone(self) -> "Game":
        other = super().clone()
        other.battle = None if self.battle is None else {key: copied(part) for key, part in self.battle.items()}
        return other

    def audit(self) -> None:
        from engine.andromeda import conservation, public

        conservation.check(self)
        public.audit(self)

    def step_beside(self, seat: int, ref: Any) -> tuple[Any, ...]:
        from engine.andromeda.beside import step_beside

        return step_beside(self, seat, ref)


def unseen(n: int) -> tuple[tuple[Any, Any], ...]:
    """Return an empty cache of views, with a place for each seat and one for the map."""
    return (((), None),) * (n + 1)


def copied(part: Any) -> Any:
    return part[:] if isinstance(part, list) else part.copy() if isinstance(part, dict) else part


# --- who ---


def order_from(game: Game, first: int) -> list[int]:
    """Return all seats clockwise, beginning with this one."""
    return [*range(first, game.n), *range(first)]


def turn_order(game: Game) -> list[int]:
    return order_from(game, game.active)


def partner(game: Game, seat: int) -> int:
    """Return the other seat of a team (A-TEA-2), or -1."""
    return seat ^ 1 if game.options.teams else -1


def side_of(game: Game, seat: int) -> int:
    """Return the side of a battle that a seat is on; partners have the same number. Raiders are a side of their own."""
    return seat if seat < 0 or not game.options.teams else seat & ~1


# --- where ---


def at(game: Game, seat: int, region: int) -> list[int]:
    """Return the numbers of a seat's ships in a region."""
    fleet = game.ships[seat]
    return [number for number, where in enumerate(fleet) if where == region] if region in fleet else []


def regions_with_ships(game: Game, seat: int) -> list[int]:
    return sorted({where for where in game.ships[seat] if where < N_REGIONS})


def players_at(game: Game, region: int) -> list[int]:
    """Return the seats with a ship in a region, in turn order."""
    return [seat for seat in turn_order(game) if region in game.ships[seat]]


def sides(game: Game) -> list[int]:
    """Return the sides with ships in the active region. Partners count as one side (A-BAT-2, A-TEA-3)."""
    found = {side_of(game, seat) for seat in players_at(game, game.active_region)}
    if game.active_region in game.raiders:
        found.add(RAIDERS)
    return sorted(found)


def occupied(game: Game) -> set[int]:
    """Return the regions with a raider or a ship (A-LAU-4)."""
    found = set(game.raiders)
    for fleet in game.ships:
        found.update(fleet)
    return found


def owned(game: Game, seat: int) -> int:
    """Return how many ships a player owns: on the map, the pad and modules, and in the scrapyard (A-FX-9, A-DEV-5)."""
    return sum(1 for where in game.ships[seat] if where not in (RESERVE, GONE))


def apart(game: Game, nebulae: bool = True) -> tuple[tuple[int, ...], ...]:
    """Return all distances on the present map. `nebulae` says whether nebulae may be crossed, as by anything that is no
    ship (A-AMB-36).
    """
    return distances(game.laid, game.quasars, nebulae)


def planet_kind(game: Game, region: int) -> int:
    """Return the kind of planet in a region, or -1."""
    return PLANET_OF_TILE[game.tiles[region]] if region < N_SLOTS and game.tiles[region] >= 0 else -1


def tile(game: Game, region: int) -> int:
    return game.tiles[region] if region < N_SLOTS else -1


def is_open(game: Game, region: int) -> bool:
    """Return whether this region is on the map and may be entered (A-SPR-2)."""
    return region >= N_SLOTS or bool(game.laid >> region & 1 and not game.quasars >> region & 1)


def lay(game: Game, region: int, number: int) -> None:
    game.tiles[region] = number
    game.laid |= 1 << region
    if number in QUASARS:
        game.quasars |= 1 << region
    elif PLANET_OF_TILE[number] >= 0:
        game.newest = region


# --- what ---


def hull(game: Game, seat: int, kind: int) -> Hull | Upgrade:
    """Return the values of a player's ships of a type: those of the upgrade if one is installed (A-SHP-4)."""
    installed = game.upgrades[seat][kind]
    return SHIP_TYPES[kind] if installed < 0 else UPGRADES[installed]


def type_of(ship: int) -> int:
    return FLEET[ship]


LIMIT_AT = tuple([next(limit for at, limit in HAND_LIMITS if space >= at) for space in range(TOP + 1)])


def hand_limit(game: Game, seat: int) -> int:
    return LIMIT_AT[game.tracks[seat][CIVILIZATION]]


def find_module(game: Game, seat: int, number: int) -> tuple[int, int]:
    """Return the row and position of a module on a station, or (-1, -1)."""
    kind = MODULE_KIND[number]
    for place, module in enumerate(game.rows[seat][kind]):
        if module[ID] == number:
            return kind, place
    return -1, -1


def module_at(game: Game, seat: int, number: int) -> tuple[int, ...]:
    kind, place = find_module(game, seat, number)
    return game.rows[seat][kind][place]


def change_module(game: Game, seat: int, number: int, what: int, value: int) -> None:
    kind, place = find_module(game, seat, number)
    row = game.rows[seat][kind]
    module = row[place]
    module = (*module[:what], value, *module[what + 1 :])
    game.rows[seat][kind] = (*row[:place], module, *row[place + 1 :])


def is_damaged(module: tuple[int, ...]) -> bool:
    return bool(module[DAMAGE] or module[HIVE])


def damaged_modules(game: Game, seat: int) -> int:
    return sum(1 for row in game.rows[seat] for module in row if module[DAMAGE] or module[HIVE])
