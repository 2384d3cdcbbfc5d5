"""One line to a peer as the hub sees it: the wire's end, who is on it, bytes to go out, and why it is closed.

Plain bookkeeping; must not know what is said on it.
"""

from dataclasses import dataclass, field
from typing import Any

from cosmic_tui.host.standing import Standing
from cosmic_tui.table.guests import Guest
from cosmic_tui.wire.hostend import HostEnd
from cosmic_tui.wire.messages import Message


@dataclass(eq=False)
class Line:
    """`out` is emptied by whoever carries the bytes. `backlog` came while the host could not write its journal."""

    end: HostEnd
    address: str
    standing: Standing | None = None
    guest: Guest | None = None
    session: str = ""
    acknowledged: int = 0
    out: bytearray = field(default_factory=bytearray)
    backlog: bytearray = field(default_factory=bytearray)
    stranger: bool = False  # counted as one who has not been let in yet
    closing: str = ""  # the code it was closed with

    def send(self, message: Message, written: int) -> None:
        if not self.closing:
            self.out += self.end.send(message, written)
            self.acknowledged = written

    def close(self, code: str, facts: dict[str, Any] | None = None) -> None:
        """One clear word, and then nothing any more."""
        if not self.closing:
            self.out += self.end.parting(code, facts or {})
            self.closing = code
