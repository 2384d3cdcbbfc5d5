"""The past boards of a game: what a seat saw after every answer and at every show point, also in a resumed game.

Packed, so that a long game fits in memory. Built from the seat's own views alone, so that looking back shows nothing
the seat did not know then (R-SEC-1). Knows tables; draws nothing.
"""

import zlib
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Any

import msgpack

from cosmic_tui.messages.down import Show
from cosmic_tui.messages.grammar import Message
from cosmic_tui.table.seats import WATCHERS
from cosmic_tui.table.table import Table
from engine.kernel.views import View

BEFORE = 120  # boards: more answers than one encounter takes


class BoardHistory:
    """The boards of a game, kept to be shown again. Give it to a table as `past`."""

    def __init__(self, seats: Sequence[int]) -> None:
        self._boards: dict[int, list[tuple[int, bytes]]] = {seat: [] for seat in seats}
        self._shown: dict[int, list[bytes]] = {seat: [] for seat in seats}

    def __call__(self, table: Table) -> None:
        """Keep the boards after another answer has been given."""
        for number in self._boards:
            seat = table.watchers if number == WATCHERS else table.seats[number]
            self.keep(number, len(seat.log), table.rules.view(table.match, number))

    def watches(self, seat: int) -> bool:
        """Return whether the views of this seat are kept."""
        return seat in self._boards

    def shown(self, seat: int, show: Message) -> None:
        """Keep a show point of a seat. It stays even if the answer is undone afterwards."""
        if seat in self._shown:
            self._shown[seat].append(zlib.compress(msgpack.packb(show), 1))

    def points(self, seat: int) -> int:
        """Return how many show points there are."""
        return len(self._shown.get(seat, ()))

    def point(self, seat: int, number: int) -> Show:
        """Return one of the show points, as it was told."""
        show: Show = msgpack.unpackb(zlib.decompress(self._shown[seat][number]), raw=False)
        return show

    def plain(self, seat: int) -> dict[str, list[Any]]:
        """Return all boards and show points of a seat as plain data. They are unpacked, because together they compress
        far better.
        """
        boards = [[events, zlib.decompress(packed)] for events, packed in self._boards[seat]]
        return {"boards": boards, "shown": [zlib.decompress(packed) for packed in self._shown[seat]]}

    def take(self, seat: int, plain: dict[str, list[Any]]) -> None:
        """Load the data that `plain` returned."""
        self._boards[seat] = [(int(events), zlib.compress(view, 1)) for events, view in plain["boards"]]
        self._shown[seat] = [zlib.compress(show, 1) for show in plain["shown"]]

    def keep(self, seat: int, events: int, view: View) -> None:
        """Keep the board after this number of events. It replaces boards of answers that caused no event."""
        asked = view.get("question")
        if asked is not None and asked.get("reveals"):
            view = {**view, "question": None}  # what it showed was for once
        boards = self._boards[seat]
        if boards and boards[-1][0] == events:
            boards.pop()
        boards.append((events, zlib.compress(msgpack.packb(view), 1)))

    def around(self, seat: int, events: int) -> Iterator[View]:
        """Yield the boards in order, beginning well before this number of events."""
        boards = self._boards.get(seat, [])
        at = bisect_left(boards, events, key=lambda then: then[0])
        for _, packed in boards[max(0, at - BEFORE) :]:
            yield msgpack.unpackb(zlib.decompress(packed), raw=False)

    def board(self, seat: int, events: int) -> View | None:
        """Return the first board after at least this many events; None if there is none."""
        boards = self._boards.get(seat, [])
        at = bisect_left(boards, events, key=lambda then: then[0])
        if at == len(boards):
            return None
        view: View = msgpack.unpackb(zlib.decompress(boards[at][1]), raw=False)
        return view
