"""Which English each translation was made from: `seen/<language>.tsv`, one line `file's folder/id<TAB>hash` a message.

A translation is stale when its English has changed since the hash was written. A message without a hash is new: it is
taken for fresh, and is listed until somebody marks it. Stale messages are looked at before a release, not every day.
Knows files and text; must not know what a message means.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from cosmic_tui.words.loader import ENGLISH
from cosmic_tui.words.sources import entries

from . import checks

FOLDER = Path(__file__).parent / "seen"
MOST_READ = Path(__file__).parent / "most_read.txt"
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
# What a player meets in the first hour, in this order; files that are not named come last.
FIRST_HOUR = """
app/buttons app/screens app/table app/plain app/tutorial app/pages app/refusals app/errors encounter/questions
encounter/table encounter/terms encounter/film encounter/events encounter/screens encounter/game encounter/totals
encounter/deals encounter/refusals chaos/questions chaos/board chaos/terms chaos/events chaos/film chaos/lessons
chaos/game andromeda/questions andromeda/table andromeda/terms andromeda/events andromeda/film andromeda/lessons
andromeda/game app/peers app/commands app/bots encounter/moments chaos/previews chaos/refusals andromeda/refusals
""".split()


def digest(source: str) -> str:
    """Return eight hex digits of a message's source, without its comments and with its blanks folded."""
    plain = " ".join(COMMENT.sub("", source).split())
    return hashlib.blake2s(plain.encode(), digest_size=4).hexdigest()


def sources(language: str = ENGLISH) -> dict[str, tuple[str, str]]:
    """Return every message of a language as `folder/id` -> (file, source)."""
    return _sources(language, checks.ROOT)


@cache
def _sources(language: str, root: Path) -> dict[str, tuple[str, str]]:
    found = {}
    for path in sorted((root / language).rglob("*.ftl")):
        name = path.relative_to(root / language).as_posix()
        for ident, source in entries(path.read_text(encoding="utf-8")):
            found[f"{name.partition('/')[0]}/{ident}"] = (name, source)
    return found


def marks(language: str) -> dict[str, str]:
    """Return the hashes that were written when somebody last looked at a translation."""
    place = FOLDER / f"{language}.tsv"
    lines = place.read_text(encoding="utf-8").splitlines() if place.is_file() else []
    return dict(line.split("\t") for line in lines)


def stale(language: str) -> list[str]:
    """Return the messages whose English has changed since their translation was looked at, the most read first."""
    english, marked = sources(), marks(language)
    both = english.keys() & sources(language).keys() & marked.keys()
    return ordered(key for key in both if digest(english[key][1]) != marked[key])


def unmarked(language: str) -> list[str]:
    """Return the translated messages that nobody has marked yet, the most read first."""
    return ordered((sources().keys() & sources(language).keys()) - marks(language).keys())


def missing(language: str) -> list[str]:
    """Return the messages that a language does not have yet, the most read first."""
    return ordered(sources().keys() - sources(language).keys())


def mark(language: str, keys: Iterable[str]) -> int:
    """Write down that these translations fit the English of today. Marks of messages that are gone are dropped."""
    english, mine = sources(), sources(language)
    fresh = {key: digest(english[key][1]) for key in keys if key in mine and key in english}
    kept = {key: value for key, value in marks(language).items() if key in english and key in mine}
    lines = [f"{key}\t{value}\n" for key, value in sorted((kept | fresh).items())]
    (FOLDER / f"{language}.tsv").write_text("".join(lines), encoding="utf-8")
    return len(fresh)


def named(words: Iterable[str]) -> list[str]:
    """Return the messages meant by ids: `app/opt-pass` is one, `opt-pass` is that id in every folder that has it."""
    wanted = set(words)
    return [key for key in sources() if key in wanted or key.partition("/")[2] in wanted]


@cache
def most_read() -> list[str]:
    """Return the messages that make four fifths of what is read; no release leaves them stale."""
    return MOST_READ.read_text(encoding="utf-8").split()


def ordered(keys: Iterable[str]) -> list[str]:
    """Sort messages by how early and how often a player reads them."""
    english, often = sources(), {key: place for place, key in enumerate(most_read())}
    order = {key: place for place, key in enumerate(english)}
    first = {f"{name}.ftl": place for place, name in enumerate(FIRST_HOUR)}

    def rank(key: str) -> tuple[int, int, int]:
        return (often.get(key, len(often)), first.get(english[key][0], len(first)), order[key])

    return sorted(keys, key=rank)
