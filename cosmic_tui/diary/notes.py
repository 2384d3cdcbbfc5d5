"""Private notes on players and games, and which lessons are done: a line each, in one small file to edit by hand.

Never sent, never shown to anybody else. Knows files; must not know tables or screens.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from cosmic_tui.storage.folders import replace_file
from engine.kernel.asking import Refused
from engine.kernel.errors import system_says

FILE = "notes.toml"
LARGEST = 1 << 20
LONGEST = 240  # signs of one note
PLAYERS, GAMES, LESSONS = "players", "games", "lessons"


def read(place: Path) -> dict[str, dict[str, str]]:
    """Read {kind: {name: note}} from a file; {} if it cannot be read. The file stays as it is until a note is written.
    """
    import tomllib

    try:
        with place.open("rb") as opened:
            data = tomllib.loads(opened.read(LARGEST).decode("utf-8"))
    except (OSError, ValueError, RecursionError):
        data = {}
    return {kind: _lines(data.get(kind)) for kind in (PLAYERS, GAMES, LESSONS)}


def _lines(found: object) -> dict[str, str]:
    if not isinstance(found, dict):
        return {}
    return {str(name): str(text)[:LONGEST] for name, text in found.items() if isinstance(text, str) and text.strip()}


def write(kind: str, name: str, text: str, place: Path) -> None:
    """Set one note; an empty one takes it away. Raise Refused if it cannot be written; then the old file is as it was.
    """
    notes = read(place)
    clean = "".join(sign for sign in text if sign.isprintable()).strip()[:LONGEST]
    if clean:
        notes[kind][name] = clean
    else:
        notes[kind].pop(name, None)
    lines = []
    for each, found in notes.items():
        lines += [f"[{each}]", *[f"{_quoted(who)} = {_quoted(said)}" for who, said in sorted(found.items())], ""]
    try:
        if place.is_file() and not _readable(place):
            os.replace(place, place.with_suffix(".damaged"))  # a person who wrote it by hand may want it back
        replace_file(place, "\n".join(lines).encode())
    except OSError as error:
        raise Refused("diary_unwritable", reason=system_says(error)) from None


def _readable(place: Path) -> bool:
    import tomllib

    try:
        data: Mapping[str, object] = tomllib.loads(place.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    return all(isinstance(found, dict) for found in data.values())


def _quoted(text: str) -> str:
    return '"' + "".join(f"\\{sign}" if sign in '\\"' else sign for sign in text if sign.isprintable()) + '"'
