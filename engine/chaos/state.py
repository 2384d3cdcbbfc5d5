"""The position of a game of Chaos Galaxy: zones, rows on the table, the stack, the combat; with one hand-written clone.

Holds plain data (ints, strings, tuples, lists and dicts of them) and what follows from it directly; knows no card text.
Hands and piles are lists of faces: the top of a colony, scrap or ruin is the end of its list (K-ZONE-11). A card on the
table is a row under a handle; handles are fresh for every row and show neither age nor order.
"""

import marshal
from collections.abc import Generator
from typing import Any

from engine.chaos.cards import CARD_REFS
from engine.chaos.options import Options
from engine.kernel.asking import Ref
from engine.kernel.chance import mix
from engine.kernel.frames import Position, Steps

step = Steps()

# a row on the table is a list of ints; KIND is the type of the place it was played to, whatever the card is
FACE, OWNER, CTRL, KIND, PLACE, PAID, TURN, LEFT, FULL, DEVS, ON, X = range(12)
HANGAR, CANTEEN, SURFACE = range(3)
PLACE_NAMES = ("hangar", "canteen", "surface")
UNPAID, PAID_UP, BEING_PAID = 0, 1, 2
ACTIVE, USED, DAMAGED = range(3)
TURN_NAMES = ("active", "used", "damaged")

SETUP, START, MAIN, COMBAT, END = range(5)  # phases
PHASE_NAMES = ("setup", "start", "main", "combat", "end")

# an item on the stack is a tuple
SERIAL, SEAT, WHAT, ITEM_FACE, HANDLE, PRICE, DOES, CHOICES, FOE, FIRST = range(10)

# a lasting modifier is a tuple: stat, n, until, how wide, of whom (a handle or a seat), the effect it comes from
ONE, OWN_SHIPS, OWN_COMBAT, HEAVY, PYRO = range(5)

Asking = Generator[Any, Any, Any]  # questions that a step passes on, and at last what they settled

PASS: Ref = ("pass",)
DONE: Ref = ("done",)
BACK: Ref = ("back",)

NUMBERS = ("active", "turn", "phase", "first", "handles", "serial", "game_end")
LISTS = ("credits", "turns", "out", "kills", "takers", "winners", "items", "mods", "shields", "forbids", "delayed")
DEEP = ("colony", "centre", "scrap", "ruin")
DICTS = ("notes", "fight", "shot")


