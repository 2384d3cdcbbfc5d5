"""What a list says of each saved game, kept in one file beside the games: no list and no title reads games to be drawn.

    name -> [size, time of change, the row as plain data]

A row counts as long as its file has that size and time; else it is made from the file again. So nobody has to write
here but who reads, and a file that is lost or damaged costs one longer look. Knows rows, no game.
"""

import os
from collections.abc import Callable
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import msgpack

from cosmic_tui.storage.folders import replace_file
from cosmic_tui.storage.saved_row import Saved

FILE = "summaries"
VERSION = 5
LARGEST = 1 << 26
NAMES = tuple(field.name for field in fields(Saved) if field.name not in ("name", "path", "changed"))
Found = tuple[str, int, int]  # name, size, time of change

Made = Callable[[Path], Saved]


class Summaries:
    """The summaries of one folder; `make` makes the row of a file."""

    def __init__(self, folder: Path, suffix: str, make: Made) -> None:
        self.folder, self.suffix, self.make = folder, suffix, make
        self.known = self._read()
        self.fresh = False

    def _read(self) -> dict[str, Any]:
        try:
            with (self.folder / FILE).open("rb") as opened:
                plain = msgpack.unpackb(opened.read(LARGEST), use_list=True)
            return dict(plain["rows"]) if plain["version"] == VERSION else {}
        except (OSError, ValueError, TypeError, KeyError, msgpack.UnpackException):
            return {}

    def files(self) -> list[Found]:
        """Return all games, the latest first, without opening any."""
        found: list[Found] = []
        try:
            with os.scandir(self.folder) as entries:
                for entry in entries:
                    if entry.name.endswith(self.suffix):
                        about = entry.stat()
                        found.append((entry.name.removesuffix(self.suffix), about.st_size, about.st_mtime_ns))
        except OSError:
            return []
        return sorted(found, key=lambda file: (-file[2], file[0]))

    def knows(self, file: Found) -> bool:
        """Return whether the row of a file is known without reading the file."""
        return bool(self.known.get(file[0], [0, 0])[:2] == [file[1], file[2]])

    def row(self, file: Found) -> Saved:
        """Return the row from the summary, or from the file if the file has changed."""
        name, size, changed = file
        path = self.folder / f"{name}{self.suffix}"
        if self.knows(file):
            try:
                row = Saved(name, path, changed / 1e9, **dict(zip(NAMES, self.known[name][2], strict=True)))
                row.people, row.played, row.winners = tuple(row.people), tuple(row.played), tuple(row.winners)
                row.against, row.opponents = tuple(row.against), tuple(row.opponents)
                return row
            except (TypeError, ValueError, IndexError):
                pass
        row = self.make(path)
        plain = asdict(row)
        self.known[name] = [size, changed, [plain[name] for name in NAMES]]
        self.fresh = True
        return row

    def keep(self, files: list[Found]) -> None:
        """Save new rows and drop those of deleted files. Errors are ignored, for a folder that is not writable."""
        names = {file[0] for file in files}
        gone = [name for name in self.known if name not in names]
        if self.fresh or gone:
            for name in gone:
                del self.known[name]
            try:
                replace_file(self.folder / FILE, msgpack.packb({"version": VERSION, "rows": self.known}))
            except (OSError, TypeError, ValueError):
                return
            self.fresh = False
