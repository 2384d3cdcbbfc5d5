"""The position of a game of Andromeda: who has what where, as lists and tuples of small numbers. Holds no rule beyond
what a number means; every rule asks the small readers below.
"""

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
    UPGRADES,
)
from engine.andromeda.options import Options
from engine.andromeda.rows import CIVILIZATION, Hull, Upgrade
from engine.kernel.frames import Position, Steps

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


class Game(Position):
    """One position. Lists are changed in place, tuples replaced; `clone` copies exactly the former."""

    STEPS = step
    __slots__ = (
        "active",
        "active_region",
        "battle",
        "bonus",
        "captured",
        "decks",
        "destiny",
        "dev_cards",
        "devs",
        "discoveries",
        "display",
        "due",
        "ended",
        "event_deck",
        "event_discard",
        "factions",
        "goal",
        "hands",
        "hives",
        "laid",
        "lasting",
        "leaders",
        "left",
        "loaded",
        "marker",
        "marks",
        "medal_spaces",
        "medals",
        "moon_discard",
        "moon_stacks",
        "moons",
        "n",
        "newest",
        "notes",
        "observatory",
        "options",
        "planet_stack",
        "quasars",
        "raider_cards",
        "raider_marks",
        "raiders",
        "revealed",
        "rows",
        "scores",
        "ships",
        "spaces",
        "spare",
        "stock",
        "tactical",
        "tactics_deck",
        "tactics_discard",
        "tiles",
        "tokens_gone",
        "tracks",
        "turn",
        "upgrades",
        "used",
        "vp",
        "winners",
    )

    def __new__(cls, *_: Any) -> "Game":
        return super().__new__(cls)

    def __init__(self, options: Options, seed: int) -> None:
        n = options.seats
        self.seed, self.counter, self.over = seed, 0, False
        self.stack, self.partial, self.events = [], [], []
        self.n, self.options = n, options
        self.turn, self.active, self.active_region = 0, 0, -1
        self.goal, self.ended, self.left = options.goal, False, -1
        self.marker, self.due = 0, False
        self.tiles = [-1] * N_SLOTS
        self.laid = self.quasars = 0
        self.newest = -1
        self.moons: list[tuple[int, ...]] = [()] * N_REGIONS  # from the lowest to the one on top
        self.bonus: dict[int, tuple[int, ...]] = {}  # by region: energy, titanium, ice, nanocarbon, credit
        self.devs: dict[int, int] = {}  # by region: whose
        self.raider_cards = [-1] * 5  # of S, A, B, C, D
        self.revealed = [False] * 5
        self.raiders: dict[int, tuple[int, int]] = {}  # by region: class, how many
        self.raider_marks = [0] * 5
        self.ships = [[RESERVE] * SHIPS for _ in range(n)]
        self.leaders = [[0] * (N_REGIONS + 2) for _ in range(n)]
        self.stock = [[0] * 5 for _ in range(n)]
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.lasting: list[list[int]] = [[] for _ in range(n)]
        self.vp = [0] * n
        self.tracks = [[0] * 5 for _ in range(n)]
        self.marks = [[0] * 4 for _ in range(n)]
        self.upgrades = [[-1] * 4 for _ in range(n)]
        self.spare: list[tuple[int, ...]] = [()] * n
        self.factions = [-1] * n
        self.destiny: list[tuple[int, ...]] = [()] * n  # kept; while it is chosen, the two dealt
        self.captured: list[list[int]] = [[] for _ in range(n)]
        self.tactical = [-1] * n  # the moon in the frame of the tactical operation
        self.rows: list[list[Row]] = [[(), (), (), ()] for _ in range(n)]
        self.dev_cards: list[list[tuple[int, bool]]] = [[] for _ in range(n)]  # kind, face up
        self.discoveries: list[list[int]] = [[] for _ in range(n)]
        self.medals: list[list[int]] = [[] for _ in range(n)]  # supremacy tokens
        self.planet_stack: list[int] = []
        self.moon_stacks: list[list[int]] = [[] for _ in range(5)]
        self.moon_discard: list[int] = []
        self.decks: list[list[int]] = [[] for _ in range(4)]
        self.display = [[-1] * 3 for _ in range(4)]  # from the bottom, the cheapest, to the top
        self.tactics_deck: list[int] = []
        self.tactics_discard: list[int] = []
        self.event_deck: list[int] = []
        self.event_discard: list[int] = []
        self.spaces: list[list[int]] = [[], []]  # discovery tokens on the science track
        self.observatory: list[int] = []
        self.tokens_gone: list[int] = []  # discovery tokens that were used
        self.medal_spaces = [-1] * 3
        self.hives = HIVES
        self.used: dict[str, int] = {}  # in this turn
        self.notes: dict[str, Any] = {}  # of this turn
        self.battle: dict[str, Any] | None = None
        self.loaded: list[int] = []  # dice that fall as told: scenario files only
        self.scores: list[list[tuple[str, str, int]]] = []  # the final scoring, line by line
        self.winners: list[int] = []

    def clone(self) -> "Game":
        other = Game.__new__(Game)
        self.copy_frames_to(other)
        other.n, other.options = self.n, self.options
        other.turn, other.active, other.active_region = self.turn, self.active, self.active_region
        other.goal, other.ended, other.left = self.goal, self.ended, self.left
        other.marker, other.due = self.marker, self.due
        other.tiles = self.tiles[:]
        other.laid, other.quasars, other.newest = self.laid, self.quasars, self.newest
        other.moons = self.moons[:]
        other.bonus, other.devs, other.raiders = self.bonus.copy(), self.devs.copy(), self.raiders.copy()
        other.raider_cards, other.revealed = self.raider_cards[:], self.revealed[:]
        other.raider_marks = self.raider_marks[:]
        other.ships = [part[:] for part in self.ships]
        other.leaders = [part[:] for part in self.leaders]
        other.stock = [part[:] for part in self.stock]
        other.hands = [part[:] for part in self.hands]
        other.lasting = [part[:] for part in self.lasting]
        other.vp = self.vp[:]
        other.tracks = [part[:] for part in self.tracks]
        other.marks = [part[:] for part in self.marks]
        other.upgrades = [part[:] for part in self.upgrades]
        other.spare, other.factions, other.destiny = self.spare[:], self.factions[:], self.destiny[:]
        other.captured = [part[:] for part in self.captured]
        other.tactical = self.tactical[:]
        other.rows = [part[:] for part in self.rows]
        other.dev_cards = [part[:] for part in self.dev_cards]
        other.discoveries = [part[:] for part in self.discoveries]
        other.medals = [part[:] for part in self.medals]
        other.planet_stack, other.moon_discard = self.planet_stack[:], self.moon_discard[:]
        other.moon_stacks = [part[:] for part in self.moon_stacks]
        other.decks = [part[:] for part in self.decks]
        other.display = [part[:] for part in self.display]
        other.tactics_deck, other.tactics_discard = self.tactics_deck[:], self.tactics_discard[:]
        other.event_deck, other.event_discard = self.event_deck[:], self.event_discard[:]
        other.spaces = [part[:] for part in self.spaces]
        other.observatory, other.medal_spaces = self.observatory[:], self.medal_spaces[:]
        other.tokens_gone = self.tokens_gone[:]
        other.hives = self.hives
        other.used, other.notes = self.used.copy(), self.notes.copy()
        other.battle = None if self.battle is None else {key: copied(part) for key, part in self.battle.items()}
        other.loaded, other.scores, other.winners = self.loaded[:], self.scores[:], self.winners[:]
        return other

    def audit(self) -> None:
        from engine.andromeda.conservation import check

        check(self)

    def step_beside(self, seat: int, ref: Any) -> tuple[Any, ...]:
        from engine.andromeda.beside import step_beside

        return step_beside(self, seat, ref)

    def facts(self) -> tuple[Any, ...]:
        skipped = ("options",)
        return (self.seed, self.counter, self.over, frozen(self.stack)) + tuple(
            frozen(getattr(self, name)) for name in self.__slots__ if name not in skipped
        )


