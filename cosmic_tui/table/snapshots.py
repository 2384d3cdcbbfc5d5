"""The position of a table beside its answers, for the day on which the rules have changed.

    ["snapshot", answers, version of the rules, 1 if the game went on under newer rules here, packed bytes]

At most one a turn, and one at the last question when a table is closed. It holds the position with its suspended steps,
what bots remember, and what each seat was told since the one before; where a game went on under newer rules, all of it.
An undo takes those behind it away. Knows no file.
"""

import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cosmic_tui.table.answer_log import Entry
from cosmic_tui.table.rules import AnyMatch, carrying
from engine.bots import memory
from engine.kernel import snapshot
from engine.kernel.asking import Refused
from engine.kernel.packing import pack, unpack

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table

SNAPSHOT = "snapshot"
FORMAT = 1  # of what is packed; positions have a version of their own
MOST_BYTES = 1 << 24  # unpacked


AT_HAND = 3  # positions that a table can go back to itself


@dataclass
class Taken:
    """A position that was kept: after how many answers, and how much each seat had been told by then. Only the last few
    keep their bytes.
    """

    answers: int
    told: dict[int, int]
    packed: bytes


@dataclass
class Keeping:
    """The positions and boards that a table has kept so far."""

    base: tuple[int, dict[str, Any]] = (0, {})  # answers before the position from which this game went on
    turn: Any = None
    played: list[str] = field(default_factory=list)  # what every seat plays as, as it was noted last
    done: list[Taken] = field(default_factory=list)

    def add(self, taken: Taken) -> None:
        self.done.append(taken)
        if len(self.done) > AT_HAND:
            self.done[-AT_HAND - 1].packed = b""

    def undone(self, answers: int) -> None:
        """Forget the positions kept after this number of answers, because an undo has gone back to it."""
        if self.done and self.done[-1].answers > answers:
            self.done = [taken for taken in self.done if taken.answers <= answers]
            self.turn = None


@dataclass(frozen=True)
class Snapshot:
    """A snapshot read from a file."""

    answers: int
    rules: int
    carried: bool
    packed: bytes

    def opened(self) -> dict[str, Any]:
        """Return the unpacked content. Raise Refused snapshot_form or packed_form if the bytes are not a snapshot."""
        try:
            stream = zlib.decompressobj()
            plain = unpack(stream.decompress(self.packed, MOST_BYTES))
        except zlib.error:
            raise Refused("snapshot_form") from None
        if not isinstance(plain, dict) or plain.get("format") != FORMAT:
            raise Refused("snapshot_form")
        return plain


def read(entry: Entry) -> Snapshot:
    return Snapshot(entry[1], entry[2], bool(entry[3]), entry[4])


def each_turn(table: "Table", turn: Any) -> None:
    """Keep the position after the first answer of a turn."""
    if turn is not None and turn != table.keeping.turn and not table.match.over:
        take(table)
        table.keeping.turn = turn


def note_where(table: "Table") -> None:
    """Note how far the game has come, for lists of saved games, and its position if a turn has begun."""
    where = table.rules.where(table.match)
    table.records.append(["at", where])
    note_played(table)
    each_turn(table, where.get("turn"))


def note_played(table: "Table") -> None:
    """Note what every seat plays as, if that has changed: for lists of saved games."""
    played = table.rules.played(table.match)
    if played != table.keeping.played:
        table.keeping.played = played
        table.records.append(["played", played])


def last(table: "Table") -> None:
    """Keep the position of a table that is being closed, unless it is kept already."""
    if table.started and not table.match.over and table.answers and not _kept(table):
        take(table)


def known(table: "Table", packed: bytes) -> None:
    """Take over a snapshot from the file of a game that is being resumed."""
    table.keeping.add(Taken(table.answers, {seat.number: len(seat.log) for seat in table.readers()}, packed))
    table.keeping.turn = table.rules.where(table.match).get("turn")


def _kept(table: "Table") -> bool:
    return any(taken.answers == table.answers for taken in table.keeping.done)


def take(table: "Table", carried: bool = False) -> None:
    """Keep the position. Bots that no file can hold, such as a bot made by a test, are left out."""
    told = {seat.number: len(seat.log) for seat in table.readers()}
    before = {} if carried or not table.keeping.done else table.keeping.done[-1].told
    plain = {
        "format": FORMAT,
        "taken": pack(snapshot.take(table.rules, carrying(table.setup.game), table.match)),
        "bots": {seat.number: packed_memory(seat.player) for seat in table.seats if seat.player is not None},
        "told": {seat.number: seat.log[before.get(seat.number, 0) :] for seat in table.readers()},
    }
    packed = zlib.compress(pack(plain), 1)
    table.records.append([SNAPSHOT, table.answers, table.rules.version, int(carried), packed])
    table.keeping.add(Taken(table.answers, told, packed))


def nearest(table: "Table", answers: int) -> tuple[int, dict[str, Any]]:
    """Return the number of answers before, and the content of, the last kept position at or before `answers` from which
    all bots can go on. Return the game's first position if there is no other.
    """
    for taken in reversed(table.keeping.done):
        if taken.packed and taken.answers <= answers:
            opened = Snapshot(taken.answers, table.rules.version, False, taken.packed).opened()
            if None not in opened["bots"].values():
                return taken.answers, opened
    return table.keeping.base


def packed_memory(player: Any) -> bytes | None:
    try:
        found = memory.kept(player)
        return None if found is None else pack(found)
    except TypeError:
        return None


def remember(table: "Table", opened: dict[str, Any]) -> None:
    """Give the bots the memory they had at that snapshot."""
    for seat in table.seats:
        packed = opened["bots"].get(seat.number)
        if packed is not None:
            if seat.player is None:
                seat.player = table.bots(table.setup.stand_in, seat.number, table.setup.seed)
            memory.recall(seat.player, unpack(packed))


def tell(table: "Table", told: Iterable[dict[int, list[Any]]]) -> None:
    """Restore every seat's log from the slices of all snapshots up to this one."""
    for part in told:
        for seat in table.readers():
            seat.log += part.get(seat.number, ())


def put_back(table: "Table", opened: dict[str, Any]) -> AnyMatch:
    """Return a new match that stands at that snapshot."""
    kept = carrying(table.setup.game)
    return snapshot.put_back(table.rules, kept, table.options, table.setup.seed, unpack(opened["taken"]))
