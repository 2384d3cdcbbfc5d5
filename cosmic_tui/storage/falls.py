"""Reports of bots' errors: one line in a log, and a folder with the record of the game up to the error.

Every place in the program has at most one such folder, so that a bot with an error at every question does not fill the
disk. The record holds every hand, so only the owner may read the folder. Must not know tables.
"""

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cosmic_tui.storage.folders import private, replace_file, state_folder
from engine.kernel.asking import Refused

FOLDER = "falls"
LOG = "falls.log"
MOST_FOLDERS = 100
MOST_LOG = 1 << 20  # bytes


def keep(line: str, facts: Mapping[str, Any], record: bytes, place: Path | None = None) -> Path | None:
    """Keep a report and return its folder; None if that place in the program has one already, or writing fails."""
    name = re.sub(r"[^\w.-]", "-", f"{facts.get('game', '')}-{facts.get('place', '')}")
    try:
        base = place or state_folder(FOLDER)
        _log(base / LOG, line)
        folder = base / name
        if folder.exists() or sum(1 for _ in base.iterdir()) > MOST_FOLDERS:
            return None
        folder.mkdir(mode=0o700)
        replace_file(folder / "fall.json", json.dumps(dict(facts), ensure_ascii=False, indent=1).encode() + b"\n")
        replace_file(folder / "game.cosmic", record)
    except (OSError, Refused):
        return None
    return folder


def _log(path: Path, line: str) -> None:
    if path.exists() and path.stat().st_size > MOST_LOG:
        return
    with os.fdopen(private(str(path), os.O_WRONLY | os.O_CREAT | os.O_APPEND), "a", encoding="utf-8") as log:
        log.write(line + "\n")
