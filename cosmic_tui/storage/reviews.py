"""Reviews of finished games, each an append log: one that was stopped goes on where it was.

    a map of what it is of, then entry by entry what was found, in frames (append_log.py)

In `reviews` beside the saved games, by the digest of the record and the seat. A review can be made again at any time,
so a file that does not fit is begun anew, and a folder that cannot be written does no harm.
"""

import os
from pathlib import Path
from typing import Any

from cosmic_tui.storage.append_log import MOST_FILE, framed, scan, write
from cosmic_tui.storage.folders import alone, private
from cosmic_tui.storage.saves import games_folder
from engine.kernel.asking import Refused

FOLDER = "reviews"
FORMAT = 1
SHORT = 24  # letters of the digest in a name

Plain = dict[str, Any]


class Reviews:
    """The file of one review. `known` holds the entries that were in it."""

    def __init__(self, about: Plain, folder: Path | None = None) -> None:
        self.about = {"format": FORMAT, **about}
        self.known: list[Plain] = []
        self.handle = -1
        try:
            place = folder or games_folder().parent / FOLDER
            place.mkdir(parents=True, exist_ok=True, mode=0o700)
            path = place / f"{about['digest'][:SHORT]}-{about['seat']}.review"
            self.handle = private(str(path), os.O_RDWR | os.O_CREAT)
            self._open()
        except (OSError, Refused):
            self.close()

    def _open(self) -> None:
        """Read the entries that belong to this review and cut off the rest. If another program uses the file, close it.
        """
        if not alone(self.handle):
            self.close()
            return
        data = os.read(self.handle, MOST_FILE)
        records, end, _ = scan(data, 0)
        if records[:1] == [self.about]:
            self.known = [one for one in records[1:] if isinstance(one, dict)]
        else:
            end = 0
        os.ftruncate(self.handle, end)
        os.lseek(self.handle, end, os.SEEK_SET)
        if not end:
            write(self.handle, framed(self.about))

    def keep(self, entry: Plain) -> None:
        """Append an entry. If the disk is full, the entry is only computed again next time."""
        if self.handle < 0:
            return
        try:
            write(self.handle, framed(entry))
        except OSError:
            self.close()

    def close(self) -> None:
        if self.handle >= 0:
            os.close(self.handle)
            self.handle = -1
