"""The film of a finished game, a file beside its record: events and boards as one seat was told them.

Answers can replay a game only as long as the rules stay the same. A film is written when the game ends and can be
watched under any later rules. A table in this process has the boards already; for a record they are found by playing it
once. Knows links; no words.
"""

import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgpack

from cosmic_tui.link.board_history import BoardHistory
from cosmic_tui.link.link import Link, Listener, Offers, Quiet
from cosmic_tui.link.replay import ReplayLink, replay_of
from cosmic_tui.messages.grammar import Message
from cosmic_tui.storage import records
from cosmic_tui.storage.folders import replace_file
from cosmic_tui.table import updates
from engine.games import carried
from engine.kernel.asking import Refused
from engine.kernel.record import Record

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table

SUFFIX = ".film"
FORMAT = 1
LARGEST, MOST_BYTES = 1 << 24, 1 << 28


def place_of(save: Path) -> Path:
    return save.with_suffix(SUFFIX)


def keep(table: "Table", past: BoardHistory, save: Path) -> None:
    """Write the film of a game that is over at this keyboard, once. Raise OSError if that fails."""
    seats = [seat for seat in table.readers() if past.watches(seat.number)]
    if seats and not place_of(save).exists():
        first = seats[0]
        write(save, first.number, updates.hello(table, first, 0.0), first.log, past)


def keep_replay(seen: ReplayLink, file: Path) -> None:
    """Write the film of a record, as the seat that looks at it saw it. Raise OSError if that fails."""
    write(file, seen.seats[0], seen.hello(), seen.events, seen.past)


def keep_handed(data: bytes, name: str, record: Record, names: Sequence[str], seat: int) -> None:
    """Keep a record that a host has sent, and the film of a seat beside it. Errors are ignored: the game is over, and a
    host's record may contain anything.
    """
    with suppress(Exception):
        file = records.keep(name, data)
        keep_replay(ReplayLink(record, names, seat), file)


def write(file: Path, seat: int, hello: Message, events: list[Any], past: BoardHistory) -> None:
    plain = {"format": FORMAT, "seat": seat, "hello": hello, "events": events, "past": past.plain(seat)}
    replace_file(place_of(file), zlib.compress(msgpack.packb(plain), 6))


def seen(save: Path, record: Callable[[], Record]) -> Link:
    """Return a link to look at a game: from its answers if they can still be replayed, else from the film beside the
    file. Raise Refused with what is wrong with the answers if there is no film either.
    """
    try:
        return replay_of(carried(record()))
    except Refused as no:
        try:
            return shown(save)
        except Refused:
            raise no from None


def shown(save: Path) -> "FilmLink":
    """Return the film beside this file. Raise Refused record_none if no film can be read."""
    try:
        with place_of(save).open("rb") as opened:
            data = zlib.decompressobj().decompress(opened.read(LARGEST), MOST_BYTES)
        plain = msgpack.unpackb(data, use_list=True, strict_map_key=False)
        if plain["format"] != FORMAT:
            raise Refused("record_none")
        return FilmLink(plain)
    except (OSError, ValueError, TypeError, KeyError, IndexError, zlib.error, msgpack.UnpackException):
        raise Refused("record_none") from None


class FilmLink(Quiet):
    """A game that can only be looked at, as one seat was told it."""

    def __init__(self, plain: dict[str, Any]) -> None:
        seat = int(plain["seat"])
        self.seats: tuple[int, ...] = (seat,)
        self.past = BoardHistory(self.seats)
        self.past.take(seat, plain["past"])
        self.events = plain["events"]
        self.hello = plain["hello"]
        self.last = self.past.board(seat, len(self.events))
        if self.last is None:
            raise KeyError("no board")
        self.offers = Offers(past=self.past, replay=True)

    def subscribe(self, listener: Listener) -> None:
        """Tell the whole story at once."""
        view = {**(self.last or {}), "question": None, "asked": []}
        told = {"kind": "events", "first": 0, "events": self.events}
        messages: tuple[Message, ...] = (self.hello, told, {"kind": "view", "view": view})
        for message in (*messages, {"kind": "question", "serial": 0, "question": None, "asked": []}):
            listener(self.seats[0], message)

    def send(self, seat: int, message: Message) -> None:
        """Do nothing: the past cannot be changed."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
