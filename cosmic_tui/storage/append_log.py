"""An append-only file of records, whole again up to where it was cut off, and written by one program at a time.

    length (4 bytes), crc32 of the payload (4 bytes), payload (msgpack), and so on

The program's parts that keep such files say what stands before the first record, and what records mean: a player's
games (`journal.py`), a host's tables (`table_journal.py`).
"""

import os
import zlib
from pathlib import Path
from typing import Any

import msgpack

from cosmic_tui.storage.folders import alone
from engine.kernel.asking import Refused

WORD = 4
MOST_PAYLOAD = 1 << 20
MOST_FILE = 1 << 24
WHOLE, TORN, BROKEN = "whole", "torn", "broken"


def framed(value: Any) -> bytes:
    payload: bytes = msgpack.packb(value)
    return len(payload).to_bytes(WORD, "big") + zlib.crc32(payload).to_bytes(WORD, "big") + payload


def write(handle: int, data: bytes) -> None:
    """Write all of the data. Raise OSError if the disk refuses it."""
    while data:
        data = data[os.write(handle, data) :]


def lock(handle: int) -> None:
    """Lock the file for this program. Raise Refused save_in_use, and close the file, if another one writes to it."""
    if not alone(handle):
        os.close(handle)
        raise Refused("save_in_use")


def scan(data: bytes, at: int) -> tuple[list[Any], int, str]:
    """Read records from byte `at` on. Return them, the length of the good part of the file, and WHOLE, TORN or BROKEN.
    """
    records: list[Any] = []
    while at < len(data):
        record, end = one_record(data, at)
        if record is None:
            broken = len(data) > MOST_FILE or any(one_record(data, later)[0] for later in range(at + 1, len(data)))
            return records, at, BROKEN if broken else TORN
        records.append(record)
        at = end
    return records, at, WHOLE


def records_of(place: Path, magic: bytes) -> list[Any]:
    """Return the good records of a file that begins with `magic`; none if there is no such file."""
    try:
        data = place.read_bytes()
    except OSError:
        return []
    return scan(data, len(magic))[0] if data.startswith(magic) else []


def one_record(data: bytes, at: int) -> tuple[Any, int]:
    """Return the record that begins here, and the place of the next one; None if there is no complete record."""
    body = at + 2 * WORD
    end = body + int.from_bytes(data[at : at + WORD], "big")
    if not body < end <= len(data) or end - body > MOST_PAYLOAD:
        return None, at
    payload = data[body:end]
    if zlib.crc32(payload) != int.from_bytes(data[at + WORD : body], "big"):
        return None, at
    try:
        return msgpack.unpackb(payload, use_list=True), end
    except (ValueError, msgpack.UnpackException):
        return None, at
