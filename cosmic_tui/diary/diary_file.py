"""Files that hold one dataclass a record, for good: the games of the day, the answers to puzzles.

    MAGIC, then maps in frames (append_log.py), with the fields of the dataclass

Append-only; a map may have more in it than this program knows. Knows files and plain data.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, TypeVar

from cosmic_tui.storage.append_log import framed, records_of
from cosmic_tui.storage.folders import private
from engine.kernel.asking import Refused
from engine.kernel.errors import system_says

T = TypeVar("T")


def read(place: Path, magic: bytes, kind: Any, made: Callable[[dict[str, Any]], T]) -> list[T]:
    """Return all that can be read as the dataclass `kind`, the first one first. `made` makes one of its fields; a
    record at which it fails is left out."""
    found: list[T] = []
    for record in records_of(place, magic):
        try:
            found.append(made({field.name: record[field.name] for field in fields(kind) if field.name in record}))
        except (TypeError, ValueError, KeyError):
            continue
    return found


def keep(one: Any, place: Path, magic: bytes) -> None:
    """Note a dataclass down. Raise Refused if it cannot be written."""
    try:
        with open(place, "ab", opener=private) as opened:
            if not opened.tell():
                opened.write(magic)
            opened.write(framed(asdict(one)))
    except OSError as error:
        raise Refused("diary_unwritable", reason=system_says(error)) from None
