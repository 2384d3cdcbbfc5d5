"""Real tables for pairs of worlds, in every way a table may be agreed on; and a pair run to its end."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from io import BytesIO
from types import FunctionType
from typing import Any

from cosmic_tui.table import showing, undoing
from cosmic_tui.table.even_delay import Pauses
from cosmic_tui.table.orders import make_orders
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from engine.bots.player import Player
from engine.bots.questions import question_of
from engine.kernel.asking import Refused
from engine.kernel.game import AnyMatch
from engine.kernel.views import View
from engine.testing.same_answers import let_pass
from engine.testing.two_worlds import Outcome, Pair, TwoWorlds
from tests.support import Dice

NAMES = ("Ada", "Bea", "Cid", "Dan", "Eve")
PAUSE = 2.0  # seconds of every silence in which nobody is asked
STEPS = 4  # public answers after which a pair is left


class OnePause(Pauses):
    """Pauses that all last as long as the people of these tests take over a secret question."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.5)

    def draw(self) -> float:
        return PAUSE


class Passing(Player):
    """A bot of the table that uses nothing; what it holds is its own."""

    def __init__(self, level: str, seat: int, seed: int) -> None:
        self.seat = seat

    def answer(self, view: View) -> Any:
        return let_pass(question_of(view))


def open_at(match: AnyMatch, of: Any, windows: str, kind: int, bots: frozenset[int] = frozenset()) -> Table:
    """A table at this position with everybody at it. `kind` says which of the rarer things are agreed on."""
    options = match.game.options
    table = empty_table(of.GAME, repr(options), lambda: options.plain(), windows, kind & 1, bots)
    table.pauses = OnePause()
    table._match = match.fork()
    table.watched = True
    for seat in table.seats:
        seat.player = Passing("", seat.number, 0) if seat.who == BOT else None
    showing.watch(table)
    for seat in table.people():  # at a quick table a pause of no use to anybody would be left out
        seat.orders = seat.ordered = make_orders({"marked": list(of.MARKED)})
    table.go_on(0.0)
    return table


class Packer(pickle.Pickler):
    """Packs a table without what all its copies share: a list, to which the functions that it holds are added."""

    def __init__(self, to: BytesIO, shared: list[Any]) -> None:
        super().__init__(to)
        self.shared = shared

    def persistent_id(self, thing: Any) -> int | None:
        known = next((number for number, one in enumerate(self.shared) if one is thing), None)
        if known is None and isinstance(thing, FunctionType):
            self.shared.append(thing)
            return len(self.shared) - 1
        return known


class Unpacker(pickle.Unpickler):
    """Makes a copy of a packed table: many times as quick as copying it part by part."""

    def __init__(self, packed: bytes, shared: list[Any]) -> None:
        super().__init__(BytesIO(packed))
        self.shared = shared

    def persistent_load(self, number: int) -> Any:
        return self.shared[number]


EMPTY: dict[Any, tuple[bytes, list[Any]]] = {}  # tables to which nobody has come: to read what is agreed on takes time


def empty_table(
    game: str, agreed: str, plain: Callable[[], dict[str, Any]], windows: str, clock: int, bots: frozenset[int]
) -> Table:
    key = (game, agreed, windows, clock, bots)
    if key not in EMPTY:
        options = plain()
        seats = [
            SeatSetup(BOT, f"Bot{seat}", "random") if seat in bots else SeatSetup(PERSON, NAMES[seat])
            for seat in range(options["seats"])
        ]
        more: dict[str, Any] = {"clock": "answer", "clock_seconds": 3600} if clock else {}
        setup = GameSetup(tuple(seats), 1, options, game, windows, **more)
        table = Table(setup, Passing, chance=lambda: 0.5)
        packed, shared = BytesIO(), [table.setup, table.rules, table.options, table.bots]
        Packer(packed, shared).dump(table)
        EMPTY[key] = packed.getvalue(), shared
    made: Table = Unpacker(*EMPTY[key]).load()
    return made


def told_apart(
    pair: Pair, of: Any, windows: str, seed: int, steps: int = STEPS, bots: frozenset[int] = frozenset()
) -> Outcome:
    """Both worlds at tables of this kind; `of` is what a game brings, the module beside this one."""
    one, two = (open_at(match, of, windows, seed, bots) for match in (pair.one, pair.two))
    eyes = [-1, *(seat for seat in range(pair.one.game.n) if seat not in bots)]
    return TwoWorlds(pair, one, two, windows, eyes, Dice(seed), of.LIGHT, may_undo).run(steps)


def may_undo(table: Any, seat: int, now: float) -> str:
    """Return the code with which a vote about this seat's undo is refused now, or "" if it would be called."""
    try:
        undoing.may_undo(table, seat, now)
    except Refused as refused:
        return refused.code
    return ""
