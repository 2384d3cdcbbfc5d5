"""The table of a game of the day: its seed, seats, bots and options. Every program works it out alike."""

from __future__ import annotations

import datetime
import hashlib
import re
from dataclasses import dataclass
from typing import Any, cast

from cosmic_tui.games import part
from cosmic_tui.games.days import Daily, Day
from cosmic_tui.say.parts import form_of
from engine.bots import version
from engine.games import rules_of

SEED_BYTES = 4  # a seed that can be typed
KEY = re.compile(r"(\d{4}-\d{2}-\d{2}) r(\d{1,6})\.(\d{1,6})")


@dataclass(frozen=True)
class Key:
    """The key of a game of the day beside its game: the date, and the versions of rules and bots."""

    date: str  # as in 2026-11-19
    rules: int
    bots: int

    def __str__(self) -> str:
        return f"{self.date} r{self.rules}.{self.bots}"

    @property
    def day(self) -> datetime.date:
        return datetime.date.fromisoformat(self.date)


@dataclass(frozen=True)
class Table:
    """A table of the day. The reader sits in the first seat, bots in all others."""

    game: str
    key: Key
    day: Day
    seed: int
    options: dict[str, Any]


def daily_of(game: str) -> Daily:
    return cast("Daily", part(game, "daily"))


def key_of(text: str) -> Key | None:
    """Return the key that was written like this, or None."""
    found = KEY.fullmatch(text)
    try:
        return Key(datetime.date.fromisoformat(found[1]).isoformat(), int(found[2]), int(found[3])) if found else None
    except ValueError:
        return None


def key_today(game: str, today: datetime.date) -> Key:
    """Return the key of a date with the rules and bots of this program."""
    return Key(today.isoformat(), rules_version(game), version(game))


def rules_version(game: str) -> int:
    return rules_of(game).version


def has_daily(game: str) -> bool:
    """Return whether a game has tables of the day."""
    return len(daily_of(game).WEEK) > 0


def seed_of(game: str, key: Key) -> int:
    """Return the seed everybody has for this game and key."""
    text = "\n".join(("cosmic daily", game, key.date, str(key.rules), str(key.bots)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "big")


def table_of(game: str, key: Key) -> Table:
    """Return the table of the day. The weekday says which of the seven it is."""
    part, seed = daily_of(game), seed_of(game, key)
    day = part.WEEK[key.day.weekday()]
    form = form_of(game)
    options = form.finished({**form.fresh(), **part.dealt(day, seed)})
    return Table(game, key, day, seed, {"seats": day.seats, **options})
