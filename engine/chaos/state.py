"""The position of a game of Chaos Galaxy: zones, rows on the table, the stack, the combat.

Holds plain data (ints, strings, tuples, lists and dicts of them) and what follows from it directly; knows no card text.
Hands and piles are lists of faces: the top of a colony, scrap or ruin is the end of its list (K-ZONE-11). A card on the
table is a row under a handle; handles are fresh for every row and show neither age nor order.
"""

from collections.abc import Mapping
from typing import Any, Self

from engine.chaos.events import handles_in
from engine.chaos.options import Options
from engine.kernel.asking import Ref
from engine.kernel.chance import mix
from engine.kernel.fields import Fields, PositionFields
from engine.kernel.frames import Steps

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


UNVEILED, MOST_HANDLES = -1, 1 << 16

PASS: Ref = ("pass",)
DONE: Ref = ("done",)
BACK: Ref = ("back",)

FIELDS = Fields(
    shared="""
        n active turn phase first handles veil serial game_end decks
    """,
    lists="credits turns out kills takers winners items mods shields forbids delayed",
    rows="colony centre scrap ruin",
    dicts="notes fight shot",
    folders="rows",
    derived="derived imagined",
    unsaved="options",
)


class Game(PositionFields, fields=FIELDS):
    """A position. Rules are functions over it; the README of this folder says which rule stands where."""

    __slots__ = FIELDS.names

    STEPS = step

    n: int
    options: Options
    derived: Any  # what stats.py has worked out of the rows
    imagined: bool  # how it may go on: nothing is told, and nobody uses anything in windows
    active: int  # whose turn it is
    turn: int  # game turns so far, all seats together
    phase: int
    first: int  # who began
    handles: int  # how many handles have been given out
    veil: int  # hides in which order they are; UNVEILED: nothing does
    serial: int  # of the newest item on the stack
    game_end: int  # why the game ended: an index into victory.ENDS
    decks: tuple[tuple[tuple[str, int], ...], ...]  # what everybody began with
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

    @classmethod
    def blank(cls, seed: int) -> Self:
        made = super().blank(seed)
        made.derived, made.imagined = None, False
        return made

    def take(self, fields: Mapping[str, Any]) -> None:
        super().take(fields)
        self.derived = None

    def push(self, name: str, *args: Any) -> None:
        if not self.over:
            self.stack.append((name, args, ()))

    def emit(self, kind: str, *facts: Any) -> None:
        """Emit an event, together with what is known of the cards it mentions, as they may be gone when it is read."""
        if not self.imagined:
            self.events.append((kind, (*facts, *self._named(kind, facts)), 0, ()))

    def whisper(self, kind: str, eyes: int, secret: tuple[Any, ...], *facts: Any) -> None:
        if not self.imagined:
            self.events.append((kind, (*facts, *self._named(kind, facts)), eyes, secret))

    def _named(self, kind: str, facts: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return what everybody knows of cards and items: (handle, face or -1, controller, kind) and (serial, face,
        ...).
        """
        handles, serials = handles_in(kind, facts)
        if not handles and not serials:
            return ()
        rows = self.rows
        named = []
        for at in handles:
            row = rows.get(at)
            if row:
                named.append((at, row[FACE] if row[PAID] else -1, row[CTRL], row[KIND]))
        items = tuple(item[:HANDLE] for item in self.items if item[SERIAL] in serials) if serials else ()
        return tuple(named), items

    def step_beside(self, seat: int, ref: Ref) -> tuple[Any, ...]:
        """Return the step for an act that is allowed at any moment: conceding (K-WIN-6)."""
        if ref != ("concede",):
            return tuple(super().step_beside(seat, ref))
        if not 0 <= seat < self.n or self.out[seat]:
            return tuple(super().step_beside(seat, ("concede_twice",)))
        return ("victory.concede", seat)

    # --- questions that need no thinking ---

    def alive(self) -> list[int]:
        """Return the seats still in, clockwise from the first."""
        return [seat for seat in range(self.n) if not self.out[seat]]

    def clockwise(self, first: int) -> list[int]:
        """Return the seats still in, clockwise, beginning with that seat, or with the next one if it is out."""
        n, out = self.n, self.out
        order = [*range(first % n, n), *range(first % n)]
        return [seat for seat in order if not out[seat]] if any(out) else order

    def neighbours(self, seat: int) -> list[int]:
        """Return the seats next to this one that are still in: in a duel the opponent (K-MULTI-2, K-MULTI-10)."""
        if self.n == 2:
            return [1 - seat] if not self.out[1 - seat] else []
        others = [other for other in self.clockwise(seat) if other != seat]
        return list(dict.fromkeys([others[0], others[-1]])) if others else []

    def next_handle(self) -> int:
        """Return a handle that no card on the table has had, in an order that only the table's seed determines.
        Imagined games hide nothing and use handles above all true ones.
        """
        self.handles += 1
        if self.veil == UNVEILED:
            return MOST_HANDLES + self.handles
        left, right = self.handles & 255, (self.handles >> 8) & 255
        for turn in range(4):
            left, right = right, left ^ (mix(self.veil, right * 4 + turn) & 255)
        return 1 + (left << 8 | right)


def empty_game(options: Options, seed: int) -> Game:
    """Return a position in which no card has been dealt or played."""
    game = Game.blank(seed)
    n = game.n = options.seats
    game.options, game.veil = options, seed ^ 0x4A11
    for name in ("credits", "turns", "out", "kills"):
        setattr(game, name, [0] * n)
    game.takers = [-1] * n
    for name in ("colony", "centre", "scrap", "ruin"):
        setattr(game, name, [[] for _ in range(n)])
    return game