def copied(part: Any) -> Any:
    return part[:] if isinstance(part, list) else part.copy() if isinstance(part, dict) else part


def frozen(part: Any) -> Any:
    """The same as data that nobody can change."""
    if isinstance(part, (list, tuple)):
        return tuple([frozen(one) for one in part])
    if isinstance(part, dict):
        return tuple(sorted((key, frozen(one)) for key, one in part.items()))
    return part


# --- who ---


def order_from(game: Game, first: int) -> list[int]:
    """All seats clockwise, this one first."""
    return [*range(first, game.n), *range(first)]


def turn_order(game: Game) -> list[int]:
    return order_from(game, game.active)


def partner(game: Game, seat: int) -> int:
    """The other seat of a team (A-TEA-2), or -1."""
    return seat ^ 1 if game.options.teams else -1


def side_of(game: Game, seat: int) -> int:
    """Seats of one side of a battle give the same number; raiders are a side of their own."""
    return seat if seat < 0 or not game.options.teams else seat & ~1


# --- where ---


def at(game: Game, seat: int, region: int) -> list[int]:
    """The numbers of a seat's ships in a region."""
    return [number for number, where in enumerate(game.ships[seat]) if where == region]


def regions_with_ships(game: Game, seat: int) -> list[int]:
    return sorted({where for where in game.ships[seat] if where < N_REGIONS})


def players_at(game: Game, region: int) -> list[int]:
    """Seats with a ship there, in turn order."""
    return [seat for seat in turn_order(game) if region in game.ships[seat]]


def occupied(game: Game) -> set[int]:
    """Regions with a raider or a ship (A-LAU-4)."""
    found = set(game.raiders)
    for fleet in game.ships:
        found.update(fleet)
    return found


def owned(game: Game, seat: int) -> int:
    """Ships a player owns: on the map, the pad, modules, in the yard (A-FX-9, A-DEV-5)."""
    return sum(1 for where in game.ships[seat] if where not in (RESERVE, GONE))


def apart(game: Game, nebulae: bool = True) -> tuple[tuple[int, ...], ...]:
    """Distances on the map as it is laid; without a moving ship nebulae may be crossed (A-AMB-36)."""
    return distances(game.laid, game.quasars, nebulae)


def planet_kind(game: Game, region: int) -> int:
    """The kind of planet in a region, or -1."""
    return PLANET_OF_TILE[game.tiles[region]] if region < N_SLOTS and game.tiles[region] >= 0 else -1


def tile(game: Game, region: int) -> int:
    return game.tiles[region] if region < N_SLOTS else -1


def is_open(game: Game, region: int) -> bool:
    """A region at all, and none that nobody may enter (A-SPR-2)."""
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
    """The values of a player's ships of a type: the upgrade's once there is one (A-SHP-4)."""
    installed = game.upgrades[seat][kind]
    return SHIP_TYPES[kind] if installed < 0 else UPGRADES[installed]


def type_of(ship: int) -> int:
    return FLEET[ship]


def hand_limit(game: Game, seat: int) -> int:
    reached = game.tracks[seat][CIVILIZATION]
    return next(limit for space, limit in HAND_LIMITS if reached >= space)


def find_module(game: Game, seat: int, number: int) -> tuple[int, int]:
    """Row and place of a module on a station; (-1, -1) if it is not there."""
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
