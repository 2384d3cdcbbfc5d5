"""A report of a fault with the position it was seen in: a small folder that can be looked through and sent.

`report.json` says what the program is and what this seat was told and shown; where the game is kept on this machine its
file is copied beside it, so that `cosmic replay` comes to the same position. At a table elsewhere there is nothing but
what this seat may know, until the game is over and its host hands out the record: then that is put beside it. Knows
files and plain data; must not know rules, screens or words.
"""

from __future__ import annotations

import json
import platform
import shutil
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cosmic_tui import __version__
from engine.kernel.asking import Refused
from engine.kernel.errors import system_says

FOLDER = "reports"
RECORD = "game.cosmic"  # the file of a record that has come from elsewhere
MOST_SAME_SECOND = 100


def write(facts: Mapping[str, Any], record: Path | None, place: Path) -> Path:
    """Return a folder of its own in that place. Raise Refused if it cannot be written."""
    try:
        place.mkdir(parents=True, exist_ok=True, mode=0o700)
        folder = _fresh(place)
        about = {"cosmic": __version__, "python": platform.python_version(), "system": platform.system()}
        text = json.dumps({**about, **facts}, ensure_ascii=False, indent=1, default=str)
        (folder / "report.json").write_text(text + "\n", encoding="utf-8")
        if record is not None and record.is_file():
            shutil.copyfile(record, folder / record.name)
    except OSError as error:
        raise Refused("diary_unwritable", reason=system_says(error)) from None
    return folder


def complete(folder: Path, record: bytes) -> None:
    """Put the record of the game beside a report that was written before there was one. Raise Refused if that cannot
    be.
    """
    try:
        (folder / RECORD).write_bytes(record)
    except OSError as error:
        raise Refused("diary_unwritable", reason=system_says(error)) from None


def _fresh(place: Path) -> Path:
    """Return a folder nobody has, named by the second."""
    began = time.strftime("%Y-%m-%d-%H%M%S")
    for number in range(1, MOST_SAME_SECOND):
        folder = place / (began if number == 1 else f"{began}-{number}")
        try:
            folder.mkdir(mode=0o700)
        except FileExistsError:
            continue
        return folder
    raise Refused("diary_unwritable", reason="")
