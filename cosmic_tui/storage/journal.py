"""The journal of a game: one append-only file, a header and then one small record for each thing that counted.

    MAGIC, then records as `ledger.py` cuts them. The first one is the header: format, game, version of the rules, the
    set-up with its seed, when it began.

Every batch is written and handed to the system before its result is shown, so a killed program loses nothing anybody
has seen. `fsync` follows each batch in which a person answered, and the end: then it outlasts a power cut too;
what bots did since can be lost with it, and nobody had acted on that. A record cut off at the end of the file was never
shown to anybody: it is dropped. Damage with a good record behind it is refused, and the file is left as it is.
Knows the kinds of record; must not know which game is played.
"""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmic_tui.storage.append_log import BROKEN, TORN, framed, lock, scan, write
from cosmic_tui.table.answer_log import Entry
from cosmic_tui.table.setup import PERSON, GameSetup, make_setup
from engine.kernel.asking import Refused

MAGIC = b"\x89COSMICJ\n"
FORMAT = 2  # 1 had no positions beside the answers
READABLE = (1, 2)


@dataclass
class Kept:
    """The contents of a journal. `good` is the length of the readable part; `torn`: an incomplete record followed it.
    """

    setup: GameSetup
    rules: int
    began: str
    entries: list[Entry]
    good: int
    torn: bool

    @property
    def answers(self) -> int:
        return sum(entry[0] == "answer" for entry in self.entries)

    @property
    def over(self) -> bool:
        return any(entry[0] == "end" for entry in self.entries)

    def last(self, kind: str) -> Entry | None:
        return next((entry for entry in reversed(self.entries) if entry[0] == kind), None)


class Journal:
    """An open file to which records are added. Made by `create` or `go_on`."""

    def __init__(
        self,
        path: Path,
        setup: GameSetup,
        handle: int,
        sync: Callable[[int], None] = os.fsync,
        torn_at: int | None = None,
    ) -> None:
        self.path = path
        self._handle = handle
        self._sync = sync
        self._torn_at = torn_at  # a record that was cut off begins here; it goes when something is added
        self._people = {number for number, seat in enumerate(setup.seats) if seat.who == PERSON}

    @property
    def name(self) -> str:
        return self.path.stem

    def add(self, entries: Sequence[Entry]) -> None:
        """Write all entries at once. Raise OSError if the disk refuses them; then none of them is in the file."""
        if self._torn_at is not None:
            os.ftruncate(self._handle, self._torn_at)
            self._torn_at = None
        length = os.fstat(self._handle).st_size
        try:
            write(self._handle, b"".join(map(framed, entries)))
            if any(entry[0] == "end" or (entry[0] == "answer" and entry[1] in self._people) for entry in entries):
                self._sync(self._handle)
        except OSError:
            self._torn_at = length
            raise

    def close(self) -> None:
        if self._handle >= 0:
            if self._torn_at is not None:
                with suppress(OSError):
                    os.ftruncate(self._handle, self._torn_at)
            self._sync(self._handle)
            os.close(self._handle)
            self._handle = -1


def create(path: Path, setup: GameSetup, rules: int, began: str) -> Journal:
    """Return a new journal; the file must not exist yet."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
    lock(handle)
    header = {"format": FORMAT, "rules": rules, "began": began, "setup": setup.plain()}
    write(handle, MAGIC + framed(header))
    os.fsync(handle)
    return Journal(path, setup, handle)


def go_on(path: Path, kept: Kept) -> Journal:
    """Open the journal of a game that was read, to add to it. Raise Refused save_in_use if another program plays it."""
    handle = os.open(path, os.O_RDWR | os.O_APPEND)
    lock(handle)
    return Journal(path, kept.setup, handle, torn_at=kept.good if kept.torn else None)


# --- reading -----------------------------------------------------------------------------------------------------


def read(data: bytes) -> Kept:
    """Parse a save. Raise Refused save_foreign, save_newer, or save_broken with the number of answers that stand before
    the damage.
    """
    if not data.startswith(MAGIC):
        raise Refused("save_foreign")
    records, good, state = scan(data, len(MAGIC))
    answers = sum(is_entry(entry) and entry[0] == "answer" for entry in records)
    if not records or not isinstance(records[0], dict) or not isinstance(records[0].get("setup"), dict):
        raise Refused("save_broken", answers=0)
    header, entries = records[0], records[1:]
    if header.get("format") not in READABLE:
        raise Refused("save_newer")
    if state == BROKEN or not all(is_entry(entry) for entry in entries):
        raise Refused("save_broken", answers=answers)
    setup = make_setup(header["setup"])
    return Kept(setup, int(header.get("rules", 0)), str(header.get("began", "")), entries, good, state == TORN)


def good_part(data: bytes) -> bytes:
    """Return the file up to the first record that cannot be read."""
    return data[: scan(data, len(MAGIC))[1]]


def is_entry(entry: Any) -> bool:
    """Return whether this is a valid record of a table: an answer, an undo, a position, a note for lists, or the end.
    """
    if not isinstance(entry, list) or not entry:
        return False
    if entry[0] == "answer":
        return len(entry) in (4, 5) and type(entry[1]) is int and type(entry[3]) is int
    if entry[0] == "undo":
        return len(entry) == 2 and type(entry[1]) is int and entry[1] >= 0
    if entry[0] == "snapshot":
        return len(entry) == 5 and all(type(part) is int for part in entry[1:4]) and type(entry[4]) is bytes
    return len(entry) == 2 and entry[0] in ("at", "end", "played")
