"""How the games ended that were played at this keyboard, here or at a table elsewhere: a record a game, for good.

The file is append-only and read whole; a game counts once, however often its end is shown. Knows files and plain data;
must not know rules, screens or words.
"""

from __future__ import annotations

import os
import time
import zlib
from array import array
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgpack

from cosmic_tui.storage.append_log import framed, records_of
from cosmic_tui.storage.folders import private
from engine.kernel.asking import Refused
from engine.kernel.errors import system_says

FILE = "results"
MAGIC = b"COSMICR1"
PERSON = "person"
LENGTH_BYTES = 8
VERSION = 2  # of a record; 1 was a list of the first nine fields
MOST_OPTIONS = 1 << 12  # bytes: decks that were brought are left out
FIRST_FIELDS = tuple("ident when game mine names levels played winners turns".split())
DAILY, LESSON, HOSTED, BRANCHED = "daily", "lesson", "hosted", "branched"
UNCOUNTED = (LESSON, BRANCHED)  # of these no win is collected, and none says how strong a person is


@dataclass(frozen=True)
class Result:
    """One finished game as its players sat. `played` is what each seat played as, in the game's own ids."""

    ident: int
    when: float
    game: str
    mine: tuple[int, ...]  # the seats of this keyboard
    names: tuple[str, ...]
    levels: tuple[str, ...]  # bots by level; PERSON
    played: tuple[str, ...]
    winners: tuple[int, ...]
    turns: int
    save: str = ""  # the saved game it came from, if there is one here
    options: dict[str, Any] = field(default_factory=dict)
    reached: tuple[int, ...] = ()  # what counts in that game, by seat
    kind: str = ""  # DAILY, LESSON, HOSTED, BRANCHED, or "" for a plain game


class More(NamedTuple):
    """The facts of a result that only the table itself knows; see Result."""

    save: str = ""
    options: Mapping[str, Any] = {}
    reached: Sequence[int] = ()
    kind: str = ""


NO_MORE = More()


def kind_of(setup: Any, remote: bool) -> str:
    """Return the kind of a game: its set-up, if it is kept here, names a lesson, a day or another
    game."""
    if setup is not None:
        for kind, is_one in ((LESSON, setup.lesson), (BRANCHED, setup.branched), (DAILY, setup.daily)):
            if is_one:
                return kind
    return HOSTED if remote else ""


def result_of(
    over: Mapping[str, Any],
    seats: Sequence[Mapping[str, Any]],
    mine: Sequence[int],
    game: str,
    turns: int,
    sides: Sequence[str] = (),
    more: More = NO_MORE,
) -> Result:
    """Make a result from the last message of a table and the seats it has told of; `sides` are as the game names them.
    """
    names = tuple(str(seat["name"]) for seat in seats)
    levels = tuple(str(seat["level"]) if seat["who"] == "bot" else PERSON for seat in seats)
    winners = tuple(over["winners"])
    played = tuple(sides) or ("",) * len(names)
    ident = zlib.crc32(msgpack.packb([game, over["seed"], names, winners, turns]))
    options = dict(more.options) if len(msgpack.packb(more.options, default=str)) <= MOST_OPTIONS else {}
    known = (more.save, options, tuple(more.reached), more.kind)
    return Result(ident, time.time(), game, tuple(mine), names, levels, played, winners, turns, *known)


def keep(result: Result, place: Path) -> None:
    """Note a game down, once. Raise Refused if it cannot be written."""
    known = idents(place)
    if result.ident in known:
        return
    try:
        with open(place, "ab", opener=private) as opened:
            if not opened.tell():
                opened.write(MAGIC)
            opened.write(framed({"v": VERSION, **asdict(result)}))
            length = opened.tell()
        known.append(result.ident)
        _number(place).write_bytes(length.to_bytes(LENGTH_BYTES, "little") + known.tobytes())
    except OSError as error:
        raise Refused("diary_unwritable", reason=system_says(error)) from None


def _number(place: Path) -> Path:
    return place.with_name(f"{place.name}.numbers")


def idents(place: Path) -> array[int]:
    """Return the numbers of all games noted so far: four bytes a game, in a file beside the results. It is made again
    whenever it does not belong to them."""
    found = array("I")
    length = _length(place)
    try:
        data = _number(place).read_bytes()
        if int.from_bytes(data[:LENGTH_BYTES], "little") == length > 0:
            found.frombytes(data[LENGTH_BYTES:])
            return found
    except (OSError, ValueError):
        pass
    if length:
        found.extend(result.ident for result in read(place))
        with suppress(OSError):
            _number(place).write_bytes(length.to_bytes(LENGTH_BYTES, "little") + found.tobytes())
    return found


def _length(place: Path) -> int:
    try:
        return os.path.getsize(place)
    except OSError:
        return 0


def read(place: Path) -> list[Result]:
    """Return all games that can be read, the first one first. Damaged ones are left out."""
    return [found for found in map(_result, records_of(place, MAGIC)) if found is not None]


def _result(record: Any) -> Result | None:
    """Return a result from what a file holds: a mapping, or the list of nine that older programs wrote; None if it is
    neither.
    """
    try:
        known = record if isinstance(record, dict) else dict(zip(FIRST_FIELDS, record, strict=True))
        ident, when, game, mine, names, levels, played, winners, turns = (known[name] for name in FIRST_FIELDS)
        found = Result(
            int(ident), float(when), str(game), tuple(map(int, mine)), tuple(map(str, names)),
            tuple(map(str, levels)), tuple(map(str, played)), tuple(map(int, winners)), int(turns),
            str(known.get("save", "")), dict(known.get("options", {})), tuple(map(int, known.get("reached", ()))),
            str(known.get("kind", "")),
        )  # fmt: skip
    except (TypeError, ValueError, KeyError):
        return None
    seats = len(found.names)
    fits = seats == len(found.levels) == len(found.played) and all(0 <= seat < seats for seat in found.mine)
    return found if fits else None


def how_many(place: Path) -> int:
    """Return how many games have been noted. Cheaper than reading."""
    return len(idents(place)) if _length(place) > len(MAGIC) else 0
