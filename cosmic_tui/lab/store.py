"""What is finished of a study, on disk: nothing that was finished is ever played again, and versions never mix.

    lab.json             the study as plain data, the version that plays it, how far it was looked at
    00000016-16.part     the tables of sixteen shards from the sixteenth on, by arm
    fault-3-0.cosmicgame a record that shows a fault again

A part appears whole or not at all (written beside, then renamed). Sixteen neighbours become one part: a tree, so that a
large study is a few files. Parts are joined only up to where the stopping rule has looked, so that what it sees is
the same whatever was finished first. One program writes here at a time. Knows no cluster and no games.
"""

import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgpack

from cosmic_tui.lab.count import Tables, join, merged
from cosmic_tui.lab.study import Study
from cosmic_tui.lab.words import BadStudy
from cosmic_tui.storage.folders import alone, replace_file

FAN = 16
PART, INFO, LOCK = ".part", "lab.json", "lock"
DIGITS = 8
Arms = dict[str, Tables]


class Store:
    """The folder of one study. `covered[n]` is 1 if shard n is finished."""

    def __init__(self, folder: Path, info: dict[str, Any]) -> None:
        self.folder, self.info = folder, info
        self.parts: dict[int, int] = {}  # first shard: how many
        self.covered = bytearray(int(info["shards"]))
        self._lock = -1
        for first, count in sorted(self._files(), key=lambda part: (-part[1], part[0])):
            if first + count > len(self.covered) or self.covered[first]:
                continue  # children of a part that was joined just before the program ended
            self._cover(first, count)

    # --- opening ---

    @classmethod
    def begin(cls, folder: Path, study: Study, version: str) -> "Store":
        """Return the folder of this study, new or resumed. Raise BadStudy if it holds another study, or another
        version's.
        """
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        if not alone(lock):
            os.close(lock)
            raise BadStudy("in_use", file=str(folder))
        wanted = {"name": study.name, "about": study.about, "version": version, "study": study.plain()}
        try:
            found = info_of(folder)
            if found is not None:
                same(found, wanted, folder)
            info = found or {**wanted, "source": study.source, "shards": study.shards, "looked": 0, "stopped": 0}
            store = cls(folder, info)
            store._lock = lock
            if found is None:
                store.note()
        except BaseException:
            os.close(lock)
            raise
        return store

    @classmethod
    def look(cls, folder: Path) -> "Store":
        """Open a study for reading only."""
        info = info_of(folder)
        if info is None:
            raise BadStudy("nothing_there", file=str(folder))
        return cls(folder, info)

    def close(self) -> None:
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    def note(self) -> None:
        """Write down how far the study has come."""
        replace_file(self.folder / INFO, json.dumps(self.info, indent=1).encode(), opener=None)

    # --- what there is ---

    @property
    def done(self) -> int:
        return sum(self.covered)

    def missing(self) -> Iterator[int]:
        return (number for number, there in enumerate(self.covered) if not there)

    def prefix(self) -> int:
        """Return how many shards, counted from the first on, are there without a gap."""
        gap = self.covered.find(0)
        return len(self.covered) if gap < 0 else gap

    def total(self, until: int = 0) -> Arms:
        """Add up all finished shards, or only the first ones, in a tree."""
        firsts = [first for first, count in sorted(self.parts.items()) if not until or first + count <= until]
        by_arm: dict[str, list[Tables]] = {}
        found: Arms = {}
        for at in range(0, len(firsts), FAN):
            by_arm.clear()
            for first in firsts[at : at + FAN]:
                for arm, tables in self.read(first).items():
                    by_arm.setdefault(arm, []).append(tables)
            for arm, parts in by_arm.items():
                found[arm] = join(found.get(arm, {}), merged(parts))
        return found

    # --- what comes ---

    def put(self, number: int, arms: Arms, faults: list[list[Any]]) -> None:
        """Store a finished shard. From now on it is never played again."""
        for index, (what, record) in enumerate(faults):
            replace_file(self.folder / f"fault-{number}-{index}.cosmicgame", record, opener=None)
            with (self.folder / "faults.txt").open("a", encoding="utf-8") as out:
                out.write(f"fault-{number}-{index}.cosmicgame {what}\n")
        self.write(number, 1, arms)
        self._cover(number, 1)

    def grow(self, until: int) -> None:
        """Join finished neighboring parts that lie before that shard."""
        size = FAN
        while size <= until:
            smaller = size // FAN
            for first in range(0, until - size + 1, size):
                children = range(first, first + size, smaller)
                if all(self.parts.get(child) == smaller for child in children):
                    self._join(first, size, list(children))
            size *= FAN

    def bind(self) -> None:
        """Join all parts of a finished study into one."""
        if len(self.parts) > 1:
            self._join(0, len(self.covered), sorted(self.parts))

    def _join(self, first: int, size: int, children: list[int]) -> None:
        by_arm: dict[str, list[Tables]] = {}
        for child in children:
            for arm, tables in self.read(child).items():
                by_arm.setdefault(arm, []).append(tables)
        old = [self._file(child, self.parts[child]) for child in children]
        self.write(first, size, {arm: merged(parts) for arm, parts in by_arm.items()})
        for child in children:
            del self.parts[child]
        self.parts[first] = size
        for file in old:
            file.unlink()

    def _cover(self, first: int, count: int) -> None:
        self.parts[first] = count
        self.covered[first : first + count] = b"\1" * count

    # --- files ---

    def _file(self, first: int, count: int) -> Path:
        return self.folder / f"{first:0{DIGITS}}-{count}{PART}"

    def _files(self) -> Iterator[tuple[int, int]]:
        for file in self.folder.glob(f"*{PART}"):
            first, _, count = file.stem.partition("-")
            if first.isdecimal() and count.isdecimal() and whole(file.read_bytes()) is not None:
                yield int(first), int(count)

    def write(self, first: int, count: int, arms: Arms) -> None:
        body = zlib.compress(msgpack.packb(arms))
        replace_file(self._file(first, count), zlib.crc32(body).to_bytes(4, "big") + body, opener=None)

    def read(self, first: int) -> Arms:
        body = whole(self._file(first, self.parts[first]).read_bytes())
        if body is None:
            raise BadStudy("broken_part", file=str(self._file(first, self.parts[first])))
        found: Arms = msgpack.unpackb(zlib.decompress(body))
        return found


def whole(data: bytes) -> bytes | None:
    """Return the body of a part, or None if it is damaged: its shards are then played again."""
    body = data[4:]
    return body if zlib.crc32(body).to_bytes(4, "big") == data[:4] else None


def info_of(folder: Path) -> dict[str, Any] | None:
    try:
        found: dict[str, Any] = json.loads((folder / INFO).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except ValueError:
        raise BadStudy("broken_part", file=str(folder / INFO)) from None
    return found


def same(found: dict[str, Any], wanted: dict[str, Any], folder: Path) -> None:
    if found["study"] != json.loads(json.dumps(wanted["study"])):
        raise BadStudy("other_study", file=str(folder))
    if found["version"] != wanted["version"]:
        raise BadStudy("other_version", file=str(folder), theirs=found["version"], ours=wanted["version"])
