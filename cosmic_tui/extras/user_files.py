"""A folder of small files that are a person's own: decks, tournaments; each by its name, replaced whole.

A kill at any moment leaves the old file or the new one. Knows the folder; must not know what stands in the files.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cosmic_tui.storage.folders import replace_file, state_folder
from engine.kernel.asking import Refused
from engine.kernel.errors import system_says


class Shelf:
    """A folder of a person's own small files. `unwritable` is the code of the refusal when a file cannot be written. A
    name is that of a file, no path.
    """

    def __init__(self, folder: str, suffix: str, unwritable: str = "state_unwritable") -> None:
        self.name = folder
        self.suffix = suffix
        self.unwritable = unwritable

    def folder(self) -> Path:
        """Return the folder, and make it if it is not there. Raise Refused state_unwritable if it cannot be made."""
        return state_folder(self.name)

    def file(self, name: str) -> Path:
        return self.folder() / f"{name}{self.suffix}"

    def names(self) -> list[str]:
        return sorted(file.stem for file in self.folder().glob(f"*{self.suffix}"))

    def has(self, name: str) -> bool:
        return self.file(name).is_file()

    def text(self, name: str, most: int) -> str | None:
        """Return up to `most` letters of a file; None if it cannot be read."""
        try:
            with open(self.file(name), encoding="utf-8", errors="replace") as opened:
                return opened.read(most)
        except OSError:
            return None

    def plain(self, name: str, most: int) -> Any:
        """Return the plain data in it; None if that cannot be read."""
        try:
            return json.loads(self.text(name, most) or "null")
        except ValueError:
            return None

    def keep(self, name: str, text: str) -> None:
        """Write it. Raise Refused if that cannot be; then the old one stands."""
        try:
            replace_file(self.file(name), text.encode())
        except OSError as error:
            raise Refused(self.unwritable, reason=system_says(error)) from None

    def keep_plain(self, name: str, plain: Any) -> None:
        self.keep(name, json.dumps(plain))

    def drop(self, name: str) -> None:
        self.file(name).unlink(missing_ok=True)
