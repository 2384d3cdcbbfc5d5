"""Download of a finished game's record from a host, part by part. The record is untrusted, like the host.

A host sends it only when asked, and is asked only if its last message says that there is a record. Knows messages by
kind.
"""

import binascii
from base64 import b64decode
from collections.abc import Callable
from typing import Any

from cosmic_tui.messages.grammar import Message
from cosmic_tui.messages.words import LONGEST_PART
from cosmic_tui.storage import records
from engine.kernel import record as kernel
from engine.kernel.asking import Refused
from engine.kernel.record import Record

MOST_PARTS = kernel.MOST_BYTES * 4 // (LONGEST_PART * 3) + 1


class Fetch:
    """A download of a record in parts. `ask` requests the parts from that number on. When all are there `data` is the
    file, `record` its content.
    """

    def __init__(self, ask: Callable[[int], None]) -> None:
        self.ask = ask
        self.forget()

    @property
    def name(self) -> str:
        """Return the record's name once the game is over; "" before, and where there is no record."""
        return records.name_of(self._game, self._seed) if self._seed >= 0 else ""

    def forget(self) -> None:
        """Forget the download, because another game begins."""
        self.data = b""
        self.record: Record | None = None
        self._game, self._players, self._seed = "", 0, -1
        self._parts: list[str] = []
        self._given_up = False

    def take(self, message: Message) -> None:
        kind = message["kind"]
        if kind == "hello":
            self.forget()
            self._game, self._players = message["game"], len(message["seats"])
        elif kind == "over" and message["ending"].get("record") is True and self.record is None:
            self._seed = message["seed"]
            self.ask(len(self._parts))
        elif kind == "record" and self._seed >= 0 and self.record is None and not self._given_up:
            self._more(message["first"], message["of"], message["parts"])

    def _more(self, first: int, of: int, parts: list[Any]) -> None:
        """Take the requested parts; anything else ends the download."""
        self._given_up = first != len(self._parts) or not 0 < first + len(parts) <= of <= MOST_PARTS or not parts
        if self._given_up:
            return
        self._parts += parts
        if len(self._parts) < of:
            self.ask(len(self._parts))
        else:
            self._read()

    def _read(self) -> None:
        """Read the complete record. It is accepted only if it is a record of the game that was played here."""
        try:
            data = b64decode("".join(self._parts), validate=True)
            found = kernel.read(data)
        except (binascii.Error, ValueError, Refused):
            self._given_up = True
            return
        if (found.game, found.seed) == (self._game, self._seed):
            self.data, self.record = data, found
