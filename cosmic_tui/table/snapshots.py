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

from cosmic_tui.table.marks import Entry
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


@dataclass
class Keeping:
    """What a table has kept so far: `(answers, how much each seat had been told by then)` of every snapshot."""

    base: tuple[int, dict[str, Any]] = (0, {})  # answers before the position from which this game went on
    turn: Any = None
    played: list[str] = field(default_factory=list)  # what every seat plays as, as it was noted last
    done: list[tuple[int, dict[int, int]]] = field(default_factory=list)

    def undone(self, answers: int) -> None:
        """Forget what was kept behind so many answers: an undo went back to them."""
        if self.done and self.done[-1][0] > answers:
            self.done = [entry for entry in self.done if entry[0] <= answers]
            self.turn = None


@dataclass(frozen=True)
class Snapshot:
    """One that was read."""

    answers: int
    rules: int
    carried: bool
    packed: bytes

    def opened(self) -> dict[str, Any]:
        """Refused snapshot_form, packed_form if it is none."""
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
    """Note what every seat plays as, whenever that has changed: for lists of saved games."""
    played = table.rules.played(table.match)
    if played != table.keeping.played:
        table.keeping.played = played
        table.records.append(["played", played])


def last(table: "Table") -> None:
    """Keep where a table stands that is closed, unless that is kept already."""
    if table.started and not table.match.over and table.answers and not _kept(table):
        take(table)


def known(table: "Table") -> None:
    """Remember that one was taken here before the game was gone on with."""
    table.keeping.done.append((table.answers, {seat.number: len(seat.log) for seat in table.readers()}))
    table.keeping.turn = table.rules.where(table.match).get("turn")


def _kept(table: "Table") -> bool:
    return any(answers == table.answers for answers, _ in table.keeping.done)


def take(table: "Table", carried: bool = False) -> None:
    """Note the position down. What no file can keep, such as a bot made by a test, is left out."""
    told = {seat.number: len(seat.log) for seat in table.readers()}
    before = {} if carried or not table.keeping.done else table.keeping.done[-1][1]
    plain = {
        "format": FORMAT,
        "taken": pack(snapshot.take(table.rules, carrying(table.setup.game), table.match)),
        "bots": {seat.number: packed_memory(seat.player) for seat in table.seats if seat.player is not None},
        "told": {seat.number: seat.log[before.get(seat.number, 0) :] for seat in table.readers()},
    }
    packed = zlib.compress(pack(plain), 1)
    table.records.append([SNAPSHOT, table.answers, table.rules.version, int(carried), packed])
    table.keeping.done.append((table.answers, told))


def packed_memory(player: Any) -> bytes | None:
    try:
        found = memory.kept(player)
        return None if found is None else pack(found)
    except TypeError:
        return None


def remember(table: "Table", opened: dict[str, Any]) -> None:
    """Make the bots remember what they knew at that snapshot."""
    for seat in table.seats:
        packed = opened["bots"].get(seat.number)
        if packed is not None:
            if seat.player is None:
                seat.player = table.bots(table.setup.stand_in, seat.number, table.setup.seed)
            memory.recall(seat.player, unpack(packed))


def tell(table: "Table", told: Iterable[dict[int, list[Any]]]) -> None:
    """Tell every seat again what it had been told by then, from the slices of all snapshots up to it."""
    for part in told:
        for seat in table.readers():
            seat.log += part.get(seat.number, ())


def put_back(table: "Table", opened: dict[str, Any]) -> AnyMatch:
    """Make the match at that snapshot; another one each time."""
    kept = carrying(table.setup.game)
    return snapshot.put_back(table.rules, kept, table.options, table.setup.seed, unpack(opened["taken"]))
