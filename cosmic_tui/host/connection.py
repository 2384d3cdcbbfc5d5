"""One connection to a peer as the hub sees it: its wire protocol, its guest, the bytes to send, and why it is closed.

Plain bookkeeping; must not know what is said on it.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from cosmic_tui.host.admission import Access
from cosmic_tui.host.hosted import HostedTable
from cosmic_tui.room.guests import Guest
from cosmic_tui.wire.hostend import HostEnd
from cosmic_tui.wire.messages import Message
from engine.kernel.views import Facts

MOST_SHOWS = 64  # moments to be seen that may wait for a peer that reads slowly
SHOW_BYTES = 256 << 10  # bytes that may wait; pictures are added only below that


@dataclass(eq=False)
class Connection:
    """A connection to a peer. `out` is emptied by the carrier of the bytes; `unread` says how many of them the carrier
    still holds. `backlog` holds bytes that came while the host could not write its journal, or checked the password.

    A peer that reads slowly loses show points, never events or questions: it is told how many, and gets the whole
    position.
    """

    end: HostEnd
    address: str
    hosted: HostedTable | None = None
    guest: Guest | None = None
    session: str = ""
    acknowledged: int = 0
    out: bytearray = field(default_factory=bytearray)
    backlog: bytearray = field(default_factory=bytearray)
    guessing: Message | None = None  # the hello whose password is being tried
    proved: Access | None = None  # the table's whose password was right
    closing: str = ""  # the code it was closed with
    unread: Callable[[], int] = field(default=lambda: 0)
    sent: int = 0  # bytes, since the connection is there
    shows: deque[int] = field(default_factory=deque)  # what `sent` was behind each show that may still wait
    left_out: int = 0  # shows, since the last message
    view: Any = None  # of the last of those
    over_mark: int = 0  # of the ping behind the end of a game: a guest who answers it has heard how it ended
    sealed: bool = False  # nobody may read in lengths what is said

    def send(self, message: Message, written: int) -> None:
        if self.closing:
            return
        show = message["kind"] == "show"
        if show and self._slow():
            self.left_out, self.view = self.left_out + 1, message["view"]
            return
        if self.left_out:
            self._send({"kind": "gap", "n": self.left_out}, written)
            self.left_out, self.end.view = 0, None
            self._send({"kind": "view", "view": self.view}, written)
        self._send(message, written)
        if show:
            self.shows.append(self.sent)

    def _send(self, message: Message, written: int) -> None:
        frame = self.end.send(message, written)
        self.out += frame
        self.sent += len(frame)
        self.acknowledged = written

    def take(self) -> bytes:
        """Return all bytes that wait to be sent."""
        if self.sealed and self.out and self.end.view is not None and not self.closing:
            more = self.end.padding(len(self.out), self.acknowledged)
            self.out += more
            self.sent += len(more)
        data, self.out = bytes(self.out), bytearray()
        return data

    def _slow(self) -> bool:
        """Return whether so many bytes are unread that show points are left out."""
        waiting = len(self.out) + self.unread()
        while self.shows and self.shows[0] <= self.sent - waiting:
            self.shows.popleft()
        return len(self.shows) >= MOST_SHOWS or waiting > SHOW_BYTES

    def close(self, code: str, facts: Facts | None = None) -> None:
        """Close with one code, after acknowledging what was written down. Nothing is sent afterwards."""
        if not self.closing:
            self.out += self.end.parting(code, facts or {}, self.acknowledged)
            self.closing = code