class Game(Position):
    """A position. Rules are functions over it; the README of this folder says which rule stands where."""

    __slots__ = (*NUMBERS, *LISTS, *DEEP, *DICTS, "derived", "n", "options", "rows")

    STEPS = step

    n: int
    options: Options
    derived: Any  # what stats.py has worked out of the rows; never saved
    active: int  # whose turn it is
    turn: int  # game turns so far, all seats together
    phase: int
    first: int  # who began
    handles: int  # how many handles have been given out
    serial: int  # of the newest item on the stack
    game_end: int  # why the game ended: an index into victory.ENDS
    credits: list[int]
    turns: list[int]  # own turns begun, seat by seat
    out: list[int]  # the game turn in which a seat was eliminated, 0 while it plays
    kills: list[int]  # whom a seat eliminated (K-MULTI-8)
    takers: list[int]  # who took the last card of a colony, -1 for its own commander (K-MULTI-9)
    winners: list[int]
    items: list[tuple[Any, ...]]  # the stack, newest last
    mods: list[tuple[Any, ...]]
    shields: list[tuple[int, int, str]]  # prevented damage: handle, how much, until when
    forbids: list[tuple[Any, ...]]  # what, seat or handle, until when
    delayed: list[tuple[int, int, int]]  # seat, face, effect: at that seat's next start phase
    colony: list[list[int]]
    centre: list[list[int]]
    scrap: list[list[int]]
    ruin: list[list[int]]
    notes: dict[Any, Any]  # until the end of the turn
    fight: dict[Any, Any]  # the combat, empty without one; its values are never changed in place
    shot: dict[str, Any]  # the exchange in it
    rows: dict[int, list[int]]

    def clone(self) -> "Game":
        other = Game.__new__(Game)
        other.n, other.options, other.derived = self.n, self.options, None
        _copy(self, other)
        other.colony = [pile[:] for pile in self.colony]
        other.centre = [hand[:] for hand in self.centre]
        other.scrap = [pile[:] for pile in self.scrap]
        other.ruin = [pile[:] for pile in self.ruin]
        other.rows = {handle: row[:] for handle, row in self.rows.items()}
        self.copy_frames_to(other)
        return other

    def facts(self) -> tuple[Any, ...]:
        return (self.dump(),)

    def dump(self) -> bytes:
        """Everything that counts, as bytes that compare; games are kept as records, not as these."""
        return marshal.dumps([getattr(self, name) for name in SAVED], 2)

    def push(self, name: str, *args: Any) -> None:
        if not self.over:
            self.stack.append([name, args, []])

    def step_beside(self, seat: int, ref: Ref) -> tuple[Any, ...]:
        """Conceding at any moment (K-WIN-6)."""
        if ref != ("concede",):
            return tuple(super().step_beside(seat, ref))
        if not 0 <= seat < self.n or self.out[seat]:
            return tuple(super().step_beside(seat, ("concede_twice",)))
        return ("victory.concede", seat)

    # --- questions that need no thinking ---

    def alive(self) -> list[int]:
        """Who is still in, clockwise from the first seat."""
        return [seat for seat in range(self.n) if not self.out[seat]]

    def clockwise(self, first: int) -> list[int]:
        """Who is still in, clockwise from that seat or from whoever follows it."""
        n, out = self.n, self.out
        return [seat for seat in [(first + step) % n for step in range(n)] if not out[seat]]

    def neighbours(self, seat: int) -> list[int]:
        """The seats next to this one that are still in: in a duel the opponent (K-MULTI-2, K-MULTI-10)."""
        if self.n == 2:
            return [1 - seat] if not self.out[1 - seat] else []
        others = [other for other in self.clockwise(seat) if other != seat]
        return list(dict.fromkeys([others[0], others[-1]])) if others else []

    def next_handle(self) -> int:
        """A handle that no row ever had: numbers in an order that only the seed of the table knows."""
        self.handles += 1
        left, right = self.handles & 255, (self.handles >> 8) & 255
        for turn in range(4):
            left, right = right, left ^ (mix(self.seed ^ 0x4A11, right * 4 + turn) & 255)
        return 1 + (left << 8 | right)

    def where(self, handle: int) -> str:
        row = self.rows.get(handle)
        return PLACE_NAMES[row[PLACE]] if row is not None else ""


def empty_game(options: Options, seed: int) -> Game:
    """Nothing dealt, nothing played."""
    game = Game()
    n = options.seats
    game.n, game.options, game.derived = n, options, None
    game.seed, game.counter, game.over = seed, 0, False
    game.stack, game.partial, game.events = [], [], []
    for name in NUMBERS:
        setattr(game, name, 0)
    for name in LISTS:
        setattr(game, name, [0] * n if name in ("credits", "turns", "out", "kills") else [])
    game.takers = [-1] * n
    for name in DEEP:
        setattr(game, name, [[] for _ in range(n)])
    game.notes, game.fight, game.shot, game.rows = {}, {}, {}, {}
    return game


SAVED = ("n", "seed", "counter", "over", "stack", "partial", *NUMBERS, *LISTS, *DEEP, *DICTS, "rows")
card_ref = CARD_REFS.__getitem__


def _make_copy() -> Any:
    """The copying of flat fields, written out once: a loop over names would cost four times as much."""
    lines = ["def copy(a, b):"]
    lines += [f"    b.{name} = a.{name}" for name in NUMBERS]
    lines += [f"    b.{name} = a.{name}[:]" for name in LISTS]
    lines += [f"    b.{name} = a.{name}.copy()" for name in DICTS]
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)
    return scope["copy"]


_copy = _make_copy()
