"""What a host keeps on disk: one append-only file a table, from which it comes back after any end of the process.

    MAGIC, then chunks, each a record of `append_log.py`. The first is the header, all others are lists of records that
    belong together: an answer, what bots did upon it, and the number of the message it came in.

A chunk is handed to the system in one write before anybody is told of it, so it outlasts the process (kill -9). A
thread flushes what was written to the disk itself once a second, for the day the power goes. A torn end was shown to
nobody.
Knows the shape of records, not their meaning, and no host.
"""

import os
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

from cosmic_tui.storage.append_log import BROKEN, framed, lock, scan, write
from cosmic_tui.table.answer_log import Entry
from cosmic_tui.table.snapshots import SNAPSHOT
from engine.kernel.asking import Refused

MAGIC = b"\x89COSMICT\n"
FORMAT = 2  # 1 had no positions beside the answers
READABLE = (1, 2)
SUFFIX = ".table"
FLUSH_SECONDS = 1.0
MOST_TOGETHER = 100  # records in a chunk

T = TypeVar("T")


class Written(Protocol):
    """A table with its name, as its journal names it."""

    name: str

    def header(self) -> dict[str, Any]: ...


@dataclass
class Open:
    """A journal that is open for writing; `fresh` if something has been written since the last flush."""

    handle: int
    fresh: bool = False


class Files:
    """The keeper of a hub: one file for each table, all in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._open: dict[str, Open] = {}
        self._lock = threading.Lock()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def path(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"

    def add(self, table: Written, entries: list[Entry]) -> None:
        """Write all entries in one chunk, or none. Raise OSError if the disk refuses them."""
        file = self._open.get(table.name) or self._create(table)
        length = os.fstat(file.handle).st_size
        try:
            write(file.handle, b"".join(map(framed, chunks(entries))))
        except OSError:
            os.ftruncate(file.handle, length)  # half a chunk would hide every one behind it
            raise
        file.fresh = True

    def records(self, table: Written) -> list[Entry]:
        """Return all records of a table written so far."""
        return read(self.path(table.name).read_bytes(), table.name)[1]

    def _create(self, table: Written) -> Open:
        handle = os.open(self.path(table.name), os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
        try:
            lock(handle)
            write(handle, MAGIC + framed({"format": FORMAT, **table.header()}))
        except OSError:
            os.close(handle)
            self.path(table.name).unlink()
            raise
        return self._keep(table.name, handle)

    def _keep(self, name: str, handle: int) -> Open:
        with self._lock:
            self._open[name] = Open(handle)
            if self._thread is None:
                self._thread = threading.Thread(target=self._flush_always, name="flush", daemon=True)
                self._thread.start()
        return self._open[name]

    def _flush_always(self) -> None:
        while not self._stop.wait(FLUSH_SECONDS):
            self.flush()

    def flush(self) -> None:
        """Force everything written so far onto the disk."""
        for file in list(self._open.values()):
            with self._lock:  # one file at a time: a new table must not wait for all of them
                if file.fresh and file.handle >= 0:
                    file.fresh = False
                    with suppress(OSError):  # the next write says what is wrong with the disk
                        os.fsync(file.handle)

    def forget(self, name: str) -> None:
        """Delete the journal of a game that is over."""
        with self._lock:
            file = self._open.pop(name, None)
            if file is not None:
                os.close(file.handle)
                file.handle = -1
        self.path(name).unlink(missing_ok=True)

    def close(self) -> None:
        self._stop.set()
        if self._thread is not None:
            self._thread.join()
        self.flush()
        with self._lock:
            for file in self._open.values():
                os.close(file.handle)
            self._open.clear()

    # --- coming back ---

    def names(self) -> list[str]:
        """Return the names of all tables, in the order of their numbers."""
        found = [path.stem for path in self.folder.glob(f"*{SUFFIX}")]
        return sorted(found, key=lambda name: (len(name), name))

    def resume(self, name: str, build: Callable[[dict[str, Any], list[Entry]], T]) -> T:
        """Return what `build` makes of a table's header and records, up to the last complete chunk, and go on writing
        to its file. Raise Refused and leave the file alone if that fails.
        """
        handle = os.open(self.path(name), os.O_RDWR | os.O_APPEND)
        try:
            lock(handle)
        except Refused:
            raise Refused("journal_in_use", name=name) from None
        try:
            with open(handle, "rb", closefd=False) as file:
                data = file.read()
            header, records, good = read(data, name)
            built = build(header, records)
        except Refused as refused:
            os.close(handle)
            raise Refused(refused.code, **{"name": name, **refused.facts}) from None
        except BaseException:
            os.close(handle)
            raise
        os.ftruncate(handle, good)
        self._keep(name, handle)
        return built


def chunks(entries: list[Entry]) -> list[list[Entry]]:
    """Cut entries into chunks that `read` accepts, because bots alone can play a whole game at once. A position has a
    chunk of its own.
    """
    pieces: list[list[Entry]] = []
    for entry in entries:
        if not pieces or len(pieces[-1]) == MOST_TOGETHER or SNAPSHOT in (entry[0], pieces[-1][0][0]):
            pieces.append([])
        pieces[-1].append(entry)
    return pieces


def read(data: bytes, name: str) -> tuple[dict[str, Any], list[Entry], int]:
    """Return the header, the records, and how much of the file is good."""
    if not data.startswith(MAGIC):
        raise Refused("journal_unreadable", name=name)
    found, good, state = scan(data, len(MAGIC))
    if state == BROKEN or not found or not isinstance(found[0], dict) or found[0].get("format") not in READABLE:
        raise Refused("journal_unreadable", name=name)  # what stands behind the damage was acknowledged to a guest
    return found[0], [record for chunk in found[1:] for record in chunk], good
